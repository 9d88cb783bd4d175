import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Texts say what holds rather than what they are.
  static let selfTalk = DesignRule(
    "self-talk", .hint, summary: "A text explains the card",
    explanation: """
      “This card shows …” takes a line and tells nothing. Say what sets this card apart: a place, a date, a number. \
      The rule knows such phrases in \(WordTable.languages(.selfTalk)).
      """,
    sources: ["HD-I26", "TXT-W"], elements: ["Description", "Text", "Subtitle", "Footnote", "Hint", "Label"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="contract" target="contracts/5">
        <Title>Contract 5</Title>
        <Description>14 people on duty</Description>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="contract" target="contracts/5">
        <Title>Contract 5</Title>
        <Description>⏩This card shows your team⏪</Description>
      </ObjectCardView>
      """,
    edges: [
      Edge(passes: "This card expires in May", fails: "In detail, this card contains all"),
      Edge(passes: "The team shows up", fails: "This card lists orders"),
    ]
  ) { node, context in
    let wording = context.wording(node)
    guard context.parent(node).map(context.name) != .scenario, wording.speaks(of: .selfTalk) else { return }
    context.report("Say what sets this card apart; that it is a card is seen", at: context.textRange(node))
  }
}
