import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A menu is no place for one action.
  static let overflowOfOne = DesignRule(
    "overflow-of-one", .hint, summary: "A menu holds one action that has room as a button",
    explanation: """
      A menu of one entry costs two taps. Show the action as the second button, unless it takes something away: then it is \
      well out of the way.
      """,
    sources: ["SEED1", "FT-I"], elements: ["Overflow"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Title>Coolant pump</Title>
        <Actions>
          <Action id="share" after="disabled">Share</Action>
          <Action id="invite" role="primary" after="Invited">Invite</Action>
        </Actions>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Title>Coolant pump</Title>
        <⏩Overflow⏪>
          <Action id="share">Share</Action>
        </Overflow>
        <Actions>
          <Action id="invite" role="primary" after="Invited">Invite</Action>
        </Actions>
      </ObjectCardView>
      """,
    edges: [
      .card(passes: menu(beside: 2), fails: menu(beside: 1)), .card(passes: menu(beside: 0)),
      .card(passes: menu(beside: 1).replacing(">Share<", with: ">Share with another team<")),
      Edge(
        #"<Action id="share">Share</Action>"#,
        passes: #"<Action id="share">Share</Action><Action id="print">Print</Action>"#),
      Edge(#"<Action id="share">Share"#, passes: #"<Action id="discard" kind="negative">Discard draft"#),
    ]
  ) { node, context in
    let entries = context.children(node, .action)
    guard entries.count == 1, context.value(entries[0], .kind) != "negative", let holder = context.parent(node),
      let card = [.header, .footer].contains(context.name(holder)) ? context.parent(holder) : holder,
      let actions = context.child(card, context.name(card) == .objectCardView ? .actions : .footer),
      let button = context.children(actions, .action).first, context.children(actions, .action).count == 1,
      [entries[0], button].allSatisfy({ context.text($0).count <= mostCharacters })
    else { return }
    context.report("Show this one action as the second button", at: context.tree.nameRange(of: node))
  }
}

/// So many letters of average width fit into one of two equal buttons of a card, at 390 points.
private let mostCharacters = 17

/// A card with a menu of one action in its header and so many buttons in its footer.
private func menu(beside count: Int) -> String {
  let buttons = (0..<count).map { #"<Action id="a\#($0)" target="orders/\#($0)">Order \#($0)</Action>"# }.joined()
  return """
    <Card xmlns="urn:cardwright:1" id="order" target="orders/1"><Header><Title>Coolant pump</Title>
    <Overflow label="More"><Action id="share" after="Shared">Share</Action></Overflow></Header>
    \(count > 0 ? "<Footer>\(buttons)</Footer>" : "")</Card>
    """
}
