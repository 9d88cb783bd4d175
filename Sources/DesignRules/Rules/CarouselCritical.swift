import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What matters is not hidden in a carousel.
  static let carouselCritical = DesignRule(
    "carousel-critical", .information, summary: "A figure stands where people may not see it",
    explanation: """
      Only the first card of a carousel is seen without swiping. Key figures and the state of something that runs \
      belong in a list or a masonry, which show all at once.
      """,
    sources: ["CAR-I"], elements: ["CardCarousel"],
    passing: """
      <CardCarousel xmlns="urn:cardwright:1" id="all">
        <ObjectCardView id="a" target="a"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="b" target="b"><Title>Valve</Title></ObjectCardView>
        <ObjectCardView id="c" target="c"><Title>Motor</Title></ObjectCardView>
      </CardCarousel>
      """,
    failing: """
      <CardCarousel xmlns="urn:cardwright:1" id="all">
        <ObjectCardView id="a" target="a"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="b" target="b"><Title>Valve</Title></ObjectCardView>
        <ObjectCardView id="c" target="c"><Title>Motor</Title></ObjectCardView>
        <Card id="d" target="d">
          <Header>
            <Title>Sales</Title>
          </Header>
          <ExtendedHeader>
            <⏩KPI⏪ caption="Revenue">12</KPI>
          </ExtendedHeader>
        </Card>
      </CardCarousel>
      """
  ) { node, context in
    guard
      let figure = context.descendants(node, [.kpi, .progressKPI]).first(where: {
        context.ancestor($0, [.chart, .cardCarousel]).map(context.name) == .cardCarousel
      })
    else { return }
    context.report(
      "People who do not swipe never see this figure; use a CardList or CardMasonry",
      at: context.tree.nameRange(of: figure))
  }
}
