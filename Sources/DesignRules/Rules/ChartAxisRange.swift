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
      .card(passes: chart("column", #"maximum="{most}""#, "9")),
    ]
  ) { node, context in
    guard let chart = context.parent(node), let type = context.value(chart, .type),
      stacked.contains(type) || plain.contains(type), context.child(chart, .valueAxis) == node
    else { return }
    let (minimum, maximum) = (context.number(node, .minimum), context.number(node, .maximum))
    if let minimum, let maximum, maximum <= minimum {
      return context.report("The axis ends before it begins", at: context.valueRange(node, .maximum))
    }
    guard minimum != nil || maximum != nil else { return }
    let isStacked = stacked.contains(type)
    // Those of each category, above and below zero.
    var sums: [(above: Double, below: Double)] = []
    for series in context.children(chart, .series) {
      let lists = context.readLists(series, context.children(series, .point)) {
        [context.text($0), context.value($0, .value) ?? ""]
      }
      for points in lists.prefix(isStacked ? 1 : lists.count) {
        for (place, point) in points.enumerated() {
          guard let value = Double(point.texts[1]) else { continue }
          var (above, below) = (value, value)
          if isStacked {
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
            isStacked
            ? "The parts of “\(point.texts[0])” add up to \(isAbove ? "more" : "less")"
            : "“\(point.texts[0])” is \(point.texts[1])"
          return context.report(
            "\(said), and the axis \(isAbove ? "ends" : "begins") at \(context.value(node, end) ?? "")",
            at: context.valueRange(node, end),
            fixes: context.removingAttribute(node, end, "Let the axis hold all values"))
        }
      }
    }
  }
}

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
