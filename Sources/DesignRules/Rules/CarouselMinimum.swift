import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A carousel needs something to swipe to.
  static let carouselMinimum = DesignRule(
    "carousel-minimum", .warning, summary: "A carousel has fewer than three cards",
    explanation: """
      A carousel promises that there is more at the side. With one or two cards it has nothing to scroll; use a `CardList`, which \
      shows them at once.
      """,
    sources: ["CAR-I"], elements: ["CardCarousel"],
    passing: """
      <CardCarousel xmlns="urn:cardwright:1" id="approvals">
        <ObjectCardView id="a"><Title>Leave request</Title></ObjectCardView>
        <ObjectCardView id="b"><Title>Travel request</Title></ObjectCardView>
        <ObjectCardView id="c"><Title>Purchase order</Title></ObjectCardView>
      </CardCarousel>
      """,
    failing: """
      <⏩CardCarousel⏪ xmlns="urn:cardwright:1" id="approvals">
        <ObjectCardView id="a"><Title>Leave request</Title></ObjectCardView>
        <ObjectCardView id="b"><Title>Travel request</Title></ObjectCardView>
      </CardCarousel>
      """,
    edges: [
      Edge(
        #"<ObjectCardView id="b"><Title>Travel request</Title></ObjectCardView>"#, fails: "", saying: "one card"),
      .card(passes: carousel(limit: 3), fails: carousel(limit: 2), saying: "Show them all"),
    ]
  ) { node, context in
    let cards = context.children(node).filter { CardsOfList.kinds.contains(context.name($0)) }
    guard !cards.isEmpty else { return }
    if cards.count >= 3 || cards.contains(where: { context.value($0, .each) != nil }) {
      guard let limit = context.value(node, .limit).flatMap({ Int(spelled: $0) }), limit < 3 else { return }
      return context.report(
        "A carousel shows at least three cards; this limit leaves fewer", at: context.valueRange(node, .limit),
        fixes: context.removingAttribute(node, .limit, "Show them all"))
    }
    let count = cards.count == 1 ? "one card" : "two cards"
    context.report(
      "A carousel shows at least three cards; for \(count) use <CardList>", at: context.tree.nameRange(of: node))
  }
}

/// A carousel of three cards that shows so many.
private func carousel(limit: Int) -> String {
  """
  <CardCarousel xmlns="urn:cardwright:1" id="approvals" limit="\(limit)">
  <ObjectCardView id="a"><Title>Leave request</Title></ObjectCardView>
  <ObjectCardView id="b"><Title>Travel request</Title></ObjectCardView>
  <ObjectCardView id="c"><Title>Purchase order</Title></ObjectCardView></CardCarousel>
  """
}
