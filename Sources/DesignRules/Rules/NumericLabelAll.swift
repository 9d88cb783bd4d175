import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Numbered lists are numbered throughout.
  static let numericLabelAll = DesignRule(
    "numeric-label-all", .warning, summary: "Only some cells of a list have a numeric label",
    explanation: """
      Numeric labels put the cells of a list in a sequence. If one cell has one, all have one; a gap reads as a missing item.
      """,
    sources: ["SEED2"], elements: ["ObjectCellList", "Section"],
    passing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="steps">
        <ObjectCell>
          <NumericLabel><Number>1</Number></NumericLabel>
          <Title>Switch off the pump</Title>
        </ObjectCell>
        <ObjectCell>
          <NumericLabel><Number>2</Number></NumericLabel>
          <Title>Close the valve</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    failing: """
      <ObjectCellList xmlns="urn:cardwright:1" id="steps">
        <ObjectCell>
          <NumericLabel><Number>1</Number></NumericLabel>
          <Title>Switch off the pump</Title>
        </ObjectCell>
        <⏩ObjectCell⏪>
          <Title>Close the valve</Title>
        </ObjectCell>
      </ObjectCellList>
      """,
    edges: [Edge("<NumericLabel><Number>1</Number></NumericLabel>", passes: "")]
  ) { node, context in
    let cells = context.children(node, .objectCell)
    guard let example = cells.first(where: { context.child($0, .numericLabel) != nil }) else { return }
    for cell in cells where context.child(cell, .numericLabel) == nil {
      context.report(
        "The other cells have a numeric label; give this one its number too", at: context.tree.nameRange(of: cell),
        related: [RelatedInformation("a cell with a numeric label", at: context.tree.nameRange(of: example))])
    }
  }
}
