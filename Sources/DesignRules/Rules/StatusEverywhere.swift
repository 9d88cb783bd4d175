import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A warning is seen everywhere.
  static let statusEverywhere = DesignRule(
    "status-everywhere", .hint, summary: "A warning is shown in some places only",
    explanation: """
      What people must know before they act is shown on every phone. A negative or critical status for one platform, \
      or for tablets alone, is not seen by those who stand before the machine with the other one. Another part may say it \
      there in its own way. No guideline says so; it is advice.
      """,
    sources: ["OWN"], elements: ["Card", "ObjectCardView", "ObjectCell"],
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
      Edge("</Status>", passes: #"</Status></Row><Row platform="android"><Label>Leak</Label>"#),
      Edge("</Status>", passes: "</Status></Row><Row><Tag>Leak, keep out</Tag>"),
      Edge("</Status>", fails: #"</Status></Row><Row><Status kind="positive">Sealed</Status>"#),
    ]
  ) { node, context in
    guard context.situations.hasVariants else { return }
    let shown = parts(of: node, context)
    for index in (node.index + 1)..<max(node.index + 1, Int(context.tree.nodes[node.index].subtreeEnd)) {
      let status = NodeID(index)
      // One that is hidden here, unless another part tells it.
      guard context.tree.nodes[index].isElement, context.name(status) == .status, isAlarm(status, context),
        !shown.contains(status), context.ancestor(status, holders) == node,
        !shown.contains(where: { tells($0, status, context) })
      else { continue }
      context.report("Not everybody sees this status", at: context.tree.nameRange(of: status))
    }
  }
}

/// What has statuses of its own.
private let holders: [ElementName] = [.card, .objectCardView, .objectCell]

/// The parts without others in them that `holder` shows, without those inside other holders.
private func parts(of holder: NodeID, _ context: RuleContext) -> Set<NodeID> {
  var parts: Set<NodeID> = []
  context.forEachDescendant(of: holder) { part in
    if holders.contains(context.name(part)) { return false }
    if !context.tree.childElements(of: part).contains(where: { _ in true }) { parts.insert(part) }
    return true
  }
  return parts
}

private func isAlarm(_ status: NodeID, _ context: RuleContext) -> Bool {
  ["negative", "critical"].contains(context.value(status, .kind))
}

/// Whether `part` tells what the hidden `status` says: another alarm, the same words, or a part that stands in its place.
private func tells(_ part: NodeID, _ status: NodeID, _ context: RuleContext) -> Bool {
  if context.name(part) == .status, isAlarm(part, context) { return true }
  let words = [context.text(part), context.value(part, .label) ?? ""].filter { !$0.isEmpty }
  let said = context.text(status).lowercased()
  if !said.isEmpty, words.contains(where: { $0.lowercased().contains(said) }) { return true }
  return !words.isEmpty && !context.situations.meet(part, status)
}
