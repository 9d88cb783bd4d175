import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A collection of data says when there is none.
  static let collectionEmpty = DesignRule(
    "collection-empty", .information, summary: "What is repeated has no empty state",
    explanation: """
      When there is nothing to repeat, an empty page looks broken. An `EmptyState` says what would be here, and what \
      to do.
      """,
    sources: ["STG-A"],
    elements: ["CardList", "CardMasonry", "CardCarousel", "ObjectCellList", "ContactCellList"],
    passing: """
      <CardList xmlns="urn:cardwright:1" id="all" sample="orders.json">
        <Card each="{orders}" target="{id}">
          <Header>
            <Title>{title}</Title>
          </Header>
          <ExtendedHeader>
            <Row><Status>{state}</Status></Row>
          </ExtendedHeader>
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
          <ExtendedHeader>
            <Row><Status>{state}</Status></Row>
          </ExtendedHeader>
        </Card>
      </CardList>
      """,
    edges: [.card(passes: cells("<EmptyState><Title>No orders</Title></EmptyState>"), fails: cells(""))]
  ) { node, context in
    // A list on a card or in a scene has the empty state of what it stands in.
    guard context.parent(node) == nil else { return }
    let cards = context.children(node)
    guard cards.contains(where: { context.value($0, .each) != nil }), context.child(node, .emptyState) == nil else {
      return
    }
    context.report(
      "Say with an EmptyState what stands here when there is nothing", at: context.tree.nameRange(of: node))
  }
}

/// A list of repeated cells, then `end`.
private func cells(_ end: String) -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="all" sample="orders.json">
  <ObjectCell each="{.}" target="{id}"><Title>{title}</Title></ObjectCell>\(end)</ObjectCellList>
  """
}
