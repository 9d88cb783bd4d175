import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A key figure has few units.
  static let kpiUnits = DesignRule(
    "kpi-units", .information, summary: "A key figure has many units",
    explanation: """
      Two units on each side are the most that a key figure carries. A rate has one “per”, as in kg / h: with a second, or \
      a third unit, nobody reads it at a glance; the same is true of “2 d 4 h 3 min 1 s”, which is “2 d 4 h”. A currency \
      stands once, as a sign before the figure or as a code behind it. Put “about”, “per machine” and the like into the caption.
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
      Edge("/ h / t", passes: "M", fails: "EUR", saying: "twice"), Edge("/ h / t", passes: "USD", fails: "M EUR"),
      Edge(
        #"leadingUnit="€" unit="/ h / t""#, passes: #"leadingUnit="$" unit="CAD""#,
        fails: #"leadingUnit="CHF" unit="CHF""#),
      Edge(#"leadingUnit="€" unit="/ h / t""#, passes: #"unit="parts per million""#),
      Edge(
        #"leadingUnit="€" unit="/ h / t""#, passes: #"xml:lang="de" unit="€ je t""#,
        fails: #"xml:lang="de" unit="€ je h je t""#, saying: "units"),
      Edge(#"leadingUnit="€" unit="/ h / t""#, passes: #"unit="kg CO₂ / t""#),
      Edge(
        #"leadingUnit="€" unit="/ h / t" caption="Costs">1.4"#, passes: #"caption="Time left">2 d 4 h"#,
        fails: #"caption="Time left">2d 4h 3m"#, saying: "3 units"),
      Edge(#"leadingUnit="€" unit="/ h / t" caption="Costs">1.4"#, passes: #"caption="Ends">2026年3月4日"#),
      Edge(#"leadingUnit="€" unit="/ h / t" caption="Costs">1.4"#, passes: #"caption="Size">3 m x 4 m x 2 m"#),
      Edge(#"leadingUnit="€" unit="/ h / t" caption="Costs">1.4"#, passes: #"caption="Supply">24 V, 10 A, 50 Hz"#),
      Edge(
        #"leadingUnit="€" unit="/ h / t" caption="Costs">1.4"#, passes: #"xml:lang="ja" caption="残高">1億2,345万6,789円"#,
        fails: #"xml:lang="ja" caption="残り">2日3時間5分"#),
      Edge(
        #"leadingUnit="€" unit="/ h / t" caption="Costs">1.4"#, passes: #"xml:lang="ar" caption="الوقت">٢ يوم ١٢ ساعة"#,
        fails: #"xml:lang="ar" caption="الوقت">٢ يوم ١٢ ساعة ٣٠ دقيقة"#, saying: "3 units"),
      Edge(
        #"leadingUnit="€" unit="/ h / t" caption="Costs">1.4"#, passes: "caption=\"Time left\">2\u{202F}d 4\u{202F}h",
        fails: "caption=\"Time left\">2\u{202F}d 4\u{202F}h 3\u{202F}min", saying: "3 units"),
    ]
  ) { node, context in
    let pers = WordTable.phrases(.per, in: context.language(node)?.language ?? .en)
    // What “per” and strokes set apart.
    func units(_ name: AttributeName) -> (count: Int, rates: Int) {
      let text = (context.value(node, name) ?? "").split(separator: " ").map {
        pers.contains($0.lowercased()) ? "/" : String($0)
      }.joined(separator: " ")
      let parts = text.split(separator: "/", omittingEmptySubsequences: false)
      return (parts.count { $0.contains { $0 != " " } }, parts.count - 1)
    }
    let written =
      readings(node, [context.text(node)], context).map { context.wording($0[0], of: node).unitsOfTime }.max() ?? 0
    if written > 2 {
      return context.report(
        "The figure has \(written) units of time; two are read at a glance, and the rest is seldom worth knowing",
        at: context.textRange(node))
    }
    if let sign = context.value(node, .leadingUnit), let unit = context.value(node, .unit),
      unit.split(separator: " ").contains(where: { Quantity.isOneCurrency(sign, String($0)) })
    {
      return context.report(
        "“\(sign)” and “\(unit)” say the currency twice; once is enough", at: context.valueRange(node, .unit))
    }
    let (leading, trailing) = (units(.leadingUnit), units(.unit))
    guard max(leading.count, trailing.count) > 2 || leading.rates + trailing.rates > 1 else { return }
    context.report(
      "The figure has \(leading.count + trailing.count) units; keep what matters and put the rest into the caption",
      at: context.valueRange(node, trailing.count < leading.count ? .leadingUnit : .unit))
  }
}
