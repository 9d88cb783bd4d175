import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A chart card has one key figure.
  static let chartOneFigure = DesignRule(
    "chart-one-figure", .warning, summary: "A chart card has two key figures",
    explanation: """
      One key figure says what the chart is about. With a second one in the header people compare the two instead of \
      reading the chart.
      """,
    sources: ["CH-I"], elements: ["ExtendedHeader"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits/1" variation="chart">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits, rising since May">
            <KPI unit="%">33</KPI>
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
            </Series>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits/1" variation="chart">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <⏩KPI⏪ unit="%" caption="Year">31</KPI>
        </ExtendedHeader>
        <Body>
          <Chart type="column" label="Visits, rising since May">
            <KPI unit="%">33</KPI>
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
            </Series>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge(#"<KPI unit="%">33</KPI>"#, passes: "")
    ]
  ) { node, context in
    guard let figure = context.child(node, .kpi), let card = context.parent(node),
      let body = context.child(card, .body),
      context.children(body, .chart).contains(where: { context.child($0, .kpi) != nil })
    else { return }
    context.report("The chart has a key figure already; keep one of them", at: context.tree.nameRange(of: figure))
  }
}
