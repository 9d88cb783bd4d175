import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A card stands once in a collection.
  static let duplicateCard = DesignRule(
    "duplicate-card", .hint, summary: "A card stands twice in a collection",
    explanation: """
      Two cards that say the same and open the same page are one: somebody answers the same request twice. No guideline \
      needs to say so.
      """,
    sources: ["OWN"], elements: ["CardList", "CardMasonry", "CardCarousel"],
    passing: """
      <CardList xmlns="urn:cardwright:1" id="all">
        <ObjectCardView target="orders/1"><Title>Seals</Title><Status kind="critical">Due</Status></ObjectCardView>
        <ObjectCardView target="orders/2"><Title>Seals</Title><Status kind="critical">Due</Status></ObjectCardView>
      </CardList>
      """,
    failing: """
      <CardList xmlns="urn:cardwright:1" id="all">
        <ObjectCardView target="orders/1"><Title>Seals</Title><Status kind="critical">Due</Status></ObjectCardView>
        <⏩ObjectCardView⏪ target="orders/1"><Title>Seals</Title><Status kind="critical">Due</Status></ObjectCardView>
      </CardList>
      """,
    edges: [
      Edge(fails: #"ObjectCardView in="regular""#, saying: "(at regular width)"),
      Edge("Due</Status></ObjectCardView>\n</CardList>", passes: "Late</Status></ObjectCardView></CardList>"),
    ]
  ) { node, context in
    var known: Set<String> = []
    for card in context.children(node) {
      guard let target = context.value(card, .target), context.value(card, .each) == nil,
        case let said = context.text(card),
        !said.isEmpty, !context.isBound(target + said), !known.insert(target + "\n" + said).inserted
      else { continue }
      context.report("This card stands in the collection already", at: context.tree.nameRange(of: card))
    }
  }
}
