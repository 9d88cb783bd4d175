import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// The texts of a header take three lines together.
  static let titleLines = DesignRule(
    layout: "title-lines", .warning, summary: "Title and subtitle take more than three lines",
    explanation: """
      Title and subtitle together take three lines at the most: one and two, or two and one. More of them push the \
      content down and are not read. Move the detail into the body, or cut words.
      """,
    sources: ["HD-I25", "HD-I26", "HD-A"],
    about: ["Title"], in: [.phone], limit: 3,
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
          <Title>⏩Replace the seal of the cooling pump in hall 3⏪</Title>
          <Subtitle>Order 4711, due on Monday, for Northern Water Works</Subtitle>
        </Header>
      </Card>
      """,
    edges: [Edge("Order 4711, due on Monday, for Northern Water Works", passes: "Order 4711, due on Monday")]
  ) { survey, context in
    var titleLines: (source: LayoutSurvey.Text, lines: Int)?
    for text in survey.texts {
      let isTitle = text.source.element == "Title"
      guard isTitle || text.source.element == "Subtitle", context.parentName(text.source) == "Header" else { continue }
      if isTitle { titleLines = text.isCut || context.isBound(text.source) ? nil : (text, text.lines) }
      guard !isTitle, !text.isCut, !context.isBound(text.source), let title = titleLines else { continue }
      titleLines = nil
      guard title.lines + text.lines > context.limit else { continue }
      context.report(
        "Title and subtitle take \(title.lines) and \(text.lines) lines \(context.place), together at most "
          + "\(context.limit); shorten one of them", title.source.source)
    }
  }
}
