import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The control of a cell fits the selection.
  static let selectionControl = DesignRule(
    "selection-control", .warning, summary: "A cell has the control of another selection",
    explanation: """
      A radio button promises that one of the list is chosen, a checkbox that several can be. With the wrong one \
      people do not learn what they may choose, or choose what is lost.
      """,
    sources: ["SEED2"], elements: ["ObjectCellList"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts" selection="multiple">
        <ObjectCell variation="control" control="checkbox" selected="true">
          <Title>Seal</Title>
        </ObjectCell>
        <SelectionActions>
          <Action id="order" after="Ordered">Order</Action>
        </SelectionActions>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts" selection="multiple">
        <ObjectCell variation="control" control="⏩radioButton⏪" selected="true">
          <Title>Seal</Title>
        </ObjectCell>
        <SelectionActions>
          <Action id="order" after="Ordered">Order</Action>
        </SelectionActions>
      </ObjectCellList>
      """,
    edges: [
      Edge(#"selection="multiple""#, passes: #"selection="single""#),
      Edge(#"control="radioButton""#, passes: #"control="checkbox""#),
    ]
  ) { node, context in
    guard let selection = context.value(node, .selection), ["single", "multiple"].contains(selection) else { return }
    let (fitting, other) = selection == "single" ? ("radioButton", "checkbox") : ("checkbox", "radioButton")
    let cells = context.descendants(node, [.objectCell]).filter { context.value($0, .control) == other }
    guard let cell = cells.first else { return }
    let edits = cells.flatMap { context.setting($0, .control, to: fitting, "").edits }
    context.report(
      selection == "single"
        ? "One cell can be chosen, which a radio button shows" : "Several cells can be chosen, which checkboxes show",
      at: context.valueRange(cell, .control), fixes: [Fix("Use “\(fitting)”", edits)])
  }
}
