import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// A title is seen whole.
  static let titleTruncation = DesignRule(
    layout: "title-truncation", .warning, summary: "A title is cut off",
    explanation: """
      A title is what a person recognises the card by; with its end cut off, two cards look alike. It has up to three \
      lines, on a usual phone with about 30 letters each, fewer beside an image or a button. Shorten it, or \
      move what tells cards apart into the subtitle.
      """,
    sources: ["SEED1", "HD-I25"],
    about: ["Title"], in: [.phone, .tablet],
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
          <Title>⏩Replace the worn mechanical seal of the coolant pump in hall 3 and check the bearings of the motor for play⏪</Title>
        </Header>
      </Card>
      """
  ) { survey, context in
    for text in context.writtenCutTexts(survey)
    where text.source.element == "Title" && context.parentName(text.source) == "Header" {
      context.report(
        "The title is cut \(context.place): \(text.quoted(in: survey)); shorten it or move the detail to the subtitle",
        text.source)
    }
  }
}
