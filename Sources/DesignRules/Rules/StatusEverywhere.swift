import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A warning is seen everywhere.
  static let statusEverywhere = DesignRule(
    "status-everywhere", .hint, summary: "A warning is shown in some places only",
    explanation: """
      What people must know before they act is shown on every phone. A negative or critical status for one platform, \
      or for tablets alone, is not seen by those who stand before the machine with the other one.
      """,
    sources: ["HIG-A", "SEED4"], elements: ["Card", "ObjectCardView", "ObjectCell"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row>
            <Status kind="negative">Leak, keep out</Status>
          </Row>
        </ExtendedHeader>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <ExtendedHeader>
          <Row platform="ios">
            <⏩Status⏪ kind="negative">Leak, keep out</Status>
          </Row>
        </ExtendedHeader>
      </Card>
      """,
    edges: [
      Edge(#" platform="ios""#, passes: "", fails: #" in="regular""#, saying: "at compact width"),
      Edge(#"kind="negative""#, passes: #"kind="positive""#, fails: #"kind="critical""#),
      Edge("</Status>", passes: #"</Status></Row><Row platform="android"><Status kind="negative">Leak</Status>"#),
    ]
  ) { node, context in
    guard context.descendants(node, [.status]).isEmpty else { return }
    // Those that stand in other situations.
    for index in (node.index + 1)..<max(node.index + 1, Int(context.tree.nodes[node.index].subtreeEnd)) {
      let status = NodeID(index)
      guard context.tree.nodes[index].isElement, context.name(status) == .status,
        ["negative", "critical"].contains(context.value(status, .kind))
      else { continue }
      return context.report("Not everybody sees this status", at: context.tree.nameRange(of: status))
    }
  }
}
