import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A pushed card leads back.
  static let sceneWayBack = DesignRule(
    "scene-way-back", .error, summary: "A pushed card has no way back",
    explanation: """
      People close a card with its close button. One that cannot be closed needs an action with `Pop`, or people are \
      stuck on it.
      """,
    sources: ["SEED3", "TGC"],
    elements: ["PlainCard", "TableCard", "HostedCard", "PageCard", "CollectionCard", "MapOnlyCard"],
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
        <⏩PlainCard⏪ id="stop" map="town" position="peaking" closable="false">
          <Title>Depot 3</Title>
        </PlainCard>
      </CardScene>
      """,
    edges: [
      Edge(#" closable="false""#, passes: #" closable="true""#),
      Edge(#"closable="false""#, passes: ""),
    ]
  ) { node, context in
    let isBare =
      context.name(node) == .mapOnlyCard
      && context.children(node).allSatisfy { ![.title, .headerBar].contains(context.name($0)) }
    guard context.value(node, .closable) == "false" || isBare, let id = context.value(node, .id),
      let scene = context.parent(node), context.value(scene, .root) != id
    else { return }
    let ways: [ElementName] = [.pop, .push, .swap, .restore]
    guard context.descendants(node, ways).isEmpty,
      !context.descendants(node, [.shortcut]).contains(where: { ["pop", "dismiss"].contains(context.value($0, .do)) })
    else { return }
    guard SceneLinks.of(scene, &context).pushed.contains(id) else { return }
    context.report(
      "Nothing leads back from this card; let it be closed, or pop it", at: context.tree.nameRange(of: node),
      fixes: context.removingAttribute(node, .closable, "Let people close it"))
  }
}
