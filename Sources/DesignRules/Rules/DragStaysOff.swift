import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Dragging comes back.
  static let dragStaysOff = DesignRule(
    "drag-stays-off", .hint, summary: "Dragging is switched off and never on again",
    explanation: """
      While people sign or draw, a card must not move. Switch dragging on again on every way out, or the card stays \
      fixed for good.
      """,
    sources: ["TGC"], elements: ["Drag"],
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
            <Action id="sign">Sign</Action>
            <Action id="done" role="primary">Done</Action>
          </FloatingRow>
          <On event="tap" of="sign">
            <Drag enabled="false"/>
          </On>
          <On event="tap" of="done">
            <Drag enabled="true"/>
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
            <Action id="sign">Sign</Action>
          </FloatingRow>
          <On event="tap" of="sign">
            <⏩Drag⏪ enabled="false"/>
          </On>
        </PlainCard>
      </CardScene>
      """
  ) { node, context in
    guard context.value(node, .enabled) == "false", let event = context.parent(node), let card = context.parent(event),
      context.name(card) != .cardScene, let scene = context.parent(card)
    else { return }
    guard !context.sharedDescendants(scene, [.drag]).contains(where: { context.value($0, .enabled) == "true" }) else {
      return
    }
    guard context.descendants(card, [.pop]).isEmpty else { return }
    context.report("Nothing switches dragging on again", at: context.tree.nameRange(of: node))
  }
}
