import CardLayout
import CardModel
import LayoutCore
import SourceText
import XMLSyntax

extension DesignRule {
  /// A peaking card shows more than its title.
  static let titleFillsCard = DesignRule(
    "title-fills-card", .information, summary: "A title leaves nothing of a peaking card to see",
    explanation: """
      A peaking card shows about half of a screen. A title of the app’s own, or a view below the title, that is as high leaves no room for \
      what the card holds, and the card peaks no higher than it collapses. Asked for heights in points, on phones that are held upright.
      """,
    sources: ["TGC"], elements: ["CustomTitle", "Accessory"],
    passing: depot(#"<CustomTitle height="300">"#), failing: depot(#"<CustomTitle height="⏩460⏪">"#),
    edges: [
      Edge(passes: "427", fails: "428", saying: "427 points"), Edge(passes: "auto"),
      Edge(#"height="460""#, passes: #"height="460" overContent="true""#),
      Edge(#"position="peaking""#, passes: #"position="extended""#),
      Edge("<Text>Open until six.</Text>", passes: ""),
      .card(
        passes: depot(#"<CustomTitle height="318">"#, #"<Device id="small" like="iphone-se-1"/>"#),
        fails: depot(#"<CustomTitle height="319">"#, #"<Device id="small" like="iphone-se-1"/>"#)),
      .card(passes: depot(#"<CustomTitle height="460">"#, #"<Device id="pad" like="ipad-pro-11"/>"#)),
      .card(passes: depot(#"<CustomTitle height="460">"#, #"<Metrics peakRatio="0.3"/>"#)),
      .card(
        passes: depot(#"<Title>Depot</Title><Accessory height="427">"#, end: "</Accessory>"),
        fails: depot(#"<Title>Depot</Title><Accessory height="428">"#, end: "</Accessory>")),
    ]
  ) { node, context in
    guard let height = context.number(node, .height), context.value(node, .overContent)?.flag != true,
      let card = context.parent(node), context.value(card, .position) == CardPosition.peaking.rawValue,
      context.value(card, .map) != nil, let scene = context.parent(card), context.name(scene) == .cardScene,
      context.value(scene, .mode) != "sidebar", context.value(scene, .placement) != "side",
      [nil, SceneProfile.spec.rawValue].contains(context.value(scene, .profile)),
      // Below a header, positions count from that.
      context.child(card, .headerBar) == nil,
      context.children(card).contains(where: { SceneContent.isContent(context.name($0)) })
    else { return }
    let devices = context.children(scene, .device)
    let screens = devices.isEmpty ? [Device.standard.portrait] : devices.compactMap { Screen(ofUpright: $0, context) }
    guard let room = screens.map({ roomOfPeaking(on: $0, in: scene, context) }).min(), height >= room else { return }
    context.report(
      "Of a peaking card \(room.rounded(.down).whole) points are seen, and this takes them all; make it lower",
      at: context.valueRange(node, .height))
  }
}

/// How many points of a peaking card `screen` shows above what the system uses, as the metrics of `scene` have it.
private func roomOfPeaking(on screen: Screen, in scene: NodeID, _ context: RuleContext) -> Double {
  let strip = MapStrip(of: scene, hasHome: screen.safeArea.bottom > 0, context).height
  let ratio = context.child(scene, .metrics).flatMap { context.number($0, .peakRatio) } ?? SceneMetrics().peakRatio
  let peak = (screen.height - screen.safeArea.top - strip) * ratio
  return screen.height - screen.safeArea.bottom - peak
}

/// A scene with `parts` in front of its card, whose title is `start`, a view and `end`.
private func depot(_ start: String, _ parts: String = "", end: String = "</CustomTitle>") -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="depots" root="depot">
    \(parts)
    <MapContent id="town">
      <Pin latitude="52.37" longitude="4.9">Depot</Pin>
    </MapContent>
    <PlainCard id="depot" map="town" position="peaking">
      \(start)<HostedView height="200">Picture of the depot</HostedView>\(end)
      <Text>Open until six.</Text>
    </PlainCard>
  </CardScene>
  """
}
