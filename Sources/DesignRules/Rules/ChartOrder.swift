import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// Time runs forward in a chart.
  static let chartOrder = DesignRule(
    "chart-order", .warning, summary: "The points of a chart are not in the order of time",
    explanation: """
      A line from September back to July and on to October shows a movement that never was. Bring the points into the \
      order of their months, weeks, years or hours. The rule knows months in \(Language.listed(Language.allCases)).
      """,
    sources: ["CH-I"], elements: ["Chart"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="stock" target="stock/history">
        <Header>
          <Title>Stock</Title>
        </Header>
        <Body>
          <Chart type="line" label="Stock in 2026">
            <Series>
              <Point value="540">July</Point>
              <Point value="480">September</Point>
              <Point value="410">October</Point>
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
          <Chart type="line" label="Stock in 2026">
            <Series>
              <Point value="480">September</Point>
              <Point value="540">⏩July⏪</Point>
              <Point value="410">October</Point>
            </Series>
            <CategoryAxis labels="firstAndLast"/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge(">October<", passes: ">June<", fails: ">December<"),
      Edge(#"<Chart type="line""#, passes: #"<Chart type="donut""#, fails: #"<Chart type="column""#),
      Edge(">September<", passes: ">May<"),
    ]
  ) { node, context in
    guard let type = context.value(node, .type),
      ["line", "area", "column", "stock", "combo", "stackedColumn"].contains(type)
    else { return }
    let language = context.language(node)
    for series in context.children(node, .series) {
      for points in context.readLists(series, context.children(series, .point), { [context.text($0)] }) {
        let labels = points.map { $0.texts[0] }
        guard points.count > 2, !labels.contains(""),
          let order = TimeOrder(labels, language, isTime: type == "line" || type == "area"),
          let place = order.firstMisplaced
        else { continue }
        return context.report(
          "“\(labels[place])” is not in the order of time", at: context.textRange(points[place].part))
      }
    }
  }
}

/// Labels of one unit of time, as numbers.
struct TimeOrder {
  private let numbers: [Int]
  /// After how many they begin anew; 0 when they do not.
  private let cycle: Int

  /// Reads `labels`: months, or, where the chart shows time, numbers with the same words around them; nil when they are none of these.
  init?(_ labels: [String], _ language: LanguageTag?, isTime: Bool) {
    let dates = DateFormat(language)
    let months = labels.compactMap { dates.month(named: $0) }
    if months.count == labels.count {
      (numbers, cycle) = (months, 12)
      return
    }
    let parts = labels.map { label in
      (label.filter { !$0.isNumber }, label.split { !$0.isNumber }.map(String.init))
    }
    guard isTime, Set(parts.map({ $0.0 })).count == 1, parts.allSatisfy({ $0.1.count == 1 && $0.1[0].utf8.count <= 4 })
    else { return nil }
    (numbers, cycle) = (parts.compactMap { Int($0.1[0]) }, 0)
    guard numbers.count == labels.count else { return nil }
  }

  /// The first that stands before what it follows; nil where all run forward, or all back, or begin anew after the last of a cycle.
  var firstMisplaced: Int? {
    let pairs = Array(zip(numbers, numbers.dropFirst()))
    let back = pairs.indices.filter { pairs[$0].0 > pairs[$0].1 }
    let forward = pairs.indices.filter { pairs[$0].0 < pairs[$0].1 }
    guard !runsForward, !runsForward(numbers.reversed()), back.count + forward.count == pairs.count
    else { return nil }
    return (back.count <= forward.count ? back : forward).first.map { $0 + 1 }
  }

  /// Whether the labels tell that time runs from the first to the last.
  var runsForward: Bool {
    // One new year, whatever was left out before it: the last stands before the first.
    let back = zip(numbers, numbers.dropFirst()).filter { $0 > $1 }
    return runsForward(numbers) || back.count == 1 && numbers.count > 2 && numbers[numbers.count - 1] < numbers[0]
  }

  /// Whether each of `numbers` stands behind the one before, or is the first of another year, day or cycle.
  private func runsForward(_ numbers: [Int]) -> Bool {
    let pairs = Array(zip(numbers, numbers.dropFirst()))
    let back = pairs.filter { $0.0 >= $0.1 }
    if back.isEmpty { return true }
    guard back.count < pairs.count, let least = numbers.min(), let greatest = numbers.max() else { return false }
    let step = pairs.map { $0.1 - $0.0 }.max() ?? 1
    return back.allSatisfy { last, next in
      // Months have a cycle that is known; weeks, days and hours begin with 0 or 1 after about the same number.
      cycle > 0 ? last > next && next + cycle - last <= step : next == least && next <= 1 && last >= greatest - 3
    }
  }
}
