import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A chart card has one action.
  static let chartCardActions = DesignRule(
    "chart-card-actions", .warning, summary: "A chart card has several buttons",
    explanation: """
      A chart on a card is a preview: a tap opens the whole chart, and one button is the most that stands below it. \
      Other actions belong to the page that opens.
      """,
    sources: ["CH-I"], elements: ["Footer"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits" variation="chart">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits, rising since May">
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
            </Series>
          </Chart>
        </Body>
        <Footer>
          <Action id="share" icon="actions.share">Share</Action>
        </Footer>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits" variation="chart">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits, rising since May">
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
            </Series>
          </Chart>
        </Body>
        <Footer>
          <⏩Action⏪ id="share" icon="actions.share">Share</Action>
          <Action id="assign" role="primary">Assign</Action>
        </Footer>
      </Card>
      """,
    edges: [
      Edge(#"role="primary""#, passes: #"role="primary" in="regular""#),
      Edge(#"variation="chart""#, passes: #"variation="object""#),
    ]
  ) { node, context in
    guard let card = context.parent(node), context.value(card, .variation) == "chart" else { return }
    let actions = context.children(node, .action).filter {
      context.value($0, .in) != "regular" && context.value($0, .platform) == nil
    }
    guard actions.count > 1, let surplus = actions.first(where: { context.value($0, .role) != "primary" }) else {
      return
    }
    context.report(
      "A chart card has one action; leave this one to the page that it opens",
      at: context.tree.nameRange(of: surplus))
  }
}
