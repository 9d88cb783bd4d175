import CardLayout
import CardModel
import SceneLayout
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A bar is as high as what it holds.
  static let barLow = DesignRule(
    "bar-low", .warning, summary: "A bar is lower than what stands in it",
    explanation: """
      A header or a bottom bar of a height of its own clips nothing: title, subtitle and buttons stick out over the map and over each \
      other. What is tapped needs 44 points, and a header is at least as high; a bottom bar without buttons needs a line of text and the \
      heights of the views in it. Bars that hold dots for pages alone, or nothing, are left alone.
      """,
    sources: ["TGC", "HIG-A"], elements: ["HeaderBar", "BottomBar"],
    passing: pump("44", "<Subtitle>Today, 14:05</Subtitle>"),
    failing: pump("⏩20⏪", "<Subtitle>Today, 14:05</Subtitle>"),
    edges: [
      Edge(passes: "44", fails: "43", saying: "44"), Edge(passes: "auto"), Edge(fails: "1", saying: "is 1 point high"),
      Edge(#"height="20""#, passes: #"height="20" show="false""#),
      .card(passes: bottom("44"), fails: bottom("43")),
      .card(passes: bottom("22", "<Text>Two readings</Text>"), fails: bottom("21", "<Text>Two readings</Text>")),
      .card(
        passes: bottom("60", #"<HostedView height="60">Readings</HostedView>"#),
        fails: bottom("60", #"<HostedView height="61">Readings</HostedView>"#), saying: "61"),
      .card(
        passes: bottom("62", #"<HostedView height="40">Readings</HostedView><Text>Two</Text>"#),
        fails: bottom("61", #"<HostedView height="40">Readings</HostedView><Text>Two</Text>"#), saying: "62"),
      .card(
        passes: usualBottom(#"<HostedView height="60">Readings</HostedView>"#),
        fails: usualBottom(#"<HostedView height="61">Readings</HostedView>"#), saying: "is 60 points high"),
    ]
  ) { node, context in
    let usual: Double? =
      context.name(node) == .bottomBar && context.value(node, .height) == nil ? BottomBar.usualHeight : nil
    guard let height = context.number(node, .height) ?? usual, context.value(node, .show)?.flag != false else { return }
    let least = BarContent.leastHeight(of: node, context)
    guard height < least else { return }
    let (has, enough) = (height.rounded(.down).whole, String(least.rounded(.up).whole))
    context.report(
      "The bar is \(has) \(has == 1 ? "point" : "points") high, and what it holds needs \(enough)",
      at: context.valueRange(node, .height),
      fixes: [context.setting(node, .height, to: enough, "Make it \(enough) points high", isPreferred: true)])
  }
}

/// What stands in a header or a bottom bar.
enum BarContent {
  /// How high `bar` has to be for it, in points; 0 where it needs nothing.
  static func leastHeight(of bar: NodeID, _ context: RuleContext) -> Double {
    let parts = context.children(bar).map { (name: context.name($0), height: context.number($0, .height) ?? 0) }
      .filter { $0.name != .pageDots }
    let views = parts.filter { $0.name == .hostedView }.map { $0.height }
    if context.name(bar) == .headerBar { return parts.isEmpty ? 0 : max(SceneFigures.headerContent, views.max() ?? 0) }
    // Views stand one below the other, and below them a line of all texts; buttons beside these.
    let hasWords = parts.contains { ![.hostedView, .action].contains($0.name) }
    let line = hasWords ? DynamicType.metrics(.body, .large).leading : 0
    return max(parts.contains { $0.name == .action } ? TouchTargets.leastSide(.ios) : 0, views.reduce(line, +))
  }
}

/// A scene with a card below a header of this height.
private func pump(_ height: String, _ more: String) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="round" root="pump">
    <MapContent id="plant">
      <Pin id="p1" latitude="50.9" longitude="6.9">Pump 204</Pin>
    </MapContent>
    <PlainCard id="pump" map="plant" position="peaking">
      <HeaderBar height="\(height)">
        <Title>Inspection</Title>
        \(more)
      </HeaderBar>
      <Title>Pump 204</Title>
      <Text>Vibration is too high.</Text>
    </PlainCard>
  </CardScene>
  """
}

/// The same with a bar of this height at the lower edge.
private func bottom(
  _ height: String, _ parts: String = #"<Action id="save" after="disabled">Save</Action>"#
) -> String {
  pump("60", "").replacing(
    "  </PlainCard>", with: #"<BottomBar height="\#(height)">\#(parts)</BottomBar></PlainCard>"#)
}

/// The same with a bar of no height of its own.
private func usualBottom(_ parts: String) -> String {
  bottom("60", parts).replacing(#"<BottomBar height="60">"#, with: "<BottomBar>")
}
