import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// A counter stands on one line.
  static let counterOneLine = DesignRule(
    layout: "counter-one-line", .information, summary: "A counter is cut off",
    explanation: """
      A counter says how many of how many are shown, such as “3 of 36”, on one line below the header's button. Longer \
      words have no room there.
      """,
    sources: ["FS/CardMainHeaderStyle"],
    about: ["Counter"], in: [.smallPhone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Orders</Title>
          <Counter>3 of 36</Counter>
        </Header>
        <Body>
          <ObjectCellList>
            <ObjectCell><Title>Pump</Title></ObjectCell>
            <ObjectCell><Title>Valve</Title></ObjectCell>
            <ObjectCell><Title>Motor</Title></ObjectCell>
          </ObjectCellList>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Orders</Title>
          <Counter>⏩3 of 36 orders of this plant and its suppliers⏪</Counter>
        </Header>
        <Body>
          <ObjectCellList>
            <ObjectCell><Title>Pump</Title></ObjectCell>
            <ObjectCell><Title>Valve</Title></ObjectCell>
            <ObjectCell><Title>Motor</Title></ObjectCell>
          </ObjectCellList>
        </Body>
      </Card>
      """
  ) { survey, context in
    for text in survey.cutTexts where text.source.element == "Counter" {
      context.report(
        "The counter is cut \(context.place): \(text.quoted(in: survey)); write it as “3 of 36”", text.source)
    }
  }
}
