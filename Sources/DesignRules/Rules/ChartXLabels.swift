import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A chart labels its first and last category, or up to three.
  static let chartXLabels = DesignRule(
    "chart-x-labels", .warning, summary: "A chart labels many categories",
    explanation: """
      Labels of categories stand side by side in the width of a card; three are read, more are a row of cut words. \
      Show the first and the last.
      """,
    sources: ["CH-I"], elements: ["CategoryAxis"],
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
            <CategoryAxis/>
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
            <CategoryAxis labels="⏩all⏪"/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [Edge(#"<Point value="6">August</Point>"#, passes: "")]
  ) { node, context in
    guard context.value(node, .labels) == "all", let chart = context.parent(node),
      let series = context.child(chart, .series)
    else { return }
    let points = context.children(series, .point)
    guard points.count > 3, !points.contains(where: { context.value($0, .each) != nil }) else { return }
    context.report(
      "A card shows three labels of categories at most, not \(points.count); show the first and the last",
      at: context.valueRange(node, .labels),
      fixes: [context.setting(node, .labels, to: "firstAndLast", "Show the first and the last", isPreferred: true)])
  }
}
