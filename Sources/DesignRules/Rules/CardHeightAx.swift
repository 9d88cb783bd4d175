import CardLayout
import LayoutCore
import SourceText

extension DesignRule {
  /// Cards fit on a screen even with large texts.
  static let cardHeightAx = DesignRule(
    layout: "card-height-ax", .information, summary: "A card is higher than the screen at a large text size",
    explanation: """
      People who read with large texts scroll a card that is higher than the screen, and lose its title or its buttons \
      from view. Texts of accessibility sizes need several times the room; fewer rows, and texts with line limits, \
      help most.
      """,
    sources: ["HIG-T", "HIG-A"],
    about: ["Card", "ObjectCardView"], in: [.largeText],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
          <Subtitle>Hall 3</Subtitle>
        </Header>
      </Card>
      """,
    failing: """
      <⏩Card⏪ xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Text>The seal leaks. Oil has been found below the pump, the motor runs hot, and the bearing can be heard from the door.</Text>
          <Map height="300" label="Site">
            <Pin latitude="48.1" longitude="11.6">Hall 3</Pin>
          </Map>
        </Body>
      </Card>
      """,
    edges: [Edge(#"height="300""#, passes: #"height="266""#, fails: #"height="267""#)]
  ) { survey, context in
    let safe = survey.environment.safeArea
    let room = survey.environment.height - safe.top - safe.bottom
    for card in survey.cards where card.height > room && context.isFreeCard(card.source) {
      context.report(
        "The card is \(Int(card.height.rounded())) points high \(context.place), where the screen has \(Int(room)); show less",
        card.source, at: context.nameRange(card.source))
    }
  }
}
