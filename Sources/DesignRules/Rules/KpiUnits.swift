import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A key figure has few units.
  static let kpiUnits = DesignRule(
    "kpi-units", .information, summary: "A key figure has many units",
    explanation: """
      Two units on each side are the most that a key figure carries, and one of them is what people read. Put “about”, \
      “per hour” and the like into the caption.
      """,
    sources: ["KPI-A", "KPI-I"], elements: ["KPI"],
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
          <KPI leadingUnit="ca. T€" unit="⏩/ h / machine⏪" caption="Costs">1.4</KPI>
        </ExtendedHeader>
      </Card>
      """,
    edges: [
      Edge("/ h / machine", passes: "/h", fails: "per h and")
    ]
  ) { node, context in
    func units(_ name: AttributeName) -> Int {
      (context.value(node, name) ?? "").split(separator: " ").count { $0 != "/" }
    }
    let (leading, trailing) = (units(.leadingUnit), units(.unit))
    guard leading > 2 || trailing > 2 || leading + trailing > 3 else { return }
    context.report(
      "The figure has \(leading + trailing) units; keep the one that matters and put the rest into the caption",
      at: context.valueRange(node, trailing < leading ? .leadingUnit : .unit))
  }
}
