import BundledData
import CardModel
import LayoutCore
import Standards

/// A simple picture of our own beside a message.
package struct Illustration: Hashable, Sendable {
  /// The name of its picture in the illustration family, without group and size.
  private let name: String

  /// The picture that is called `name`, such as `illustrations.noDataSmall`, else the one that fits the cause.
  init(name: String?, cause: EmptyCause) {
    var family = name?.split(separator: ".").last ?? ""
    for size in ["ExtraSmall", "Small", "Medium", "Large"] where family.hasSuffix(size) {
      family.removeLast(size.count)
      break
    }
    self.name = Self.steps[String(family)] != nil ? String(family) : cause == .failed ? "unableToLoad" : "noData"
  }

  /// The picture called `name` in a square of `side` points; nil when the family has none.
  package static func drawing(_ name: String, side: Double, _ environment: CardEnvironment) -> SceneDrawing? {
    let illustration = Illustration(name: name, cause: .empty)
    guard name.hasPrefix("illustrations." + illustration.name), let fonts = FontFaces.faces(of: environment.typeface)
    else { return nil }
    var sketch = Sketch(Frame(x: 0, y: 0, width: side, height: side), environment, fonts)
    illustration.draw(&sketch)
    return sketch.drawing
  }

  /// What is drawn one after the other for each name, with semicolons between, each a row of words: `l`, `p`, `c` or `r` for a line, a polygon, a
  /// circle or a rectangle with rounded corners, its numbers, and its colours: of a line its own, then its width; of the
  /// others that of the area and that of the edge.
  private static let steps: [String: String] = {
    var result: [String: String] = [:]
    for row in BundledFile.table("illustrations.tsv").pieces(between: 0x0A) {
      let fields = row.pieces(between: 0x09)
      guard fields.count == 2 else { continue }
      let steps = String(decoding: fields[1], as: UTF8.self)
      for name in fields[0].pieces(between: 0x20) { result[String(decoding: name, as: UTF8.self)] = steps }
    }
    return result
  }()

  private static func color(_ name: Substring) -> ColorToken? {
    switch name {
    case "line": .secondaryLabel
    case "paper": ColorToken("secondaryGroupedBackground")
    case "shade": ColorToken("accentBackground6", opacity: 0.7)
    case "accent": .tintColor
    case "critical": ColorToken("criticalLabel")
    default: nil
    }
  }

  /// Draws in a square of 64 by 64 in the middle of the sketch.
  func draw(_ sketch: inout Sketch) {
    sketch.mirrors = false
    var pen = Pen(sketch: sketch)
    pen.circle(32, 34, 26, Self.color("shade"))
    pen.line([(10, 58), (54, 58)], .secondaryLabel)
    for step in (Self.steps[name] ?? "").split(separator: ";") { Self.draw(step, &pen) }
    sketch = pen.sketch
  }

  private static func draw(_ step: Substring, _ pen: inout Pen) {
    let words = step.split(separator: " ")
    let numbers = words.compactMap { Double($0) }
    let colors = words.dropFirst().filter { Double($0) == nil }.map(color)
    let points = stride(from: 1, to: numbers.count, by: 2).map { (numbers[$0 - 1], numbers[$0]) }
    switch (words.first, numbers.count, colors.count) {
    case ("l", 4..., 1):
      let width = numbers.count.isMultiple(of: 2) ? nil : numbers.last
      if let color = colors[0] { pen.line(points, color, width ?? 1.5) }
    case ("p", 6..., 2): pen.shape(points, colors[0], colors[1])
    case ("c", 3, 2): pen.circle(numbers[0], numbers[1], numbers[2], colors[0], colors[1])
    case ("r", 5, 2): pen.rectangle(points[0], points[1], numbers[4], colors[0], colors[1])
    default: break
    }
  }
}

extension Illustration {
  /// Draws in units of a 64th of the picture's side.
  fileprivate struct Pen {
    var sketch: Sketch
    private let unit: Double
    private let left: Double
    private let top: Double

    init(sketch: Sketch) {
      self.sketch = sketch
      unit = min(sketch.width, sketch.height) / 64
      left = (sketch.width - 64 * unit) / 2
      top = (sketch.height - 64 * unit) / 2
    }

    private func places(_ points: [(Double, Double)]) -> [(x: Double, y: Double)] {
      points.map { (left + $0.0 * unit, top + $0.1 * unit) }
    }

    mutating func line(_ points: [(Double, Double)], _ color: ColorToken, _ width: Double = 1.5) {
      sketch.line(places(points), color, width * unit)
    }

    mutating func shape(_ points: [(Double, Double)], _ fill: ColorToken?, _ stroke: ColorToken?) {
      let corners = places(points)
      if let fill { sketch.area(corners, fill) }
      if let stroke, let first = corners.first { sketch.line(corners + [first], stroke, 1.5 * unit) }
    }

    mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ fill: ColorToken?, _ stroke: ColorToken? = nil) {
      sketch.circle(
        left + x * unit, top + y * unit, radius * unit, fill, stroke: stroke,
        strokeWidth: stroke == nil ? 0 : 1.5 * unit)
    }

    mutating func rectangle(
      _ corner: (Double, Double), _ size: (Double, Double), _ radius: Double, _ fill: ColorToken?,
      _ stroke: ColorToken?
    ) {
      sketch.rectangle(
        Frame(
          x: left + corner.0 * unit, y: top + corner.1 * unit, width: size.0 * unit, height: size.1 * unit),
        fill,
        radius: radius * unit, stroke: stroke, strokeWidth: stroke == nil ? 0 : 1.5 * unit)
    }
  }
}
