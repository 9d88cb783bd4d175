import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// What a step taps and a claim names is there.
  static let scenarioUnknownName = DesignRule(
    "scenario-unknown-name", .error, summary: "A scenario names what is not there",
    explanation: """
      What a step taps is a part of the scene, by its id, or a place on the screen such as `160,90`; `page` names a card, \
      `map` a map content and `selected` a part. An empty value claims that there is none.
      """,
    sources: ["TGC"], elements: ["CardScene"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
        <Device id="phone" like="iphone-15"/>
        <MapContent id="town">
          <Pin id="station" latitude="48.1" longitude="11.6">Station</Pin>
        </MapContent>
        <PlainCard id="home" map="town">
          <Title>Trip</Title>
          <Text>Soon</Text>
        </PlainCard>
        <Scenario id="once" device="phone">
          <Step tap="station"/>
          <Step tap="160,90"/>
          <Expect map="town" page=""/>
        </Scenario>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
        <Device id="phone" like="iphone-15"/>
        <MapContent id="town">
          <Pin id="station" latitude="48.1" longitude="11.6">Station</Pin>
        </MapContent>
        <PlainCard id="home" map="town">
          <Title>Trip</Title>
          <Text>Soon</Text>
        </PlainCard>
        <Scenario id="once" device="phone">
          <Step tap="station"/>
          <Expect map="⏩station⏪"/>
        </Scenario>
      </CardScene>
      """
  ) { scene, context in
    var names = SceneNames()
    context.forEachDescendant(of: scene) { node in
      names.add(node, context)
      return true
    }
    for (node, attribute, isKnown, what) in names.uses {
      // A place has a comma, which no id has.
      guard let value = context.value(node, attribute), !value.isEmpty, !value.utf8.contains(0x2C),
        !isKnown(names, value)
      else { continue }
      context.report("There is no \(what) “\(value)” in this scene", at: context.valueRange(node, attribute))
    }
  }
}

/// The ids of a scene by what they name, and the attributes of its scenarios that name them and can say more than `xs:keyref`
/// takes: nothing at all, or a place.
private struct SceneNames {
  private var parts: Set<String> = []
  private var maps: Set<String> = []
  private var cards: Set<String> = []
  private(set) var uses: [(NodeID, AttributeName, (SceneNames, String) -> Bool, String)] = []

  mutating func add(_ node: NodeID, _ context: RuleContext) {
    let name = context.name(node)
    switch name {
    case .step:
      uses.append((node, .tap, { $0.parts.contains($1) }, "part"))
      return
    case .expect:
      uses.append((node, .map, { $0.maps.contains($1) }, "map content"))
      uses.append((node, .page, { $0.cards.contains($1) }, "card"))
      uses.append((node, .selected, { $0.parts.contains($1) }, "part"))
      return
    default: break
    }
    guard let id = context.value(node, .id) else { return }
    parts.insert(id)
    switch name {
    case .mapContent: maps.insert(id)
    case .plainCard, .tableCard, .collectionCard, .pageCard, .hostedCard, .mapOnlyCard: cards.insert(id)
    default: break
    }
  }
}
