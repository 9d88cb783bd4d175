import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A carousel keeps the margin of the screen.
  static let marginCompact = DesignRule(
    "margin-compact", .information, summary: "A carousel begins or ends off the margin",
    explanation: """
      Everything on a phone begins 16 points from the edge, on a large one 20. A carousel with another inset stands out \
      of line with what is above and below it. Without the attribute the margin follows the phone.
      """,
    sources: ["AD-I", "LB-I", "LB-A"], elements: ["CardCarousel"],
    passing: """
      <CardCarousel xmlns="urn:cardwright:1" id="all">
        <ObjectCardView id="a" target="a/1"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="b" target="b/1"><Title>Valve</Title></ObjectCardView>
        <ObjectCardView id="c" target="c/1"><Title>Motor</Title></ObjectCardView>
      </CardCarousel>
      """,
    failing: """
      <CardCarousel xmlns="urn:cardwright:1" id="all" leadingInset="⏩10⏪">
        <ObjectCardView id="a" target="a/1"><Title>Pump</Title></ObjectCardView>
        <ObjectCardView id="b" target="b/1"><Title>Valve</Title></ObjectCardView>
        <ObjectCardView id="c" target="c/1"><Title>Motor</Title></ObjectCardView>
      </CardCarousel>
      """,
    edges: [Edge(passes: "16", fails: "17"), Edge(passes: "20", fails: "21")]
  ) { node, context in
    for name in [AttributeName.leadingInset, .trailingInset] {
      guard let value = context.value(node, name), ![16, 20].contains(Double(value)) else { continue }
      context.report(
        "The margin of a phone is 16 or 20 points, not \(value)", at: context.valueRange(node, name),
        fixes: context.removingAttribute(node, name, "Keep the margin"))
    }
  }
}
