import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A card stands once in a collection.
  static let duplicateCard = DesignRule(
    "duplicate-card", .hint, summary: "A card stands twice in a collection",
    explanation: """
      Two cards with the same title that open the same page are one: somebody answers the same request twice. No \
      guideline needs to say so.
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
      Edge(passes: #"ObjectCardView in="regular""#)
    ]
  ) { node, context in
    var known: Set<String> = []
    for card in context.children(node) {
      let conditions: [AttributeName] = [.each, .platform, .in]
      guard let target = context.value(card, .target), !conditions.contains(where: { context.value(card, $0) != nil }),
        case let texts = context.descendants(card, said).map(context.text).joined(separator: "\n"),
        !texts.isEmpty, !context.isBound(target + texts), !known.insert(target + "\n" + texts).inserted
      else { continue }
      context.report("This card stands in the collection already", at: context.tree.nameRange(of: card))
    }
  }
}

/// What tells one card from another.
private let said: [ElementName] = [.title, .subtitle, .footnote, .description, .status, .label, .value]
