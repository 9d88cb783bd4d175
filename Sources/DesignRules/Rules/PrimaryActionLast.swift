import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The primary action stands at the trailing end.
  static let primaryActionLast = DesignRule(
    "primary-action-last", .warning, summary: "The primary action is not the last one",
    explanation: """
      In a footer the primary action is always the trailing one, so that the thumb finds it in the same place on every card. The \
      order in the file is the order on the card.
      """,
    sources: ["FT-I", "FT-A", "FS"], elements: ["Footer", "Actions"],
    passing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Leave request</Title>
        </Header>
        <Footer>
          <Action id="reject" kind="negative">Reject</Action>
          <Action id="approve" role="primary">Approve</Action>
        </Footer>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1">
        <Header>
          <Title>Leave request</Title>
        </Header>
        <Footer>
          ⏩<Action id="approve" role="primary">Approve</Action>⏪
          <Action id="reject" kind="negative">Reject</Action>
        </Footer>
      </Card>
      """
  ) { node, context in
    let actions = context.children(node, .action)
    let primary = actions.filter { context.value($0, .role) == "primary" }
    guard primary.count == 1, let action = primary.first, let last = actions.last, action != last else { return }
    let moved = context.tree.range(of: action)
    let lastRange = context.tree.range(of: last)
    context.report(
      "The primary action comes last, at the trailing end", at: moved,
      fixes: [
        Fix(
          "Move “\(context.text(action))” to the end",
          [TextEdit(moved, context.tree.text[lastRange]), TextEdit(lastRange, context.tree.text[moved])],
          isPreferred: actions.count == 2)
      ])
  }
}
