import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// What can be tapped has room around it.
  static let touchTargetIos = DesignRule(
    layout: "touch-target-ios", .warning, summary: "Two touch targets overlap",
    explanation: """
      What can be tapped needs 44 by 44 points. Where two such places share a part, taps meet the wrong one. Leave \
      more room between them, or offer fewer.
      """,
    sources: ["HIG-A"],
    about: ["KPI", "TableRow"], in: [.smallPhone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <KPI caption="Open orders" target="orders/1">12</KPI>
          <KPI caption="Late orders" target="late/1">3</KPI>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Map height="20" label="Hall 3" target="halls/3">
            <Pin latitude="48.1" longitude="11.6">Hall 3</Pin>
          </Map>
          <KPI target="late/1" size="small">⏩3⏪</KPI>
        </Body>
      </Card>
      """,
    edges: [Edge(#"height="20""#, passes: #"height="43""#, fails: #"height="42""#)]
  ) { survey, context in
    context.reportCrowded(survey, .ios, "44 by 44 points") { _, _ in false }
  }
}

extension LayoutContext {
  /// Reports the targets that share taps with the one before once both are as large as `platform` asks, which `side`
  /// says; pairs that `isKnown` names are left out.
  mutating func reportCrowded(
    _ survey: LayoutSurvey, _ platform: Platform, _ side: String, except isKnown: (PartSource, LayoutContext) -> Bool
  ) {
    for (first, second) in crowded(survey, side: TouchTargets.leastSide(platform)) {
      let sources = [survey.targets[second].source, survey.targets[first].source]
      guard let source = sources.compactMap({ $0 }).first, !isKnown(source, self) else { continue }
      // What floats lies above content that scrolls away below it; buttons on a map and the close button are placed by the controller.
      if sources.contains(where: { $0.map(floats) ?? isScene }) { continue }
      report(
        "This and its neighbour share taps \(place), as each needs \(side); leave more room between them", source)
    }
  }

  private func floats(_ source: PartSource) -> Bool {
    let bars: Set = ["FloatingRow", "BottomBar", "StickyBar", "MapButtons", "DefaultButtons", "PersistentButtons"]
    return source.element == "FloatingButton" || bars.contains(parentName(source))
  }
}
