import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A decision can be made everywhere.
  static let platformDecision = DesignRule(
    "platform-decision", .hint, summary: "The main button is missing in some places",
    explanation: """
      A card asks the same of everybody. Where the primary action is for one platform or for tablets, and nothing \
      stands for it elsewhere, people there can only say no.
      """,
    sources: ["FT-I", "FT-A"], elements: ["Footer", "Actions"],
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
    ]
  ) { node, context in
    let shown = context.children(node, .action)
    let all = context.children(node, .action, inAllSituations: true)
    guard !shown.isEmpty, let primary = all.first(where: { context.value($0, .role) == "primary" }),
      !shown.contains(where: { context.value($0, .role) == "primary" || !context.situations.meet($0, primary) })
    else { return }
    context.report("Nothing stands in the place of this action", at: context.tree.nameRange(of: primary))
  }
}
