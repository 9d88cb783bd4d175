import CardLayout
import SourceText

extension DesignRule {
  /// Nothing reaches beyond the edges of its card.
  static let cardWidthMin = DesignRule(
    layout: "card-width-min", .warning, summary: "Something is wider than its card",
    explanation: """
      What is wider than its card is cut off at the edge. That happens to fixed widths, to many things side by side, \
      and to words, numbers and dates longer than a line of a usual phone. Shorten the text, or remove a fixed width.
      """,
    sources: ["FS/CardStyle"],
    about: ["Card"], in: [.phone, .smallPhone, .tablet, .androidPhone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
          <Subtitle>Hall 3</Subtitle>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>⏩Donaudampfschifffahrtsgesellschaftskapitän⏪</Title>
        </Header>
      </Card>
      """,
    edges: [Edge(passes: "Order 4711", fails: String(repeating: "4711", count: 12))]
  ) { survey, context in
    for source in survey.clipped where !context.isScene {
      context.report("This reaches beyond the edge of its card \(context.place); make it narrower", source)
    }
    // The smallest phones break words that most people see whole.
    guard context.surroundings != .smallPhone else { return }
    for text in survey.texts where text.breaksWord && !context.isBound(text.source) {
      context.report(
        "A word or number of this text is wider than a line \(context.place) and breaks in the middle; use a shorter one",
        text.source)
    }
  }
}
