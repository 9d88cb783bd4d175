import CardModel
import SourceText
import Standards
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
    var known: Set<String> = []
    var read: ShownWords?
    for index in (node.index + 1)..<max(node.index + 1, Int(context.tree.nodes[node.index].subtreeEnd)) {
      let status = NodeID(index)
      // One that is hidden here, unless another part tells it.
      guard context.tree.nodes[index].isElement, context.name(status) == .status, isAlarm(status, context),
        context.ancestor(status, holders) == node, known.insert(context.text(status)).inserted
      else { continue }
      guard known.count <= mostStatuses, let shown = read ?? ShownWords(node, context) else { return }
      read = shown
      guard !shown.tell(status, context) else { continue }
      context.report("Not everybody sees this status", at: context.tree.nameRange(of: status))
    }
  }
}

/// What has statuses of its own.
private let holders: [ElementName] = [.card, .objectCardView, .objectCell]

/// Nobody reads as many different ones on a card.
private let mostStatuses = 20

private func isAlarm(_ status: NodeID, _ context: RuleContext) -> Bool {
  ["negative", "critical"].contains(context.value(status, .kind))
}

/// The words that are read in a card or cell, without those of the cells in it.
private struct ShownWords {
  /// In lower case, one text a line.
  private var texts = ""
  /// In which situations a part with words stands.
  private var situations: Set<Situations> = []

  /// Those in `holder`; nil where another alarm is seen.
  init?(_ holder: NodeID, _ context: RuleContext) {
    var hasAlarm = false
    context.forEachDescendant(of: holder) { part in
      if holders.contains(context.name(part)) { return false }
      hasAlarm = hasAlarm || context.name(part) == .status && isAlarm(part, context)
      let isLeaf = !context.tree.childElements(of: part).contains { _ in true }
      let words = [isLeaf ? context.text(part) : "", context.value(part, .label) ?? ""].filter { !$0.isEmpty }
      guard !words.isEmpty else { return true }
      texts += words.joined(separator: "\n").lowercased() + "\n"
      situations.insert(context.situations.climb(from: part))
      return true
    }
    if hasAlarm { return nil }
  }

  /// Whether they tell what the hidden `status` says: with the same words, or in a part that stands in its place.
  func tell(_ status: NodeID, _ context: RuleContext) -> Bool {
    let (said, place) = (context.text(status).lowercased(), context.situations.climb(from: status))
    return !said.isEmpty && texts.contains(said) || situations.contains { $0.isDisjoint(with: place) }
  }
}
