import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Points have what their chart draws.
  static let chartPoint = DesignRule(
    "chart-point", .warning, summary: "A point lacks or contradicts what its chart draws",
    explanation: """
      Each kind of chart draws its points by certain numbers. A dot has its place by `x`, a bubble its area by `size`, which is more than \
      nothing; without `x` nothing is drawn. A price has `open`, `high` and `low`, and neither the lowest is above the highest nor what a day \
      opens and closes with outside of the two. A small ring or pie shows a share, and no share is less than nothing. The `type` of a series \
      is its form in a combo chart; others draw all series in their own. No guideline needs to say so.
      """,
    sources: ["OWN"], elements: ["Chart"],
    passing: prices(#"high="9500""#),
    failing: prices(#"high="⏩9400⏪""#),
    edges: [
      Edge(passes: "9470", fails: "9469", saying: "closing price, 9470, is above the highest, 9469"),
      Edge(
        #"high="9400" low="9290""#, passes: #"high="9500" low="9310""#, fails: #"high="9500" low="9311""#,
        saying: "opening price, 9310, is below the lowest, 9311"),
      Edge(fails: "9280", saying: "The lowest price, 9290, is above the highest, 9280"),
      Edge(#"high="9400" low"#, fails: "low", saying: "lacks high, by which a stock chart draws it"),
      .card(passes: chart("scatter", #"x="1""#), fails: chart("scatter", ""), saying: "lacks x"),
      .card(passes: chart("column", ""), fails: chart("bubble", #"x="1""#), saying: "lacks size"),
      .card(passes: chart("bubble", #"x="1" size="0.1""#), fails: chart("bubble", #"x="1" size="0""#), saying: "area"),
      .card(
        passes: chart("microRadial", value: "0"), fails: chart("microRadial", value: "-1"), saying: "less than nothing"),
      .card(passes: chart("microBullet", value: "-1"), fails: chart("microHarveyBall", value: "-1")),
      .card(
        passes: chart("combo", form: "line"), fails: chart("column", form: "line"),
        saying: "Leave the form to the chart"),
      .card(
        passes: chart("combo", form: "line", beside: "column"), fails: chart("column", form: "line", beside: "column"),
        saying: "Make it a combo"),
      .card(passes: chart("stackedBar", form: "column"), fails: chart("line", form: "column")),
      .card(passes: chart("area", form: "area"), fails: chart("bar", form: "area")),
    ]
  ) { node, context in
    guard let type = ChartType(rawValue: context.value(node, .type) ?? "column") else { return }
    let needed = type.pointAttributes.subtracting([.color, .total]).sorted { $0.rawValue < $1.rawValue }
    for series in context.children(node, .series) {
      if let form = context.value(series, .type).flatMap({ SeriesType(rawValue: $0) }), type.contradicts(form) {
        return context.report(
          "A \(type.rawValue) chart draws no series as \(form.rawValue); only a combo chart does",
          at: context.valueRange(series, .type),
          fixes: fixes(of: series, in: node, type, context))
      }
      let points = context.children(series, .point)
      for point in points {
        let missing = needed.filter { context.attribute($0, of: point) == nil }.map { $0.rawValue }
        guard !missing.isEmpty else { continue }
        return context.report(
          "This point lacks \(missing.joined(separator: ", ")), by which a \(type.rawValue) chart draws it",
          at: context.tree.nameRange(of: point))
      }
      let names: [AttributeName] = [.value, .size, .open, .high, .low]
      for read in context.readLists(series, points, { point in names.map { context.value(point, $0) ?? "" } }) {
        guard let found = contradiction(in: read, type) else { continue }
        return context.report(found.message, at: context.valueRange(found.point, found.name))
      }
    }
  }
}

extension ChartType {
  /// Whether series are drawn in another form than `form`; columns are what is meant where none is named.
  fileprivate func contradicts(_ form: SeriesType) -> Bool {
    switch (self, form) {
    case (.combo, _), (.line, .line), (.area, .area), (.microArea, .area): false
    case (.line, .column), (.area, .column), (.microArea, .column): true
    case (_, .column): false
    case (_, .line), (_, .area): true
    }
  }
}

/// What `series` of `chart` may mean, which names another form than the chart has: in a chart of several, perhaps a combo chart.
private func fixes(of series: NodeID, in chart: NodeID, _ type: ChartType, _ context: RuleContext) -> [Fix] {
  let leaving = context.removingAttribute(series, .type, "Leave the form to the chart")
  guard context.children(chart, .series).count > 1 else { return leaving }
  // Series without a form are columns there.
  let combining = type == .column ? [context.setting(chart, .type, to: "combo", "Make it a combo chart")] : []
  return combining + leaving.map { Fix($0.title, $0.edits) }
}

/// The first of `points` whose value, size, open, high and low a chart of this type cannot show, where that stands, and why.
private func contradiction(
  in points: [ReadPart], _ type: ChartType
) -> (point: NodeID, name: AttributeName, message: String)? {
  switch type {
  case .bubble:
    for point in points where Double(point.texts[1]).map({ $0 <= 0 }) ?? false {
      return (point.part, .size, "The area of a bubble is its size, and none has \(point.texts[1])")
    }
  case .stock:
    for point in points {
      if let (name, message) = contradiction(ofPrices: point.texts) { return (point.part, name, message) }
    }
  case .microRadial, .microHarveyBall:
    for point in points.prefix(2) where Double(point.texts[0]).map({ $0 < 0 }) ?? false {
      return (point.part, .value, "No share is less than nothing; this is shown as 0 %")
    }
  default: break
  }
  return nil
}

/// What is wrong with `prices`, of which the first is the close and the last three are open, high and low.
private func contradiction(ofPrices prices: [String]) -> (name: AttributeName, message: String)? {
  guard let high = Double(prices[3]), let low = Double(prices[4]) else { return nil }
  if low > high { return (.high, "The lowest price, \(prices[4]), is above the highest, \(prices[3])") }
  for (word, text) in [("opening", prices[2]), ("closing", prices[0])] {
    guard let price = Double(text) else { continue }
    if price > high { return (.high, "The \(word) price, \(text), is above the highest, \(prices[3])") }
    if price < low { return (.low, "The \(word) price, \(text), is below the lowest, \(prices[4])") }
  }
  return nil
}

/// A card with a chart of prices, of which the last has this highest one.
private func prices(_ high: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="copper" target="prices/copper">
    <Header>
      <Title>Copper</Title>
    </Header>
    <Body>
      <Chart type="stock" label="Copper rose from Monday to Tuesday">
        <Series>
          <Point open="9260" high="9340" low="9200" value="9310">Monday</Point>
          <Point open="9310" \(high) low="9290" value="9470">Tuesday</Point>
        </Series>
        <CategoryAxis labels="firstAndLast"/>
      </Chart>
    </Body>
  </Card>
  """
}

/// A card with a chart of two points, of which the last has these attributes and the first this value; the series has a form, and one of
/// another form beside it.
private func chart(
  _ type: String, _ attributes: String = "", value: String = "2", form: String? = nil, beside other: String? = nil
) -> String {
  let second = other.map { "<Series type=\"\($0)\"><Point value=\"3\">A</Point><Point value=\"4\">B</Point></Series>" }
  return """
    <Card xmlns="urn:cardwright:1" id="visits" target="visits"><Header><Title>Visits</Title></Header><Body>
    <Chart type="\(type)" label="Visits in June"><Series\(form.map { " type=\"\($0)\"" } ?? "")>
    <Point value="\(value)" x="2" size="2">A</Point><Point value="2" \(attributes)>B</Point></Series>\(second ?? "")</Chart></Body></Card>
    """
}
