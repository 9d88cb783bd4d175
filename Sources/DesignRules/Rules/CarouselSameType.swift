import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The cards of a carousel are of one kind.
  static let carouselSameType = DesignRule(
    "carousel-same-type", .information, summary: "A carousel mixes kinds of cards",
    explanation: """
      A carousel shows things of one kind, which look the same. Put cards of other kinds into a list of their own.
      """,
    sources: ["CAR-A"], elements: ["CardCarousel"],
    passing: """
      <CardCarousel xmlns="urn:cardwright:1" id="all">
        <ObjectCardView id="a" target="a/1"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="b" target="b/1"><Title>Valve</Title></ObjectCardView>
        <ObjectCardView id="c" target="c/1"><Title>Motor</Title></ObjectCardView>
      </CardCarousel>
      """,
    failing: """
      <CardCarousel xmlns="urn:cardwright:1" id="all">
        <ObjectCardView id="a" target="a/1"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="b" target="b/1"><Title>Valve</Title></ObjectCardView>
        <ObjectCardView id="c" target="c/1"><Title>Motor</Title></ObjectCardView>
        <⏩Card⏪ id="d" target="d/1">
          <Header>
            <Title>Sales</Title>
          </Header>
        </Card>
      </CardCarousel>
      """
  ) { node, context in
    let cards = context.children(node).filter { ![.header, .emptyState].contains(context.name($0)) }
    guard let first = cards.first, let other = cards.first(where: { context.localName($0) != context.localName(first) })
    else {
      return
    }
    context.report(
      "The other cards are \(context.localName(first)); use one kind, or two collections",
      at: context.tree.nameRange(of: other))
  }
}
