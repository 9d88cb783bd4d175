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
    let cards = context.children(node).compactMap { card in
      context.value(card, .each) == nil ? context.value(card, .target).map { (card: card, target: $0) } : nil
    }
    // What a card says is read only where another opens the same page.
    let shared = cards.reduce(into: [:]) { $0[$1.target] = $0[$1.target] != nil }
    var known: Set<String> = []
    for (card, target) in cards where shared[target] == true && !context.isBound(target) {
      let said = context.text(card)
      guard !said.isEmpty, !context.isBound(said), !known.insert(target + "\n" + said).inserted else { continue }
      context.report("This card stands in the collection already", at: context.tree.nameRange(of: card))
    }
  }
}
