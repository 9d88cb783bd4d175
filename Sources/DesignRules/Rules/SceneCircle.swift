import CardModel
import SourceText
import XMLSyntax

/// Three cards, of which the last leads somewhere on `event`, and the first on `then`, if that is not empty, to the last.
private func round(_ back: String, _ event: String = "tap", then: String = "") -> String {
  let first = then.isEmpty ? "" : #"<On event="\#(then)"><Swap card="last"/></On>"#
  return """
    <CardScene xmlns="urn:cardwright:1" id="stops" root="list">
      <MapContent id="town"><Pin id="p1" latitude="48.1" longitude="11.6">Depot 3</Pin></MapContent>
      <TableCard id="list" map="town" position="peaking"><Title>Stops</Title>
        <Section><ObjectCell id="row"><Title>Depot 3</Title></ObjectCell></Section>
        <On event="select"><Push card="stop"/></On>\(first)</TableCard>
      <PlainCard id="stop" map="town" position="peaking"><Title>Depot 3</Title>
        <FloatingRow><Action id="on">On</Action></FloatingRow><On event="tap" of="on"><Push card="last"/></On></PlainCard>
      <PlainCard id="last" map="town" position="peaking"><Title>Keys</Title>
        <On event="\(event)">\(back)</On></PlainCard>
    </CardScene>
    """
}

extension DesignRule {
  /// Going back pops.
  static let sceneCircle = DesignRule(
    "scene-circle", .error, summary: "Cards push one another in a circle",
    explanation: """
      A card that pushes the root, which lies below it, puts a second copy on top, and the stack grows with every turn, over however \
      many cards it goes. Going back is `Pop`. A card that pushes itself shows what people see already, and cards that push or swap one \
      another as soon as they appear never come to rest.
      """,
    sources: ["SEED3", "TGC"], elements: ["Push", "Swap"],
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
    edges: [
      Edge(fails: "stop", saying: "is seen"),
      .card(passes: round("<Pop/>"), fails: round(#"<Push card="list"/>"#), saying: "lies below"),
      .card(
        passes: round(#"<Swap card="list"/>"#, "didAppear", then: "didDisappear"),
        fails: round(#"<Swap card="list"/>"#, "didAppear", then: "didAppear"), saying: "without end"),
    ]
  ) { node, context in
    guard let event = context.parent(node), let card = context.parent(event), let scene = context.parent(card),
      context.name(scene) == .cardScene, let id = context.value(card, .id), let pushed = context.value(node, .card)
    else { return }
    let links = SceneLinks.of(scene, &context)
    if links.isUnasked(event, context), links.isTold(id, ofCircleTo: pushed) {
      return context.report(
        "“\(pushed)” leads back here as soon as it appears, without end; let one of them wait for people",
        at: context.valueRange(node, .card))
    }
    if context.name(node) == .swap { return }
    if id == pushed {
      return context.report("“\(pushed)” is the card that is seen; name another", at: context.valueRange(node, .card))
    }
    guard pushed == context.value(scene, .root), links.isPushed(id, above: pushed) else { return }
    guard links.pushes[pushed]?.contains(id) == true else {
      return context.report(
        "“\(pushed)” lies below this card already, at the bottom; pop back to it", at: context.valueRange(node, .card))
    }
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
