import CardLayout
import CardModel
import LayoutCore
import SourceText
import XMLSyntax

extension DesignRule {
  /// The next card of a carousel shows.
  static let carouselPeek = DesignRule(
    layout: "carousel-peek", .warning, summary: "Too little of the next card shows in a carousel",
    explanation: """
      A slice of the next card tells people that there is more at the side. It is twice the spacing unless `peek` says \
      otherwise; with less than 16 points nobody sees it.
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
      <CardCarousel xmlns="urn:cardwright:1" id="pumps" spacing="⏩4⏪">
        <ObjectCardView id="a"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="b"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="c"><Title>Pump</Title></ObjectCardView>
      </CardCarousel>
      """,
    edges: [
      Edge(#"spacing="4""#, passes: #"peek="16""#, fails: #"peek="15""#),
      Edge(#"spacing="4""#, fails: #"peek="0""#, saying: "Only 0 points"),
    ]
  ) { survey, context in
    for (carousel, cards) in context.carousels(survey) {
      guard let next = cards.dropFirst().first(where: { $0.frame.maxX > survey.size.width }) else { continue }
      let peek = max(0, survey.size.width - next.frame.x)
      guard peek < 16 else { continue }
      let attribute = context.elements.value(carousel.node, .peek) == nil ? AttributeName.spacing : .peek
      context.report(
        "Only \(peek.whole) points of the next card show \(context.place), where people need 16 to see it",
        carousel, at: context.elements.valueRange(carousel.node, attribute),
        fixes: [context.elements.setting(carousel.node, .peek, to: "16", "Show 16 points of the next card")])
    }
  }
}
