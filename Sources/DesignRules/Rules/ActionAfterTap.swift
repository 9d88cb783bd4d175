import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A button answers a tap.
  static let actionAfterTap = DesignRule(
    "action-after-tap", .hint, summary: "A button does not say what it does after the tap",
    explanation: """
      After a tap the button is disabled or says something else, so that nobody taps twice and everybody sees that it \
      worked. Say so with `after`. Buttons that open something are left alone.
      """,
    sources: ["SEED0"], elements: ["Action"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Footer>
          <Action after="disabled">Reject</Action>
          <Action role="primary" after="disabled">Approve</Action>
        </Footer>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Footer>
          <Action after="disabled">Reject</Action>
          <⏩Action⏪ role="primary">Approve</Action>
        </Footer>
      </Card>
      """
  ) { node, context in
    guard context.value(node, .after) == nil, context.value(node, .target) == nil,
      let holder = context.parent(node).map(context.name), [.footer, .actions].contains(holder)
    else { return }
    context.report(
      "Say with after what becomes of the button", at: context.tree.nameRange(of: node),
      fixes: [context.setting(node, .after, to: "disabled", "Disable it after the tap")])
  }
}
