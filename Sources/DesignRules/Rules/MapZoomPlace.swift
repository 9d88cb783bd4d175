import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A map of one place is near it.
  static let mapZoomPlace = DesignRule(
    "map-zoom-place", .hint, summary: "A map of one place shows a whole country",
    explanation: """
      One pin says where something is. Where the map shows a whole country, it tells no more than the name of the \
      country: choose `city`, `road` or nearer. No guideline says so; it is advice.
      """,
    sources: ["OWN"], elements: ["Map"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Map label="Depot 3, north of the canal" zoom="road">
            <Pin latitude="48.1" longitude="11.6">Depot 3</Pin>
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
          <Map label="Depot 3, north of the canal" zoom="⏩country⏪">
            <Pin latitude="48.1" longitude="11.6">Depot 3</Pin>
          </Map>
        </Body>
      </Card>
      """,
    edges: [
      Edge(
        #"longitude="11.6">Depot 3</Pin>"#,
        passes: #"longitude="11.6">Depot 3</Pin><Pin latitude="52.5" longitude="13.4">Depot 9</Pin>"#)
    ]
  ) { node, context in
    let pins = context.children(node, .pin)
    guard context.value(node, .zoom) == "country", pins.count == 1, context.value(pins[0], .each) == nil else { return }
    context.report(
      "A country is too much for one place; come nearer", at: context.valueRange(node, .zoom),
      fixes: [context.setting(node, .zoom, to: "city", "Show the city around it")])
  }
}
