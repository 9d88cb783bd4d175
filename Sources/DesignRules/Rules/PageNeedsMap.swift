import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Every page has a map content.
  static let pageNeedsMap = DesignRule(
    "page-needs-map", .warning, summary: "A page has no map content",
    explanation: """
      Turning a page turns the map as well; the controller refuses a page without map content. Give the page's card a \
      `map`.
      """,
    sources: ["TGC", "SEED3"], elements: ["PageItem"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="legs">
        <MapContent id="town">
          <Pin latitude="48.1" longitude="11.6">Station</Pin>
        </MapContent>
        <PlainCard id="walk" map="town">
          <Title>Walk</Title>
        </PlainCard>
        <PageCard id="legs">
          <PageItem card="walk"/>
        </PageCard>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="legs">
        <PlainCard id="walk">
          <Title>Walk</Title>
        </PlainCard>
        <PageCard id="legs">
          <PageItem card="⏩walk⏪"/>
        </PageCard>
      </CardScene>
      """,
    edges: [
      .card(
        passes: """
          <CardScene xmlns="urn:cardwright:1" id="trip" root="days">
            <MapContent id="town">
              <Pin latitude="48.1" longitude="11.6">Station</Pin>
            </MapContent>
            <PlainCard id="walk" map="town">
              <Title>Walk</Title>
            </PlainCard>
            <PageCard id="legs">
              <PageItem card="walk"/>
            </PageCard>
            <PageCard id="days">
              <PageItem card="legs"/>
            </PageCard>
          </CardScene>
          """)
    ]
  ) { node, context in
    guard let scene = context.ancestor(node, [.cardScene]), let id = context.value(node, .card),
      let card = SceneLinks.of(scene, &context).cards[id], context.value(card, .map) == nil,
      // The maps of a page card are those of its pages, which are asked for theirs.
      context.name(card) != .pageCard
    else { return }
    context.report("The card “\(id)” has no map, as every page must", at: context.valueRange(node, .card))
  }
}
