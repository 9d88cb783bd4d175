import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A pin lies where it should.
  static let pinSwapped = DesignRule(
    "pin-swapped", .warning, summary: "The latitude and longitude of a pin or of a point are swapped",
    explanation: """
      The pin of a bakery in Hamburg lies in the sea then. Found where two or more other pins of the map lie together, \
      this one lies far from them, and the other way round it lies among them; of two pins, where they lie far apart, and close to each \
      other if one is turned round, or, on a map that shows no more than a country, somewhat close. Bound pins are asked with \
      the sample, and of three or more points of a line or an area one that lies so beside all others.
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
      .card(
        passes: way("Line", "10.0066,53.5530 53.6090,10.0090"),
        fails: way("Line", "10.0066,53.5530 53.6090,10.0090 53.6310,10.0010"), saying: "“10.0066,53.5530”"),
      .card(
        passes: way("Line", "53.5530,10.0066 53.6090,10.0090 56.6310,12.0010"),
        fails: way("Area", "53.5530,10.0066 53.6090,10.0090 10.0010,53.6310"), saying: "Swap them"),
    ]
  ) { node, context in
    for shape in context.children(node, .line) + context.children(node, .area) { checkPoints(of: shape, &context) }
    let pins = Array(context.children(node, .pin).prefix(200))
    func numbers(_ pin: NodeID) -> [String] {
      [context.value(pin, .latitude) ?? "", context.value(pin, .longitude) ?? ""]
    }
    let lists = context.readLists(node, pins, numbers)
    // Where the data are not known, what is written is asked.
    for read in lists.isEmpty ? [pins.map { ReadPart(part: $0, texts: numbers($0)) }] : lists {
      let found = read.compactMap { pin -> (part: NodeID, place: Place)? in
        guard let latitude = Double(pin.texts[0]), let longitude = Double(pin.texts[1]), latitude.isFinite,
          longitude.isFinite
        else { return nil }
        return (pin.part, Place(latitude: latitude, longitude: longitude))
      }
      if checkPins(found, of: node, &context) { return }
    }
  }
}

/// Reports one of the `pins` of `map` that is swapped; whether there is one.
private func checkPins(_ pins: [(part: NodeID, place: Place)], of map: NodeID, _ context: inout RuleContext) -> Bool {
  // Of two pins either may be the wrong one.
  if pins.count == 2 {
    let (first, last) = (pins[0].place, pins[1].place)
    let isOneCountry = context.value(map, .zoom).map(Place.closeZooms.contains) ?? false
    guard !first.isNear(last, 20), first.isNear(last.swapped, isOneCountry ? 8 : 1) else { return false }
    context.report(
      "Latitude and longitude of one of the two pins are swapped: they lie far apart, "
        + (isOneCountry ? "and this map shows both" : "and close together with one of them turned round"),
      at: context.valueRange(pins[1].part, .latitude))
    return true
  }
  guard let index = indexOfSwapped(pins.map { $0.place }) else { return false }
  let (part, place) = pins[index]
  let (latitude, longitude) = (context.value(part, .latitude) ?? "", context.value(part, .longitude) ?? "")
  let (first, last) = (context.valueRange(part, .latitude), context.valueRange(part, .longitude))
  if context.isBound(latitude + longitude) {
    context.report(
      "With the sample latitude and longitude are swapped here: \(place.latitude), \(place.longitude)", at: first)
  } else {
    context.report(
      "Latitude and longitude are swapped here", at: first,
      fixes: [Fix("Swap them", [TextEdit(first, longitude), TextEdit(last, latitude)])])
  }
  return true
}

/// Reports the first of the points of `shape`, a line or an area, that is swapped.
private func checkPoints(of shape: NodeID, _ context: inout RuleContext) {
  guard let written = context.value(shape, .points), !context.isBound(written) else { return }
  var points = written.split(separator: " ").prefix(1000).map { $0.split(separator: ",").map(String.init) }
  let places = points.compactMap { point -> Place? in
    guard point.count == 2, let latitude = Double(point[0]), let longitude = Double(point[1]) else { return nil }
    return Place(latitude: latitude, longitude: longitude)
  }
  guard places.count == points.count, let index = indexOfSwapped(places) else { return }
  let range = context.valueRange(shape, .points)
  let told = points[index].joined(separator: ",")
  points[index].reverse()
  context.report(
    "Latitude and longitude of “\(told)” are swapped", at: range,
    fixes: points.count < 1000
      ? [Fix("Swap them", [TextEdit(range, points.map { $0.joined(separator: ",") }.joined(separator: " "))])] : [])
}

/// The index of the one of three or more `places` that lies among the others the other way round, and far from them as it is; nil
/// where there is none.
private func indexOfSwapped(_ places: [Place]) -> Int? {
  guard places.count > 2 else { return nil }
  return places.indices.first { index in
    let place = places[index]
    return !place.isNear(place.swapped, 4)
      && places.indices.allSatisfy {
        $0 == index || places[$0].isNear(place.swapped, 1) && !places[$0].isNear(place, 4)
      }
  }
}

/// A scene with a way or an area through these points.
private func way(_ shape: String, _ points: String) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="trip" root="home"><Device id="phone" like="iphone-15"/>
  <MapContent id="town"><\(shape) points="\(points)">Way to the depot</\(shape)></MapContent>
  <PlainCard id="home" map="town"><Title>Trip</Title><Text>Soon</Text></PlainCard></CardScene>
  """
}

/// The last pin of the examples.
private let third = #"<Pin latitude="53.5459" longitude="9.9663">Mühle</Pin>"#
