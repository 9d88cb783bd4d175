import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Several series have names.
  static let chartSeriesNames = DesignRule(
    "chart-series-names", .warning, summary: "A series of several has no name",
    explanation: """
      With several series only a name and a legend tell which colour is what. Name each with `Label`.
      """,
    sources: ["CH-I", "HIG-A"], elements: ["Chart"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits, rising since May">
            <Series color="chart1">
              <Label>Visits</Label>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
            </Series>
            <Series color="chart2">
              <Label>Calls</Label>
              <Point value="5">May</Point>
              <Point value="2">June</Point>
            </Series>
            <CategoryAxis/>
            <Legend/>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" label="Visits, rising since May">
            <Series color="chart1">
              <Label>Visits</Label>
              <Point value="3">May</Point>
              <Point value="4">June</Point>
            </Series>
            <⏩Series⏪ color="chart2">
              <Point value="5">May</Point>
              <Point value="2">June</Point>
            </Series>
            <CategoryAxis/>
            <Legend/>
          </Chart>
        </Body>
      </Card>
      """
  ) { node, context in
    let series = context.children(node, .series)
    guard series.count > 1,
      let unnamed = series.first(where: { child in
        context.child(child, .label).map { context.text($0).isEmpty } ?? true
      })
    else { return }
    context.report("Say with a Label what this series is", at: context.tree.nameRange(of: unnamed))
  }
}
