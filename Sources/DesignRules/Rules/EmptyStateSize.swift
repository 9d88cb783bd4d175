import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The picture of an empty state is small on a card.
  static let emptyStateSize = DesignRule(
    "empty-state-size", .information, summary: "The picture of an empty state is too large for a card",
    explanation: """
      An empty state on a card has the room of the card, and its words matter more than its picture. Use `small`, or \
      `extraSmall` on a small card.
      """,
    sources: ["FS/IllustratedMessageStyle", "ILL-W"], elements: ["EmptyState", "IllustratedMessage"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <EmptyState>
            <Title>No orders</Title>
          </EmptyState>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <EmptyState illustration="⏩large⏪">
            <Title>No orders</Title>
          </EmptyState>
        </Body>
      </Card>
      """
  ) { node, context in
    guard ["medium", "large", "extraLarge"].contains(context.value(node, .illustration)),
      let card = context.ancestor(node, [.card, .objectCardView])
    else { return }
    context.reach.note(card)
    // Behind a card that is not closed it stands for a whole list.
    if context.unclosed.contains(card) { return }
    context.report(
      "On a card the picture is small", at: context.valueRange(node, .illustration),
      fixes: context.removingAttribute(node, .illustration, "Use the small picture"))
  }
}
