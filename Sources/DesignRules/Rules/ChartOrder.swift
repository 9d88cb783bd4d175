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
      order of their months, quarters, weeks, years or hours. The rule knows months in \(Language.listed(Language.allCases)), and \
      quarters in lines, with their years, or all four. \
      Columns of quarters that rise or fall from the first to the last are sorted by their values, and left alone.
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
      .card(passes: columns("Oct Nov Dec Jan Feb"), fails: columns("Oct Nov Jan Dec Feb"), saying: "“Jan”"),
      .card(passes: columns("Jan Sep Dec Jan Sep Dec"), fails: columns("Jan Sep Dec Feb Nov")),
      .card(passes: columns("Q1 Q2 Q3 Q4"), fails: columns("Q1 Q3 Q2 Q4"), saying: "“Q2”"),
      .card(passes: columns("Q3 Q4 Q1 Q2"), fails: columns("Q3 Q4 Q2 Q1")),
      .card(passes: columns("Q4/25 Q1/26 Q2/26"), fails: columns("Q4/26 Q1/26 Q2/26 Q3/26 Q1/25")),
      .card(passes: columns("Q1 Q3 Q5 Q2"), fails: columns("Q1 Q3 Q2", type: "line")),
      .card(
        passes: columns("Q1 Q3 Q2 Q4", values: [9, 7, 3, 2]), fails: columns("Q1 Q3 Q2 Q4", values: [9, 3, 7, 2])),
      .card(passes: columns("T1 T2 T3 T4", language: "fr"), fails: columns("T1 T3 T2 T4", language: "fr")),
      .card(
        passes: columns("第1四半期 第3四半期 第2四半期", language: "ja"),
        fails: columns("第1四半期 第3四半期 第2四半期 第4四半期", language: "ja")),
      .card(passes: columns("1季度 2季度 3季度 4季度", language: "zh"), fails: columns("1季度 3季度 2季度 4季度", language: "zh")),
    ]
  ) { node, context in
    guard let type = context.value(node, .type),
      ["line", "area", "column", "stock", "combo", "stackedColumn"].contains(type)
    else { return }
    let language = context.language(node)
    for series in context.children(node, .series) {
      let read = context.readLists(series, context.children(series, .point)) {
        [context.text($0), context.value($0, .value) ?? ""]
      }
      let isLine = type == "line" || type == "area"
      for points in read {
        let labels = points.map { $0.texts[0] }
        guard points.count > 2, !labels.contains(""), let order = TimeOrder(labels, language, isTime: isLine),
          let place = order.firstMisplaced, isLine || !order.isOfQuarters || !isSorted(points.map { $0.texts[1] })
        else { continue }
        return context.report(
          "“\(labels[place])” is not in the order of time", at: context.textRange(points[place].part))
      }
    }
  }
}

/// Whether `values` rise, or fall, from the first to the last.
private func isSorted(_ values: [String]) -> Bool {
  let numbers = values.compactMap { Double($0) }
  let pairs = zip(numbers, numbers.dropFirst())
  return pairs.allSatisfy { $0 <= $1 } || pairs.allSatisfy { $0 >= $1 }
}

/// A card with a chart of these categories, whose values are sorted only where they are given so.
private func columns(
  _ labels: String, type: String = "column", values: [Int] = [5, 7, 3, 8, 4, 6], language: String = "en"
) -> String {
  let points = zip(labels.split(separator: " "), values).map { "<Point value=\"\($1)\">\($0)</Point>" }
  return """
    <Card xmlns="urn:cardwright:1" xml:lang="\(language)" id="s" target="s/1"><Header><Title>4711</Title></Header><Body>
    <Chart type="\(type)" label="4711"><Series>\(points.joined())</Series><CategoryAxis/></Chart></Body></Card>
    """
}

/// Labels of one unit of time, as numbers.
struct TimeOrder {
  private let numbers: [Int]
  /// Whether they are quarters of years.
  let isOfQuarters: Bool
  /// After how many they begin anew; 0 when they do not.
  private let cycle: Int

  /// Reads `labels`: months, or, where the chart shows time, numbers with the same words around them; nil when they are none of these.
  init?(_ labels: [String], _ language: LanguageTag?, isTime: Bool) {
    let dates = DateFormat(language)
    let months = labels.compactMap { dates.month(named: $0) }
    if months.count == labels.count {
      (numbers, cycle, isOfQuarters) = (months, 12, false)
      return
    }
    if let quarters = Self.quarters(labels, language?.language ?? .en),
      // “T3” may be a size, and “Q3” a question.
      isTime || quarters.haveYears || Set(quarters.numbers) == [1, 2, 3, 4]
    {
      (numbers, cycle, isOfQuarters) = (quarters.numbers, quarters.haveYears ? 0 : 4, true)
      return
    }
    let parts = labels.map { label in
      (label.filter { !$0.isNumber }, label.split { !$0.isNumber }.map(String.init))
    }
    guard isTime, Set(parts.map({ $0.0 })).count == 1, parts.allSatisfy({ $0.1.count == 1 && $0.1[0].utf8.count <= 4 })
    else { return nil }
    (numbers, cycle, isOfQuarters) = (parts.compactMap { Int($0.1[0]) }, 0, false)
    guard numbers.count == labels.count else { return nil }
  }

  /// The quarters that `labels` are, all with their year or all without: “Q1”, “Q1 2026”, “第1四半期”; nil where they are others.
  private static func quarters(_ labels: [String], _ language: Language) -> (numbers: [Int], haveYears: Bool)? {
    guard let words = WordTable.lexicon(.quarters, in: language) else { return nil }
    var found: [Int] = []
    var yearly = 0
    for label in labels {
      let told = label.split { $0.unicodeScalars.first?.decimalDigit == nil }.compactMap {
        $0.utf8.count < 5 ? Int($0) : nil
      }
      guard let quarter = told.first(where: { (1...4).contains($0) }), told.count < 3,
        words.has(label.lowercased().filter { $0.isLetter })
      else { return nil }
      let year = told.count == 2 ? told.first { $0 != quarter } ?? quarter : 0
      if told.count == 2 { yearly += 1 }
      found.append(year * 4 + quarter)
    }
    return yearly == 0 || yearly == labels.count ? (found, yearly > 0) : nil
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
    // What stands a year later stands there again, and nothing else is left out for half a year.
    if cycle > 0, Set(numbers).count == numbers.count,
      pairs.contains(where: { ($0.1 - $0.0 + cycle) % cycle > cycle / 2 })
    {
      return false
    }
    return back.allSatisfy { last, next in
      // Months have a cycle that is known; weeks, days and hours begin with 0 or 1 after about the same number.
      cycle > 0 ? last > next && next + cycle - last <= step : next == least && next <= 1 && last >= greatest - 3
    }
  }
}
