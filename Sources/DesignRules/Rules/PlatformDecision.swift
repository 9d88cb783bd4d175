import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A decision can be made everywhere.
  static let platformDecision = DesignRule(
    "platform-decision", .hint, summary: "Half of a decision is missing in some places",
    explanation: """
      A card asks the same of everybody. Where the primary action is for one platform or for tablets, and nothing \
      stands for it elsewhere, people there can only say no, or nothing at all where the whole footer is missing. The other half counts \
      as well: who can approve can reject, be it in a menu. The rule knows the words of decisions in \
      \(WordTable.languages(.agreeing)).
      """,
    sources: ["FT-I", "FT-A"], elements: ["Footer", "Actions", "Card", "ObjectCardView"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Title>Coolant pump</Title>
        <Actions>
          <Action after="disabled" kind="negative">Reject</Action>
          <Action role="primary" after="Approved">Approve</Action>
        </Actions>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Title>Coolant pump</Title>
        <Actions>
          <Action after="disabled" kind="negative">Reject</Action>
          <⏩Action⏪ role="primary" after="Approved" platform="ios">Approve</Action>
        </Actions>
      </ObjectCardView>
      """,
    edges: [
      Edge(#" platform="ios""#, passes: "", fails: #" in="regular""#, saying: "at compact width"),
      Edge(#"kind="negative">Reject"#, passes: #"kind="negative" platform="ios">Reject"#),
      .card(passes: half("Close"), fails: half("Reject"), saying: "on Android"),
      .card(passes: half("Reject", elsewhere: "Decline"), fails: half("Reject", elsewhere: "Share")),
      Edge(#"kind="negative">Reject"#, passes: #"target="a/1" platform="android">Review"#),
      .card(
        passes: whole.replacing(#" platform="ios""#, with: ""),
        fails: whole.replacing(#" platform="ios""#, with: "").replacing(
          "<Actions>", with: #"<Actions platform="ios">"#),
        saying: "on Android"),
    ]
  ) { node, context in
    if [.card, .objectCardView].contains(context.name(node)) { return reportMissingPart(of: node, &context) }
    let shown = context.children(node, .action)
    let all = context.children(node, .action, inAllSituations: true)
    guard !shown.isEmpty, shown.count < all.count else { return }
    guard let primary = all.first(where: { context.value($0, .role) == "primary" }),
      !shown.contains(where: { context.value($0, .role) == "primary" || !context.situations.meet($0, primary) })
    else { return reportMissingHalf(of: all, beside: shown, in: node, &context) }
    context.report("Nothing stands in the place of this action", at: context.tree.nameRange(of: primary))
  }
}

/// Reports the one of `all`, the actions of `node`, that decides the other way than one of those `shown` and stands nowhere on the card.
private func reportMissingHalf(
  of all: [NodeID], beside shown: [NodeID], in node: NodeID, _ context: inout RuleContext
) {
  func decide(_ actions: [NodeID], _ topic: WordTable.Topic) -> NodeID? {
    actions.first { context.wording($0).says(topic) }
  }
  for (own, other) in [(WordTable.Topic.agreeing, WordTable.Topic.refusing), (.refusing, .agreeing)] {
    guard decide(shown, own) != nil, let missing = decide(all, other), decide(shown, other) == nil else { continue }
    let card = context.ancestor(node, [.card, .objectCardView]) ?? node
    // Something else may stand in its place, in a menu or under another name.
    let others = context.descendants(card, [.action])
    guard decide(others, other) == nil,
      !others.contains(where: { context.value($0, .kind) == "negative" || !context.situations.meet($0, missing) })
    else { continue }
    return context.report("Nothing stands in the place of this action", at: context.tree.nameRange(of: missing))
  }
}

/// Reports the footer or the actions of `card` with a primary action where neither they nor other actions stand.
private func reportMissingPart(of card: NodeID, _ context: inout RuleContext) {
  for part: ElementName in [.footer, .actions] {
    let all = context.children(card, part, inAllSituations: true)
    guard !all.isEmpty, context.child(card, part) == nil,
      let first = all.first(where: { part in
        context.children(part, .action, inAllSituations: true).contains { context.value($0, .role) == "primary" }
      })
    else { continue }
    context.report("Nothing stands in the place of these actions", at: context.tree.nameRange(of: first))
  }
}

/// The failing example.
private let whole = """
  <ObjectCardView xmlns="urn:cardwright:1" id="order" target="orders/4711">
    <Title>Coolant pump</Title>
    <Actions>
      <Action after="disabled" kind="negative">Reject</Action>
      <Action role="primary" after="Approved" platform="ios">Approve</Action>
    </Actions>
  </ObjectCardView>
  """

/// A card on which `label` beside Approve is for iOS, with a menu that offers `elsewhere`.
private func half(_ label: String, elsewhere: String = "Share") -> String {
  """
  <Card xmlns="urn:cardwright:1" id="order" target="orders/4711"><Header><Title>Coolant pump</Title>
  <Overflow><Action>\(elsewhere)</Action><Action>Copy</Action></Overflow></Header>
  <Footer><Action platform="ios">\(label)</Action><Action role="primary" after="Approved">Approve</Action></Footer></Card>
  """
}
