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
      and the last point of the only series, or all points run one way in time. Of “increase”, “drop” and the like, which are things \
      as well, it asks where the value follows from which it was, or to which it is. Of places among others it does not ask: from the \
      9th to the 3rd is a rise.
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
      Edge(passes: "Price drops of the season", fails: "Complaints drop from 31 to 12"),
      Edge(passes: "Price drops from May to October", fails: "Complaints decline from 31 to 12"),
      Edge(passes: "Complaints do not fall from 31 to 12", fails: "Complaints fall from 31 to 12"),
      Edge(
        #"line" label="Complaints fell from 31 to 12""#, passes: #"bar" label="Complaints in fall""#,
        fails: #"bar" label="Complaints fell since August""#),
      Edge(
        #"line" label="Complaints fell from 31 to 12""#,
        passes: #"line" xml:lang="de" label="Reklamationen steigen von 12 auf 31""#,
        fails: #"line" xml:lang="de" label="Reklamationen fallen von 31 auf 12""#),
      .card(
        passes: micro("microColumn", "Complaints rose", "Hall 3", "Hall 4", "Hall 5"),
        fails: micro("microColumn", "Complaints rose", "", "", "")),
      .card(
        passes: micro("microArea", "Complaints fell", "", "", ""),
        fails: micro("microArea", "Complaints grow from 12 to 21", "", "", "")),
      Edge(passes: "Complaints never fell"), Edge(passes: "The club fell from place 12 to place 31"),
      Edge(fails: "Open positions fell from 31 to 12"), Edge(fails: "Places sold fell from 31 to 12"),
    ]
  ) { node, context in
    guard let type = context.value(node, .type), courses.contains(type) else { return }
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
    let (mayRise, mayFall) = (tellsValue(behind: .mayRise, wording), tellsValue(behind: .mayFall, wording))
    guard (rises || mayRise) != (falls || mayFall),
      wording.affirms(rises ? .rising : falls ? .falling : mayRise ? .mayRise : .mayFall),
      (rises || mayRise) != (first < last)
    else { return }
    let numbers = label.split { !($0.isNumber || ".,".contains($0)) }.compactMap { word in
      Double(String(word.map { $0 == "," ? "." : $0 }))
    }
    let namesBoth = numbers.contains(first) && numbers.contains(last)
    let isInTime = runsInTime(series[0], type, context)
    // Bars and columns without axes mostly compare things with each other.
    guard
      namesBoth && (isInTime || !["bar", "microColumn"].contains(type))
        || runsOneWay && isInTime && (rises || falls)
    else { return }
    context.report(
      "The points \(first < last ? "rise" : "fall"), and the label says the opposite",
      at: context.valueRange(node, .label))
  }
}

/// Charts that may show how something went.
private let courses: Set = ["line", "area", "column", "stackedColumn", "bar", "combo", "microArea", "microColumn"]

/// Whether `label` tells, behind a word of `topic`, from which value or to which something went: “drops from 31”.
private func tellsValue(behind topic: WordTable.Topic, _ label: Wording) -> Bool {
  guard let language = label.language, let words = label.around(topic)?.behind.split(separator: " "), words.count > 1
  else { return false }
  let leads = WordTable.phrases(.fromValue, in: language).union(WordTable.phrases(.toValue, in: language))
  return leads.contains(String(words[0])) && words[1].contains { $0.isNumber }
}

/// Whether the points of `series` follow each other in time: by their labels, or in a line, or tiny columns that have none, whose
/// labels tell nothing else.
private func runsInTime(_ series: NodeID, _ type: String, _ context: RuleContext) -> Bool {
  let labels = context.children(series, .point).map { context.text($0) }
  // Bars of halls 1 to 3 are no weeks.
  let isTime = ["line", "area", "column", "combo", "microArea"].contains(type)
  guard let order = TimeOrder(labels, context.language(series), isTime: isTime) else {
    return ["line", "area", "microArea"].contains(type) || type == "microColumn" && labels.allSatisfy { $0.isEmpty }
  }
  return order.runsForward
}

/// Whether the points of `chart` with this `label` are places among others, as it says or the title of its card.
private func tellsRanks(_ label: String, _ chart: NodeID, _ context: RuleContext) -> Bool {
  let title = CardHead.part(.title, around: chart, context)
  return context.wording(label, of: chart).tellsRank || title.map { context.wording($0).tellsRank } ?? false
}

/// A card with a small chart of three points with these labels, which fall, and what is said of them.
private func micro(_ type: String, _ label: String, _ names: String...) -> String {
  let points = zip([21, 18, 12], names).map { "<Point value=\"\($0)\">\($1)</Point>" }.joined()
  return """
    <Card xmlns="urn:cardwright:1" id="load" variation="chart" target="loads/1"><Header><Title>Week 24</Title></Header>
    <Body><Chart type="\(type)" label="\(label)"><Series>\(points)</Series></Chart></Body></Card>
    """
}
