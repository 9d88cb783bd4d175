import LayoutCore

// Land, water, green and streets, invented from the coordinates.
extension MapDrawing {
  private static let land = ColorToken("tertiaryGroupedBackground")
  /// Over the land, so that it differs from a card of any background.
  private static let haze = ColorToken.quaternaryFill
  private static let water = ColorToken("accentBackground6", opacity: 0.55)
  private static let green = ColorToken("accentBackground8", opacity: 0.7)
  private static let street = ColorToken("secondaryGroupedBackground")
  /// How far the ground goes on beyond each edge, in widths and heights of the map: what clips it may be moved, as the
  /// live preview does.
  private static let beyond = 0.5

  /// A number from 0 to 1 that depends on two whole numbers only.
  private static func chance(_ first: Int, _ second: Int) -> Double {
    var mixed = UInt64(truncatingIfNeeded: first) &* 0x9E37_79B9_7F4A_7C15
    mixed ^= UInt64(truncatingIfNeeded: second) &+ 0xBF58_476D_1CE4_E5B9 &+ (mixed << 6) &+ (mixed >> 2)
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    mixed ^= mixed >> 31
    return Double(mixed >> 11) / 9_007_199_254_740_992
  }

  /// Draws what is below the pins; the middle of the sketch is at `x` and `y` of a world `scale` points wide.
  func ground(_ scale: Double, _ x: Double, _ y: Double, _ sketch: inout Sketch) {
    let page = Frame(x: 0, y: 0, width: sketch.width, height: sketch.height)
    sketch.rectangle(page, Self.land)
    sketch.rectangle(page, Self.haze)
    let seed = (Int(x / 640), Int(y / 640))
    let isWide = scale < 256 * 512
    green(seed, &sketch)
    if isWide { coast(seed, &sketch) } else { river(seed, &sketch) }
    streets(x - sketch.width / 2, y - sketch.height / 2, spacing: isWide ? 120 : 58, &sketch)
  }

  private func green(_ seed: (Int, Int), _ sketch: inout Sketch) {
    for index in 0..<2 {
      let x = sketch.width * Self.chance(seed.0 + index, seed.1 + 11)
      let y = sketch.height * Self.chance(seed.0 + 17, seed.1 + index)
      let side = 50 + 60 * Self.chance(seed.0, seed.1 + index + 23)
      sketch.area(
        [
          (x - side, y - side * 0.3), (x - side * 0.2, y - side * 0.6), (x + side * 0.9, y - side * 0.2),
          (x + side * 0.7, y + side * 0.5), (x - side * 0.5, y + side * 0.6),
        ], Self.green)
    }
  }

  /// A river from edge to edge.
  private func river(_ seed: (Int, Int), _ sketch: inout Sketch) {
    let start = sketch.height * (0.2 + 0.6 * Self.chance(seed.0, seed.1))
    let end = sketch.height * (0.2 + 0.6 * Self.chance(seed.1, seed.0))
    let bend = sketch.height * (Self.chance(seed.0 + 3, seed.1 + 5) - 0.5)
    let reach = 20 + sketch.width * Self.beyond
    let path: [PathStep] = [
      .move(sketch.place(-reach, start - bend)), .line(sketch.place(-20, start)),
      .curve(
        sketch.place(sketch.width * 0.35, start + bend), sketch.place(sketch.width * 0.65, end - bend),
        sketch.place(sketch.width + 20, end)), .line(sketch.place(sketch.width + reach, end + bend)),
    ]
    sketch.add(SceneShape(outline: .path(path), stroke: Self.water, strokeWidth: 20, isRound: true))
  }

  /// The sea beyond a corner.
  private func coast(_ seed: (Int, Int), _ sketch: inout Sketch) {
    let (width, height) = (sketch.width, sketch.height)
    let reach = width * (0.35 + 0.3 * Self.chance(seed.0, seed.1))
    let fall = height * (0.25 + 0.3 * Self.chance(seed.1, seed.0))
    let path: [PathStep] = [
      .move(sketch.place(-10, -10)), .line(sketch.place(reach, -10)),
      .curve(
        sketch.place(reach * 0.9, fall * 0.6), sketch.place(reach * 0.45, fall * 0.5),
        sketch.place(reach * 0.35, fall)),
      .curve(
        sketch.place(reach * 0.3, fall * 1.3), sketch.place(reach * 0.1, fall * 1.2), sketch.place(-10, fall * 1.4)),
      .close,
    ]
    sketch.add(SceneShape(outline: .path(path), fill: Self.water))
  }

  /// Streets at uneven distances that stay where they are when the map moves.
  private func streets(_ left: Double, _ top: Double, spacing: Double, _ sketch: inout Sketch) {
    // Beyond that nobody looks for streets.
    let (width, height) = (min(sketch.width, 20_000), min(sketch.height, 20_000))
    let (reachX, reachY) = (10 + width * Self.beyond, 10 + height * Self.beyond)
    // Longer streets lean as much on each of their points.
    let steep = 1 + 2 * Self.beyond
    for index in Int(((left - reachX) / spacing).rounded(.down))...Int(((left + width + reachX) / spacing).rounded(.up))
    {
      let x = (Double(index) + 0.6 * Self.chance(index, 1)) * spacing - left
      let lean = (Self.chance(index, 2) - 0.5) * spacing * 0.5 * steep
      sketch.line([(x + lean, -reachY), (x - lean, height + reachY)], Self.street, Self.chance(index, 3) > 0.7 ? 6 : 3)
    }
    for index in Int(((top - reachY) / spacing).rounded(.down))...Int(((top + height + reachY) / spacing).rounded(.up))
    {
      let y = (Double(index) + 0.6 * Self.chance(index, 4)) * spacing - top
      let lean = (Self.chance(index, 5) - 0.5) * spacing * 0.5 * steep
      sketch.line([(-reachX, y - lean), (width + reachX, y + lean)], Self.street, Self.chance(index, 6) > 0.7 ? 6 : 3)
    }
  }
}
