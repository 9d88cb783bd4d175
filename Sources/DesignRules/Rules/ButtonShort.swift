import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// Labels of buttons are seen whole.
  static let buttonShort = DesignRule(
    layout: "button-short", .warning, summary: "The label of a button is cut off",
    explanation: """
      A button says what it does in a word or two and is never cut off. Two buttons of equal width have room for about \
      twelve letters each on the smallest phone, one for about thirty. Shorten the label, or use an icon with a spoken \
      label. On the smallest phone alone it is no warning.
      """,
    sources: ["FT-I", "BTN-I"],
    about: ["Action"], in: [.smallPhone, .phone, .androidPhone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Footer>
          <Action id="a" after="disabled" kind="negative">Reject</Action>
          <Action id="b" role="primary" after="disabled">Approve</Action>
        </Footer>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Footer>
          <Action id="a" after="disabled">⏩Request a new inspection by the supplier⏪</Action>
        </Footer>
      </Card>
      """
  ) { survey, context in
    for text in survey.cutTexts where text.source.element == "Action" {
      context.report(
        "The button's label is cut \(context.place): \(text.quoted(in: survey)); shorten it or use an icon",
        text.source,
        severity: context.surroundings == .smallPhone ? .information : nil)
    }
  }
}
