import Foundation

/// Reads path data of SVG as far as the shapes use it.
enum PathReader {
  typealias Point = (x: Double, y: Double)

  /// Points along the path, close enough for its extent; nil where the data is no path.
  static func points(_ data: String) -> [Point]? {
    guard let tokens = tokens(data), case .command("M")? = tokens.first else { return nil }
    var (points, index): ([Point], Int) = ([], 0)
    var (here, start): (Point, Point) = ((0, 0), (0, 0))
    while index < tokens.count {
      guard case .command(let command) = tokens[index] else { return nil }
      var values: [Double] = []
      index += 1
      while index < tokens.count, case .number(let value) = tokens[index] {
        values.append(value)
        index += 1
      }
      guard let count = counts[Character(command.lowercased())] else { return nil }
      if count == 0 {
        guard values.isEmpty else { return nil }
        here = start
        continue
      }
      guard !values.isEmpty, values.count.isMultiple(of: count) else { return nil }
      for step in stride(from: 0, to: values.count, by: count) {
        let origin: Point = command.isUppercase ? (0, 0) : here
        points += leg(Character(command.lowercased()), Array(values[step..<step + count]), here, origin)
        guard let end = points.last else { return nil }
        here = end
        if command == "M" || command == "m" { start = here }
      }
    }
    return points
  }

  private enum Token {
    case command(Character), number(Double)
  }

  private static let counts: [Character: Int] = [
    "m": 2, "l": 2, "h": 1, "v": 1, "c": 6, "s": 4, "q": 4, "a": 7, "z": 0,
  ]

  private static func tokens(_ data: String) -> [Token]? {
    var (result, number): ([Token], String) = ([], "")
    func isFull(_ next: Character) -> Bool { next == "." && number.contains(".") || next == "-" && !number.isEmpty }
    for character in data + " " {
      if character.isLetter || character == " " || character == "," || isFull(character) {
        if !number.isEmpty {
          guard let value = Double(number) else { return nil }
          result.append(.number(value))
          number = ""
        }
        if character.isLetter { result.append(.command(character)) }
      }
      if character.isNumber || character == "." || character == "-" { number.append(character) }
    }
    return result
  }

  private static func leg(_ command: Character, _ values: [Double], _ here: Point, _ origin: Point) -> [Point] {
    func point(_ index: Int) -> Point { (origin.x + values[index], origin.y + values[index + 1]) }
    switch command {
    case "h": return [(origin.x + values[0], here.y)]
    case "v": return [(here.x, origin.y + values[0])]
    case "c": return curve(here, point(0), point(2), point(4))
    // Smooth curves begin where the one before points to; the chord is close enough here.
    case "s": return curve(here, here, point(0), point(2))
    case "q": return curve(here, point(0), point(0), point(2))
    case "a": return arc(here, values, point(5))
    default: return [point(0)]
    }
  }

  private static func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> [Point] {
    (1...16).map { step in
      let (t, u) = (Double(step) / 16, 1 - Double(step) / 16)
      let weights = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return (
        weights.0 * a.x + weights.1 * b.x + weights.2 * c.x + weights.3 * d.x,
        weights.0 * a.y + weights.1 * b.y + weights.2 * c.y + weights.3 * d.y
      )
    }
  }

  /// An arc of an upright ellipse (SVG 2, appendix B.2.4).
  private static func arc(_ start: Point, _ values: [Double], _ end: Point) -> [Point] {
    let (isLarge, isClockwise) = (values[3] == 1, values[4] == 1)
    let (dx, dy) = ((start.x - end.x) / 2, (start.y - end.y) / 2)
    let needed = (dx * dx / (values[0] * values[0]) + dy * dy / (values[1] * values[1])).squareRoot()
    let (rx, ry) = (values[0] * max(1, needed), values[1] * max(1, needed))
    let share = dx * dx / (rx * rx) + dy * dy / (ry * ry)
    let factor = (max(0, 1 / share - 1)).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let (cx, cy) = (factor * rx * dy / ry, -factor * ry * dx / rx)
    let from = atan2((dy - cy) / ry, (dx - cx) / rx)
    var sweep = atan2((-dy - cy) / ry, (-dx - cx) / rx) - from
    if isClockwise, sweep < 0 { sweep += 2 * .pi }
    if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
    let middle = ((start.x + end.x) / 2 + cx, (start.y + end.y) / 2 + cy)
    let along = (1...23).map { step -> Point in
      let angle = from + sweep * Double(step) / 24
      return (middle.0 + rx * cos(angle), middle.1 + ry * sin(angle))
    }
    return along + [end]
  }
}
