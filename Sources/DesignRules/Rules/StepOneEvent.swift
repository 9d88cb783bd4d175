import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A step is one event.
  static let stepOneEvent = DesignRule(
    "step-one-event", .error, summary: "A step has none or several events",
    explanation: """
      One thing happens in a step: it has exactly one of the event attributes. \
      \(StepEvent.details.map { "`\($0.rawValue)`" }.joined(separator: ", ")) only say more about it.
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
      """
  ) { node, context in
    let names = eventNames(context.tree, node)
    guard names.count != 1 else { return }
    context.report(
      names.isEmpty
        ? "Nothing happens in this step; give it one event, such as tap or drag"
        : "These are \(names.count) events, \(names.joined(separator: " and ")); give each a step of its own",
      at: context.tree.nameRange(of: node))
  }
}

/// The names of the attributes that say how something happens.
private let details = Set(StepEvent.details.map { $0.rawValue })

/// The names of the attributes of `node` that say what happens, rather than how.
private func eventNames(_ tree: XMLTree, _ node: NodeID) -> [String] {
  tree.attributes(of: node).compactMap { attribute in
    let name = tree.names[Int(attribute.name)]
    guard name.prefix.isEmpty, name.local != "xmlns", !details.contains(name.local) else { return nil }
    return name.local
  }
}
