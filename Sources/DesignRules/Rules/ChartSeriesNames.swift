import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Several series have names.
  static let chartSeriesNames = DesignRule(
    "chart-series-names", .warning, summary: "A series of several has no name or no colour of its own",
    explanation: """
      With several series only a name and a legend tell which colour is what. Name each with `Label`, and \
      none like another; two that are drawn alike in one colour have the same place in the legend.
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
      """,
    edges: [
      Edge(
        #"<Series color="chart2">"#, passes: #"<Series color="chart2"><Label>Calls</Label>"#,
        fails: #"<Series color="chart1"><Label>Calls</Label>"#, saying: "colour"),
      .card(passes: twoSeries("Visits", "Calls", type: "line"), fails: twoSeries("Visits", "Calls", type: "column")),
      .card(passes: twoSeries("Visits", "Calls"), fails: twoSeries("Visits", "visits"), saying: "is called"),
      .card(passes: twoSeries("{name}", "{name}")),
    ]
  ) { node, context in
    let series = context.children(node, .series)
    guard series.count > 1 else { return }
    if let unnamed = series.first(where: { child in
      context.child(child, .label).map { context.text($0).isEmpty } ?? true
    }) {
      return context.report("Say with a Label what this series is", at: context.tree.nameRange(of: unnamed))
    }
    var names: Set<String> = []
    for label in series.compactMap({ context.child($0, .label) }) {
      let text = context.text(label)
      guard !context.isBound(text), !names.insert(text.lowercased()).inserted else { continue }
      return context.report("Another series is called “\(text)”, too", at: context.textRange(label))
    }
    guard context.child(node, .legend) != nil else { return }
    var colors: Set<String> = []
    for child in series {
      // A line and a column are told apart by their forms.
      guard let color = context.value(child, .color), !context.isBound(color),
        !colors.insert("\(context.value(child, .type) ?? "column") \(color)").inserted
      else { continue }
      return context.report("Another series has this colour, too", at: context.valueRange(child, .color))
    }
  }
}

/// A card with a chart of two series of these names; of a column and of `type` in one colour where that is told.
private func twoSeries(_ first: String, _ last: String, type: String? = nil) -> String {
  let series = [(first, "column"), (last, type ?? "column")].map { name, form in
    "<Series " + (type == nil ? "" : "type=\"\(form)\" color=\"chart1\"")
      + "><Label>\(name)</Label><Point value=\"3\">May</Point></Series>"
  }
  return """
    <Card xmlns="urn:cardwright:1" id="order" target="a:b"><Header><Title>Pump</Title></Header><Body>
    <Chart type="\(type == nil ? "column" : "combo")" label="Visits in May">\(series.joined())<CategoryAxis/><Legend/></Chart>
    </Body></Card>
    """
}
