import CardLayout
import CardModel

/// A finger as films show it: a circle where it is, and a line where it has come from.
///
/// Dark within light, so that it is seen on everything.
enum FilmTouch {
  private static let radius = 18.0
  private static let lineWidth = 12.0
  /// A finger that has gone no farther, in points, rests.
  static let leastWay = 1.0

  /// No more places than these of a way are drawn behind a finger.
  private static let mostPlaces = 120

  /// Draws a finger that has come along `way`; nothing where there is none.
  static func draw(_ way: ArraySlice<FingerPlace>, into writer: inout MarkupWriter) {
    guard let place = way.last else { return }
    let way = Array(way.suffix(mostPlaces))
    if lengths(along: way).last ?? 0 >= leastWay { line(along: way, into: &writer) { _ in } }
    circle(into: &writer) { writer in
      writer.attribute("transform", MarkupWriter.translation(place.x, place.y))
    }
  }

  /// Draws the circle about the origin.
  static func circle(into writer: inout MarkupWriter, _ attributes: (inout MarkupWriter) -> Void) {
    writer.element("circle") { writer in
      writer.attribute("r", radius)
      writer.attribute("fill", "#0a1420")
      writer.attribute("fill-opacity", 0.35)
      writer.attribute("stroke", "#fff")
      writer.attribute("stroke-opacity", 0.9)
      writer.attribute("stroke-width", 2)
      attributes(&writer)
    }
  }

  /// Draws the line along `way`.
  static func line(
    along way: [FingerPlace], into writer: inout MarkupWriter, _ attributes: (inout MarkupWriter) -> Void
  ) {
    writer.element("path") { writer in
      writer.attribute("d", MarkupWriter.pathData(through: way.map { ScenePoint($0.x, $0.y) }))
      writer.attribute("fill", "none")
      writer.attribute("stroke", "#0a1420")
      writer.attribute("stroke-opacity", 0.25)
      writer.attribute("stroke-width", lineWidth)
      writer.attribute("stroke-linecap", "round")
      writer.attribute("stroke-linejoin", "round")
      attributes(&writer)
    }
  }

  /// Points along `way` to each of its places.
  static func lengths(along way: [FingerPlace]) -> [Double] {
    var lengths: [Double] = []
    for (index, place) in way.enumerated() {
      let (x, y) = (place.x - way[max(0, index - 1)].x, place.y - way[max(0, index - 1)].y)
      lengths.append((lengths.last ?? 0) + (x * x + y * y).squareRoot())
    }
    return lengths
  }
}
