import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A chevron leads somewhere.
  static let disclosureTarget = DesignRule(
    "disclosure-target", .warning, summary: "A cell promises that something opens, and leads nowhere",
    explanation: """
      A chevron promises that a tap opens a page. Give the cell a `target`, in a scene an `On event="select"`, or take \
      the chevron off. In a scene, a row among others that open something promises so without a chevron: asked where most rows of a \
      section open something and look alike.
      """,
    sources: ["SEED2", "OC-I"], elements: ["ObjectCell", "Section"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <ObjectCell variation="navigation" target="help/damage">
          <Title>Reporting damage</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts">
        <⏩ObjectCell⏪ variation="navigation">
          <Title>Reporting damage</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(#" variation="navigation""#, passes: "", fails: #" accessory="disclosure""#),
      Edge(#" variation="navigation""#, passes: #" variation="navigation" target="a/1""#),
      .card(passes: rows(open: "c"), fails: rows(open: "b"), saying: "as the others do"),
      .card(
        passes: rows(third: "<ActionsArea><Action purpose=\"phone\" target=\"tel:112\"/></ActionsArea>", open: "b")),
      .card(passes: rows(open: "b").replacing("of=\"b\"", with: "of=\"a\"")),
      .card(passes: rows(open: "b").replacing("event=\"select\" of=\"a\"", with: "event=\"select\"")),
    ]
  ) { node, context in
    if context.name(node) == .section { return reportIdleRow(node, &context) }
    guard context.value(node, .accessory) == "disclosure" || context.value(node, .variation) == "navigation",
      !SelectedRows.open(node, &context)
    else { return }
    // In a scene, the variation alone shows no chevron, and a card of which nothing is said yet is not finished.
    if let rows = SelectedRows.around(node, &context) {
      guard context.value(node, .accessory) == "disclosure" else { return }
      if context.value(node, .id) == nil, rows.saysNothing { return }
    }
    context.report("Say with target what opens here", at: context.tree.nameRange(of: node))
  }
}

/// Reports the one row of `section` in a scene that opens nothing, where two others or more do.
private func reportIdleRow(_ section: NodeID, _ context: inout RuleContext) {
  guard let rows = SelectedRows.around(section, &context), !rows.areAll, !rows.ids.isEmpty else { return }
  var (idle, open): ([NodeID], [NodeID]) = ([], [])
  for cell in context.children(section, .objectCell).prefix(200) {
    if SelectedRows.open(cell, &context) { open.append(cell) } else { idle.append(cell) }
  }
  guard idle.count == 1, open.count > 1 else { return }
  let isControl = !context.descendants(idle[0], [.actionsArea]).isEmpty
  guard !isControl, context.value(idle[0], .variation) == context.value(open[0], .variation),
    // A chevron of its own is told for itself.
    context.value(idle[0], .accessory) == nil
  else { return }
  context.report(
    "Say with On event=\"select\" what this row opens, as the others do", at: context.tree.nameRange(of: idle[0]))
}

/// A scene with three rows, of which the first two open something, and so does the row `open`.
private func rows(third: String = "", open: String) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="stops" root="list">
    <MapContent id="town"><Pin latitude="48.1" longitude="11.6">Depot 3</Pin></MapContent>
    <TableCard id="list" map="town" position="peaking">
      <Title>Stops</Title>
      <Section>
        <ObjectCell id="a"><Title>Depot 3</Title></ObjectCell>
        <ObjectCell id="b"><Title>Depot 4</Title></ObjectCell>
        <ObjectCell id="c"><Title>Depot 5</Title>\(third)</ObjectCell>
      </Section>
      <On event="select" of="a"><Push card="stop"/></On>
      <On event="select" of="b"><Push card="stop"/></On>
      <On event="select" of="\(open)"><Push card="stop"/></On>
    </TableCard>
    <PlainCard id="stop" map="town" position="peaking"><Title>Depot</Title></PlainCard>
  </CardScene>
  """
}
