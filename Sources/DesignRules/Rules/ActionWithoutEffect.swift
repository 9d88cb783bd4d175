import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// What a card does changes something.
  static let actionWithoutEffect = DesignRule(
    "action-without-effect", .warning, summary: "What a card does changes nothing",
    explanation: """
      `Page` turns the pages of a page card, `Zoom` goes to pins of the map that is shown, `Move` lowers a card over a map, and `Pop` takes \
      a card off another one, or the last off a scene that is `dismissable`. Elsewhere nothing happens, and nobody learns why. Asked of \
      what people select, tap or type, as far as no other card comes to the front in between. Dots, segments and the button `Next` of a \
      header bar turn pages, too. `SetTitle` changes the texts of a `Title`, but of a `CustomTitle` only the height.
      """,
    sources: ["TGC", "SEED3"],
    elements: ["Page", "Zoom", "Move", "Pop", "SetTitle", "PageDots", "SegmentStrip", "Next"],
    passing: depots(#"<Zoom pin="yard" to="road"/>"#),
    failing: depots(#"<Zoom pin="⏩quay⏪" to="road"/>"#),
    edges: [
      Edge(
        #"<Zoom pin="quay" to="road"/>"#, passes: #"<Zoom to="road"/>"#, fails: #"<Page turn="next"/>"#,
        saying: "no pages"),
      Edge(
        #"<Zoom pin="quay" to="road"/>"#, passes: #"<Move to="collapsed"/>"#, fails: "<Pop/>", saying: "dismissable"),
      Edge(#"<Zoom pin="quay" to="road"/>"#, passes: #"<Push card="depot"/><Zoom pin="quay"/>"#),
      Edge(#"<Zoom pin="quay" to="road"/>"#, passes: #"<Push card="depot"/><Page turn="next"/>"#),
      Edge(
        #"<Zoom pin="quay" to="road"/>"#, passes: "<SetTitle><Subtitle>One is open</Subtitle></SetTitle>",
        fails: #"<SetTitle height="90"/>"#, saying: "another height"),
      .card(
        passes: titled(custom, #"<SetTitle height="90"/>"#),
        fails: titled(custom, #"<SetTitle height="90"><Title>Yards</Title></SetTitle>"#), saying: "only its height"),
      .card(
        passes: titled("", #"<Zoom to="road"/>"#), fails: titled("", "<SetTitle><Title>Yards</Title></SetTitle>"),
        saying: "no title"),
      .card(passes: depots("<Pop/>").replacing(#"root="list""#, with: #"root="list" dismissable="true""#)),
      .card(passes: depots("<Pop/>").replacing(#"root="list""#, with: #"root="depot""#)),
      .card(
        passes: depots(#"<Move to="extended"/>"#).replacing(#" map="town" position="peaking""#, with: ""),
        fails: depots(#"<Move to="collapsed"/>"#).replacing(#" map="town" position="peaking""#, with: ""),
        saying: "always extended"),
      .card(
        passes: depots(#"<Page turn="next"/>"#).replacing(
          "</CardScene>", with: #"<PageCard id="pages"><PageItem card="list"/></PageCard></CardScene>"#)),
      .card(
        passes: depots(#"<Page card="depot"/><Zoom pin="quay"/>"#).replacing(
          "</CardScene>",
          with: #"<PageCard id="pages"><PageItem card="list"/><PageItem card="depot"/></PageCard></CardScene>"#)),
      .card(
        passes: depots(#"<Move to="collapsed"/>"#).replacing(#" map="town" position="peaking""#, with: "")
          .replacing(#"root="list""#, with: #"root="list" profile="tgcard-2.5""#)),
      .card(
        passes: headed("<Next>Next</Next>").replacing(
          "</CardScene>", with: #"<PageCard id="pages"><PageItem card="list"/></PageCard></CardScene>"#),
        fails: headed("<Next>Next</Next>"), saying: "no pages"),
      .card(passes: headed(#"<Action id="all">All</Action>"#), fails: headed("<PageDots/>")),
      .card(
        passes: headed(segments, answering: #"<On event="tap" of="all"><Info>All</Info></On>"#),
        fails: headed(segments)),
      .card(passes: headed(segments, answering: #"<On event="tap"><Info>All</Info></On>"#)),
    ]
  ) { node, context in
    if [.pageDots, .segmentStrip, .next].contains(context.name(node)) { return reportIdle(node, &context) }
    if context.name(node) == .setTitle { return reportTitle(node, &context) }
    guard let event = context.parent(node), let card = context.parent(event), let scene = context.parent(card),
      context.name(scene) == .cardScene,
      ["select", "tap", "focus", "blur"].contains(context.value(event, .event) ?? "")
    else { return }
    // Another card may be in front by then.
    guard context.child(event, .push) == nil, context.child(event, .swap) == nil,
      context.name(node) == .pop || context.child(event, .pop) == nil
    else { return }
    let links = SceneLinks.of(scene, &context)
    // What never happens is told as that.
    guard links.canHappen(event, of: card, context), !context.unclosed.contains(scene) else { return }
    switch context.name(node) {
    case .page where !links.turns(card, context):
      context.report("The card has no pages to turn", at: context.tree.nameRange(of: node))
    case .zoom:
      // Another page may have another map.
      guard let pin = context.value(node, .pin), context.child(event, .page) == nil,
        links.isForeignPin(pin, to: card, context)
      else { return }
      context.report("“\(pin)” is a pin of another map than this card has", at: context.valueRange(node, .pin))
    case .move:
      guard let position = context.value(node, .to), ["peaking", "collapsed"].contains(position),
        links.lacksMap(card, context)
      else { return }
      context.report("Without a map the card is always extended", at: context.valueRange(node, .to))
    case .pop:
      guard let id = context.value(card, .id), context.value(scene, .root) == id,
        context.value(scene, .dismissable)?.flag != true, !links.pushed.contains(id), !links.swapped.contains(id),
        context.child(scene, .start) == nil
      else { return }
      context.report(
        "This card lies at the bottom, and the scene is not dismissable: nothing can be taken off",
        at: context.tree.nameRange(of: node))
    default: return
    }
  }
}

/// Of the segments of a header bar one, which turns to the card that it stands on.
private let segments = #"<SegmentStrip><Segment id="all" card="list">All</Segment></SegmentStrip>"#

/// Reports `part` of a header bar that turns pages, on a card that has none; segments may do something else.
private func reportIdle(_ part: NodeID, _ context: inout RuleContext) {
  guard let card = context.parent(part).flatMap(context.parent), let scene = context.parent(card),
    context.name(scene) == .cardScene
  else { return }
  let links = SceneLinks.of(scene, &context)
  let segments = context.children(part, .segment)
  let isAnswered =
    segments.contains { context.value($0, .id).map(links.tapped.contains) ?? false }
    || !segments.isEmpty && context.value(card, .id).map(links.answersAll.contains) ?? false
  guard !links.turns(card, context), !isAnswered, !context.unclosed.contains(scene) else { return }
  context.report("The card has no pages to turn", at: context.tree.nameRange(of: part))
}

/// Reports what `change`, a `SetTitle`, says of a title that its card does not have, or of what the app makes of its own.
private func reportTitle(_ change: NodeID, _ context: inout RuleContext) {
  guard let card = context.parent(change).flatMap(context.parent), let scene = context.parent(card),
    context.name(scene) == .cardScene, !context.unclosed.contains(scene)
  else { return }
  if context.child(card, .customTitle) != nil {
    guard let text = context.child(change, .title) ?? context.child(change, .subtitle) else { return }
    context.report(
      "The texts of a CustomTitle are the app’s own: only its height can be changed",
      at: context.tree.nameRange(of: text))
  } else if context.child(card, .title) != nil {
    guard context.attribute(.height, of: change) != nil else { return }
    context.report(
      "The title of this card is as high as its texts; only a CustomTitle can be given another height",
      at: context.valueRange(change, .height))
  } else if context.name(card) != .hostedCard {
    // The app may draw a title where it draws the card.
    context.report("The card has no title that could be changed", at: context.tree.nameRange(of: change))
  }
}

/// A title of the app's own making.
private let custom = "<CustomTitle><Text>Depots</Text></CustomTitle>"

/// A scene whose first card has `title` and does `action` when somebody taps a button.
private func titled(_ title: String, _ action: String) -> String {
  depots(action).replacing("<Title>Depots</Title>", with: title)
}

/// A scene whose first card has this in its header bar, and what answers it.
private func headed(_ part: String, answering event: String = "") -> String {
  depots(#"<Move to="collapsed"/>"#).replacing(
    "<Title>Depots</Title>", with: "<HeaderBar>\(part)</HeaderBar><Title>Depots</Title>"
  ).replacing(#"<On event="tap" of="near">"#, with: event + #"<On event="tap" of="near">"#)
}

/// A scene whose first card does this when somebody taps a button.
private func depots(_ action: String) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="depots" root="list">
    <MapContent id="town">
      <Pin id="yard" latitude="52.37" longitude="4.9">Yard</Pin>
    </MapContent>
    <MapContent id="harbour">
      <Pin id="quay" latitude="52.4" longitude="4.8">Quay</Pin>
    </MapContent>
    <PlainCard id="list" map="town" position="peaking">
      <Title>Depots</Title>
      <Text>Two are open.</Text>
      <FloatingRow>
        <Action id="near">Go near</Action>
        <Action id="more">Details</Action>
      </FloatingRow>
      <On event="tap" of="near">
        \(action)
      </On>
      <On event="tap" of="more">
        <Push card="depot"/>
      </On>
    </PlainCard>
    <PlainCard id="depot" map="harbour" position="peaking">
      <Title>Yard</Title>
      <Text>Open until six.</Text>
    </PlainCard>
  </CardScene>
  """
}
