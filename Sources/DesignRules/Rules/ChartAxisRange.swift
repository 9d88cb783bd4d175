import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The axis of a chart holds its values.
  static let chartAxisRange = DesignRule(
    "chart-axis-range", .warning, summary: "A value of a chart lies outside of its axis",
    explanation: """
      A column that is higher than its axis is cut at the edge, and looks as high as the axis ends: 4.1 and 9 look the same where that ends at 4. \
      Leave `maximum` and `minimum` out, or let them hold all values; parts that are stacked are asked for their sum. An axis that ends before \
      it begins is drawn as if it had no end. Waterfalls are not asked, whose points are steps. No guideline needs to say so.
      """,
    sources: ["OWN"], elements: ["ValueAxis"],
    passing: chart("column", #"maximum="5""#, "4.1"),
    failing: chart("column", #"maximum="⏩4⏪""#, "4.1"),
    edges: [
      Edge(passes: "4.1", fails: "4.09", saying: "“June” is 4.1"),
      .card(
        passes: chart("line", #"minimum="3""#, "3"), fails: chart("line", #"minimum="3.01""#, "3"), saying: "begins at"),
      .card(
        passes: chart("line", #"minimum="1" maximum="5""#, "3"), fails: chart("line", #"minimum="5" maximum="5""#, "5"),
        saying: "before it begins"),
      .card(
        passes: chart("stackedColumn", #"maximum="5""#, "3", "2"),
        fails: chart("stackedColumn", #"maximum="5""#, "3", "2.1"),
        saying: "add up"),
      .card(
        passes: chart("stackedBar", #"minimum="-1""#, "-1", "2"), fails: chart("bar", #"minimum="-1""#, "-1", "-2")),
      .card(passes: chart("column", #"maximum="5""#, "3", "2.1"), fails: chart("column", #"maximum="5""#, "3", "5.1")),
      .card(passes: chart("waterfall", #"maximum="2""#, "3")),
      .card(
        passes: chart("column", #"maximum="{most}""#, "9"),
        fails: chart("column", #"minimum="{least}" maximum="4""#, "9")),
    ]
  ) { node, context in
    guard let chart = context.parent(node), let type = context.value(chart, .type),
      stacked.contains(type) || plain.contains(type), context.child(chart, .valueAxis) == node
    else { return }
    let written = [AttributeName.minimum, .maximum].map { context.value(node, $0) ?? "" }
    var ends = context.readLists(chart, [node]) { _ in written }
    // Where the data are not known, one of the two may be.
    if ends.isEmpty { ends = [[ReadPart(part: node, texts: written)]] }
    let series = context.children(chart, .series).map { series in
      context.readLists(series, context.children(series, .point)) {
        [context.text($0), context.value($0, .value) ?? ""]
      }
    }
    for record in 0..<(([ends] + series).map { $0.count }.max() ?? 0) {
      // What is written holds for each record of the rest.
      guard let axis = (ends.count == 1 ? ends.first : ends.dropFirst(record).first)?.first?.texts else { return }
      let points = series.compactMap { $0.count == 1 ? $0.first : $0.dropFirst(record).first }
      if report(points, outside: axis, of: node, areStacked: stacked.contains(type), &context) { return }
    }
  }
}

/// Reports what of the `lists` of points, one a series, lies outside of `ends`, where the axis begins and where it ends; whether there
/// is something.
private func report(
  _ lists: [[ReadPart]], outside ends: [String], of axis: NodeID, areStacked: Bool, _ context: inout RuleContext
) -> Bool {
  let (minimum, maximum) = (finite(ends[0]), finite(ends[1]))
  if let minimum, let maximum, maximum <= minimum {
    context.report("The axis ends before it begins", at: context.valueRange(axis, .maximum))
    return true
  }
  guard minimum != nil || maximum != nil else { return false }
  // Those of each category, above and below zero.
  var sums: [(above: Double, below: Double)] = []
  for points in lists {
    for (place, point) in points.enumerated() {
      guard let value = Double(point.texts[1]) else { continue }
      var (above, below) = (value, value)
      if areStacked {
        if place == sums.count { sums.append((0, 0)) }
        guard place < sums.count else { continue }
        (sums[place].above, sums[place].below) = (
          sums[place].above + max(value, 0), sums[place].below + min(value, 0)
        )
        (above, below) = sums[place]
      }
      let isAbove = maximum.map { above > $0 + 1e-9 } ?? false
      guard isAbove || minimum.map({ below < $0 - 1e-9 }) ?? false else { continue }
      let end: AttributeName = isAbove ? .maximum : .minimum
      let said =
        areStacked
        ? "The parts of “\(point.texts[0])” add up to \(isAbove ? "more" : "less")"
        : "“\(point.texts[0])” is \(point.texts[1])"
      context.report(
        "\(said), and the axis \(isAbove ? "ends" : "begins") at \(ends[isAbove ? 1 : 0])",
        at: context.valueRange(axis, end),
        fixes: context.removingAttribute(axis, end, "Let the axis hold all values"))
      return true
    }
  }
  return false
}

/// `text` as a number; nil where it is none, or a word such as `infinity`.
private func finite(_ text: String) -> Double? { Double(text).flatMap { $0.isFinite ? $0 : nil } }

/// Charts whose values are added up, and those in which each is drawn by itself.
private let (stacked, plain): (Set<String>, Set<String>) = (
  ["stackedColumn", "stackedBar"], ["line", "area", "column", "bar", "combo", "scatter", "bubble"]
)

/// A card with a chart of one series, or two, of which the last has `values` in June.
private func chart(_ type: String, _ axis: String, _ values: String...) -> String {
  let series = values.enumerated().map { place, value in
    """
          <Series>
            <Label>Series \(place)</Label>
            <Point value="\(value)">June</Point>
          </Series>
    """
  }
  return """
    <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
      <Header>
        <Title>Coolant pump</Title>
      </Header>
      <Body>
        <Chart type="\(type)" label="Visits in June">
          <ValueAxis labels="3" \(axis)/>
    \(series.joined(separator: "\n"))
          <CategoryAxis labels="none"/>
        </Chart>
      </Body>
    </Card>
    """
}
