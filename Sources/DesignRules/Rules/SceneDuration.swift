import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Motion is short.
  static let sceneDuration = DesignRule(
    "scene-duration", .warning, summary: "A motion of a scene takes long",
    explanation: """
      Cards come and go in a quarter of a second; people wait for every one that takes longer. More than one second is \
      felt as an error.
      """,
    sources: ["TGC"], elements: ["Metrics"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="stops" root="list">
        <Metrics push="0.3"/>
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
        <Metrics push="⏩4⏪"/>
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
      Edge(passes: "1", fails: "1.1")
    ]
  ) { node, context in
    for name in [AttributeName.push, .pop, .move, .fade] {
      guard let value = context.number(node, name), value > 1 else { continue }
      context.report(
        "People wait \(context.value(node, name) ?? "") seconds for this; a quarter is usual",
        at: context.valueRange(node, name), fixes: context.removingAttribute(node, name, "Move as fast as usual"))
      return
    }
  }
}
