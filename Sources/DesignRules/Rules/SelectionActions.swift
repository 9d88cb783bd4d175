import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A selection leads to something.
  static let selectionActions = DesignRule(
    "selection-actions", .warning, summary: "Nothing can be done with what is selected",
    explanation: """
      While people select several things, they want to do something with them. Say in `SelectionActions` what that is; without it the \
      selection is a dead end.
      """,
    sources: ["SEED2"], elements: ["ObjectCellList"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts" selection="multiple" selecting="true">
        <ObjectCell variation="control" control="checkbox">
          <Title>Seal</Title>
        </ObjectCell>
        <SelectionActions>
          <Action id="order" after="Ordered">Order</Action>
        </SelectionActions>
      </ObjectCellList>
      """,
    failing: """
      <⏩ObjectCellList⏪ xmlns="urn:cardwright:1" id="parts" selection="multiple" selecting="true">
        <ObjectCell variation="control" control="checkbox">
          <Title>Seal</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(#"selecting="true""#, passes: #"selecting="false""#)
    ]
  ) { node, context in
    guard context.value(node, .selection) == "multiple", context.value(node, .selecting)?.flag == true,
      context.child(node, .selectionActions) == nil
    else { return }
    // The buttons of the card around the list may be meant for it.
    if let holder = context.ancestor(node, [.card, .plainCard, .tableCard, .hostedCard, .cardScene]),
      context.name(holder) != .card || context.child(holder, .footer) != nil
    {
      return
    }
    context.report(
      "Say with SelectionActions what can be done with the selection", at: context.tree.nameRange(of: node))
  }
}
