import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Map buttons of a card stand at one place each.
  static let mapButtonsEdge = DesignRule(
    "map-buttons-edge", .error, summary: "Two sets of map buttons stand at one edge",
    explanation: """
      A card has one set of buttons at the top of the map and one at the bottom. Put the actions of both into one.
      """,
    sources: ["TGC"], elements: ["MapButtons"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
        <Device id="phone" like="iphone-15"/>
        <MapContent id="town">
          <Pin latitude="48.1" longitude="11.6">Station</Pin>
        </MapContent>
        <PlainCard id="home" map="town">
          <Title>Trip</Title>
          <Text>Soon</Text>
          <MapButtons edge="top">
            <Action icon="actions.search" label="Search" after="unchanged"/>
          </MapButtons>
          <MapButtons edge="bottom">
            <Action icon="actions.filter" label="Filter" after="unchanged"/>
          </MapButtons>
        </PlainCard>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
        <Device id="phone" like="iphone-15"/>
        <MapContent id="town">
          <Pin latitude="48.1" longitude="11.6">Station</Pin>
        </MapContent>
        <PlainCard id="home" map="town">
          <Title>Trip</Title>
          <Text>Soon</Text>
          <MapButtons edge="top">
            <Action icon="actions.search" label="Search" after="unchanged"/>
          </MapButtons>
          <MapButtons edge="⏩top⏪">
            <Action icon="actions.filter" label="Filter" after="unchanged"/>
          </MapButtons>
        </PlainCard>
      </CardScene>
      """
  ) { node, context in
    guard let card = context.parent(node), let edge = context.value(node, .edge) else { return }
    let first = context.first(.mapButtons, in: card) { context.value($0, .edge) == edge }
    guard let first, first != node else { return }
    context.report(
      "There are buttons at the \(edge) already; put the actions together", at: context.valueRange(node, .edge),
      related: [RelatedInformation("The first buttons at the \(edge)", at: context.tree.nameRange(of: first))],
      fixes: [context.setting(node, .edge, to: edge == "top" ? "bottom" : "top", "Put them at the other edge")])
  }
}
