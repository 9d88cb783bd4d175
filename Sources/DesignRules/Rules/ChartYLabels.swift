import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A chart labels at most three values, with gridlines.
  static let chartYLabels = DesignRule(
    "chart-y-labels", .warning, summary: "A chart has more than three labels of values",
    explanation: """
      Three labels of values with lines through the chart tell its size; more turn a card into a diagram, and without \
      lines nobody can read them off.
      """,
    sources: ["CH-I"], elements: ["ValueAxis"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits/1">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits">
            <ValueAxis labels="3"/>
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
              <Point value="5">July</Point>
              <Point value="6">August</Point>
            </Series>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits/1">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits">
            <ValueAxis labels="⏩5⏪"/>
            <Series>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
              <Point value="5">July</Point>
              <Point value="6">August</Point>
            </Series>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "3", fails: "4"),
      Edge(#"labels="5""#, passes: #"labels="0" gridlines="false""#, fails: #"labels="1" gridlines="false""#),
    ]
  ) { node, context in
    guard let labels = context.value(node, .labels).flatMap(Int.init), labels > 0 else { return }
    if labels > 3 {
      context.report(
        "A chart on a card labels at most three values", at: context.valueRange(node, .labels),
        fixes: [context.setting(node, .labels, to: "3", "Label three values", isPreferred: true)])
    }
    if context.value(node, .gridlines)?.flag == false {
      context.report(
        "Labels of values need gridlines", at: context.valueRange(node, .gridlines),
        fixes: context.removingAttribute(node, .gridlines, "Show gridlines"))
    }
  }
}
