import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// Pins have names.
  static let pinName = DesignRule(
    "pin-name", .warning, summary: "A pin beside others has no name",
    explanation: """
      Where a map has several pins, only their names tell which is which, for those who see the map and for those who \
      hear it. Write the name between the tags.
      """,
    sources: ["HIG-A", "A11Y-I"], elements: ["Map", "MapContent"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Map label="Two depots in the north">
            <Pin latitude="48.1" longitude="11.6">Depot 3</Pin>
            <Pin latitude="48.2" longitude="11.6">Depot 4</Pin>
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
          <Map label="Two depots in the north">
            <Pin latitude="48.1" longitude="11.6">Depot 3</Pin>
            <⏩Pin⏪ latitude="48.2" longitude="11.6"/>
          </Map>
        </Body>
      </Card>
      """,
    edges: [
      Edge(#"<Pin latitude="48.1" longitude="11.6">Depot 3</Pin>"#, passes: ""),
      .card(passes: depots("{order/title}"), fails: depots("{empty}"), saying: "sample"),
    ]
  ) { node, context in
    let pins = context.children(node, .pin)
    guard pins.count > 1 || pins.contains(where: { context.value($0, .each) != nil }) else { return }
    for pin in pins {
      let text = context.text(pin)
      guard readings(pin, [text], context).contains(where: { $0[0].isEmpty }) else { continue }
      context.report(
        text.isEmpty
          ? "Say between the tags what stands at this pin"
          : "The sample has no name for this pin; have the data give one",
        at: context.tree.nameRange(of: pin))
    }
  }
}

/// A map over the sample with two pins, of which one has this name.
private func depots(_ name: String) -> String {
  """
  <Card xmlns="urn:cardwright:1" id="order" target="orders/4711" sample="samples/drafts.json"><Header><Title>Coolant pump</Title></Header>
  <Body><Map label="Two depots in the north"><Pin latitude="48.1" longitude="11.6">Depot 3</Pin>
  <Pin latitude="48.2" longitude="11.6">\(name)</Pin></Map></Body></Card>
  """
}
