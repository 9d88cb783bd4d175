import CardModel
import SourceText
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
        #"<ObjectCardView id="b"><Title>Travel request</Title></ObjectCardView>"#, fails: "", saying: "one card")
    ]
  ) { node, context in
    let cards = context.children(node).filter { CardsOfList.kinds.contains(context.name($0)) }
    guard !cards.isEmpty, cards.count < 3, !cards.contains(where: { context.value($0, .each) != nil }) else { return }
    let count = cards.count == 1 ? "one card" : "two cards"
    context.report(
      "A carousel shows at least three cards; for \(count) use <CardList>", at: context.tree.nameRange(of: node))
  }
}
