import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A counter counts something that is listed.
  static let counterNeedsList = DesignRule(
    "counter-needs-list", .warning, summary: "A counter stands on a card without a list",
    explanation: """
      The counter tells how many of the items are shown ("3 of 36"). It belongs on cards whose body holds object cells, contact cells \
      or a data table; elsewhere it counts nothing that a person can see.
      """,
    sources: ["HD-I24", "HD-I25", "HD-A"], elements: ["Counter"],
    passing: """
      <Card xmlns="urn:cardwright:1" target="orders/4711">
        <Header>
          <Title>Open orders</Title>
          <Counter>1 of 12</Counter>
        </Header>
        <Body>
          <ObjectCellList>
            <ObjectCell>
              <Title>Order 4711</Title>
            </ObjectCell>
          </ObjectCellList>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" target="orders/4711">
        <Header>
          <Title>Open orders</Title>
          <⏩Counter⏪>1 of 12</Counter>
        </Header>
      </Card>
      """
  ) { node, context in
    guard let card = context.ancestor(node, [.card]) else { return }
    guard context.sharedDescendants(card, listed).isEmpty else { return }
    context.report(
      "The counter counts nothing here: add object cells or a data table to <Body>, or remove it",
      at: context.tree.nameRange(of: node), fixes: [context.removing(node, "Remove the counter")])
  }
}

/// What a counter may count.
private let listed: [ElementName] = [.objectCellList, .contactCellList, .dataTable]
