import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A chart card opens its chart.
  static let chartSingleAction = DesignRule(
    "chart-single-action", .information, summary: "A chart card does not open its chart",
    explanation: """
      A chart on a card is a preview. A tap on the card, or on its button, opens the whole chart, and that is the only \
      thing that the card does.
      """,
    sources: ["CH-I"], elements: ["Chart"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits/1">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits">
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
              <Point value="5">July</Point>
              <Point value="6">August</Point>
            </Series>
            <CategoryAxis/>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <⏩Chart⏪ type="column" label="Visits">
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
              <Point value="5">July</Point>
              <Point value="6">August</Point>
            </Series>
            <CategoryAxis/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [Edge("</Body>", passes: #"</Body><Footer><Action id="open" target="visits/1">Open</Action></Footer>"#)]
  ) { node, context in
    guard let card = context.ancestor(node, [.card]), context.value(card, .target) == nil,
      context.ancestor(node, [.cardScene]) == nil,
      !context.sharedDescendants(card, [.action]).contains(where: { context.value($0, .target) != nil })
    else { return }
    context.report("Say with target on the card where the whole chart is", at: context.tree.nameRange(of: node))
  }
}
