import CardLayout
import CardModel
import LayoutCore
import SourceText

extension DesignRule {
  /// A carousel is seen from top to bottom.
  static let carouselVisible = DesignRule(
    layout: "carousel-visible", .information, summary: "A carousel is higher than the screen",
    explanation: """
      A carousel scrolls sideways; when its cards are higher than the screen, people have to scroll both ways. Make \
      the cards lower.
      """,
    sources: ["CAR-A"],
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
        <Card id="a" target="a/1"><Media src="pump.png" height="500"/><Header><Title>Pump</Title></Header></Card>
        <Card id="b" target="b/1"><Header><Title>Pump</Title></Header></Card>
      </CardCarousel>
      """,
    edges: [
      Edge(#"height="500""#, passes: #"height="485""#, fails: #"height="485.5""#),
      Edge(#"<Card id="b" target="b/1"><Header><Title>Pump</Title></Header></Card>"#, passes: ""),
    ]
  ) { survey, context in
    let room = survey.environment.height - survey.environment.safeArea.top - survey.environment.safeArea.bottom
    for (carousel, cards) in context.carousels(survey) {
      guard let height = cards.map({ $0.frame.height }).max(), height > room else { continue }
      context.report(
        "The carousel is \(height.whole) points high \(context.place), where the screen has \(room.whole)",
        carousel,
        at: context.nameRange(carousel))
    }
  }
}
