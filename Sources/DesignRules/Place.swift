import CardModel

/// A place on the earth, in degrees.
struct Place: Hashable {
  var latitude: Double
  var longitude: Double

  /// The zooms of maps that show a country at the most.
  static let closeZooms: Set = ["country", "city", "road"]

  /// The place whose numbers stand the other way round.
  var swapped: Place { Place(latitude: longitude, longitude: latitude) }

  /// Whether `other` is less than so many degrees away, in both directions.
  func isNear(_ other: Place, _ degrees: Double) -> Bool {
    abs(latitude - other.latitude) < degrees && abs(longitude - other.longitude) < degrees
  }

  /// Where it is with the point of one of its numbers moved by one digit.
  var moved: [(place: Place, name: AttributeName, text: String)] {
    [0.1, 10].flatMap { factor -> [(place: Place, name: AttributeName, text: String)] in
      let (north, east) = (latitude * factor, longitude * factor)
      let (northText, eastText) = (Self.text(north), Self.text(east))
      return [
        (Place(latitude: north, longitude: longitude), .latitude, "latitude \(northText)"),
        (Place(latitude: latitude, longitude: east), .longitude, "longitude \(eastText)"),
      ]
    }
  }

  /// In thousandths of a degree.
  private static func text(_ degrees: Double) -> String {
    "\((degrees * 1000).rounded() / 1000)"
  }
}
