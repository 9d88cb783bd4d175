import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An arrow points where the words say.
  static let trendDirection = DesignRule(
    "trend-direction", .warning, summary: "The arrow of a trend points away from what its words say",
    explanation: """
      “2 % less” beside an arrow that points up is read twice and believed by nobody. The rule knows words that rise \
      and fall in \(WordTable.languages(.rising)).
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
      Edge(
        #"direction="up">2 % less"#, passes: #"direction="up">2 % more"#, fails: #"direction="down">2 % more"#,
        saying: "up"),
    ]
  ) { node, context in
    guard let direction = context.value(node, .direction), ["up", "down"].contains(direction) else { return }
    let wording = context.wording(node)
    let hasMinus =
      wording.text.first.map { "-−–".contains($0) } == true && wording.text.dropFirst().contains(where: \.isNumber)
    let rises = [.rising, .more].contains { wording.speaks(of: $0) }
    let falls = hasMinus || [.falling, .less].contains { wording.speaks(of: $0) }
    guard !wording.isBound, rises != falls, rises != (direction == "up") else { return }
    let meant = rises ? "up" : "down"
    context.report(
      "The words say \(meant)", at: context.valueRange(node, .direction),
      fixes: [context.setting(node, .direction, to: meant, "Change the direction to “\(meant)”", isPreferred: true)])
  }
}
