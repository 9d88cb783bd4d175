import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A pin has a place of its own.
  static let pinPlace = DesignRule(
    "pin-place", .information, summary: "A pin lies nowhere, or on another",
    explanation: """
      At 0, 0 there is nothing but the sea: a place that nobody filled in, also where it comes from the sample. Of two pins on one spot the \
      upper one hides the other: one pin says both names. Where a map that shows a country at the most has a pin far from all others, and \
      among them with the point of a number moved by one digit, the point has slipped. A round trip may end where it began.
      """,
    sources: ["OWN"], elements: ["Map", "MapContent"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Map label="Two depots">
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
          <Map label="Two depots">
            <Pin latitude="48.1" longitude="11.6">Depot 3</Pin>
            <Pin latitude="⏩48.1⏪" longitude="11.6">Depot 4</Pin>
          </Map>
        </Body>
      </Card>
      """,
    edges: [
      Edge(#"latitude="48.1" longitude="11.6">Depot 4"#, passes: #"latitude="48.1" longitude="11.61">Depot 4"#),
      Edge(
        #"latitude="48.1" longitude="11.6">Depot 4"#, passes: #"latitude="0" longitude="11.6">Depot 4"#,
        fails: #"latitude="0.0" longitude="0">Depot 4"#, saying: "0, 0"),
      Edge(
        #"<Pin latitude="48.1" longitude="11.6">Depot 4</Pin>"#,
        passes: #"<Pin latitude="48.2" longitude="11.6">Depot 4</Pin><Pin latitude="48.1" longitude="11.6">Home</Pin>"#),
      Edge(
        #"label="Two depots">\#n      <Pin latitude="48.1" longitude="11.6">Depot 3</Pin>\#n      <Pin latitude="48.1" longitude="11.6">"#,
        passes:
          #"label="Two depots" zoom="city"><Pin latitude="48.1" longitude="11.6">Depot 3</Pin><Pin latitude="48.2" longitude="106">"#,
        fails:
          #"label="Two depots" zoom="city"><Pin latitude="48.1" longitude="11.6">Depot 3</Pin><Pin latitude="48.2" longitude="117">"#,
        saying: "point"),
      Edge(
        #"label="Two depots">\#n      <Pin latitude="48.1" longitude="11.6">Depot 3</Pin>\#n      <Pin latitude="48.1" longitude="11.6">"#,
        passes:
          #"label="Two depots"><Pin latitude="48.1" longitude="11.6">Depot 3</Pin><Pin latitude="48.2" longitude="117">"#,
        fails:
          #"label="Two depots" zoom="road"><Pin latitude="48.1" longitude="11.6">Depot 3</Pin><Pin latitude="4.82" longitude="11.6">"#
      ),
    ]
  ) { node, context in
    var (places, known): ([(pin: NodeID, place: Place)], Set<Place>) = ([], [])
    let pins = context.children(node, .pin).prefix(200)
    for pin in pins {
      let written = [context.value(pin, .latitude) ?? "", context.value(pin, .longitude) ?? ""]
      for reading in readings(pin, written, context) {
        guard let latitude = Double(reading[0]), let longitude = Double(reading[1]) else { continue }
        if latitude == 0, longitude == 0 {
          context.report("Nothing lies at 0, 0; say where this is", at: context.valueRange(pin, .latitude))
        } else if reading == written {
          places.append((pin, Place(latitude: latitude, longitude: longitude)))
        }
      }
    }
    for (index, (pin, place)) in places.enumerated() where !known.insert(place).inserted {
      if index == places.count - 1, index > 1, place == places[0].place { continue }
      context.report(
        "Another pin lies on the same spot, and one hides the other; make one of them, with both names",
        at: context.valueRange(pin, .latitude))
    }
    guard let zoom = context.value(node, .zoom), Place.closeZooms.contains(zoom), places.count > 1,
      places.count <= 20
    else { return }
    // Of two either may be wrong; the one behind is asked first.
    for (pin, place) in places.reversed() {
      let others = places.filter { $0.pin != pin }
      guard others.allSatisfy({ !$0.place.isNear(place, 5) }) else { continue }
      for moved in place.moved where others.allSatisfy({ $0.place.isNear(moved.place, 0.5) }) {
        return context.report(
          "This pin lies far from the others, and among them at \(moved.text): the point of a number has slipped",
          at: context.valueRange(pin, moved.name))
      }
    }
  }
}
