import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What hides everything leads back.
  static let sceneOverlaysOff = DesignRule(
    "scene-overlays-off", .warning, summary: "Everything over the map is hidden and never shown again",
    explanation: """
      `Overlays` hides the cards, the bars and the buttons on the map, with them every way to go on. Show them again on what can still happen: \
      a tap on a pin, a line or an area of the map, or the event of a card. A button that is hidden as well cannot do it.
      """,
    sources: ["TGC"], elements: ["Overlays"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="depots" root="list">
        <MapContent id="town">
          <Pin id="yard" latitude="52.37" longitude="4.9">Yard</Pin>
        </MapContent>
        <PlainCard id="list" map="town" position="peaking">
          <Title>Depots</Title>
          <Text>Open until six.</Text>
          <MapButtons edge="top">
            <Action id="hide" icon="actions.cancel" label="Hide everything"/>
          </MapButtons>
          <On event="tap" of="hide">
            <Overlays show="false"/>
          </On>
          <On event="tap" of="yard">
            <Overlays show="true"/>
          </On>
        </PlainCard>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="depots" root="list">
        <MapContent id="town">
          <Pin id="yard" latitude="52.37" longitude="4.9">Yard</Pin>
        </MapContent>
        <PlainCard id="list" map="town" position="peaking">
          <Title>Depots</Title>
          <Text>Open until six.</Text>
          <MapButtons edge="top">
            <Action id="hide" icon="actions.cancel" label="Hide everything"/>
          </MapButtons>
          <On event="tap" of="hide">
            <⏩Overlays⏪ show="false"/>
          </On>
        </PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(#"<Overlays show="false"/>"#, passes: #"<Overlays show="true"/>"#),
      Edge(
        "</On>\n", passes: #"</On><On event="traits"><Overlays show="true"/></On>"#,
        fails: #"</On><On event="select"><Overlays show="true"/></On>"#),
      Edge("</On>\n", passes: #"<Overlays show="true"/></On>"#),
      Edge(
        "</On>\n", passes: #"</On><On event="tap"><Overlays show="true"/></On>"#,
        fails: #"</On><On event="tap" of="hide"><Overlays show="true"/></On>"#),
    ]
  ) { node, context in
    guard context.value(node, .show)?.flag == false, let event = context.parent(node), let card = context.parent(event),
      let scene = context.parent(card), context.name(scene) == .cardScene
    else { return }
    // What its handler does last holds.
    guard context.children(event, .overlays).last == node, !SceneLinks.of(scene, &context).showsOverlays,
      !context.unclosed.contains(scene)
    else { return }
    context.report(
      "Nothing that can still happen shows everything again; answer a tap on the map",
      at: context.tree.nameRange(of: node))
  }
}
