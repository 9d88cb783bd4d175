package import CardModel
package import LayoutCore

/// A still map: quiet land, water and streets of our own, the same for the same place, and pins where they are.
package struct MapDrawing: Hashable, Sendable {
  /// A pin at its place in points from the top left.
  struct Spot {
    var pin: MapPin
    var x: Double
    var y: Double

    /// What it covers.
    var frame: Frame {
      Frame(
        x: x - MapDrawing.head, y: y - MapDrawing.pinHeight, width: 2 * MapDrawing.head, height: MapDrawing.pinHeight)
    }

    /// Whether some of it is seen on a map of this size.
    func shows(_ width: Double, _ height: Double) -> Bool {
      x > -MapDrawing.head && x < width + MapDrawing.head && y > 0 && y < height + MapDrawing.pinHeight
    }
  }

  /// The marked places.
  package var pins: [MapPin]
  var zoom: MapZoom?
  /// The pin, line or area in its middle, by its id; nil for the middle of all that is marked.
  package var focus: String?
  var cornerRadius: Double
  /// Ways, below the pins.
  package var lines: [MapShape] = []
  /// Areas, below the pins.
  package var areas: [MapShape] = []
  /// What others cover at the edges: what is marked stands inside.
  package var insets = Room()
  /// What stands on the map, in points from its top left: no name is written there.
  package var covered: [Frame] = []
  /// Whether what is marked is not drawn, and only says where the map looks.
  package var isBare = false

  /// Distances from the edges of the map in points, whichever way lines of text run.
  package struct Room: Hashable, Sendable {
    var left = 0.0
    var top = 0.0
    var right = 0.0
    var bottom = 0.0

    /// These distances.
    package init(left: Double = 0, top: Double = 0, right: Double = 0, bottom: Double = 0) {
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }
  }

  init(pins: [MapPin], zoom: MapZoom?, focus: String?, cornerRadius: Double) {
    (self.pins, self.zoom, self.focus, self.cornerRadius) = (pins, zoom, focus, cornerRadius)
  }

  /// The map of a whole screen.
  package init(pins: [MapPin], zoom: MapZoom?) {
    self.init(pins: pins, zoom: zoom, focus: nil, cornerRadius: 0)
  }

  private static let head = 11.0
  private static let pinHeight = 30.0
  /// The closest zoom where the file gives none.
  private static let closest = 16.0

  /// Pins beyond this many have no names on the map; there is no room for them.
  private static let namedPins = 40

  // MARK: Projection

  /// Web Mercator: 0 to 1 from west to east and from north to south.
  static func project(_ point: GeographicPoint) -> (x: Double, y: Double) {
    let sine = Trigonometry.sine(min(max(point.latitude, -85.0511), 85.0511) / 360)
    let y = 0.5 - Trigonometry.logarithm((1 + sine) / (1 - sine)) / (4 * Trigonometry.pi)
    return ((point.longitude + 180) / 360, y)
  }

  /// Points of the whole world's width, and what is in the middle of the map.
  func view(_ width: Double, _ height: Double) -> (scale: Double, x: Double, y: Double) {
    var places = pins.compactMap { $0.place.map(Self.project) }
    for shape in lines + areas { places += shape.points.map(Self.project) }
    guard let first = places.first, let all = Bounds(places) else { return (256 * 4, 0.52, 0.33) }
    let aim = aim
    let center = aim ?? all.middle
    let reachX = 2 * max(all.right - center.x, center.x - all.left)
    let reachY = 2 * max(all.bottom - center.y, center.y - all.top)
    let roomX = max(16, width - 4 * Self.head - 8)
    let roomY = max(16, height - Self.pinHeight - 2 * Self.head)
    var scale = 256 * Trigonometry.powerOfTwo(Self.closest)
    switch zoom {
    case .exactly(let level):
      let scale = 256 * Trigonometry.powerOfTwo(level)
      guard reachX * scale > roomX || reachY * scale > roomY, aim == nil else { return (scale, center.x, center.y) }
      // The middle between distant places would show none of them.
      let point = (areas + lines).first?.points.first.map(Self.project) ?? first
      return (scale, point.x, point.y)
    case .atMost(let level): scale = 256 * Trigonometry.powerOfTwo(level)
    case nil: break
    }
    if reachX > 0 { scale = min(scale, roomX / reachX) }
    if reachY > 0 { scale = min(scale, roomY / reachY) }
    return (scale, center.x, center.y)
  }

  /// Where the pin, line or area is that stands in the middle, from 0 to 1; nil for none.
  private var aim: (x: Double, y: Double)? {
    guard let focus else { return nil }
    if let pin = pins.first(where: { $0.text.source.id == focus }) { return pin.place.map(Self.project) }
    let shape = (lines + areas).first { $0.text.source.id == focus }
    return shape.flatMap { Bounds($0.points.map(Self.project))?.middle }
  }

  /// What places reach over, from 0 to 1.
  private struct Bounds {
    var left: Double
    var right: Double
    var top: Double
    var bottom: Double

    /// Those of `places`; nil where there are none.
    init?(_ places: [(x: Double, y: Double)]) {
      guard let first = places.first else { return nil }
      (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
      for place in places {
        (left, right) = (min(left, place.x), max(right, place.x))
        (top, bottom) = (min(top, place.y), max(bottom, place.y))
      }
    }

    var middle: (x: Double, y: Double) { ((left + right) / 2, (top + bottom) / 2) }
  }

  /// How far below the middle what is marked stands: the tip of a pin points at its place.
  private var drop: Double { pins.isEmpty ? 0 : Self.pinHeight / 2 - 4 }

  /// The pins of which nothing is seen on a map of this size that nothing else covers.
  func pinsOutside(_ width: Double, _ height: Double) -> [MapPin] {
    let (scale, x, y) = view(max(64, width), max(64, height))
    return pins.filter { pin in
      guard let place = pin.place.map(Self.project) else { return false }
      let spot = Spot(pin: pin, x: width / 2 + (place.x - x) * scale, y: height / 2 + drop + (place.y - y) * scale)
      return !spot.shows(width, height)
    }
  }

  // MARK: Drawing

  func draw(_ sketch: inout Sketch) {
    // North is up and west is left in every language.
    sketch.mirrors = false
    sketch.clipRadius = cornerRadius
    let plan = Plan(self, sketch.width, sketch.height)
    ground(
      plan.scale, plan.x * plan.scale + sketch.width / 2 - plan.middleX,
      plan.y * plan.scale + sketch.height / 2 - plan.middleY, &sketch)
    if isBare { return }
    for (index, shape) in (areas + lines).enumerated() {
      self.shape(shape, shape.points.map(plan.place), isArea: index < areas.count, &sketch)
    }
    let spots = spots(plan, sketch.width, sketch.height)
    for spot in Self.fromBehind(spots) { pin(spot, &sketch) }
    names(spots, &sketch)
  }

  /// Where things stand on a map of some size.
  private struct Plan {
    /// Points of the whole world's width.
    let scale: Double
    /// What is in the middle of the room.
    let x: Double
    let y: Double
    /// The middle of the room that nothing covers, in points from the top left.
    let middleX: Double
    let middleY: Double
    private let drop: Double

    init(_ map: MapDrawing, _ width: Double, _ height: Double) {
      let insets = map.insets
      let room = (
        width: max(64, width - insets.left - insets.right), height: max(64, height - insets.top - insets.bottom)
      )
      (scale, x, y) = map.view(room.width, room.height)
      (middleX, middleY, drop) = (insets.left + room.width / 2, insets.top + room.height / 2, map.drop)
    }

    func place(_ point: GeographicPoint) -> (x: Double, y: Double) {
      let place = MapDrawing.project(point)
      return (middleX + (place.x - x) * scale, middleY + drop + (place.y - y) * scale)
    }
  }

  /// The pins that are seen.
  private func spots(_ plan: Plan, _ width: Double, _ height: Double) -> [Spot] {
    pins.compactMap { pin in
      guard let place = pin.place.map(plan.place) else { return nil }
      let spot = Spot(pin: pin, x: place.x, y: place.y)
      return spot.shows(width, height) ? spot : nil
    }
  }

  /// `spots` in the order in which they are drawn: what stands further down lies over the others.
  private static func fromBehind(_ spots: [Spot]) -> [Spot] { spots.sorted { $0.y < $1.y } }

  /// The pins that are seen on a map of this size with their frames, in points from the top left; what lies over the others
  /// last.
  package func pinFrames(_ width: Double, _ height: Double) -> [(pin: MapPin, frame: Frame)] {
    Self.fromBehind(spots(Plan(self, width, height), width, height)).map { ($0.pin, $0.frame) }
  }

  /// Where a finger touches what is marked as `id` on a map of this size, in points from its top left: the head of a pin, the middle of
  /// an area or a way; nil for what is not on it.
  package func touch(of id: String, _ width: Double, _ height: Double) -> (x: Double, y: Double)? {
    let plan = Plan(self, width, height)
    if let pin = pins.first(where: { $0.text.source.id == id }) {
      return pin.place.map(plan.place).map { (x: $0.x, y: $0.y - Self.pinHeight + Self.head) }
    }
    let isMarked = { (shape: MapShape) in shape.text.source.id == id && !shape.points.isEmpty }
    if let way = lines.first(where: isMarked) { return plan.place(way.points[way.points.count / 2]) }
    guard let area = areas.first(where: isMarked) else { return nil }
    let corners = area.points.map(plan.place)
    let count = Double(corners.count)
    return (corners.reduce(0) { $0 + $1.x } / count, corners.reduce(0) { $0 + $1.y } / count)
  }

  /// An area with a thin edge, or a way with a light one so that it stands out from streets.
  private func shape(
    _ shape: MapShape, _ points: [(x: Double, y: Double)], isArea: Bool, _ sketch: inout Sketch
  ) {
    guard let first = points.first else { return }
    if isArea {
      sketch.area(points, ColorToken(shape.color, opacity: 0.22))
      sketch.line(points + [first], ColorToken(shape.color), 1.5)
    } else {
      sketch.line(points, ColorToken(ColorToken.card.name, opacity: 0.9), 7)
      sketch.line(points, ColorToken(shape.color), 4)
    }
  }

  private func pin(_ spot: Spot, _ sketch: inout Sketch) {
    let radius = Self.head
    let centerY = spot.y - Self.pinHeight + radius
    let color = ColorToken(spot.pin.color)
    let tip = sketch.place(spot.x, spot.y)
    let half = radius * 0.75
    let shoulder = centerY + radius * 0.66
    sketch.add(
      SceneShape(
        outline: .path([
          .move(sketch.place(spot.x - half, shoulder)),
          .curve(
            sketch.place(spot.x - half * 0.5, shoulder + 5), sketch.place(spot.x - 1, spot.y - 5), tip),
          .curve(
            sketch.place(spot.x + 1, spot.y - 5), sketch.place(spot.x + half * 0.5, shoulder + 5),
            sketch.place(spot.x + half, shoulder)),
          .close,
        ]), fill: color))
    sketch.circle(spot.x, centerY, radius, color, stroke: .card, strokeWidth: 1.5)
    if let icon = spot.pin.icon {
      sketch.icon(icon, Frame(x: spot.x - 7, y: centerY - 7, width: 14, height: 14), .base2)
    } else {
      sketch.circle(spot.x, centerY, 4, .base2)
    }
    if spot.pin.target != nil {
      sketch.target(spot.frame, label: spot.pin.text.string, source: spot.pin.text.source)
    }
  }

  /// Names beside their pins where there is room: after, before, below, above; one without room is only spoken.
  private func names(_ spots: [Spot], _ sketch: inout Sketch) {
    // Names grow with the text size as far as they do not hide the map.
    let size = sketch.environment.textSize.isAtLeast(.xxxLarge) ? .xxxLarge : sketch.environment.textSize
    let metrics = DynamicType.metrics(.caption1, size)
    let setting = TextSetting(face: .semibold, size: metrics.size, leading: metrics.leading, lineLimit: 1)
    let radius = Self.head
    var taken = spots.map { $0.frame }
    for spot in spots.prefix(Self.namedPins) where !spot.pin.text.isEmpty {
      let name = sketch.fitted(spot.pin.text.string, setting, sketch.width * 0.6)
      let width = sketch.fonts.width(name, setting) + 8
      let height = setting.leading + 2
      let beside = spot.y - Self.pinHeight + radius - height / 2
      let candidates = [
        Frame(x: spot.x + radius + 3, y: beside, width: width, height: height),
        Frame(x: spot.x - radius - 3 - width, y: beside, width: width, height: height),
        Frame(x: spot.x - width / 2, y: spot.y + 2, width: width, height: height),
        Frame(x: spot.x - width / 2, y: spot.y - Self.pinHeight - height - 2, width: width, height: height),
      ]
      let page = Frame(
        x: insets.left + 2, y: insets.top + 2, width: max(0, sketch.width - insets.left - insets.right - 4),
        height: max(0, sketch.height - insets.top - insets.bottom - 4))
      guard
        let place = candidates.first(where: { candidate in
          page.contains(candidate) && !taken.contains { $0.overlaps(candidate) }
            && !covered.contains { $0.overlaps(candidate) }
        })
      else { continue }
      taken.append(place)
      sketch.rectangle(place, ColorToken(ColorToken.card.name, opacity: 0.85), radius: 4)
      sketch.text(name, place.x + 4, place.y + 1, .leading, setting, .primaryLabel)
    }
  }
}

extension Frame {
  /// Whether the two share more than an edge.
  func overlaps(_ other: Frame) -> Bool {
    x < other.maxX && other.x < maxX && y < other.maxY && other.y < maxY
  }
}
