import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A legend has at most four entries.
  static let chartLegendMax = DesignRule(
    "chart-legend-max", .warning, summary: "A legend has more than four entries",
    explanation: """
      A legend on a card has four entries; with more series the fourth says how many are left. Longer ones push the \
      chart away. More than six series, or slices of a donut, cannot be told apart at this size; that number is our own.
      """,
    sources: ["CH-I"], elements: ["Legend", "Chart"],
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
            <Legend/>
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
            <CategoryAxis/>
            <Legend limit="⏩6⏪"/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "4", fails: "5"),
      Edge(
        "<CategoryAxis/>\n      <Legend limit=\"6\"/>", passes: series(5), fails: series(6), saying: "7 series"),
      Edge(chart, passes: donut(6), fails: donut(7), saying: "7 slices"),
    ]
  ) { node, context in
    let series = context.children(node, .series)
    let isDonut = context.value(node, .type) == "donut"
    let count = isDonut ? series.first.map { context.children($0, .point).count } ?? 0 : series.count
    if count > mostSeries {
      return context.report(
        "\(count) \(isDonut ? "slices" : "series") are more than a small chart can tell apart; show those that matter",
        at: context.tree.nameRange(of: node))
    }
    guard let limit = context.value(node, .limit).flatMap({ Int(spelled: $0) }), limit > 4 else { return }
    context.report(
      "A legend on a card has at most four entries", at: context.valueRange(node, .limit),
      fixes: context.removingAttribute(node, .limit, "Show four entries"))
  }
}

/// More series than these are a tangle.
private let mostSeries = 6

/// The chart of the failing example.
private let chart = """
  <Chart type="column" label="Visits">
        <Series>
          <Point value="3">May</Point>
          <Point value="4">June</Point>
          <Point value="5">July</Point>
          <Point value="6">August</Point>
        </Series>
        <CategoryAxis/>
        <Legend limit="6"/>
  """

/// A donut with so many slices.
private func donut(_ count: Int) -> String {
  #"<Chart type="donut" label="Visits"><Series>"# + String(repeating: #"<Point value="3">May</Point>"#, count: count)
    + "</Series><Legend/>"
}

/// As many more series.
private func series(_ count: Int) -> String {
  String(repeating: "<Series><Label>Calls</Label><Point value=\"3\">May</Point></Series>", count: count)
    + "<CategoryAxis/>"
}
