import CardModel
import SceneLayout
import SourceText
import XMLSyntax

extension DesignRule {
  /// What a scene tells is seen.
  static let infoCovered = DesignRule(
    "info-covered", .warning, summary: "An extended card covers what it tells",
    explanation: """
      The information strip stands over the map, level with the buttons on it: on phones an extended card lies over the strip. Move the card down \
      before it tells something, or say it on the card, as with `SetTitle`. Asked where the card can be nowhere else: without a map, when it \
      has just opened or come there, and where nothing moves it. Below a header, and beside a card at the side, the strip is seen.
      """,
    sources: ["TGC"], elements: ["Info"],
    passing: order(#" map="town" position="peaking""#), failing: order("", info: "⏩Info⏪"),
    edges: [
      Edge("<Info>Saved</Info>", passes: "<Info/>", fails: "<Info>Not saved</Info>"),
      Edge("<Info>Saved</Info>", passes: "<Info>Saved</Info><Pop/>"),
      Edge(#"root="list">"#, passes: #"root="list" placement="side">"#, fails: #"root="list" placement="bottom">"#),
      Edge(
        #"root="list">"#, passes: #"root="list"><Device id="small" like="iphone-se-3"/>"#,
        fails: #"root="list"><Device id="phone" like="iphone-15"/>"#),
      Edge(
        #"root="list">"#, passes: #"root="list"><Metrics mapStripHome="30"/>"#,
        fails: #"root="list"><Metrics mapStripHome="29"/>"#),
      Edge(
        #"<PlainCard id="order">"#, passes: #"<PlainCard id="order"><HeaderBar><Title>Order 4711</Title></HeaderBar>"#),
      .card(
        passes: order(#" map="town" position="extended""#),
        fails: order(#" map="town" position="extended" drag="none" tapDim="none" tapSteps="false""#)),
      .card(
        passes: order(#" map="town" position="peaking""#, on: #"event="didAppear""#),
        fails: order(#" map="town" position="extended""#, on: #"event="didAppear""#)),
      .card(
        passes: order(#" map="town" position="peaking""#, on: #"event="didMove" position="peaking""#),
        fails: order(#" map="town" position="peaking""#, on: #"event="didMove" position="extended""#)),
      .card(passes: order("", on: #"event="willDisappear""#), fails: order("", on: #"event="traits""#)),
    ]
  ) { node, context in
    guard !context.text(node).isEmpty, let event = context.parent(node), let card = context.parent(event),
      let scene = context.parent(card), context.name(scene) == .cardScene, context.name(card) != .mapOnlyCard,
      // What it leads to may leave the strip free.
      [ElementName.move, .push, .pop, .swap, .overlays].allSatisfy({ context.child(event, $0) == nil }),
      // Below a header, positions count from that, and the strip stands there, too.
      context.child(card, .headerBar) == nil, case let links = SceneLinks.of(scene, &context),
      let strip = links.strip, strip.height < SceneFigures.buttonMargin + SceneFigures.infoHeight / 2,
      !links.isAtSide, !links.turns(card, context),
      isExtended(card, at: event, links, context)
    else { return }
    context.report(
      "The card is extended then, and covers the strip that says this; move it down before, or say it on the card",
      at: context.tree.nameRange(of: node))
  }
}

/// Whether `card` is extended whenever it answers `event`.
private func isExtended(_ card: NodeID, at event: NodeID, _ links: SceneLinks, _ context: RuleContext) -> Bool {
  let kind = context.value(event, .event)
  switch kind {
  // What a card says as it goes is read over the next one.
  case "willDisappear", "didDisappear": return false
  case "didMove": if context.value(event, .position) == CardPosition.extended.rawValue { return true }
  default: break
  }
  if links.lacksMap(card, context) { return true }
  guard context.value(card, .position) == CardPosition.extended.rawValue, context.value(card, .map) != nil,
    context.descendants(card, [.move]).isEmpty
  else { return false }
  let isOpening = ["built", "willAppear", "didAppear"].contains(kind)
  return isOpening
    || context.value(card, .drag) == "none" && context.value(card, .tapDim) == "none"
      && context.value(card, .tapSteps)?.flag == false
}

/// A scene whose list leads to a card that has `attributes` and answers an event, by default a tap on its button.
private func order(
  _ attributes: String, on event: String = #"event="tap" of="save""#, info: String = "Info"
) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="orders" root="list">
    <MapContent id="town" zoom="city">
      <Pin id="p1" latitude="48.1" longitude="11.6">Depot 3</Pin>
    </MapContent>
    <TableCard id="list" map="town" position="peaking">
      <Title>Orders</Title>
      <Section>
        <ObjectCell id="row"><Title>Order 4711</Title></ObjectCell>
      </Section>
      <On event="select">
        <Push card="order"/>
      </On>
    </TableCard>
    <PlainCard id="order"\(attributes)>
      <Title>Order 4711</Title>
      <Text>Twelve valves for depot 3.</Text>
      <BottomBar>
        <Action id="save" role="primary">Save</Action>
      </BottomBar>
      <On \(event)>
        <\(info)>Saved</Info>
      </On>
    </PlainCard>
  </CardScene>
  """
}
