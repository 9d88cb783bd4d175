import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Motion is short.
  static let sceneDuration = DesignRule(
    "scene-duration", .warning, summary: "A motion of a scene takes long",
    explanation: """
      Cards come and go in a quarter of a second; people wait for every one that takes longer. More than one second is \
      felt as an error. A card that is let go takes the longer the slower the finger was, between `snapMin` and `snapMax`.
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
      Edge(passes: "1", fails: "1.1"),
      Edge(
        #"push="4""#, passes: #"snapMin="0.5" snapMax="0.5""#, fails: #"snapMin="0.6" snapMax="0.5""#, saying: "snapMax"
      ),
      Edge(#"push="4""#, passes: #"snapMin="1.3""#, fails: #"snapMin="1.4""#),
      Edge(#"push="4""#, passes: #"snapMax="0.4""#, fails: #"snapMax="0.3""#),
    ]
  ) { node, context in
    for name in [AttributeName.push, .pop, .move, .fade] {
      guard let value = context.number(node, name), value > 1 else { continue }
      context.report(
        "People wait \(context.value(node, name) ?? "") seconds for this; a quarter is usual",
        at: context.valueRange(node, name), fixes: context.removingAttribute(node, name, "Move as fast as usual"))
      return
    }
    let usual = SceneMetrics()
    let least = context.number(node, .snapMin) ?? usual.snapMin
    guard least > context.number(node, .snapMax) ?? usual.snapMax else { return }
    context.report(
      "“snapMin” is longer than “snapMax”, so that a card takes the same time however fast it is let go",
      at: context.valueRange(node, context.value(node, .snapMin) == nil ? .snapMax : .snapMin))
  }
}
