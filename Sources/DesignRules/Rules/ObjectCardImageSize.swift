import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An object card's picture stays small.
  static let objectCardImageSize = DesignRule(
    "object-card-image-size", .information, summary: "A detail image takes more room than an object card has",
    explanation: """
      Space on an object card view is short: the guideline recommends a detail image of 45 points or less. Larger pictures push the \
      labels into truncation on narrow phones.
      """,
    sources: ["SEED0", "SEED1"], elements: ["DetailImage"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="pump">
        <DetailImage src="pump.png" size="45" alt="Electric pump"/>
        <Title>Electric pump</Title>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="pump">
        <DetailImage src="pump.png" size="⏩60⏪" alt="Electric pump"/>
        <Title>Electric pump</Title>
      </ObjectCardView>
      """,
    edges: [Edge(passes: "45", fails: "46")]
  ) { node, context in
    guard let parent = context.parent(node), context.name(parent) == .objectCardView else { return }
    guard let size = context.value(node, .size).flatMap({ Double($0) }), size > 45 else { return }
    context.report(
      "45 points or less leave the labels of an object card their room", at: context.valueRange(node, .size),
      fixes: [context.setting(node, .size, to: "45", "Change the size to 45", isPreferred: true)])
  }
}
