import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A key figure says what it counts.
  static let kpiLabel = DesignRule(
    "kpi-label", .warning, summary: "A key figure has no caption",
    explanation: """
      A figure alone means nothing. Its `caption` says in a word or two what is counted. In a chart the card's title \
      does, and where it stands alone in a card with its unit.
      """,
    sources: ["KPI-A"], elements: ["KPI", "ProgressKPI"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <KPI caption="Days">12</KPI>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <⏩KPI⏪>12</KPI>
        </Body>
      </Card>
      """,
    edges: [
      Edge("<KPI>", passes: #"<KPI unit="t">"#),
      Edge("<KPI>", fails: #"<KPI caption="Stock">3</KPI><KPI unit="t">"#),
    ]
  ) { node, context in
    guard (context.value(node, .caption) ?? "").isEmpty, context.parent(node).map(context.name) != .chart else {
      return
    }
    let hasUnit = [.unit, .leadingUnit].contains { context.value(node, $0)?.isEmpty == false }
    if hasUnit, let card = context.ancestor(node, [.card]), context.child(card, .header) != nil,
      context.descendants(card, [.kpi, .progressKPI]).count == 1
    {
      return
    }
    context.report("Say with caption what this counts", at: context.tree.nameRange(of: node))
  }
}
