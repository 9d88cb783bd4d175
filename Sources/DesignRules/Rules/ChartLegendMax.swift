import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A legend has at most four entries.
  static let chartLegendMax = DesignRule(
    "chart-legend-max", .warning, summary: "A legend has more than four entries",
    explanation: """
      A legend on a card has four entries; with more series the fourth says how many are left. Longer ones push the \
      chart away.
      """,
    sources: ["CH-I"], elements: ["Legend"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits">
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
            <Legend/>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="visits">
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
            <Legend limit="⏩6⏪"/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [Edge(passes: "4", fails: "5")]
  ) { node, context in
    guard let limit = context.value(node, .limit).flatMap(Int.init), limit > 4 else { return }
    context.report(
      "A legend on a card has at most four entries", at: context.valueRange(node, .limit),
      fixes: context.removingAttribute(node, .limit, "Show four entries"))
  }
}
