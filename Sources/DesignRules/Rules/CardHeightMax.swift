import CardLayout
import LayoutCore
import SourceText

extension DesignRule {
  /// Cards keep to the greatest height that the guideline recommends.
  static let cardHeightMax = DesignRule(
    layout: "card-height-max", .warning, summary: "A card is higher than 520 points",
    explanation: """
      A card is a teaser that is scanned among others. The guideline recommends at most 520 points, and Android takes \
      520 dp for a limit. Show fewer rows, or leave a part of the body to the page that the card opens. A finding that \
      holds on the smallest phone only is advice.
      """,
    sources: ["SEED4", "OV-A"],
    about: ["Card", "ObjectCardView"], in: [.phone, .smallPhone, .androidPhone], limit: 520,
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
          <Subtitle>Hall 3</Subtitle>
        </Header>
      </Card>
      """,
    failing: """
      <⏩Card⏪ xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Chart type="column" height="260" label="Visits">
            <Series>
              <Point value="3">May</Point>
            </Series>
            <CategoryAxis/>
          </Chart>
          <Map height="260" label="Site">
            <Pin latitude="48.1" longitude="11.6">Hall 3</Pin>
          </Map>
        </Body>
      </Card>
      """,
    edges: [
      Edge(
        #"height="260" label="Site""#, passes: #"height="177.4" label="Site""#, fails: #"height="177.5" label="Site""#)
    ]
  ) { survey, context in
    for card in survey.cards where card.height > Double(context.limit) + 0.5 {
      guard context.isFreeCard(card.source) else { continue }
      context.report(
        "The card is \(card.height.whole) points high \(context.place), \(context.excess(card)) more than cards "
          + "should be; show fewer rows or leave a part to the page that it opens",
        card.source, at: context.nameRange(card.source),
        severity: context.surroundings == .smallPhone ? .information : nil)
    }
  }
}

extension LayoutContext {
  /// By how many points `card` is too high.
  fileprivate func excess(_ card: LayoutSurvey.Card) -> Int {
    (card.height - Double(limit)).rounded(.up).whole
  }
}
