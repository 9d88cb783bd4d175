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
      Edge(#" variation="navigation""#, passes: #" variation="navigation" target="a""#),
    ]
  ) { node, context in
    guard context.value(node, .target) == nil,
      context.value(node, .accessory) == "disclosure" || context.value(node, .variation) == "navigation"
    else { return }
    if let card = context.ancestor(node, [.card]), context.value(card, .target) != nil { return }
    // In a scene, what happens is said by its card.
    if let card = context.ancestor(node, [.tableCard, .plainCard, .hostedCard]) {
      guard context.value(node, .accessory) == "disclosure" else { return }
      let id = context.value(node, .id)
      for event in context.sharedDescendants(card, [.on]) where context.value(event, .event) == "select" {
        guard let wanted = context.value(event, .of), wanted != id else { return }
      }
      if id == nil && context.sharedDescendants(card, [.on]).isEmpty { return }
    }
    context.report("Say with target what opens here", at: context.tree.nameRange(of: node))
  }
}
