import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What is tapped can be seen.
  static let mapTapExtended = DesignRule(
    "map-tap-extended", .warning, summary: "A card covers the map on which people are to tap",
    explanation: """
      A card that waits for taps on pins opens where the map is seen: collapsed or peaking. Extended it greys the map \
      out and covers nearly all of it.
      """,
    sources: ["SEED3"], elements: ["PlainCard", "TableCard", "HostedCard"],
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
          <On event="tap" of="p1">
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
        <TableCard id="list" map="town" position="⏩extended⏪">
          <Title>Stops</Title>
          <Section>
            <ObjectCell id="row"><Title>Depot 3</Title></ObjectCell>
          </Section>
          <On event="tap" of="p1">
            <Push card="stop"/>
          </On>
        </TableCard>
        <PlainCard id="stop" map="town" position="peaking">
          <Title>Depot 3</Title>
        </PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(passes: "collapsed")
    ]
  ) { node, context in
    let events = context.children(node, .on).filter { context.value($0, .event) == "tap" }
    guard !events.isEmpty, context.value(node, .position) == "extended", let map = context.value(node, .map),
      let scene = context.parent(node), let pins = SceneLinks.of(scene, &context).pins[map],
      events.allSatisfy({ context.value($0, .of).map(pins.contains) ?? false })
    else { return }
    context.report(
      "People are to tap pins that this card covers", at: context.valueRange(node, .position),
      fixes: [context.setting(node, .position, to: "peaking", "Let the map be seen", isPreferred: true)])
  }
}
