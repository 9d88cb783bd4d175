import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The map can be reached.
  static let mapCovered = DesignRule(
    "map-covered", .warning, summary: "Nothing uncovers the map",
    explanation: """
      The card lies over the map, and neither a drag nor a tap moves it: what is marked there cannot be seen. Leave \
      one way: a drag, a tap on the map, or a tap on the title. Cards at the side, as on tablets, leave the map free.
      """,
    sources: ["SEED3", "TGC"], elements: ["PlainCard", "TableCard", "HostedCard", "CollectionCard"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="stations" root="detail">
        <MapContent id="map">
          <Pin latitude="31.3" longitude="120.6">East gate</Pin>
        </MapContent>
        <PlainCard id="detail" map="map" position="extended" drag="none" tapDim="peaking" tapSteps="false">
          <Title>East gate</Title>
        </PlainCard>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="stations" root="detail">
        <MapContent id="map">
          <Pin latitude="31.3" longitude="120.6">East gate</Pin>
        </MapContent>
        <PlainCard id="detail" map="map" position="extended" drag="⏩none⏪" tapDim="none" tapSteps="false">
          <Title>East gate</Title>
        </PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(#"tapSteps="false""#, passes: #"tapSteps="true""#),
      Edge(#"position="extended""#, passes: #"position="peaking""#),
      Edge(
        #"root="detail""#, passes: #"root="detail" placement="side""#, fails: #"root="detail" placement="bottom""#),
      Edge(
        "<Title>East gate</Title>", passes: #"<Title>East gate</Title><On event="didAppear"><Move to="peaking"/></On>"#,
        fails: "<Title>East gate</Title><Text>Open</Text>"),
    ]
  ) { node, context in
    guard context.value(node, .drag) == "none", context.value(node, .tapDim) == "none",
      context.value(node, .tapSteps)?.flag == false,
      context.value(node, .position) == "extended", context.value(node, .map) != nil,
      context.descendants(node, [.move]).isEmpty,
      let scene = context.parent(node), !SceneLinks.of(scene, &context).isAtSide
    else { return }
    context.report(
      "Nothing moves this card off the map", at: context.valueRange(node, .drag),
      fixes: [Fix("Let a tap on the map move it", [TextEdit(context.valueRange(node, .tapDim), "peaking")])])
  }
}
