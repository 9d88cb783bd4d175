import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What lies below stays readable.
  static let sceneDim = DesignRule(
    "scene-dim", .warning, summary: "A scene darkens its map very much",
    explanation: """
      The map and the card below are dimmed by a quarter, so that people see where they are. More than half leaves \
      them black.
      """,
    sources: ["SEED3"], elements: ["Metrics"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="stops" root="list">
        <Metrics dim="0.25"/>
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
        <PlainCard id="stop" map="town"><Title>Depot 3</Title></PlainCard>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="stops" root="list">
        <Metrics dim="⏩0.85⏪"/>
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
        <PlainCard id="stop" map="town"><Title>Depot 3</Title></PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(passes: "0.5", fails: "0.51")
    ]
  ) { node, context in
    for name in [AttributeName.dim, .shade] {
      guard let value = context.number(node, name), value > 0.5 else { continue }
      context.report(
        "\((value * 100).whole) percent leave nothing to see; 25 are usual",
        at: context.valueRange(node, name),
        fixes: context.removingAttribute(node, name, "Dim as usual"))
    }
  }
}
