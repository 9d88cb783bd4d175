import CardModel
import SceneLayout
import SourceText
import XMLSyntax

extension DesignRule {
  /// What floats covers no bar.
  static let floatingOverBar = DesignRule(
    "floating-over-bar", .warning, summary: "A floating button lies over the bottom bar",
    explanation: """
      Both stand at the lower edge, whatever scrolls behind them: a floating button counts its distance from the safe area as the bar does, \
      and takes the taps of what it covers. Put its action into the bar, or let it float above that, with `bottom` of a button and `above` \
      of a row.
      """,
    sources: ["TGC", "HIG-A"], elements: ["FloatingButton", "FloatingRow"],
    passing: pump("", #"<FloatingButton id="photo" bottom="76">Take a photo</FloatingButton>"#),
    failing: pump("", #"<⏩FloatingButton⏪ id="photo">Take a photo</FloatingButton>"#),
    edges: [
      .card(
        passes: pump(#" height="20""#, "<FloatingButton>Photo</FloatingButton>"),
        fails: pump(#" height="21""#, "<FloatingButton>Photo</FloatingButton>"), saying: "37"),
      .card(
        passes: pump("", #"<FloatingRow above="60"><Action after="disabled">Start</Action></FloatingRow>"#),
        fails: pump("", #"<FloatingRow above="59"><Action after="disabled">Start</Action></FloatingRow>"#)),
      .card(
        passes: pump(#" height="auto""#, #"<FloatingButton bottom="60">Photo</FloatingButton>"#),
        fails: pump(#" height="auto""#, #"<FloatingButton bottom="59">Photo</FloatingButton>"#), saying: "76"),
      .card(passes: pump(#" show="false""#, "<FloatingButton>Photo</FloatingButton>")),
    ]
  ) { node, context in
    guard let card = context.parent(node), let bar = context.child(card, .bottomBar),
      context.value(bar, .show)?.flag != false, !context.children(bar).isEmpty
    else { return }
    let isRow = context.name(node) == .floatingRow
    let distance: AttributeName = isRow ? .above : .bottom
    let height =
      context.value(bar, .height).map {
        Double($0) ?? BarContent.leastHeight(of: bar, context) + 2 * SceneFigures.barVertical
      } ?? BottomBar.usualHeight
    let usual = isRow ? FloatingRow.usualAbove : FloatingButton.usualBottom
    guard context.number(node, distance) ?? usual < height else { return }
    let free = String((height + 16).rounded(.up).whole)
    context.report(
      "This lies over the bottom bar for good; put it into the bar, or above it", at: context.tree.nameRange(of: node),
      fixes: [context.setting(node, distance, to: free, "Let it float at \(free) points")])
  }
}

/// A scene with a card that has such a bar, and something else that floats.
private func pump(_ attributes: String, _ floating: String) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="round" root="pump">
    <MapContent id="plant">
      <Pin id="p1" latitude="50.9" longitude="6.9">Pump 204</Pin>
    </MapContent>
    <PlainCard id="pump" map="plant" position="peaking">
      <Title>Pump 204</Title>
      <Text>Vibration is too high.</Text>
      <BottomBar\(attributes)>
        <Text>Two readings</Text>
        <Action id="save" role="primary">Save</Action>
      </BottomBar>
      \(floating)
      <On event="tap">
        <Move to="extended"/>
      </On>
    </PlainCard>
  </CardScene>
  """
}
