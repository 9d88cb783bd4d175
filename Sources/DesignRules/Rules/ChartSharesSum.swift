import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Shares make a whole.
  static let chartSharesSum = DesignRule(
    "chart-shares-sum", .hint, summary: "Shares of a whole do not add up to 100 percent",
    explanation: """
      A ring shows the parts of a whole. Where its labels say percent, they add up to 100; otherwise a part is missing \
      or counted twice, and people trust none of them. No guideline needs to say so.
      """,
    sources: ["OWN"], elements: ["Chart"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="donut" label="Visits, rising since May">
            <Series>
              <Point value="62">Grid 62 %</Point>
              <Point value="38">Solar 38 %</Point>
            </Series>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <⏩Chart⏪ type="donut" label="Visits, rising since May">
            <Series>
              <Point value="62">Grid 62 %</Point>
              <Point value="41">Solar 41 %</Point>
            </Series>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge("41 %", passes: "39.5 %", fails: "39.6 %"),
      Edge("Grid 62 %", passes: "Grid"),
    ]
  ) { node, context in
    guard context.value(node, .type) == "donut", let series = context.child(node, .series) else { return }
    var sum = 0.0
    for point in context.children(series, .point) {
      guard context.value(point, .total) != "true", let share = percent(context.text(point)) else { return }
      sum += share
    }
    guard sum > 0, abs(sum - 100) > 1.5 else { return }
    context.report(
      "The shares add up to \(sum.whole) percent, not to 100", at: context.tree.nameRange(of: node))
  }
}

/// The number before the percent sign of `label`; nil when there is none.
private func percent(_ label: String) -> Double? {
  guard let sign = label.firstIndex(where: { "%٪％".contains($0) }) else { return nil }
  let digits = label[..<sign].reversed().drop { $0.isWhitespace }.prefix { $0.isWholeNumber || $0 == "." || $0 == "," }
  return Double(String(digits.reversed().map { $0 == "," ? "." : $0 }))
}
