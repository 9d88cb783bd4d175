import CardLayout
import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What is marked on a map is seen.
  static let pinOutside = DesignRule(
    layout: "pin-outside", .warning, summary: "A pin lies outside of its map",
    explanation: """
      A map in a card is a picture: nobody moves it to where the pin is. With `zoom` as a number it shows what it shows, and pins far from \
      its middle are left out without a word. Leave `zoom` out, or name it: then all pins are seen.
      """,
    sources: ["OWN"], about: ["Pin"], in: [.smallPhone],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Map label="Two depots" zoom="12">
            <Pin latitude="48.1" longitude="11.6">Depot 3</Pin>
            <Pin latitude="48.105" longitude="11.605">Depot 4</Pin>
          </Map>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Map label="Two depots" zoom="12">
            <Pin latitude="48.1" longitude="11.6">Depot 3</Pin>
            <⏩Pin⏪ latitude="50.1" longitude="8.7">Depot 4</Pin>
          </Map>
        </Body>
      </Card>
      """,
    edges: [
      Edge(#" zoom="12""#, passes: ""), Edge(#" zoom="12""#, passes: #" zoom="city""#),
      Edge(#" zoom="12""#, passes: #" zoom="5""#, fails: #" zoom="7""#),
      Edge(#"label="Two depots" zoom="12""#, passes: #"label="Two depots" height="400" zoom="5""#),
    ]
  ) { survey, context in
    for compromise in survey.compromises where compromise.kind == .pinOutside {
      context.report(
        "The map does not reach to this pin; leave its zoom out, so that all pins are seen", compromise.source,
        at: context.nameRange(compromise.source))
    }
  }
}
