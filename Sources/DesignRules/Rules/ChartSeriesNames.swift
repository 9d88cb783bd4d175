import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Several series have names.
  static let chartSeriesNames = DesignRule(
    "chart-series-names", .warning, summary: "Nothing tells which colour of a chart is what",
    explanation: """
      With several series only a name and a legend tell which colour is what. Name each with `Label`, and \
      none like another; two that are drawn alike in one colour have the same place in the legend. The parts of a ring are \
      named by the legend alone.
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
      .card(
        passes: twoSeries("Visits", "Calls"), fails: twoSeries("Visits", "Calls").replacing("<Legend/>", with: ""),
        saying: "Add a legend"),
      .card(passes: ring(1), fails: ring(2), saying: "Add a legend"),
      .card(passes: ring(2).replacing("</Series>", with: "</Series><Legend/>")),
      .card(passes: ring(2).replacing("donut", with: "column")),
    ]
  ) { node, context in
    let series = context.children(node, .series)
    let type = context.value(node, .type) ?? ""
    guard series.count > 1 else {
      // A point for each record of a list is several; a legend has no names for points without texts.
      let points = (type == "donut" ? series.first.map { context.children($0, .point) } ?? [] : [])
        .filter { !context.text($0).isEmpty }
      if points.count > 1 || points.contains(where: { context.value($0, .each) != nil }) {
        checkLegend(node, &context)
      }
      return
    }
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
    guard context.child(node, .legend) != nil else {
      // Small ones have none.
      if byCategory.contains(type) { checkLegend(node, &context) }
      return
    }
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

/// Reports the chart `node` if it has no legend.
private func checkLegend(_ node: NodeID, _ context: inout RuleContext) {
  guard context.child(node, .legend) == nil,
    let last = context.child(node, .categoryAxis) ?? context.children(node, .series).last
  else { return }
  let line = context.indentation(last).map { context.tree.text.lineEnd + $0 } ?? ""
  let legend = "\(line)<\(context.tag(.legend, like: node))/>"
  context.report(
    "Nothing names the colours of this chart; add a legend", at: context.tree.nameRange(of: node),
    fixes: [Fix("Add a legend", [.insert(legend, at: context.tree.range(of: last).end)], isPreferred: true)])
}

/// A card with a ring of so many parts and no legend.
private func ring(_ count: Int) -> String {
  let points = (0..<count).map { "<Point value=\"3\">Plant \($0)</Point>" }.joined()
  return """
    <Card xmlns="urn:cardwright:1" id="order" target="a:b"><Header><Title>Pump</Title></Header><Body>
    <Chart type="donut" label="Visits in May"><Series>\(points)</Series></Chart></Body></Card>
    """
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
