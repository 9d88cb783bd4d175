import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A key figure is short.
  static let kpiDecimals = DesignRule(
    "kpi-decimals", .information, summary: "A key figure has more digits than anybody reads",
    explanation: """
      `format="percent"` shows one decimal at most, and long numbers are abbreviated with K or M. Elsewhere two decimals of \
      a percentage and four of a rate or a dose say all that people take in at a glance; these limits are our own. A number \
      that may be thousands is left alone.
      """,
    sources: ["FS/KPIItem", "KPI-A", "OWN"], elements: ["KPI"],
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
      Edge(fails: "12,845,620.37", saying: "“12.8\u{A0}M”"),
      Edge(
        #"format="percent" caption="Average">86.43718"#, passes: #"unit="%" caption="Average">99.95"#,
        fails: #"unit="%" caption="Average">99.9531"#),
      Edge(
        #"format="percent" caption="Average">86.43718"#, passes: #"caption="Rate">1.0842"#,
        fails: #"caption="Rate">1.08423"#),
      Edge(#"format="percent" caption="Average">86.43718"#, passes: #"unit="mSv" caption="Dose">0.0042"#),
    ]
  ) { node, context in
    let text = context.text(node)
    guard !context.isBound(text), text.allSatisfy({ $0.isNumber || ".,’ ".contains($0) }) else { return }
    let places = text.split(omittingEmptySubsequences: false, whereSeparator: { ".,".contains($0) })
    guard places.count > 1, let fraction = places.last, !isGroup(text, places, context.language(node)) else { return }
    let whole = text.dropLast(fraction.count + 1).filter { $0.isNumber }
    if whole.count + fraction.count > 8 {
      let digits = whole.compactMap { $0.wholeNumberValue }.reduce(0.0) { $0 * 10 + Double($1) }
      let short = NumberFormat(context.language(node)).short(digits)
      return context.report(
        short.map { "Abbreviate this figure: “\($0)”" } ?? "Keep the few digits of this figure that count",
        at: context.textRange(node))
    }
    // What stands behind “0.00” says how small a figure is.
    let decimals =
      whole.allSatisfy({ $0.wholeNumberValue == 0 }) ? fraction.drop { $0.wholeNumberValue == 0 } : fraction
    let most: (count: Int, word: String) =
      context.value(node, .format) == "percent"
      ? (1, "one decimal")
      : context.value(node, .unit) == "%" || whole.count > 3 ? (2, "two decimals") : (4, "four decimals")
    guard decimals.count > most.count else { return }
    context.report("Keep \(most.word) of this figure", at: context.textRange(node))
  }
}

/// Whether the last of `places`, which points and commas set apart in `text`, is a group of thousands, or may be one.
private func isGroup(_ text: String, _ places: [Substring], _ language: LanguageTag?) -> Bool {
  guard let last = places.last, last.count == 3, let sign = text.dropLast(3).last else { return false }
  if places.count > 2 { return !text.dropLast(4).contains { ".,".contains($0) && $0 != sign } }
  guard let language else { return places[0] != "0" && places[0].count < 4 }
  return String(sign) != NumberFormat(language).decimal
}
