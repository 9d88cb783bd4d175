/// What the map shows while a card is on top.
package struct MapContent: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// How close it looks.
  package var zoom: MapZoom?
  /// Whether it looks as before when its card comes back.
  package var restoresRect = true
  /// Whether it takes the map over at once.
  package var takesOverInstantly = false
  /// Its pins.
  package var pins: [MapPin] = []
  /// Its lines.
  package var lines: [MapShape] = []
  /// Its areas.
  package var areas: [MapShape] = []

  /// Content without anything on it.
  package init(source: PartSource) { self.source = source }
}

/// A line or an area on the map.
package struct MapShape: Hashable, Sendable {
  /// What it is.
  package var text: CardText
  /// Its points in order.
  package var points: [GeographicPoint]
  /// The name of its colour.
  package var color: String
}

/// A group of buttons on the map.
package struct MapButtonGroup: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Where it stands on the screen.
  package var edge: MapButtonEdge
  /// Its buttons.
  package var actions: [Action]
}

/// Where buttons stand on the map.
package enum MapButtonEdge: String, Sendable, CaseIterable {
  /// In a column below the status bar.
  case top
  /// In a row above the card.
  case bottom
}

/// How the buttons on the map look.
package struct MapButtonStyle: Hashable, Sendable {
  /// The outline of a group.
  package var shape = MapButtonShape.rounded
  /// Name of the colour of their icons.
  package var tint: String?
  /// Name of the colour of the tracking button.
  package var trackingColor: String?
  /// Whether the map shines through.
  package var isTranslucent = true

  /// The look of the source.
  package init() {}
}

/// The outline of a group of buttons on the map.
package enum MapButtonShape: String, Sendable, CaseIterable {
  case rounded, circle, none
}

/// The buttons that every scene has.
package struct DefaultButtons: Hashable, Sendable {
  /// Where they stand in the file, if it has them.
  package var source: PartSource?
  /// Whether there are any.
  package var areShown = true
  /// Where they stand.
  package var edge = MapButtonEdge.top
  /// Whether there is a button that follows the person's place.
  package var hasTracking = true
  /// Whether there is a compass; it is there only while the map is turned.
  package var hasCompass = true

  /// The buttons of the source.
  package init() {}
}

extension MapContent {
  init(_ element: CardElement) {
    self.init(source: element.source)
    zoom = element.attribute(.zoom).flatMap(MapZoom.init) ?? .atMost(ZoomName.city.level)
    restoresRect = element.flag(.restoreRect, unless: true)
    takesOverInstantly = element.attribute(.takeOver) == "instant"
    var counts: [String: Int] = [:]
    for child in element.children {
      switch child.name {
      case .pin:
        var pin = MapPin(child)
        if let id = child.source.id {
          counts[id, default: 0] += 1
          pin.number = counts[id] ?? 1
        }
        pins.append(pin)
      case .line: lines.append(MapShape(child))
      case .area: areas.append(MapShape(child))
      default: continue
      }
    }
  }
}

extension MapShape {
  init(_ element: CardElement) {
    let pairs = (element.attribute(.points) ?? "").utf8.split(separator: 0x20)
    let points: [GeographicPoint] = pairs.compactMap { pair in
      let numbers = pair.split(separator: 0x2C).compactMap { Double(Substring($0)) }
      guard numbers.count == 2, abs(numbers[0]) <= 90, abs(numbers[1]) <= 180 else { return nil }
      return GeographicPoint(latitude: numbers[0], longitude: numbers[1])
    }
    self.init(text: CardText(element), points: points, color: element.bound(.color) ?? "tintColor")
  }
}

extension MapButtonGroup {
  init(_ element: CardElement) {
    self.init(
      source: element.source, edge: element.choice(.edge, .top), actions: element.parts(.action, Action.init))
  }
}

extension MapButtonStyle {
  init(_ element: CardElement) {
    self.init()
    shape = element.choice(.shape, .rounded)
    tint = element.attribute(.tint)
    trackingColor = element.attribute(.trackingColor)
    isTranslucent = element.flag(.translucent, unless: true)
  }
}

extension DefaultButtons {
  init(_ element: CardElement) {
    self.init()
    source = element.source
    areShown = element.flag(.show, unless: true)
    edge = element.choice(.edge, .top)
    hasTracking = element.flag(.tracking, unless: true)
    hasCompass = element.flag(.compass, unless: true)
  }
}
