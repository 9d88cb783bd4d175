import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A pin lies where it should.
  static let pinSwapped = DesignRule(
    "pin-swapped", .warning, summary: "The latitude and longitude of a pin are swapped",
    explanation: """
      The pin of a bakery in Hamburg lies in the sea then. Found where two or more other pins of the map lie together, \
      this one lies far from them, and the other way round it lies among them; of two pins, where they lie far apart, and close to each \
      other if one is turned round, or, on a map that shows no more than a country, somewhat close.
      """,
    sources: ["OWN"], elements: ["Map", "MapContent"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="customer" xml:lang="de" target="customers/88">
        <Header>
          <Title>Alsterbäckerei</Title>
        </Header>
        <Body>
          <Map label="Die Bäckerei liegt an der Alster" height="120" zoom="road">
            <Pin latitude="53.5511" longitude="9.9937">Alsterbäckerei</Pin>
            <Pin latitude="53.5503" longitude="10.0006">Lager</Pin>
            <Pin latitude="53.5459" longitude="9.9663">Mühle</Pin>
          </Map>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="customer" xml:lang="de" target="customers/88">
        <Header>
          <Title>Alsterbäckerei</Title>
        </Header>
        <Body>
          <Map label="Die Bäckerei liegt an der Alster" height="120" zoom="road">
            <Pin latitude="⏩9.9937⏪" longitude="53.5511">Alsterbäckerei</Pin>
            <Pin latitude="53.5503" longitude="10.0006">Lager</Pin>
            <Pin latitude="53.5459" longitude="9.9663">Mühle</Pin>
          </Map>
        </Body>
      </Card>
      """,
    edges: [
      Edge(
        #"latitude="9.9937" longitude="53.5511""#, passes: #"latitude="1.3521" longitude="103.8198""#,
        fails: #"latitude="10.2" longitude="53.1""#),
      Edge(third, fails: "", saying: "one of the two"),
      Edge(
        #" zoom="road">\#n      <Pin latitude="9.9937" longitude="53.5511">Alsterbäckerei</Pin>\#n      "#
          + #"<Pin latitude="53.5503" longitude="10.0006">Lager</Pin>\#n      "# + third,
        passes:
          #"><Pin latitude="-9.9937" longitude="53.5511">A</Pin><Pin latitude="53.5503" longitude="10.0006">B</Pin>"#,
        fails:
          #"><Pin latitude="9.9937" longitude="53.5511">A</Pin><Pin latitude="53.5503" longitude="10.0006">B</Pin>"#,
        saying: "turned round"),
      Edge(
        #" zoom="road">\#n      <Pin latitude="9.9937" longitude="53.5511">Alsterbäckerei</Pin>\#n      "#
          + #"<Pin latitude="53.5503" longitude="10.0006">Lager</Pin>\#n      "# + third,
        passes:
          #"><Pin latitude="9.9937" longitude="53.5511">A</Pin><Pin latitude="55.1" longitude="10.0006">B</Pin>"#,
        fails:
          #" zoom="country"><Pin latitude="9.9937" longitude="53.5511">A</Pin><Pin latitude="61" longitude="10">B</Pin>"#
      ),
      Edge(
        #"<Pin latitude="53.5503" longitude="10.0006">Lager</Pin>\#n      "# + third,
        passes: #"<Pin latitude="62" longitude="10">B</Pin>"#),
      Edge(#"latitude="53.5459" longitude="9.9663""#, passes: #"latitude="9.0300" longitude="38.7400""#),
    ]
  ) { node, context in
    let pins = context.children(node, .pin).prefix(200).compactMap { pin -> (part: NodeID, place: Place)? in
      guard let latitude = context.number(pin, .latitude), let longitude = context.number(pin, .longitude) else {
        return nil
      }
      return (pin, Place(latitude: latitude, longitude: longitude))
    }
    // Of two pins either may be the wrong one.
    if pins.count == 2 {
      let (first, last) = (pins[0].place, pins[1].place)
      let isOneCountry = context.value(node, .zoom).map(Place.closeZooms.contains) ?? false
      guard !first.isNear(last, 20), first.isNear(last.swapped, isOneCountry ? 8 : 1) else { return }
      return context.report(
        "Latitude and longitude of one of the two pins are swapped: they lie far apart, "
          + (isOneCountry ? "and this map shows both" : "and close together with one of them turned round"),
        at: context.valueRange(pins[1].part, .latitude))
    }
    guard pins.count > 2 else { return }
    for (part, place) in pins where !place.isNear(place.swapped, 4) {
      guard pins.allSatisfy({ $0.part == part || $0.place.isNear(place.swapped, 1) && !$0.place.isNear(place, 4) })
      else { continue }
      let (first, last) = (context.valueRange(part, .latitude), context.valueRange(part, .longitude))
      context.report(
        "Latitude and longitude are swapped here", at: first,
        fixes: [
          Fix(
            "Swap them",
            [
              TextEdit(first, context.value(part, .longitude) ?? ""),
              TextEdit(last, context.value(part, .latitude) ?? ""),
            ])
        ])
    }
  }
}

/// The last pin of the examples.
private let third = #"<Pin latitude="53.5459" longitude="9.9663">Mühle</Pin>"#
