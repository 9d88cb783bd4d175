import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A chart card has one action.
  static let chartCardActions = DesignRule(
    "chart-card-actions", .warning, summary: "A chart card has several buttons",
    explanation: """
      A chart card, which shows a chart and no more, is a preview: a tap opens the whole chart, and one button is the most \
      that stands below it. Other actions belong to the page that opens.
      """,
    sources: ["CH-I"], elements: ["Footer"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits/1" variation="chart">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits, rising since May">
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
            </Series>
            <CategoryAxis/>
          </Chart>
        </Body>
        <Footer>
          <Action id="share" icon="actions.share">Share</Action>
        </Footer>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits/1" variation="chart">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits, rising since May">
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
            </Series>
            <CategoryAxis/>
          </Chart>
        </Body>
        <Footer>
          <⏩Action⏪ id="share" icon="actions.share">Share</Action>
          <Action id="assign" role="primary">Assign</Action>
        </Footer>
      </Card>
      """,
    edges: [
      Edge(
        #" id="assign" role="primary""#, fails: #" id="assign" role="primary" in="regular""#,
        saying: "(at regular width)"),
      Edge(#" variation="chart""#, fails: ""),
      Edge(
        "variation=\"chart\">\n  <Header>\n    <Title>Coolant pump</Title>\n  </Header>\n  <Body>",
        passes: "><Header><Title>Pump</Title></Header><Body><Text>Decide</Text>"),
      Edge(
        "variation=\"chart\">\n  <Header>\n    <Title>Coolant pump</Title>\n  </Header>",
        passes: "><Header><Title>Pump</Title></Header><ExtendedHeader><KPI>4</KPI></ExtendedHeader>"),
    ]
  ) { node, context in
    let actions = context.children(node, .action)
    // Only the first footer is drawn: each of thousands would look through the whole card.
    guard actions.count > 1, let surplus = actions.first(where: { context.value($0, .role) != "primary" }),
      let card = context.parent(node), context.child(card, .footer) == node, isChartCard(card, context)
    else { return }
    context.report(
      "A chart card has one action; leave this one to the page that it opens",
      at: context.tree.nameRange(of: surplus))
  }
}

/// Whether `card` says that it shows a chart, or shows one and no more.
private func isChartCard(_ card: NodeID, _ context: RuleContext) -> Bool {
  if context.value(card, .variation) == "chart" { return true }
  guard context.child(card, .extendedHeader) == nil, let body = context.child(card, .body) else { return false }
  let parts = context.children(body).filter { context.name($0) != .emptyState }
  return !parts.isEmpty
    && parts.allSatisfy { context.name($0) == .chart && context.value($0, .type)?.hasPrefix("micro") == false }
}
