import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A collection of data says when there is none.
  static let collectionEmpty = DesignRule(
    "collection-empty", .information, summary: "A collection of repeated cards has no empty state",
    explanation: """
      When there is nothing to repeat, an empty page looks broken. An `EmptyState` says what would be here, and what \
      to do.
      """,
    sources: ["STG-A"], elements: ["CardList", "CardMasonry", "CardCarousel"],
    passing: """
      <CardList xmlns="urn:cardwright:1" id="all" sample="orders.json">
        <Card each="{orders}" target="{id}">
          <Header>
            <Title>{title}</Title>
          </Header>
        </Card>
        <EmptyState>
          <Title>No orders</Title>
        </EmptyState>
      </CardList>
      """,
    failing: """
      <⏩CardList⏪ xmlns="urn:cardwright:1" id="all" sample="orders.json">
        <Card each="{orders}" target="{id}">
          <Header>
            <Title>{title}</Title>
          </Header>
        </Card>
      </CardList>
      """
  ) { node, context in
    let cards = context.children(node)
    guard cards.contains(where: { context.value($0, .each) != nil }), context.child(node, .emptyState) == nil else {
      return
    }
    context.report(
      "Say with an EmptyState what stands here when there is nothing", at: context.tree.nameRange(of: node))
  }
}
