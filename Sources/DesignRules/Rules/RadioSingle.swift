import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// One radio button is selected.
  static let radioSingle = DesignRule(
    "radio-single", .error, summary: "Two radio buttons of a list are selected",
    explanation: """
      Radio buttons promise that one of the list is chosen. Where two are, nobody knows which one counts.
      """,
    sources: ["SEED2"], elements: ["ObjectCellList"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts" selection="single">
        <ObjectCell variation="control" control="radioButton" selected="true">
          <Title>Express</Title>
        </ObjectCell>
        <ObjectCell variation="control" control="radioButton">
          <Title>Standard</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="parts" selection="single">
        <ObjectCell variation="control" control="radioButton" selected="true">
          <Title>Express</Title>
        </ObjectCell>
        <ObjectCell variation="control" control="radioButton" selected="⏩true⏪">
          <Title>Standard</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [
      Edge(passes: "false", fails: "true")
    ]
  ) { node, context in
    // Sections may hold one choice each.
    for group in [node] + context.descendants(node, [.section]) {
      let selected = context.children(group, .objectCell).filter {
        context.value($0, .control) == "radioButton" && context.value($0, .selected)?.flag == true
      }
      for cell in selected.dropFirst() {
        context.report(
          "Another radio button is selected already", at: context.valueRange(cell, .selected),
          fixes: context.removingAttribute(cell, .selected, "Do not select this one"))
      }
    }
  }
}
