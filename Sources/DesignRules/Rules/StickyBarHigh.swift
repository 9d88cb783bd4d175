import CardLayout
import CardModel
import LayoutCore
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A bar below the status bar leaves the title of an extended card free.
  static let stickyBarHigh = DesignRule(
    "sticky-bar-high", .information, summary: "A sticky bar covers the title of an extended card",
    explanation: """
      Positions do not count from the bar: it lies over the strip of map that an extended card leaves free, which is \
      \(SceneMetrics().mapStripHome.whole) points high on devices with a home indicator, and over the card's grab handle and title where it is \
      higher. Give it the height of the strip, or the strip its height, with `mapStripHome` of `Metrics`. A bar as high as its content is left alone.
      """,
    sources: ["TGC"], elements: ["StickyBar"],
    passing: town("<Metrics mapStripHome=\"50\"/>", "<StickyBar>"),
    failing: town("", "<⏩StickyBar⏪>"),
    edges: [
      .card(passes: town("", "<StickyBar height=\"12\">"), fails: town("", "<StickyBar height=\"13\">")),
      .card(passes: town("", "<StickyBar height=\"auto\">")), .card(passes: town("", "<StickyBar show=\"false\">")),
      .card(passes: town("<Device id=\"turned\" like=\"iphone-15\" orientation=\"landscape\"/>", "<StickyBar>")),
      .card(passes: town("<Device id=\"flat\" like=\"iphone-15\" safeBottom=\"0\"/>", "<StickyBar>")),
      .card(passes: town("<Device id=\"own\" width=\"390\" height=\"844\" safeTop=\"47\"/>", "<StickyBar>")),
      .card(
        passes: town("", "<StickyBar>").replacing("root=\"home\"", with: "root=\"home\" placement=\"side\"")),
      .card(
        passes: town("<Device id=\"se\" like=\"iphone-se-3\"/>", "<StickyBar>"),
        fails: town("<Device id=\"se\" like=\"iphone-15\"/>", "<StickyBar>"), saying: "50 points"),
      .card(
        passes: town("<Device id=\"se\" like=\"iphone-se-3\"/><Metrics mapStrip=\"60\"/>", "<StickyBar height=\"60\">"),
        fails: town("<Device id=\"se\" like=\"iphone-se-3\"/>", "<StickyBar height=\"60\">")),
      .card(
        passes: town("", "<StickyBar>").replacing("root=\"home\"", with: "root=\"pages\"")
          .replacing("</CardScene>", with: "<PageCard id=\"pages\"><PageItem card=\"home\"/></PageCard></CardScene>")),
    ]
  ) { bar, context in
    guard let card = context.parent(bar), let scene = context.ancestor(bar, [.cardScene]),
      context.value(scene, .mode) != "sidebar", context.value(scene, .placement) != "side",
      context.value(bar, .show)?.flag != false,
      // Below a header, positions count from that.
      context.child(card, .headerBar) == nil
    else { return }
    let height: Double? = context.value(bar, .height).map(Double.init) ?? StickyBar.usualHeight
    guard let height, case let links = SceneLinks.of(scene, &context), let strip = links.strip, height > strip.height,
      // The bar of a page is never seen.
      !links.isOnlyPage(card, context)
    else { return }
    context.report(
      """
      The bar is \(height.whole) points high and covers the title of an extended card, which leaves \(strip.height.whole) points of map \
      free above it; lower the bar, or say \(strip.metric.rawValue)="\(height.whole)" in Metrics
      """,
      at: context.attribute(.height, of: bar).map { context.tree.valueRange(of: $0) } ?? context.tree.nameRange(of: bar)
    )
  }
}

extension Screen {
  /// That of `device`, a phone that is held upright; nil for all others, on which cards may stand at the side, and for screens of sizes
  /// of their own.
  init?(ofUpright device: NodeID, _ context: RuleContext) {
    guard let screen = context.value(device, .like).flatMap(Device.named)?.portrait, screen.sizeClass == .compact,
      context.value(device, .orientation) != "landscape",
      [AttributeName.width, .height, .widthClass, .heightClass].allSatisfy({ context.value(device, $0) == nil })
    else { return nil }
    self = screen
    safeArea.top = context.number(device, .safeTop) ?? safeArea.top
    safeArea.bottom = context.number(device, .safeBottom) ?? safeArea.bottom
  }
}

/// The strip of map that an extended card leaves free above it on phones which are held upright.
struct MapStrip {
  /// Its height in points, on devices with a home indicator if there are any.
  let height: Double
  /// The metric that says it.
  let metric: AttributeName

  /// That of `scene`; nil where it names devices, but no such phone.
  init?(of scene: NodeID, _ context: RuleContext) {
    let devices = context.children(scene, .device)
    let bottoms = devices.compactMap { Screen(ofUpright: $0, context)?.safeArea.bottom }
    guard devices.isEmpty || !bottoms.isEmpty else { return nil }
    self.init(of: scene, hasHome: bottoms.isEmpty || bottoms.contains { $0 > 0 }, context)
  }

  /// That of `scene` on phones with a home indicator, or without.
  init(of scene: NodeID, hasHome: Bool, _ context: RuleContext) {
    let (name, usual) =
      hasHome
      ? (AttributeName.mapStripHome, SceneMetrics().mapStripHome) : (AttributeName.mapStrip, SceneMetrics().mapStrip)
    metric = name
    height = context.child(scene, .metrics).flatMap { context.number($0, name) } ?? usual
  }
}

/// A scene with `parts` in front of its card, which has a `bar`.
private func town(_ parts: String, _ bar: String) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="city" root="home">
    \(parts)
    <MapContent id="town" zoom="city">
      <Pin id="p1" latitude="50.9" longitude="6.9">Adler</Pin>
    </MapContent>
    <PlainCard id="home" map="town">
      \(bar)<Label>Delays</Label></StickyBar>
      <Title>Departures</Title>
      <Text>Line 4 leaves at 14:05.</Text>
    </PlainCard>
  </CardScene>
  """
}
