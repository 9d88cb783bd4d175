import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An action is offered once.
  static let duplicateAction = DesignRule(
    "duplicate-action", .information, summary: "The same action stands on a card twice",
    explanation: """
      An action that has its own button does not also stand in the overflow menu: two ways to the same thing on one small card make \
      people look for a difference. So do two buttons, or two actions of one menu, that say the same.
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
          ⏩<Action id="menu">Approve</Action>⏪
          <Action id="share">Share</Action>
        </Overflow>
        <Actions>
          <Action id="approve" role="primary">Approve</Action>
        </Actions>
      </ObjectCardView>
      """,
    edges: [
      Edge(#"<Action id="share">Share</Action>"#, fails: ""),
      Edge(
        #"<Action id="menu">Approve</Action>"#,
        passes: #"<Action id="menu">Forward</Action>"#),
      Edge(
        "<Action id=\"menu\">Approve</Action>\n    <Action id=\"share\">Share</Action>\n  </Overflow>\n  <Actions>",
        fails: "<Action id=\"menu\">Share</Action></Overflow><Actions><Action id=\"a\">Approve</Action>",
        saying: "two buttons"),
      .card(passes: menu("Share", "Print"), fails: menu("Share", "Share"), saying: "twice"),
      .card(passes: menu("{name}", "{name}")),
    ]
  ) { node, context in
    var buttons: [String: NodeID] = [:]
    for button in context.descendants(node, [.footer, .actions]).flatMap({ context.children($0, .action) }) {
      let text = context.text(button)
      guard let twin = buttons[text] else {
        buttons[text] = button
        continue
      }
      if !text.isEmpty, !context.isBound(text), context.parent(twin) == context.parent(button) {
        context.report(
          "“\(text)” stands on two buttons; say what tells them apart", at: context.tree.range(of: button),
          related: [RelatedInformation("the other", at: context.tree.range(of: twin))])
      }
    }
    for menu in context.descendants(node, [.overflow]) {
      let actions = context.children(menu, .action)
      var known: [String: NodeID] = [:]
      for action in actions {
        let text = context.text(action)
        let other = known[text]
        known[text] = other ?? action
        guard !text.isEmpty else { continue }
        guard let twin = buttons[text] else {
          if let other, !context.isBound(text) {
            context.report(
              "“\(text)” stands in this menu twice; say what tells them apart", at: context.tree.range(of: action),
              related: [RelatedInformation("the other", at: context.tree.range(of: other))])
          }
          continue
        }
        // A menu holds one action at least.
        let removed = actions.count == 1 ? menu : action
        context.report(
          "“\(text)” already has a button on this card", at: context.tree.range(of: action),
          related: [RelatedInformation("the button", at: context.tree.range(of: twin))],
          fixes: [context.removing(removed, "Remove “\(text)” from the menu")])
      }
    }
  }
}

/// An object whose menu offers `first` and `last`.
private func menu(_ first: String, _ last: String) -> String {
  """
  <ObjectCardView xmlns="urn:cardwright:1" id="order"><Title>Order 4711</Title>
  <Overflow><Action id="a">\(first)</Action><Action id="b">\(last)</Action></Overflow></ObjectCardView>
  """
}
