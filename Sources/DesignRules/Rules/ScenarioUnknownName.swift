import CardModel
import SourceText
import Standards
import XMLSyntax

/// A scene with a scenario that has one step and one claim, the claim `first` or not.
private func trip(_ step: String = #"tapTitle="true""#, claim: String = #"top="home""#, first: Bool = false) -> String {
  let (step, claim) = ("<Step \(step)/>", "<Expect \(claim)/>")
  return """
    <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
      <Device id="phone" like="iphone-15"/>
      <MapContent id="town">
        <Pin id="station" latitude="48.1" longitude="11.6">Station</Pin>
      </MapContent>
      <TableCard id="home" map="town" position="peaking">
        <Title>Trip</Title>
        <Accessory><SearchField id="field">Stop</SearchField></Accessory>
        <Section><ObjectCell id="row" target="tel:+31201234567"><Title>Harbour</Title></ObjectCell></Section>
        <EmptyState><Title>No stop found</Title></EmptyState>
        <MapButtons edge="top"><Action id="call" icon="actions.call" label="Call" target="tel:+31201234567"/></MapButtons>
      </TableCard>
      <Scenario id="once" device="phone">
        \(first ? claim + step : step + claim)
      </Scenario>
    </CardScene>
    """
}

extension DesignRule {
  /// What a step taps and a claim names is there.
  static let scenarioUnknownName = DesignRule(
    "scenario-unknown-name", .error, summary: "A scenario names what is not there",
    explanation: """
      What a step taps is a part of the scene, by its id, or a place on the screen such as `160,90`; it selects rows and cards of the \
      content, and types in search fields. `page` names a page, `map` a map content, `selected` and `focus` a part, `rowButtons` and \
      `columnButtons` buttons on the map; a trace begins each entry with a card, a map content or the scene. An empty value claims that \
      there is none. An `index` says which of the parts that `each` makes of one; any other stands once.
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
      """,
    edges: [
      Edge(fails: "twon", saying: "did you mean “town”?"),
      .card(passes: trip(#"tap="160,90""#), fails: trip(#"tap="stattion""#), saying: "did you mean “station”?"),
      .card(passes: trip(#"tap="call""#), fails: trip(#"tap="home""#), saying: "no part “home”"),
      .card(passes: trip(#"select="row""#), fails: trip(#"select="station""#), saying: "no row or card"),
      .card(
        passes: trip(#"select="row" index="2""#).replacing(#"id="row""#, with: #"id="row" each="{stops}""#),
        fails: trip(#"select="row" index="2""#), saying: "stands once"),
      .card(
        passes: trip(#"tap="station" index="2""#).replacing(#"id="station""#, with: #"id="station" each="{stops}""#),
        fails: trip(#"tap="station" index="2""#), saying: "stands once"),
      .card(passes: trip(#"tap="tracking""#), fails: trip(#"tap="trackin""#)),
      .card(passes: trip(#"focus="field""#), fails: trip(#"focus="station""#), saying: "no search field"),
      .card(passes: trip(#"blur="field""#), fails: trip(#"blur="row""#), saying: "no search field"),
      .card(
        passes: trip(claim: #"columnButtons="tracking call""#), fails: trip(claim: #"columnButtons="tracking row""#),
        saying: "no button"),
      .card(passes: trip(claim: #"rowButtons="""#), fails: trip(claim: #"rowButtons="nothing""#), saying: "no button"),
      .card(passes: trip(claim: #"focus="""#), fails: trip(claim: #"focus="nowhere""#), saying: "no part to read"),
      .card(passes: trip(claim: #"selected="""#), fails: trip(claim: #"selected="station""#), saying: "no row or card"),
      .card(passes: trip(claim: #"page="""#), fails: trip(claim: #"page="home""#), saying: "no page"),
      .card(
        passes: trip(claim: #"trace="home.willAppear home.didAppear""#, first: true),
        fails: trip(claim: #"trace="home.willAppear hom.didAppear""#, first: true), saying: "did you mean “home”?"),
    ]
  ) { scene, context in
    var names: [Named: [String]] = [.button: ["tracking"], .part: ["tracking"], .focus: Named.partsOfTitle]
    var pages: Set<String> = []
    var uses: [NodeID] = []
    var parts: [String: NodeID] = [:]
    if let id = context.value(scene, .id) { names[.told, default: []].append(id) }
    context.forEachDescendant(of: scene) { node in
      let name = context.name(node)
      if name == .step || name == .expect { uses.append(node) }
      if name == .pageItem, let card = context.value(node, .card), pages.insert(card).inserted {
        names[.page, default: []].append(card)
      }
      guard let id = context.value(node, .id) else { return true }
      for named in Named.kinds(of: name) {
        names[named, default: []].append(id)
        if named == .row || named == .part { parts[id] = node }
      }
      return true
    }
    let known = names.mapValues(Set.init)
    for node in uses {
      if context.number(node, .index) ?? 1 > 1, let id = context.value(node, .select) ?? context.value(node, .tap),
        let part = parts[id], !isRepeated(part, context)
      {
        context.report(
          "“\(id)” stands once, as nothing repeats it with each", at: context.valueRange(node, .index),
          fixes: context.removingAttribute(node, .index, "Remove the index"))
      }
      for (attribute, named) in context.name(node) == .step ? Named.inSteps : Named.inClaims {
        // A place has a comma, which no id has.
        guard let value = context.value(node, attribute), !value.utf8.contains(0x2C) else { continue }
        for word in value.split(separator: " ").map(String.init) {
          let name = named == .told ? String(word.prefix { $0 != "." }) : word
          if known[named]?.contains(name) == true || named.isResolved && known[.id]?.contains(name) != true { continue }
          let nearest = Spelling.nearest(to: name, among: names[named] ?? [])
          let range = context.valueRange(node, attribute)
          context.report(
            "There is no \(named.rawValue) “\(name)” in this scene" + (nearest.map { "; did you mean “\($0)”?" } ?? ""),
            at: range,
            fixes: nearest.map { near in
              let mended = value.split(separator: " ").map {
                $0 == word ? near + word.dropFirst(name.count) : String($0)
              }
              return [Fix("Change to “\(near)”", [TextEdit(range, mended.joined(separator: " "))])]
            } ?? [])
        }
      }
    }
  }
}

/// Whether `each` makes several of `node`.
private func isRepeated(_ node: NodeID, _ context: RuleContext) -> Bool {
  var part = Optional(node)
  while let known = part {
    if context.value(known, .each) != nil { return true }
    part = context.parent(known)
  }
  return false
}

/// What attributes of scenarios name that can say more than `xs:keyref` takes: nothing at all, a place, or parts of one kind alone.
private enum Named: String {
  case part
  case row = "row or card of the content"
  case field = "search field"
  case map = "map content"
  case page
  case focus = "part to read"
  case button = "button on the map"
  case told = "card or map content"
  /// Everything that has an id.
  case id

  static let inSteps: [(AttributeName, Named)] = [(.tap, .part), (.select, .row), (.focus, .field), (.blur, .field)]
  static let inClaims: [(AttributeName, Named)] = [
    (.map, .map), (.page, .page), (.selected, .row), (.focus, .focus), (.rowButtons, .button),
    (.columnButtons, .button), (.trace, .told),
  ]
  /// What stands for parts of the title.
  static let partsOfTitle = ["title", "subtitle", "close", "accessory"]

  /// Whether `xs:keyref` tells ids that nothing has.
  var isResolved: Bool { self == .row || self == .field }

  /// What an element called `name` is.
  static func kinds(of name: ElementName) -> [Named] {
    switch name {
    case .mapContent: [.id, .map, .told]
    case .plainCard, .tableCard, .collectionCard, .pageCard, .hostedCard, .mapOnlyCard: [.id, .told]
    case .scenario, .device, .cardStyle: [.id]
    case .objectCell, .contactCell, .objectCardView, .card: [.id, .part, .focus, .row]
    case .searchField: [.id, .part, .focus, .field]
    case .action: [.id, .part, .focus, .button]
    default: [.id, .part, .focus]
    }
  }
}
