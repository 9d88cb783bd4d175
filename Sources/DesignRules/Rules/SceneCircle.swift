import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Going back pops.
  static let sceneCircle = DesignRule(
    "scene-circle", .error, summary: "A card pushes the card that it came from, or itself",
    explanation: """
      A card that pushes the one below it puts a second copy on top, and the stack grows with every turn. Going back \
      is `Pop`. A card that pushes itself shows what people see already.
      """,
    sources: ["SEED3", "TGC"], elements: ["Push"],
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
          <FloatingRow>
            <Action id="back">Back</Action>
          </FloatingRow>
          <On event="tap" of="back">
            <Pop/>
          </On>
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
        <PlainCard id="stop" map="town" position="peaking">
          <Title>Depot 3</Title>
          <FloatingRow>
            <Action id="back">Back</Action>
          </FloatingRow>
          <On event="tap" of="back">
            <Push card="⏩list⏪"/>
          </On>
        </PlainCard>
      </CardScene>
      """,
    edges: [Edge(fails: "stop", saying: "is seen")]
  ) { node, context in
    guard let event = context.parent(node), let card = context.parent(event), let scene = context.parent(card),
      context.name(scene) == .cardScene, let id = context.value(card, .id), let pushed = context.value(node, .card)
    else { return }
    if id == pushed {
      return context.report("“\(pushed)” is the card that is seen; name another", at: context.valueRange(node, .card))
    }
    guard pushed == context.value(scene, .root),
      SceneLinks.of(scene, &context).pushes[pushed]?.contains(id) == true
    else { return }
    let isEmpty = !context.tree.childElements(of: node).contains { _ in true }
    context.report(
      "“\(pushed)” lies below this card already; pop this one", at: context.valueRange(node, .card),
      fixes: isEmpty
        ? [
          Fix(
            "Pop this card", [TextEdit(context.tree.range(of: node), "<\(context.tag(.pop, like: node))/>")],
            isPreferred: true)
        ] : [])
  }
}
