import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// A subtitle is seen whole.
  static let subtitleLines = DesignRule(
    layout: "subtitle-lines", .warning, summary: "A subtitle is cut off",
    explanation: """
      A subtitle has two lines, three where there is no title; what is longer is cut off. Keep to what tells this card \
      from others, and move the rest into the body.
      """,
    sources: ["FS/CardMainHeaderStyle"],
    about: ["Subtitle"], in: [.phone, .tablet],
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
          <Title>Coolant pump</Title>
          <Subtitle>⏩Replace the worn mechanical seal of the coolant pump in hall 3 and check the bearings of the motor for play⏪</Subtitle>
        </Header>
      </Card>
      """
  ) { survey, context in
    for text in context.writtenCutTexts(survey)
    where text.source.element == "Subtitle" && context.parentName(text.source) == "Header" {
      context.report(
        "The subtitle is cut \(context.place): \(text.quoted(in: survey)); shorten it or move the rest to the body",
        text.source)
    }
  }
}
