import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What is heard of a chart is what it shows.
  static let chartLabelDirection = DesignRule(
    "chart-label-direction", .warning, summary: "The label or the trend of a chart tells the opposite of its points",
    explanation: """
      Who hears the card knows nothing but the label: “fell from 31 to 12” while the points rise is a false report. \
      The rule knows words that rise and fall in \(WordTable.languages(.rising)), and asks only where the label names the first \
      and the last point of the only series, or all points run one way in time. Of places among others it does not ask: from the 9th \
      to the 3rd is a rise.
      """,
    sources: ["CH-I", "HIG-A"], elements: ["Chart"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="stock" target="stock/history">
        <Header>
          <Title>Stock</Title>
        </Header>
        <Body>
          <Chart type="line" label="Complaints rose from 12 to 31">
            <Series>
              <Point value="12">August</Point>
              <Point value="19">September</Point>
              <Point value="31">October</Point>
            </Series>
            <CategoryAxis labels="firstAndLast"/>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="stock" target="stock/history">
        <Header>
          <Title>Stock</Title>
        </Header>
        <Body>
          <Chart type="line" label="⏩Complaints fell from 31 to 12⏪">
            <Series>
              <Point value="12">August</Point>
              <Point value="19">September</Point>
              <Point value="31">October</Point>
            </Series>
            <CategoryAxis labels="firstAndLast"/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "Complaints fell, and then rose to 31", fails: "Complaints dropped"),
      Edge(passes: "Complaints since August", fails: "Complaints went down"),
      Edge(passes: "Complaints fell by 0 %", fails: "Complaints fell from 31.0 to 12.0"),
      Edge(passes: "Complaints never fell"), Edge(passes: "The club fell from place 12 to place 31"),
      Edge(fails: "Open positions fell from 31 to 12"), Edge(fails: "Places sold fell from 31 to 12"),
    ]
  ) { node, context in
    guard let type = context.value(node, .type), ["line", "area", "column", "combo"].contains(type) else { return }
    let series = context.children(node, .series)
    guard series.count == 1, let label = context.value(node, .label), !context.isBound(label) else { return }
    let values = context.children(series[0], .point).map { context.number($0, .value) }
    let points = values.compactMap { $0 }
    guard points.count == values.count, points.count > 1, let first = points.first, let last = points.last,
      first != last
    else { return }
    if tellsRanks(label, node, context) { return }
    let steps = zip(points, points.dropFirst())
    let runsOneWay = first < last ? steps.allSatisfy { $0 <= $1 } : steps.allSatisfy { $0 >= $1 }
    if let trend = context.child(node, .trend), let direction = context.value(trend, .direction), points.count > 2,
      direction == (first < last ? "down" : "up"), runsOneWay, runsInTime(series[0], type, context)
    {
      context.report(
        "The points \(first < last ? "rise" : "fall"), and the trend says the opposite",
        at: context.valueRange(trend, .direction))
    }
    let wording = context.wording(label, of: node)
    let (rises, falls) = (wording.speaks(of: .rising), wording.speaks(of: .falling))
    guard rises != falls, wording.affirms(rises ? .rising : .falling), rises != (first < last) else { return }
    let numbers = label.split { !($0.isNumber || ".,".contains($0)) }.compactMap { word in
      Double(String(word.map { $0 == "," ? "." : $0 }))
    }
    let namesBoth = numbers.contains(first) && numbers.contains(last)
    guard namesBoth || runsOneWay && runsInTime(series[0], type, context) else { return }
    context.report(
      "The points \(first < last ? "rise" : "fall"), and the label says the opposite",
      at: context.valueRange(node, .label))
  }
}

/// Whether the points of `series` follow each other in time: by their labels, or in a line whose labels tell nothing else.
private func runsInTime(_ series: NodeID, _ type: String, _ context: RuleContext) -> Bool {
  let labels = context.children(series, .point).map { context.text($0) }
  guard let order = TimeOrder(labels, context.language(series), isTime: true) else {
    return type == "line" || type == "area"
  }
  return order.runsForward
}

/// Whether the points of `chart` with this `label` are places among others, as it says or the title of its card.
private func tellsRanks(_ label: String, _ chart: NodeID, _ context: RuleContext) -> Bool {
  let title = CardHead.part(.title, around: chart, context)
  return context.wording(label, of: chart).tellsRank || title.map { context.wording($0).tellsRank } ?? false
}
