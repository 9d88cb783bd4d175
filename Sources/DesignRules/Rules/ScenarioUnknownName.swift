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
    var names: [Named: Set<String>] = [:]
    var uses: [NodeID] = []
    context.forEachDescendant(of: scene) { node in
      let name = context.name(node)
      if name == .step || name == .expect { uses.append(node) }
      guard let id = context.value(node, .id) else { return true }
      names[.part, default: []].insert(id)
      switch name {
      case .mapContent: names[.map, default: []].insert(id)
      case .plainCard, .tableCard, .collectionCard, .pageCard, .hostedCard, .mapOnlyCard:
        names[.card, default: []].insert(id)
      default: break
      }
      return true
    }
    for node in uses {
      for (attribute, named) in context.name(node) == .step ? Named.inSteps : Named.inClaims {
        // A place has a comma, which no id has.
        guard let value = context.value(node, attribute), !value.isEmpty, !value.utf8.contains(0x2C),
          names[named]?.contains(value) != true
        else { continue }
        context.report(
          "There is no \(named.rawValue) “\(value)” in this scene", at: context.valueRange(node, attribute))
      }
    }
  }
}

/// What attributes of scenarios name that can say more than `xs:keyref` takes: nothing at all, or a place.
private enum Named: String {
  case part
  case map = "map content"
  case card

  static let inSteps: [(AttributeName, Named)] = [(.tap, .part)]
  static let inClaims: [(AttributeName, Named)] = [(.map, .map), (.page, .card), (.selected, .part)]
}
