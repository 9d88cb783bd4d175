import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Data can be absent.
  static let boundBodyEmptyState = DesignRule(
    "bound-body-empty-state", .information, summary: "A body that lists data has no empty state",
    explanation: """
      Repeated parts can come out empty: the order list is done, the filter matches nothing. An `EmptyState` in the body says what \
      would be here and what to do; without one the card is a hole.
      """,
    sources: ["SEED4"], elements: ["Body"],
    passing: """
      <Card xmlns="urn:cardwright:1" sample="orders.json" target="orders/4711">
        <Header>
          <Title>Open orders</Title>
        </Header>
        <Body>
          <ObjectCellList>
            <ObjectCell each="{orders}">
              <Title>{title}</Title>
            </ObjectCell>
          </ObjectCellList>
          <EmptyState>
            <Title>No open orders</Title>
          </EmptyState>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" sample="orders.json" target="orders/4711">
        <Header>
          <Title>Open orders</Title>
        </Header>
        <⏩Body⏪>
          <ObjectCellList>
            <ObjectCell each="{orders}">
              <Title>{title}</Title>
            </ObjectCell>
          </ObjectCellList>
        </Body>
      </Card>
      """
  ) { node, context in
    let parts = context.children(node)
    // Only a body that holds nothing but repeated parts can come out empty.
    let canBeEmpty = parts.allSatisfy { part in
      context.descendants(part, listed).contains { context.value($0, .each) != nil }
    }
    guard canBeEmpty, !parts.isEmpty, context.descendants(node, [.emptyState]).isEmpty else { return }
    // The card's own empty state serves, too.
    guard let card = context.parent(node), context.child(card, .emptyState) == nil else { return }
    context.report(
      "Add an <EmptyState> for the case that there is no data", at: context.tree.nameRange(of: node))
  }
}

/// What comes in lists: without items nothing is left.
private let listed: [ElementName] = [
  .objectCell, .contactCell, .section, .tableRow, .timelineEntry, .point, .series,
]
