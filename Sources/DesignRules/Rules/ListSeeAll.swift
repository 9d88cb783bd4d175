import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A list that is cut short leads to all of it.
  static let listSeeAll = DesignRule(
    "list-see-all", .information, summary: "A list that is cut short has no way to the rest",
    explanation: """
      A list with a `limit` shows the first few of many. “See all”, with how many there are, leads to the rest; where the card \
      itself leads there and the sample has more than are shown, at least a counter says so.
      """,
    sources: ["PTV-I", "SEED1"],
    elements: ["ObjectCellList", "ContactCellList", "CardList", "CardMasonry", "CardCarousel"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <ObjectCellList limit="3">
            <ObjectCell target="a/1">
              <Title>Pump</Title>
            </ObjectCell>
            <SeeAll target="orders/1">See all</SeeAll>
          </ObjectCellList>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <⏩ObjectCellList⏪ limit="3">
            <ObjectCell target="a/1">
              <Title>Pump</Title>
            </ObjectCell>
          </ObjectCellList>
        </Body>
      </Card>
      """,
    edges: [
      .card(passes: cutCards(seeAll), fails: cutCards("")),
      .card(passes: cutOrders(limit: 2), fails: cutOrders(limit: 1), saying: "1 of 2"),
    ]
  ) { node, context in
    guard context.value(node, .limit) != nil else { return }
    guard let card = context.ancestor(node, [.card]) else {
      // A list that is a page of its own may be limited to what makes sense at once.
      let isCollection = ![.objectCellList, .contactCellList].contains(context.name(node))
      guard isCollection, context.child(node, .header).flatMap({ context.child($0, .seeAll) }) == nil else { return }
      return context.report("Add a SeeAll that leads to the whole list", at: context.tree.nameRange(of: node))
    }
    guard context.sharedDescendants(card, [.seeAll]).isEmpty else { return }
    if context.value(card, .target) != nil {
      let cells = context.descendants(node, [.objectCell, .contactCell])
      guard let count = ReadPart.count(of: cells, in: node, context),
        let limit = context.value(node, .limit).flatMap(Int.init), count > limit,
        context.sharedDescendants(card, [.counter, .kpi]).isEmpty, !tells([count, limit], card, context)
      else { return }
      return context.report(
        "\(limit) of \(count) are shown, and nothing says so; add a Counter, or a SeeAll with the total",
        at: context.tree.nameRange(of: node))
    }
    context.report("Add a SeeAll that leads to the whole list", at: context.tree.nameRange(of: node))
  }
}

/// Whether a text of the header of `card` has one of `numbers` in it, or a number in words: “Three newest orders”.
private func tells(_ numbers: [Int], _ card: NodeID, _ context: RuleContext) -> Bool {
  context.children(card).filter { [.header, .extendedHeader].contains(context.name($0)) }.contains { head in
    context.descendants(head, [.title, .subtitle, .label, .status, .footnote]).contains { part in
      let text = context.text(part)
      return context.isBound(text) || numbers.contains { text.contains("\($0)") }
        || context.wording(text, of: part).speaks(of: .numbers)
    }
  }
}

private let seeAll = #"<SeeAll target="orders/1">See all</SeeAll>"#

/// The first three cards of many, with `header` in their header.
private func cutCards(_ header: String) -> String {
  """
  <CardList xmlns="urn:cardwright:1" id="all" limit="3" sample="orders.json"><Header><Title>Orders</Title>\(header)</Header>
  <ObjectCardView each="{.}" target="{id}"><Title>{title}</Title><Status>{state}</Status></ObjectCardView>
  <EmptyState><Title>No orders</Title></EmptyState></CardList>
  """
}

/// A card that leads to its orders, of which it shows `limit`.
private func cutOrders(limit: Int) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="open" target="orders"><Header><Title>Open orders</Title></Header><Body><ObjectCellList limit="\(limit)">
  <ObjectCell target="orders/1"><Title>Pump</Title></ObjectCell><ObjectCell target="orders/2"><Title>Fan</Title></ObjectCell>
  </ObjectCellList></Body></Card>
  """
}
