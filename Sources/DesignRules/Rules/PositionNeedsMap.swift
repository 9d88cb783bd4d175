import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A card over a map has a map.
  static let positionNeedsMap = DesignRule(
    "position-needs-map", .warning, summary: "A card without a map asks for a position",
    explanation: """
      A card without map content is always extended, as there is nothing to see behind it. Give it a `map`, or leave \
      `position` out.
      """,
    sources: ["SEED3", "TGC"], elements: ["PlainCard", "TableCard", "HostedCard", "PageCard", "CollectionCard"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="stops" root="list">
        <MapContent id="town" zoom="city">
          <Pin id="p1" latitude="48.1" longitude="11.6">Depot 3</Pin>
        </MapContent>
        <TableCard id="list" map="town" position="peaking">
          <Title>Stops</Title>
          <Section>
            <ObjectCell id="row"><Title>Depot 3</Title></ObjectCell>
          </Section>
          <On event="select">
            <Push card="stop"/>
          </On>
        </TableCard>
        <PlainCard id="stop" map="town" position="peaking">
          <Title>Depot 3</Title>
        </PlainCard>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="stops" root="list">
        <MapContent id="town" zoom="city">
          <Pin id="p1" latitude="48.1" longitude="11.6">Depot 3</Pin>
        </MapContent>
        <TableCard id="list" map="town" position="peaking">
          <Title>Stops</Title>
          <Section>
            <ObjectCell id="row"><Title>Depot 3</Title></ObjectCell>
          </Section>
          <On event="select">
            <Push card="stop"/>
          </On>
        </TableCard>
        <PlainCard id="stop" position="⏩peaking⏪">
          <Title>Depot 3</Title>
        </PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(passes: "extended", fails: "collapsed")
    ]
  ) { node, context in
    guard let position = context.value(node, .position), ["peaking", "collapsed"].contains(position),
      context.value(node, .map) == nil, context.parent(node).map(context.name) == .cardScene,
      context.descendants(node, [.setMap]).isEmpty, context.descendants(node, [.mapContent, .page, .pageItem]).isEmpty
    else { return }
    context.report(
      "Without a map the card is extended whatever this says", at: context.valueRange(node, .position),
      fixes: context.removingAttribute(node, .position, "Leave the position out"))
  }
}
