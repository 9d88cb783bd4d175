import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A map is said in words.
  static let mapAlt = DesignRule(
    "map-alt", .warning, summary: "A map has no label, or one that says nothing",
    explanation: """
      Nobody hears a map. Its `label` says what it shows, such as “Entrance of depot 3, north of the canal”; without \
      it people who do not see the map learn nothing about the place, and no more where it says “Map” \
      alone. The rule knows labels that say nothing in \(WordTable.languages(.drawings)).
      """,
    sources: ["HIG-A", "A11Y-I"], elements: ["Map"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Map label="Depot 3, north of the canal">
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
          <⏩Map⏪>
            <Pin latitude="48.1" longitude="11.6">Depot 3</Pin>
          </Map>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: #"Map label="Map of depot 3""#, fails: #"Map label="Map""#, saying: "“Map” says nothing"),
      Edge(
        passes: #"Map xml:lang="de" label="Lager 3""#, fails: #"Map xml:lang="de" label="Eine Karte""#,
        saying: "says nothing"),
    ]
  ) { node, context in
    reportLabel(of: node, "map", isNeeded: true, &context)
  }
}
