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
      order of their months, quarters or days of the week, in lines and areas of their weeks, years or whole hours, too. The rule knows \
      months in \(Language.listed(Language.allCases)); quarters in columns are known with their years, or all four. \
      Columns of quarters or days that rise or fall from the first to the last are sorted by their values, and left alone.
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
      .card(passes: columns("Thu Fri Mon Tue"), fails: columns("Mon Wed Tue Thu"), saying: "“Tue”"),
      .card(passes: columns("Tue Mon Fri Thu", type: "line"), fails: columns("Mon Wed Tue Thu", type: "line")),
      .card(passes: columns("Mon Tue Fri Mon Tue Fri"), fails: columns("月 水 火 木", language: "ja")),
      .card(passes: columns("Mon Wed Tue Thu", values: [9, 7, 3, 2])),
      .card(passes: columns("H P K V", language: "hu"), fails: columns("H Sze K Cs", language: "hu")),
      .card(passes: columns("T2 T4 T3 T5", language: "vi"), fails: columns("T2 T4 T3 CN", language: "vi")),
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
          let place = order.firstMisplaced, isLine || !order.mayBeRanked || !isSorted(points.map { $0.texts[1] })
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
