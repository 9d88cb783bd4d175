import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A header image leaves room for the card.
  static let mediaHeightRatio = DesignRule(
    "media-height-ratio", .warning, summary: "A header image takes more than half of the card",
    explanation: """
      A card has 520 points at the most; a header image of more than half of that leaves none for what the card says. \
      The examples of the guideline have 145 points.
      """,
    sources: ["FS/CardStyle", "U-FUICardMediaView"], elements: ["Media"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Media src="pump.png"/>
        <Header>
          <Title>Coolant pump</Title>
        </Header>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Media src="pump.png" height="⏩300⏪"/>
        <Header>
          <Title>Coolant pump</Title>
        </Header>
      </Card>
      """,
    edges: [Edge(passes: "260", fails: "261")]
  ) { node, context in
    guard let height = context.number(node, .height), height > 260 else { return }
    context.report(
      "\(height.whole) points are more than half of a card; 145 are usual", at: context.valueRange(node, .height),
      fixes: [context.setting(node, .height, to: "145", "Use 145 points")])
  }
}
