import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A scenario finds something out.
  static let scenarioClaimsNothing = DesignRule(
    "scenario-claims-nothing", .hint, summary: "A scenario expects nothing",
    explanation: """
      A scenario without a claim passes whatever the scene does. Say with `Expect` what people would notice: which card is on top, where \
      it rests. `within` alone claims nothing.
      """,
    sources: ["OWN"], elements: ["Scenario"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="depots" root="list">
        <Device id="phone" like="iphone-15"/>
        <MapContent id="town">
          <Pin latitude="52.37" longitude="4.9">Depot</Pin>
        </MapContent>
        <PlainCard id="list" map="town" position="peaking">
          <Title>Depots</Title>
          <Text>Open until six.</Text>
        </PlainCard>
        <Scenario id="up" device="phone">
          <Step tapTitle="true"/>
          <Expect position="extended"/>
        </Scenario>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="depots" root="list">
        <Device id="phone" like="iphone-15"/>
        <MapContent id="town">
          <Pin latitude="52.37" longitude="4.9">Depot</Pin>
        </MapContent>
        <PlainCard id="list" map="town" position="peaking">
          <Title>Depots</Title>
          <Text>Open until six.</Text>
        </PlainCard>
        <⏩Scenario⏪ id="up" device="phone">
          <Step tapTitle="true"/>
        </Scenario>
      </CardScene>
      """,
    edges: [
      Edge(
        #"<Step tapTitle="true"/>"#, passes: #"<Step tapTitle="true"/><Expect cardTop="71"/>"#,
        fails: #"<Step tapTitle="true"/><Expect within="3"/>"#, saying: "This claims nothing")
    ]
  ) { node, context in
    let claims = context.children(node, .expect)
    if claims.isEmpty {
      return context.report(
        "Nothing is expected here, so that this always passes; add an Expect", at: context.tree.nameRange(of: node))
    }
    for claim in claims {
      let claimsSomething = context.tree.attributes(of: claim).contains { attribute in
        let name = context.tree.name(of: attribute)
        return name.prefix.isEmpty && name.local != AttributeName.within.rawValue && name.local != "xmlns"
      }
      if claimsSomething { continue }
      context.report(
        "This claims nothing; say what people notice, such as top or position", at: context.tree.nameRange(of: claim))
    }
  }
}
