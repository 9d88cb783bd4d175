import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An action is offered once.
  static let duplicateAction = DesignRule(
    "duplicate-action", .information, summary: "The same action stands in the overflow menu and on a button",
    explanation: """
      An action that has its own button does not also stand in the overflow menu: two ways to the same thing on one small card make \
      people look for a difference.
      """,
    sources: ["FT-A"], elements: ["Overflow"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Order 4711</Title>
        <Overflow>
          <Action id="share">Share</Action>
        </Overflow>
        <Actions>
          <Action id="approve" role="primary">Approve</Action>
        </Actions>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="order">
        <Title>Order 4711</Title>
        <Overflow>
          ⏩<Action id="share">Approve</Action>⏪
        </Overflow>
        <Actions>
          <Action id="approve" role="primary">Approve</Action>
        </Actions>
      </ObjectCardView>
      """
  ) { node, context in
    guard let card = context.ancestor(node, [.card, .objectCardView]) else { return }
    let buttons = context.descendants(card, [.footer, .actions]).flatMap { context.children($0, .action) }
    for action in context.children(node, .action) {
      let text = context.text(action)
      guard !text.isEmpty, let twin = buttons.first(where: { context.text($0) == text && $0 != action }) else {
        continue
      }
      context.report(
        "“\(text)” already has a button on this card", at: context.tree.range(of: action),
        related: [RelatedInformation("the button", at: context.tree.range(of: twin))],
        fixes: [context.removing(action, "Remove “\(text)” from the menu")])
    }
  }
}
