/// A map with pins.
package struct CardMap: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its pins.
  package var pins: [MapPin]
  /// What it shows, in one sentence; empty when the file does not say.
  package var label: String
  /// Its height in points, if the file gives it.
  package var height: Double?
  /// How close it looks; nil so that all pins are visible.
  package var zoom: MapZoom?
  /// The id of the pin at its centre; nil for the middle of all pins.
  package var focus: String?
  /// What a tap opens, if anything.
  package var target: String?
}

/// A marked place.
package struct MapPin: Hashable, Sendable {
  /// Its name.
  package var text: CardText
  /// Where it is; nil when a datum is missing.
  package var place: GeographicPoint?
  /// The symbol in it.
  package var icon: String?
  /// The name of its colour.
  package var color: String
  /// What a tap opens, if anything.
  package var target: String?
  /// Which it is of the pins of a scene's map that are called the same, from 1.
  package var number = 1
}

/// A place on the earth.
package struct GeographicPoint: Hashable, Sendable {
  /// Degrees north of the equator.
  package var latitude: Double
  /// Degrees east of Greenwich.
  package var longitude: Double

  /// The place at these degrees.
  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// How close a map looks, in zoom levels of common web maps: 0 shows the world on 256 points, each step doubles.
package enum MapZoom: Hashable, Sendable {
  /// So that all pins are visible, but no closer than this level.
  case atMost(Double)
  /// This level, wherever the pins are.
  case exactly(Double)

  /// The zoom that `text` names or gives; nil when it is neither a name nor a level from 0 to 22.
  package init?(_ text: String) {
    if let name = ZoomName(rawValue: text) {
      self = .atMost(name.level)
    } else if let level = Double(text), (0...22).contains(level) {
      self = .exactly(level)
    } else {
      return nil
    }
  }
}

/// How much of the world a map shows at most closely, in words (TGC: MapKit manager, least scales 5, 10 and 15).
package enum ZoomName: String, Sendable, CaseIterable {
  case road, city, country

  /// The zoom level: a road's width of map at 16, a step of five between the names as in the source.
  package var level: Double {
    switch self {
    case .road: 16
    case .city: 11
    case .country: 6
    }
  }
}

extension CardMap: BodyElement {
  init(_ element: CardElement) {
    self.init(
      source: element.linkedSource, pins: element.parts(.pin, MapPin.init), label: element.shown(.label),
      height: element.extent(.height), zoom: element.attribute(.zoom).flatMap(MapZoom.init),
      focus: element.attribute(.focus), target: element.bound(.target))
  }

  var isEmpty: Bool { pins.isEmpty }
}

extension MapPin {
  init(_ element: CardElement) {
    var place: GeographicPoint?
    if let latitude = element.number(.latitude), let longitude = element.number(.longitude) {
      place = GeographicPoint(latitude: min(max(latitude, -90), 90), longitude: min(max(longitude, -180), 180))
    }
    self.init(
      text: CardText(linked: element), place: place, icon: element.bound(.icon),
      color: element.bound(.color) ?? "tintColor",
      target: element.bound(.target))
  }
}
