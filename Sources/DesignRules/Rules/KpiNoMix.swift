import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Key figures of a card are of one kind.
  static let kpiNoMix = DesignRule(
    "kpi-no-mix", .warning, summary: "Key figures with and without progress are mixed",
    explanation: """
      A ring beside a plain figure looks more important than it is, and the two cannot be compared. Use one kind.
      """,
    sources: ["KPI-A"], elements: ["Body"],
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
          <KPI caption="Days">12</KPI>
          <⏩ProgressKPI⏪ value="12" caption="Done"/>
        </Body>
      </Card>
      """,
    edges: [
      Edge("<KPI", fails: #"<KPI platform="android""#, saying: "(on Android)"),
      Edge(">12</KPI>\n    <ProgressKPI", passes: " platform=\"android\">12</KPI>\n    <ProgressKPI platform=\"ios\""),
    ]
  ) { node, context in
    guard context.child(node, .kpi) != nil, let progress = context.child(node, .progressKPI) else { return }
    context.report("Use key figures of one kind, all with progress or none", at: context.tree.nameRange(of: progress))
  }
}
