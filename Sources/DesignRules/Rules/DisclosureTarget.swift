import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A chevron leads somewhere.
  static let disclosureTarget = DesignRule(
    "disclosure-target", .warning, summary: "A cell shows a chevron and leads nowhere",
    explanation: """
      A chevron promises that a tap opens a page. Give the cell a `target`, in a scene an `On event="select"`, or take \
      the chevron off.
      """,
    sources: ["SEED2", "OC-I"], elements: ["ObjectCell"],
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
    ]
  ) { node, context in
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
