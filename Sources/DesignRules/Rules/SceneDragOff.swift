import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What switches dragging off leads on.
  static let sceneDragOff = DesignRule(
    "scene-drag-off", .warning, summary: "Dragging is switched off and never on again",
    explanation: """
      While somebody signs or types, a card may hold still. Where nothing switches dragging on again, it stays where it is, and covers the \
      map, until people leave it. Switch it on on every way out, as when a field loses the focus; a push or pop does so, too.
      """,
    sources: ["TGC"], elements: ["Drag"],
    passing: search("<On event=\"blur\" of=\"field\"><Drag enabled=\"true\"/></On>"),
    failing: search("<On event=\"blur\" of=\"field\"><Move to=\"peaking\"/></On>", drag: "⏩Drag⏪"),
    edges: [.card(passes: search("", then: "<Push card=\"found\"/>"))]
  ) { node, context in
    let holders: [ElementName] = [.plainCard, .tableCard, .hostedCard, .pageCard, .collectionCard, .mapOnlyCard]
    guard context.value(node, .enabled) == "false", let event = context.parent(node),
      let card = context.ancestor(node, holders),
      context.descendants(event, [.push, .pop, .swap]).isEmpty,
      !context.descendants(card, [.drag]).contains(where: { context.value($0, .enabled) == "true" })
    else { return }
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
      \(other)
    </TableCard>
    <PlainCard id="found" map="town" position="peaking">
      <Title>Adler</Title>
    </PlainCard>
  </CardScene>
  """
}
