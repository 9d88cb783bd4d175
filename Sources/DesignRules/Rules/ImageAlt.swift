import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Pictures that say something are described.
  static let imageAlt = DesignRule(
    "image-alt", .warning, summary: "An image has no description",
    explanation: """
      Say in `alt` what the picture shows, for people who hear the card. A picture that only decorates, or that repeats the title, \
      has `alt=""`: then it is passed over.
      """,
    sources: ["HIG-A", "HD-I25"], elements: ["DetailImage", "Avatar", "Cell"],
    passing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="pump">
        <DetailImage src="pump.png" alt="Electric pump"/>
        <Title>Electric pump</Title>
      </ObjectCardView>
      """,
    failing: """
      <ObjectCardView xmlns="urn:cardwright:1" id="pump">
        <⏩DetailImage⏪ src="pump.png"/>
        <Title>Electric pump</Title>
      </ObjectCardView>
      """
  ) { node, context in
    guard context.value(node, .alt) == nil, context.value(node, .src) != nil else { return }
    context.report(
      "Describe the picture in alt=\"…\", or mark it as decoration with alt=\"\"", at: context.tree.nameRange(of: node),
      fixes: [context.setting(node, .alt, to: "", "Mark the picture as decoration")])
  }
}
