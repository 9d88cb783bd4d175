import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// What a page brings along is seen.
  static let pagePartUnseen = DesignRule(
    "page-part-unseen", .warning, summary: "A page has what only its page card shows",
    explanation: """
      Of a page people see its title, its content and what stands or floats at its lower edge. The bars at the upper edge, the buttons on the map, \
      where a card stands and how it moves are those of the page card, which lies on the stack: give them to that. What only a page has is never drawn, \
      and nobody taps it. A page that is pushed on its own as well may have them.
      """,
    sources: ["TGC"], elements: ["PlainCard", "TableCard", "HostedCard", "CollectionCard"],
    passing: tour(""), failing: tour("<⏩StickyBar⏪><Label>Late</Label></StickyBar>"),
    edges: [
      .card(
        passes: tour("<BottomBar><Text>On time</Text></BottomBar>", atEnd: true),
        fails: tour(#"<MapButtons edge="top"><Action icon="places.map" label="Map"/></MapButtons>"#, atEnd: true),
        saying: "buttons"),
      .card(passes: tour("", #" tapSteps="true" drag="card""#), fails: tour("", #" drag="none""#), saying: "drag"),
      .card(passes: tour(""), fails: tour("", #" position="collapsed""#), saying: "position"),
      .card(
        passes: tour("", #" tapSteps="1" scrollHandover="false" refreshable="true""#),
        fails: tour("", #" tapSteps="0""#), saying: "tapSteps"),
      .card(
        passes: tour("<HeaderBar><Title>Walk</Title></HeaderBar>", pushed: "walk"),
        fails: tour("<HeaderBar><Title>Walk</Title></HeaderBar>", pushed: "trip"), saying: "header"),
      .card(
        passes: tour("<HeaderBar><Title>Walk</Title></HeaderBar>").replacing("root=\"trip\"", with: "root=\"walk\"")),
      .card(
        passes: tour("<HeaderBar><Title>Walk</Title></HeaderBar>").replacing(
          "</CardScene>", with: #"<Start><StackEntry card="trip"/><StackEntry card="walk"/></Start></CardScene>"#)),
    ]
  ) { node, context in
    guard let scene = context.parent(node), context.name(scene) == .cardScene,
      SceneLinks.of(scene, &context).isOnlyPage(node, context)
    else { return }
    for part in context.children(node) {
      let words: String? =
        switch context.name(part) {
        case .stickyBar: "sticky bar"
        case .headerBar: "header"
        case .mapButtons: "buttons on the map"
        default: nil
        }
      guard let words else { continue }
      context.report(
        "A page shows no \(words), only its page card does; move this there",
        at: context.tree.nameRange(of: part))
    }
    for (name, usual) in motions {
      guard let value = context.value(node, name), value != usual, value.flag != true else { continue }
      context.report(
        "A page stands and moves as its page card does: “\(name.rawValue)” says nothing here; say it there",
        at: context.valueRange(node, name), fixes: context.removingAttribute(node, name, "Remove “\(name.rawValue)”"))
    }
  }
}

/// The attributes of a card that hold for it on the stack, with what they say of themselves; what scrolling does is asked of the page, too.
private let motions: [(name: AttributeName, usual: String)] = [
  (.position, ""), (.drag, "card"), (.tapSteps, "true"), (.tapDim, "peaking"), (.restorePosition, ""),
]

/// A scene with a page card, the first page of which has `part`, at its end if wanted, and `attributes`; its other page pushes
/// the card called `pushed`, if any.
private func tour(
  _ part: String, _ attributes: String = "", atEnd isAtEnd: Bool = false, pushed: String? = nil
) -> String {
  let handler = pushed.map { #"<On event="tap"><Push card="\#($0)"/></On>"# } ?? ""
  return """
    <CardScene xmlns="urn:cardwright:1" id="tour" root="trip">
      <MapContent id="town">
        <Pin latitude="48.1" longitude="11.6">Station</Pin>
      </MapContent>
      <PageCard id="trip" position="peaking">
        <HeaderBar>
          <PageDots/>
        </HeaderBar>
        <PageItem card="walk"/>
        <PageItem card="tram"/>
      </PageCard>
      <PlainCard id="walk" map="town"\(attributes)>
        \(isAtEnd ? "" : part)
        <Title>Walk</Title>
        <Text>Six minutes on foot.</Text>
        \(isAtEnd ? part : "")
      </PlainCard>
      <PlainCard id="tram" map="town">
        <Title>Tram</Title>
        <Text>Every ten minutes.</Text>
        \(handler)
      </PlainCard>
    </CardScene>
    """
}
