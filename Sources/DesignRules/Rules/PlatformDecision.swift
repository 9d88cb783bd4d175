import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A decision can be made everywhere.
  static let platformDecision = DesignRule(
    "platform-decision", .hint, summary: "The main button is missing in some places",
    explanation: """
      A card asks the same of everybody. Where the primary action is for one platform or for tablets, and nothing \
      stands for it elsewhere, people there can only say no, or nothing at all where the whole footer is missing.
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
      Edge(#"kind="negative">Reject"#, passes: #"target="a" platform="android">Review"#),
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
    guard !shown.isEmpty, let primary = all.first(where: { context.value($0, .role) == "primary" }),
      !shown.contains(where: { context.value($0, .role) == "primary" || !context.situations.meet($0, primary) })
    else { return }
    context.report("Nothing stands in the place of this action", at: context.tree.nameRange(of: primary))
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
