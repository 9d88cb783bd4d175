import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A pin lies where it should.
  static let pinSwapped = DesignRule(
    "pin-swapped", .warning, summary: "The latitude and longitude of a pin are swapped",
    explanation: """
      The pin of a bakery in Hamburg lies in the sea then. Found where the other way round it lies in a country of the \
      card’s language, or near another pin, and as written it does not. The rule knows the countries of German, \
      French, Spanish, Italian, Portuguese, Dutch, Polish, Turkish, Japanese, Korean and Hebrew.
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
          </Map>
        </Body>
      </Card>
      """,
    edges: [
      Edge(
        #"latitude="9.9937" longitude="53.5511""#, passes: #"latitude="1.3521" longitude="103.8198""#,
        fails: #"latitude="16.3738" longitude="48.2082""#),
      Edge(#"xml:lang="de""#, passes: #"xml:lang="zh""#, fails: #"xml:lang="de-CH""#),
    ]
  ) { node, context in
    let language = context.language(node)?.language
    let pins = context.children(node, .pin).compactMap { pin -> (part: NodeID, place: Place)? in
      guard let latitude = context.number(pin, .latitude), let longitude = context.number(pin, .longitude) else {
        return nil
      }
      return (pin, Place(latitude: latitude, longitude: longitude))
    }
    for (part, place) in pins.prefix(200) where abs(place.latitude - place.longitude) > 4 {
      let isNearOther =
        pins.contains { $0.part != part && $0.place.isNear(place.swapped, 1) }
        && !pins.contains { $0.part != part && $0.place.isNear(place, 10) }
      let isAtHome = language.map { !place.isHome(of: $0) && place.swapped.isHome(of: $0) } ?? false
      guard isNearOther || isAtHome else { continue }
      let (first, last) = (context.valueRange(part, .latitude), context.valueRange(part, .longitude))
      context.report(
        "Latitude and longitude are swapped here", at: first,
        fixes: [
          Fix(
            "Swap them",
            [
              TextEdit(first, context.value(part, .longitude) ?? ""),
              TextEdit(last, context.value(part, .latitude) ?? ""),
            ], isPreferred: true)
        ])
    }
  }
}

/// A place on the earth, in degrees.
private struct Place {
  var latitude: Double
  var longitude: Double

  var swapped: Place { Place(latitude: longitude, longitude: latitude) }

  func isNear(_ other: Place, _ degrees: Double) -> Bool {
    abs(latitude - other.latitude) < degrees && abs(longitude - other.longitude) < degrees
  }

  /// Whether it lies in a country, roughly, in which `language` is spoken by most.
  func isHome(of language: Language) -> Bool {
    let boxes: [(south: Double, west: Double, north: Double, east: Double)] =
      switch language {
      case .de: [(45.8, 5.8, 55.1, 17.2)]
      case .fr: [(41, -5.3, 51.5, 10), (42, -80, 63, -57), (-35, -18, 24, 56)]
      case .es: [(27, -18.5, 44, 4.5), (-56, -118, 33, -53)]
      case .it: [(35.4, 6, 47.9, 18.6)]
      case .pt: [(32, -31.5, 42.2, -6), (-34, -74, 5.5, -34), (-27, 11, -4, 41)]
      case .nl: [(49.4, 2.5, 53.7, 7.3)]
      case .pl: [(49, 14, 55, 24.2)]
      case .tr: [(35.7, 25.5, 42.2, 45)]
      case .ja: [(24, 122, 46, 154)]
      case .ko: [(33, 124, 43.1, 132)]
      case .he: [(29.4, 34.2, 33.4, 35.9)]
      case .en, .ru, .zh, .ar: []
      }
    return boxes.contains { ($0.south...$0.north).contains(latitude) && ($0.west...$0.east).contains(longitude) }
  }
}
