import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Each empty state has a cause of its own.
  static let emptyStateCauses = DesignRule(
    "empty-state-causes", .warning, summary: "Two empty states stand for the same cause",
    explanation: """
      Of two empty states one stands for “there is nothing”, the other for “it could not be loaded”. With the same \
      cause the second one is never shown.
      """,
    sources: ["SEED4"], elements: ["EmptyState"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Text>Leaks</Text>
          <EmptyState>
            <Title>No orders</Title>
          </EmptyState>
          <EmptyState cause="failed">
            <Title>Orders are not available</Title>
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
          <Text>Leaks</Text>
          <EmptyState>
            <Title>No orders</Title>
          </EmptyState>
          <⏩EmptyState⏪>
            <Title>Orders are not available</Title>
          </EmptyState>
        </Body>
      </Card>
      """
  ) { node, context in
    guard let parent = context.parent(node) else { return }
    let cause = context.value(node, .cause) ?? "empty"
    let first = context.first(.emptyState, in: parent) { (context.value($0, .cause) ?? "empty") == cause }
    guard let first, first != node else { return }
    let other = cause == "empty" ? "failed" : "empty"
    context.report(
      "The first one stands for “\(cause)” already, so that this one is never shown",
      at: context.tree.nameRange(of: node),
      related: [RelatedInformation("The first empty state for “\(cause)”", at: context.tree.nameRange(of: first))],
      fixes: [context.setting(node, .cause, to: other, "Make it the one for “\(other)”")])
  }
}
