import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A button answers a tap.
  static let actionAfterTap = DesignRule(
    "action-after-tap", .hint, summary: "A button does not say what it does after the tap",
    explanation: """
      After a tap a button that decides or sends something is disabled or says something else, so that nobody taps twice and \
      everybody sees that it worked. Say so with `after`. Asked of the buttons of object cards that say “Approve”, “Pay” and the \
      like and nothing else, in \(WordTable.languages(.once)); others, and those with a target, may open something.
      """,
    sources: ["SEED0"], elements: ["Action"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Actions>
          <Action after="disabled" kind="negative">Reject</Action>
          <Action role="primary" after="disabled">Approve</Action>
        </Actions>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Coolant pump</Title>
        <Actions>
          <Action after="disabled" kind="negative">Reject</Action>
          <⏩Action⏪ role="primary">Approve</Action>
        </Actions>
      </ObjectCardView>
      """,
    edges: [
      Edge(#"role="primary""#, fails: #"role="primary" after="unchanged""#),
      Edge(
        #"role="primary""#, passes: #"role="primary" after="Approved""#, fails: #"role="primary" after="Approve""#,
        saying: "the same"),
      Edge(#"role="primary""#, passes: #"role="primary" target="orders/4711""#),
      Edge(">Approve<", passes: ">Release notes<", fails: ">Pay<"),
      Edge(">Approve<", passes: ">Postpone<", fails: ">Book<"),
      Edge(#"role="primary">Approve"#, passes: #"xml:lang="fr">Ouvrir le CV"#, fails: #"xml:lang="fr">Valider"#),
    ]
  ) { node, context in
    let after = context.value(node, .after)
    let isSame = after.map { $0.lowercased() == context.text(node).lowercased() } ?? false
    guard isSame || ["unchanged", nil].contains(after), context.value(node, .target) == nil,
      context.parent(node).map(context.name) == .actions
    else { return }
    let wording = context.wording(node)
    guard wording.isPhrase(.decision) || wording.isPhrase(.once) else { return }
    context.report(
      isSame
        ? "The button says the same after the tap; say what was done" : "Say with after what becomes of the button",
      at: context.tree.nameRange(of: node),
      fixes: [context.setting(node, .after, to: "disabled", "Disable it after the tap")])
  }
}
