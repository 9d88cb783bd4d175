import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Cards follow the width of the screen.
  static let fixedSizeRisk = DesignRule(
    "fixed-size-risk", .warning, summary: "Cards are wider than a phone",
    explanation: """
      The smallest phone has 288 points between its margins. Cards with a greater width of their own fill it or reach beyond \
      it, so that nobody sees that there is more. Leave the width out, and say with `columns` how many cards stand side by side.
      """,
    sources: ["SEED1", "SEED4"], elements: ["CardCarousel"],
    passing: """
      <CardCarousel xmlns="urn:cardwright:1" id="all">
        <ObjectCardView id="a" target="a/1">
          <Title>Pump</Title>
        </ObjectCardView>
        <ObjectCardView id="b" target="b/1">
          <Title>Valve</Title>
        </ObjectCardView>
        <ObjectCardView id="c" target="c/1">
          <Title>Motor</Title>
        </ObjectCardView>
      </CardCarousel>
      """,
    failing: """
      <CardCarousel xmlns="urn:cardwright:1" id="all" itemWidth="⏩300⏪">
        <ObjectCardView id="a" target="a/1">
          <Title>Pump</Title>
        </ObjectCardView>
        <ObjectCardView id="b" target="b/1">
          <Title>Valve</Title>
        </ObjectCardView>
        <ObjectCardView id="c" target="c/1">
          <Title>Motor</Title>
        </ObjectCardView>
      </CardCarousel>
      """,
    edges: [Edge(passes: "288", fails: "289")]
  ) { node, context in
    guard let width = context.value(node, .itemWidth), let points = Double(width), points > mostPoints else { return }
    context.report(
      "Cards of \(width) points have no room on a small phone, which has 288; use columns instead",
      at: context.valueRange(node, .itemWidth),
      fixes: context.removingAttribute(node, .itemWidth, "Follow the screen"))
  }
}

/// Between the margins of the smallest phone, in points.
private let mostPoints = 288.0
