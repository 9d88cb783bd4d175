import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// A tag is seen whole.
  static let tagSingleLine = DesignRule(
    layout: "tag-single-line", .warning, summary: "A tag is cut off",
    explanation: """
      A tag is a word or two on one line. One that is wider than the card is cut off: say it as a label or in the \
      text.
      """,
    sources: ["TAG-W", "FS/TagStyle"],
    about: ["Tag"], in: [.smallPhone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row><Tag>Urgent</Tag></Row>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row><Tag>⏩Waits for the delivery of the seal from the supplier⏪</Tag></Row>
        </ExtendedHeader>
      </Card>
      """
  ) { survey, context in
    for text in survey.cutTexts where text.source.element == "Tag" {
      context.report("The tag is cut \(context.place): \(text.quoted(in: survey)); use a word or two", text.source)
    }
  }
}
