import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A card has one floating thing.
  static let floatingButtonAlone = DesignRule(
    "floating-button-alone", .information, summary: "A floating button stands beside a floating row",
    explanation: """
      A floating button is for the one thing that can be created on a card. Beside a floating row it is one of \
      several; put its action into the row.
      """,
    sources: ["TGC"], elements: ["FloatingButton"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
        <Device id="phone" like="iphone-15"/>
        <MapContent id="town">
          <Pin latitude="48.1" longitude="11.6">Station</Pin>
        </MapContent>
        <PlainCard id="home" map="town">
          <Title>Trip</Title>
          <Text>Soon</Text>
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
          <FloatingRow>
            <Action after="disabled">Start</Action>
          </FloatingRow>
          <⏩FloatingButton⏪>Add a stop</FloatingButton>
        </PlainCard>
      </CardScene>
      """
  ) { node, context in
    guard let card = context.parent(node), context.child(card, .floatingRow) != nil else { return }
    context.report("The card has a floating row; put this action into it", at: context.tree.nameRange(of: node))
  }
}
