import CardLayout
import CardModel
import LayoutCore
import SourceText
import XMLSyntax

extension DesignRule {
  /// The cards of a carousel are about equally high.
  static let carouselHeight = DesignRule(
    layout: "carousel-height", .information, summary: "The cards of a carousel differ much in height",
    explanation: """
      All cards of a carousel are as high as the highest. Where one is half as high again as another, the shorter ones \
      are mostly empty. Give the cards the same parts, or shorten the highest.
      """,
    sources: ["CAR-I"],
    about: ["CardCarousel"], in: [.smallPhone],
    passing: """
      <CardCarousel xmlns="urn:cardwright:1" id="pumps">
        <ObjectCardView id="a"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="b"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="c"><Title>Pump</Title></ObjectCardView>
      </CardCarousel>
      """,
    failing: """
      <⏩CardCarousel⏪ xmlns="urn:cardwright:1" id="pumps">
        <Card id="a" target="a/1"><Media src="pump.png" height="145"/><Header><Title>Pump</Title></Header></Card>
        <Card id="b" target="b/1"><Header><Title>Pump</Title></Header></Card>
        <Card id="c" target="c/1"><Header><Title>Pump</Title></Header></Card>
      </CardCarousel>
      """,
    edges: [Edge(#"height="145""#, passes: #"height="31.5""#, fails: #"height="32""#)]
  ) { survey, context in
    for (carousel, cards) in context.carousels(survey) {
      let heights = cards.map { $0.height }.sorted()
      guard let least = heights.first, let most = heights.last, most > 1.5 * least else { continue }
      context.report(
        "The highest card has \(most.whole) points, the lowest \(least.whole) \(context.place); give them the same "
          + "parts", carousel, at: context.nameRange(carousel))
    }
  }
}

extension LayoutContext {
  /// The carousels of the document with their cards.
  func carousels(_ survey: LayoutSurvey) -> [(carousel: PartSource, cards: [LayoutSurvey.Card])] {
    let cards = Dictionary(grouping: survey.cards) { elements.parent($0.source.node) }
    return survey.carousels.compactMap { carousel in
      guard let cards = cards[carousel.source.node], cards.count > 1 else { return nil }
      return (carousel.source, cards)
    }
  }
}
