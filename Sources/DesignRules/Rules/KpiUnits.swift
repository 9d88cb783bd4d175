import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A key figure has few units.
  static let kpiUnits = DesignRule(
    "kpi-units", .information, summary: "A key figure has many units",
    explanation: """
      Two units on each side are the most that a key figure carries. A rate has one “per”, as in kg / h: with a second, or \
      a third unit, nobody reads it at a glance; the same is true of “2 d 4 h 3 min 1 s”, which is “2 d 4 h”. Put “about”, “per machine” and the like into the caption.
      """,
    sources: ["U-FUIKPIView", "OWN"], elements: ["KPI"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <KPI leadingUnit="€" unit="K" caption="Costs per hour">1.4</KPI>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <KPI leadingUnit="€" unit="⏩/ h / t⏪" caption="Costs">1.4</KPI>
        </ExtendedHeader>
      </Card>
      """,
    edges: [
      Edge("/ h / t", passes: "/ h", fails: "kg / h / t"),
      Edge(#"leadingUnit="€" unit="/ h / t""#, passes: #"unit="parts per million""#),
      Edge(#"leadingUnit="€" unit="/ h / t""#, passes: #"unit="kg CO₂ / t""#),
      Edge(
        #"leadingUnit="€" unit="/ h / t" caption="Costs">1.4"#, passes: #"caption="Time left">2 d 4 h"#,
        fails: #"caption="Time left">2d 4h 3m"#, saying: "3 units"),
      Edge(#"leadingUnit="€" unit="/ h / t" caption="Costs">1.4"#, passes: #"caption="Ends">2026年3月4日"#),
    ]
  ) { node, context in
    // What “per” and strokes set apart.
    func units(_ name: AttributeName) -> (count: Int, rates: Int) {
      let text = (context.value(node, name) ?? "").replacing(" per ", with: " / ")
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      return (parts.count { $0.contains { $0 != " " } }, parts.count - 1)
    }
    let written = readings(node, [context.text(node)], context).map { unitsWritten(in: $0[0]) }.max() ?? 0
    if written > 2 {
      return context.report(
        "The figure has \(written) units; two are read at a glance, and the rest is seldom worth knowing",
        at: context.textRange(node))
    }
    let (leading, trailing) = (units(.leadingUnit), units(.unit))
    guard max(leading.count, trailing.count) > 2 || leading.rates + trailing.rates > 1 else { return }
    context.report(
      "The figure has \(leading.count + trailing.count) units; keep what matters and put the rest into the caption",
      at: context.valueRange(node, trailing.count < leading.count ? .leadingUnit : .unit))
  }
}

/// How many units `text` has behind numbers of its own: 4 in “2 d 4 h 3 min 1 s”; none in a date.
private func unitsWritten(in text: String) -> Int {
  guard !text.contains(where: { "年년".contains($0) }) else { return 0 }
  var (count, isBehindNumber) = (0, false)
  for character in text where character != " " && character != "\u{A0}" && character != "\u{202F}" {
    if character.isLetter, isBehindNumber { count += 1 }
    isBehindNumber = character.unicodeScalars.first?.decimalDigit != nil
  }
  return count
}
