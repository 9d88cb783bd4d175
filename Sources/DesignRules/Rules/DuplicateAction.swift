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
    sources: ["FT-A"], elements: ["Card", "ObjectCardView"],
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
    var buttons: [String: NodeID] = [:]
    for button in context.descendants(node, [.footer, .actions]).flatMap({ context.children($0, .action) }) {
      let text = context.text(button)
      if buttons[text] == nil { buttons[text] = button }
    }
    if buttons.isEmpty { return }
    for action in context.descendants(node, [.overflow]).flatMap({ context.children($0, .action) }) {
      let text = context.text(action)
      guard !text.isEmpty, let twin = buttons[text] else { continue }
      context.report(
        "“\(text)” already has a button on this card", at: context.tree.range(of: action),
        related: [RelatedInformation("the button", at: context.tree.range(of: twin))],
        fixes: [context.removing(action, "Remove “\(text)” from the menu")])
    }
  }
}
