import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A key figure says what it counts.
  static let kpiLabel = DesignRule(
    "kpi-label", .warning, summary: "A key figure has no caption",
    explanation: """
      A figure alone means nothing. Its `caption` says in a word or two what is counted. In a chart the card's title \
      does.
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
      """
  ) { node, context in
    guard (context.value(node, .caption) ?? "").isEmpty, context.parent(node).map(context.name) != .chart else {
      return
    }
    context.report("Say with caption what this counts", at: context.tree.nameRange(of: node))
  }
}
