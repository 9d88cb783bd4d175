import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A key figure is short.
  static let kpiDecimals = DesignRule(
    "kpi-decimals", .information, summary: "A key figure has more digits than anybody reads",
    explanation: """
      A percentage has one decimal at most, other figures two; a long number is abbreviated with K or M. What stands \
      behind them is precision that the measurement does not have.
      """,
    sources: ["KPI-I", "OVP-W"], elements: ["KPI"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <KPI format="percent" caption="Average">86.4</KPI>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <KPI format="percent" caption="Average">⏩86.43718⏪</KPI>
        </ExtendedHeader>
      </Card>
      """,
    edges: [
      Edge(passes: "86.4", fails: "86.44"),
      Edge(fails: "12,845,620.37", saying: "Abbreviate"),
    ]
  ) { node, context in
    let text = context.text(node)
    guard !context.isBound(text), text.allSatisfy({ $0.isNumber || ".,’ ".contains($0) }) else { return }
    let places = text.split(omittingEmptySubsequences: false, whereSeparator: { ".,".contains($0) })
    guard places.count > 1, let decimals = places.last?.count else { return }
    let isPercent = context.value(node, .format) == "percent" || context.value(node, .unit) == "%"
    let digits = text.count { $0.isNumber }
    // Three digits may be thousands, which percentages rarely are.
    let isLong = decimals > 3 || decimals != 3 && (decimals > (isPercent ? 1 : 2) || digits > 8)
    guard isLong || isPercent && decimals == 3 && digits < 6 else { return }
    context.report(
      digits > 8
        ? "Abbreviate this figure, such as 12.8 M"
        : "Keep \(isPercent ? "one decimal" : "two decimals") of this figure",
      at: context.textRange(node))
  }
}
