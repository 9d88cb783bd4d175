import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// An arrow points where the words say.
  static let trendDirection = DesignRule(
    "trend-direction", .warning, summary: "The arrow of a trend points away from what its words say",
    explanation: """
      “2 % less” beside an arrow that points up is read twice and believed by nobody. The rule knows words that rise \
      and fall in \(WordTable.languages(.rising)). Of “more” and “less” it asks only behind a number, at the end or before an \
      earlier time: what is less than planned may rise. “Above” and “below”, in \(WordTable.languages(.above)), are asked before an \
      earlier time alone. What is “unchanged” goes neither way.
      """,
    sources: ["CH-I"], elements: ["Trend"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="stock" target="stock/history">
        <Header>
          <Title>Stock</Title>
        </Header>
        <Body>
          <Chart type="line" label="Stock in 2026">
            <Trend direction="down">2 % less than last week</Trend>
            <Series>
              <Point value="12">August</Point>
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
          <Chart type="line" label="Stock in 2026">
            <Trend direction="⏩up⏪">2 % less than last week</Trend>
            <Series>
              <Point value="12">August</Point>
              <Point value="31">October</Point>
            </Series>
            <CategoryAxis labels="firstAndLast"/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge("2 % less than last week", passes: "2 % more, which is less than planned", fails: "−2 %", saying: "down"),
      Edge("2 % less than last week", passes: "Still 3 % below plan", fails: "3 % less than in August", saying: "down"),
      Edge("2 % less than last week", passes: "2 % less than planned", fails: "Down 3 %", saying: "down"),
      Edge("2 % less than last week", passes: "−18 °C"),
      Edge("2 % less than last week", passes: "Fell by 0 %", fails: "Fell by 3.0 %", saying: "down"),
      Edge("2 % less than last week", passes: "12 % above February", fails: "12 % below February", saying: "down"),
      Edge("2 % less than last week", passes: "12 % below plan in February", fails: "0.9 points below last week"),
      Edge("2 % less than last week", passes: "12 % below"), Edge("2 % less than last week", passes: "Under today"),
      Edge(
        ">2 % less than last week", passes: #" xml:lang="de">12 % unter Plan"#,
        fails: #" xml:lang="de">12 % unter dem Vormonat"#),
      Edge(
        ">2 % less than last week", passes: #" xml:lang="es">12 % por encima de febrero"#,
        fails: #" xml:lang="es">12 % por debajo de febrero"#),
      Edge("2 % less than last week", passes: "2 % less than planned in week 3", fails: "2 % less than the week 46"),
      Edge(
        ">2 % less than last week", passes: #" xml:lang="fr">12 % de plus que la semaine 46"#,
        fails: #" xml:lang="fr">12 % de moins que la semaine 46"#),
      Edge(
        ">2 % less than last week", passes: #" xml:lang="fr">12 % de plus qu’hier"#,
        fails: #" xml:lang="fr">12 % de moins qu’hier"#),
      Edge(
        #"direction="up">2 % less"#, passes: #"direction="up">2 % more"#, fails: #"direction="down">2 % more"#,
        saying: "up"),
      Edge("2 % less than last week", passes: "Unchanged customers", fails: "Unchanged", saying: "steady"),
      Edge(">2 % less than last week", passes: #" xml:lang="de">2 % mehr"#, fails: #" xml:lang="de">Unverändert"#),
      .card(
        passes: trend("{trends/up}", "{trends/more}"), fails: trend("{trends/up}", "{trends/less}"),
        saying: "With the sample"),
      Edge("2 % less than last week", passes: "Fell to place 9", fails: "Places sold fell"),
      .card(passes: trend("down", "{trends/less}"), fails: trend("down", "{trends/more}"), saying: "says up"),
    ]
  ) { node, context in
    let written = [context.value(node, .direction) ?? "", context.text(node)]
    let isBound = written.contains { context.isBound($0) }
    for reading in readings(node, written, context) where ["up", "down"].contains(reading[0]) {
      guard let meant = context.wording(reading[1], of: node).toldDirection, meant != reading[0] else { continue }
      return context.report(
        isBound ? "With the sample “\(reading[1])” says \(meant)" : "The words say \(meant)",
        at: context.valueRange(node, .direction),
        fixes: isBound ? [] : [context.setting(node, .direction, to: meant, "Change the direction to “\(meant)”")])
    }
  }
}

/// A card with a trend in this direction with these words, and the data of a draft.
private func trend(_ direction: String, _ words: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="stock" target="stock/history" sample="samples/drafts.json"><Header><Title>Stock</Title></Header>
  <Body><Chart type="line" label="Stock in 2026"><Trend direction="\(direction)">\(words)</Trend><Series><Point value="12">August</Point>
  <Point value="31">October</Point></Series><CategoryAxis labels="firstAndLast"/></Chart></Body></Card>
  """
}
