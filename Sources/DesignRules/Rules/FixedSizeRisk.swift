import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Cards follow the width of the screen.
  static let fixedSizeRisk = DesignRule(
    "fixed-size-risk", .information, summary: "Cards have a fixed width",
    explanation: """
      A fixed width looks right on one phone and wrong on the others: it shows half a card too much, or too little. \
      Leave it out, and say with `columns` how many cards stand side by side.
      """,
    sources: ["SEED1", "SEED4"], elements: ["CardCarousel"],
    passing: """
      <CardCarousel xmlns="urn:cardwright:1" id="all">
        <ObjectCardView id="a" target="a">
          <Title>Pump</Title>
        </ObjectCardView>
        <ObjectCardView id="b" target="b">
          <Title>Valve</Title>
        </ObjectCardView>
        <ObjectCardView id="c" target="c">
          <Title>Motor</Title>
        </ObjectCardView>
      </CardCarousel>
      """,
    failing: """
      <CardCarousel xmlns="urn:cardwright:1" id="all" itemWidth="⏩300⏪">
        <ObjectCardView id="a" target="a">
          <Title>Pump</Title>
        </ObjectCardView>
        <ObjectCardView id="b" target="b">
          <Title>Valve</Title>
        </ObjectCardView>
        <ObjectCardView id="c" target="c">
          <Title>Motor</Title>
        </ObjectCardView>
      </CardCarousel>
      """
  ) { node, context in
    guard let width = context.value(node, .itemWidth) else { return }
    context.report(
      "Cards of \(width) points do not follow the screen; use columns instead",
      at: context.valueRange(node, .itemWidth),
      fixes: context.removingAttribute(node, .itemWidth, "Follow the screen"))
  }
}
