import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A step is one event.
  static let stepOneEvent = DesignRule(
    "step-one-event", .error, summary: "A step has none or several events, or says how another one happens",
    explanation: """
      One thing happens in a step: it has exactly one of the event attributes. \
      \(StepEvent.details.map { "`\($0.name.rawValue)`" }.joined(separator: ", ")) only say more about it, \
      each about some events only: of a tap there is no velocity.
      """,
    sources: ["TGC"], elements: ["Step"],
    passing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
        <Device id="phone" like="iphone-15"/>
        <MapContent id="town">
          <Pin latitude="48.1" longitude="11.6">Station</Pin>
        </MapContent>
        <PlainCard id="home" map="town">
          <Title>Trip</Title>
          <Text>Soon</Text>
        </PlainCard>
        <Scenario id="once" device="phone">
          <Step tapTitle="true"/>
        </Scenario>
      </CardScene>
      """,
    failing: """
      <CardScene xmlns="urn:cardwright:1" id="trip" root="home">
        <Device id="phone" like="iphone-15"/>
        <MapContent id="town">
          <Pin latitude="48.1" longitude="11.6">Station</Pin>
        </MapContent>
        <PlainCard id="home" map="town">
          <Title>Trip</Title>
          <Text>Soon</Text>
        </PlainCard>
        <Scenario id="once" device="phone">
          <⏩Step⏪ tapTitle="true" escape="true"/>
        </Scenario>
      </CardScene>
      """,
    edges: [
      .init(
        twoEvents, passes: #"select="home" index="2""#, fails: #"focus="home" index="2""#,
        saying: "only about select or tap"),
      .init(
        twoEvents, passes: #"tap="home" index="2""#, fails: #"tap="160,90" index="2""#, saying: "a place on the screen"),
      .init(
        twoEvents, passes: #"drag="10" velocity="900" velocityX="9" from="content" hold="true""#,
        fails: #"tapTitle="true" velocity="900""#, saying: "only about drag or scroll or swipe"),
      .init(
        twoEvents, passes: #"path="0,0 0,9 / 1" cancel="true""#, fails: #"path="0,0 0,9 / 1" velocity="9""#,
        saying: "“velocity” says nothing about path"),
      .init(
        twoEvents, passes: #"swipe="9" velocity="9""#, fails: #"swipe="9" velocityX="9""#, saying: "only about drag"),
      .init(
        twoEvents, passes: #"scroll="9" velocity="9""#, fails: #"scroll="9" from="content""#,
        saying: "only about drag or path"),
    ]
  ) { node, context in
    let names = eventNames(context.tree, node)
    if let event = names.first, names.count == 1 { return reportDetails(of: event, node, &context) }
    context.report(
      names.isEmpty
        ? "Nothing happens in this step; give it one event, such as tap or drag"
        : "These are \(names.count) events, \(names.joined(separator: " and ")); give each a step of its own",
      at: context.tree.nameRange(of: node))
  }
}

/// The events of the failing example.
private let twoEvents = #"tapTitle="true" escape="true""#

/// Reports what the step `node` says about other events than its own.
private func reportDetails(of event: String, _ node: NodeID, _ context: inout RuleContext) {
  let tree = context.tree
  for attribute in tree.attributes(of: node) {
    let name = tree.names[Int(attribute.name)]
    guard name.prefix.isEmpty, let detail = StepEvent.details.first(where: { $0.name.rawValue == name.local }) else {
      continue
    }
    let events = detail.events.map { $0.rawValue }
    // A place has a comma, which no id has; nothing repeats it.
    let isPlace = detail.name == .index && event == "tap" && context.value(node, .tap)?.utf8.contains(0x2C) ?? false
    if events.contains(event), !isPlace { continue }
    context.report(
      isPlace
        ? "“index” says nothing about a place on the screen, only about parts of one id"
        : "“\(name.local)” says nothing about \(event), only about \(events.joined(separator: " or "))",
      at: tree.nameRange(of: attribute))
  }
}

/// The names of the attributes that say how something happens.
private let details = Set(StepEvent.details.map { $0.name.rawValue })

/// The names of the attributes of `node` that say what happens, rather than how.
private func eventNames(_ tree: XMLTree, _ node: NodeID) -> [String] {
  tree.attributes(of: node).compactMap { attribute in
    let name = tree.names[Int(attribute.name)]
    guard name.prefix.isEmpty, name.local != "xmlns", !details.contains(name.local) else { return nil }
    return name.local
  }
}
