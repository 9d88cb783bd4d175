import CardLayout
import CardModel
import SourceText

extension DesignRule {
  /// What can be tapped has room around it on Android.
  static let touchTargetAndroid = DesignRule(
    layout: "touch-target-android", .warning, summary: "Two touch targets overlap on Android",
    explanation: """
      Android asks for 48 by 48 dp, more than iOS. Where two such places share a part, taps meet the wrong one. Leave \
      more room between them, or offer fewer.
      """,
    sources: ["AND-48"],
    about: ["KPI", "TableRow"], in: [.androidPhone],
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
          <Map height="36" label="Hall 3" target="halls/3">
            <Pin latitude="48.1" longitude="11.6">Hall 3</Pin>
          </Map>
          <⏩Map⏪ height="36" label="Hall 4" target="halls/4">
            <Pin latitude="48.1" longitude="11.7">Hall 4</Pin>
          </Map>
        </Body>
      </Card>
      """,
    edges: [
      Edge(
        #"height="36" label="Hall 3""#, passes: #"height="43" label="Hall 3""#, fails: #"height="42" label="Hall 3""#)
    ]
  ) { survey, context in
    context.reportCrowded(survey, .android, "48 by 48 dp") { $1.hasReported(.touchTargetIos, $0) }
  }
}
