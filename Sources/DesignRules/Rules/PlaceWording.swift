import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Texts do not point at places of the screen.
  static let placeWording = DesignRule(
    "place-wording", .hint, summary: "A text points at a place of the screen",
    explanation: """
      On a phone the card “on the right” stands below, and people who hear the card have no right or left. Name what \
      is meant. The rule knows such places in \(WordTable.languages(.sides)).
      """,
    sources: ["A11Y-I", "HIG-A"], elements: ["Description", "Text", "Subtitle", "Footnote", "Hint", "Label"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="contract" target="contracts/5">
        <Title>Contract 5</Title>
        <Description>Explained on the card of line 2</Description>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="contract" target="contracts/5">
        <Title>Contract 5</Title>
        <Description>⏩See the card on the right⏪</Description>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "The hall on the right", fails: "The button below"),
      Edge(passes: "The card of line 2", fails: "The chart above shows it"),
    ]
  ) { node, context in
    let wording = context.wording(node)
    guard context.parent(node).map(context.name) != .scenario, wording.speaks(of: .sides),
      wording.speaks(of: .screenParts)
    else { return }
    context.report("Name what is meant; it stands elsewhere on other screens", at: context.textRange(node))
  }
}
