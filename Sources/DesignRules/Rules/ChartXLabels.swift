import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A chart labels its first and last category, or up to three.
  static let chartXLabels = DesignRule(
    "chart-x-labels", .warning, summary: "A chart labels many categories",
    explanation: """
      Labels of categories stand side by side in the width of a card; three are read, more are a row of cut words. \
      Show the first and the last. Bars lie, and have the names of their categories in rows: they are not asked. The steps of a waterfall say nothing without their names: up to five have them; that number is our own.
      """,
    sources: ["CH-I"], elements: ["CategoryAxis"],
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
            <CategoryAxis labels="⏩all⏪"/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge(#"<Point value="6">August</Point>"#, passes: ""),
      Edge(#"type="column""#, passes: #"type="bar""#, fails: #"type="line""#),
      Edge(#"type="column""#, passes: #"type="stackedBar""#, fails: #"type="stackedColumn""#),
      .card(passes: waterfall(steps: 5), fails: waterfall(steps: 6), saying: "five"),
    ]
  ) { node, context in
    guard context.value(node, .labels) == "all", let chart = context.parent(node),
      let series = context.child(chart, .series),
      !["bar", "stackedBar"].contains(context.value(chart, .type))
    else { return }
    let points = context.children(series, .point)
    let most = context.value(chart, .type) == "waterfall" ? 5 : 3
    guard points.count > most, !points.contains(where: { context.value($0, .each) != nil }) else { return }
    context.report(
      "A card shows \(Count(most).word) labels of categories at most, not \(points.count); show the first and the last",
      at: context.valueRange(node, .labels),
      fixes: [context.setting(node, .labels, to: "firstAndLast", "Show the first and the last", isPreferred: true)])
  }
}

/// A card with a waterfall of so many named steps.
private func waterfall(steps: Int) -> String {
  let points = String(repeating: "<Point value=\"3\">May</Point>", count: steps)
  return """
    <Card xmlns="urn:cardwright:1" id="order" target="visits/1"><Header><Title>Visits</Title></Header><Body>
    <Chart type="waterfall" label="Visits by month"><Series>\(points)</Series><CategoryAxis labels="all"/></Chart></Body></Card>
    """
}
