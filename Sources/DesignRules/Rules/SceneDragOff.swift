import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// What switches dragging off leads on.
  static let sceneDragOff = DesignRule(
    "scene-drag-off", .warning, summary: "Dragging is switched off and never on again",
    explanation: """
      While somebody signs or types, a card may hold still. Where nothing switches dragging on again, the card stays where it is, and covers \
      the map, until people leave it. Switch it on on every way out, as when a field loses the focus; a push or pop does so, too. Asked of \
      cards with a map.
      """,
    sources: ["TGC"], elements: ["Drag"],
    passing: search("<On event=\"blur\" of=\"field\"><Drag enabled=\"true\"/></On>"),
    failing: search("<On event=\"blur\" of=\"field\"><Move to=\"peaking\"/></On>", drag: "⏩Drag⏪"),
    edges: [
      .card(passes: search("", then: "<Push card=\"found\"/>")),
      .card(passes: search("<On event=\"blur\" of=\"field\"><Push card=\"found\"/></On>")),
      .card(
        passes: search("<On event=\"tap\"><Pop/></On>"), fails: search("<On event=\"tap\"><Move to=\"peaking\"/></On>")),
      .card(passes: search("").replacing(" map=\"town\"", with: "").replacing(" position=\"peaking\"", with: "")),
    ]
  ) { node, context in
    guard context.value(node, .enabled)?.flag == false, let event = context.parent(node),
      // What appears and holds still is meant so.
      !["didAppear", "willAppear", "built"].contains(context.value(event, .event)),
      let card = context.parent(event), let scene = context.parent(card), context.value(card, .map) != nil,
      context.descendants(event, [.push]).isEmpty, context.descendants(card, [.pop, .swap]).isEmpty,
      !context.descendants(scene, [.drag]).contains(where: { context.value($0, .enabled)?.flag == true })
    else { return }
    // What the field leads to when people have done with it.
    let ends = context.children(card, .on).filter {
      context.value($0, .event) == "blur" && context.value($0, .of) == context.value(event, .of)
    }
    guard ends.allSatisfy({ context.descendants($0, [.push]).isEmpty }) else { return }
    context.report(
      "Nothing switches dragging on again; do so where this ends", at: context.tree.nameRange(of: node))
  }
}

/// A scene with a field that switches dragging off, and what stands behind that.
private func search(_ other: String, drag: String = "Drag", then: String = "") -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="shops" root="list">
    <MapContent id="town" zoom="city">
      <Pin id="p1" latitude="50.9" longitude="6.9">Adler</Pin>
    </MapContent>
    <TableCard id="list" map="town" position="peaking">
      <Title>Chemists</Title>
      <Accessory height="48">
        <SearchField id="field">Name</SearchField>
      </Accessory>
      <Section>
        <ObjectCell target="tel:+49221250010">
          <Title>Adler</Title>
        </ObjectCell>
      </Section>
      <EmptyState>
        <Title>No chemist found</Title>
      </EmptyState>
      <On event="focus" of="field">
        <Move to="extended"/>
        <\(drag) enabled="false"/>
        \(then)
      </On>
      <On event="select">
        <Push card="found"/>
      </On>
      \(other)
    </TableCard>
    <PlainCard id="found" map="town" position="peaking">
      <Title>Adler</Title>
    </PlainCard>
  </CardScene>
  """
}
