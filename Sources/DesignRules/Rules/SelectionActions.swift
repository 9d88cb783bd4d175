import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A selection leads to something.
  static let selectionActions = DesignRule(
    "selection-actions", .warning, summary: "Nothing can be done with what is selected, or nothing can be selected",
    explanation: """
      While people select several things, they want to do something with them. Say in `SelectionActions` what that is; without it the \
      selection is a dead end. In a list with `selection="none"`, as it is unless another one is set, nobody ever sees them.
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
      Edge(#"selecting="true""#, passes: #"selecting="false""#),
      .card(passes: parts(#" selection="multiple""#), fails: parts(""), saying: "selection=\"multiple\""),
      .card(passes: parts(#" selection="single""#), fails: parts(#" selection="none" selecting="true""#)),
    ]
  ) { node, context in
    if (context.value(node, .selection) ?? "none") == "none", let actions = context.child(node, .selectionActions) {
      return context.report(
        "Nothing can be selected in this list; set selection=\"multiple\", or take these actions off it",
        at: context.tree.nameRange(of: actions))
    }
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

/// A list with an action for what is selected.
private func parts(_ attributes: String) -> String {
  """
  <ObjectCellList xmlns="urn:cardwright:1" id="parts"\(attributes)><ObjectCell target="a/1"><Title>Seal</Title></ObjectCell>
  <SelectionActions><Action id="order" after="Ordered">Order</Action></SelectionActions></ObjectCellList>
  """
}
