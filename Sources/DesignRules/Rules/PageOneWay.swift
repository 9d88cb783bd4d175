import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A page action names a page or a way to turn.
  static let pageOneWay = DesignRule(
    "page-one-way", .error, summary: "A page action names both a page and a way to turn, or neither",
    explanation: """
      `card` names the page to turn to, `turn` says which way. With both one of them is ignored, with neither nothing \
      happens.
      """,
    sources: ["TGC"], elements: ["Page"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
        <Device id="phone" like="iphone-15"/>
        <MapContent id="town">
          <Pin latitude="48.1" longitude="11.6">Station</Pin>
        </MapContent>
        <PlainCard id="home" map="town">
          <Title>Trip</Title>
          <Text>Soon</Text>
          <On event="didAppear">
            <Page turn="next"/>
          </On>
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
          <On event="didAppear">
            <⏩Page⏪/>
          </On>
        </PlainCard>
      </CardScene>
      """,
    edges: [Edge("<Page/>", fails: #"<Page card="home" turn="next"/>"#, saying: "not both")]
  ) { node, context in
    let (card, turn) = (context.value(node, .card), context.value(node, .turn))
    guard (card == nil) == (turn == nil) else { return }
    context.report(
      card == nil ? "Say with card which page, or with turn which way" : "Name the page or the way to turn, not both",
      at: context.tree.nameRange(of: node),
      fixes: context.removingAttribute(node, .turn, "Turn to the page that is named"))
  }
}
