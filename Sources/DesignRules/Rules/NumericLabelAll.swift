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
    edges: [
      Edge("<NumericLabel><Number>1</Number></NumericLabel>", passes: ""),
      .card(passes: sections(inList: false), fails: sections(inList: true)),
    ]
  ) { node, context in
    // The sections of a list share its sequence; those of a card in a scene are lists of their own.
    if context.parent(node).map(context.name) == .objectCellList { return }
    let cells = context.descendants(node, [.objectCell])
    guard let example = cells.first(where: { context.child($0, .numericLabel) != nil }) else { return }
    for cell in cells where context.child(cell, .numericLabel) == nil {
      context.report(
        "The other cells have a numeric label; give this one its number too", at: context.tree.nameRange(of: cell),
        related: [RelatedInformation("a cell with a numeric label", at: context.tree.nameRange(of: example))])
    }
  }
}

/// Two sections, of which the cell of the first alone is numbered: those of a list, or of a card in a scene.
private func sections(inList: Bool) -> String {
  let parts = """
    <Section><Title>Hall 1</Title><ObjectCell><NumericLabel><Number>1</Number></NumericLabel><Title>Pump</Title></ObjectCell></Section>
    <Section><Title>Hall 2</Title><ObjectCell><Title>Valve</Title></ObjectCell></Section>
    """
  if inList { return #"<ObjectCellList xmlns="urn:cardwright:1" id="halls">"# + parts + "</ObjectCellList>" }
  return #"<CardScene xmlns="urn:cardwright:1" id="halls" root="list"><TableCard id="list"><Title>Halls</Title>"#
    + parts + "</TableCard></CardScene>"
}
