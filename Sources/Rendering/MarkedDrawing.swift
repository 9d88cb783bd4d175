package import CardLayout
import CardModel
import LayoutCore
package import SourceText

/// A drawing on which some parts are framed.
package enum MarkedDrawing {
  /// `scene` as the bytes of an SVG document, with a frame around what is drawn of each element that takes one of `ranges` in the
  /// file; the whole scene has none.
  ///
  /// - Parameter file: the contents of an image at a path relative to the card file, or nil when there is none.
  package static func svg(
    _ scene: PositionedScene, marking ranges: [ByteRange], file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) -> [UInt8] {
    var svg = SVGRenderer.draw(scene, file: file)
    let end = Array("</svg>".utf8)
    guard let place = svg.indices.reversed().first(where: { svg[$0...].starts(with: end) }) else { return svg }
    let page = Frame(x: 0, y: 0, width: scene.size.width, height: scene.size.height)
    let frames = ranges.compactMap { frame(of: $0, in: scene)?.outset(by: 2).intersection(page) }
    let marks = frames.reduce(into: "") { marks, frame in
      marks +=
        "<rect x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\" rx=\"4\" fill=\"none\" "
        + "stroke=\"#d20a0a\" stroke-width=\"2\" stroke-dasharray=\"6 3\"/>\n"
    }
    svg.replaceSubrange(place..<svg.count, with: Array((marks + "</svg>\n").utf8))
    return svg
  }

  /// What is drawn of the element that takes `range` in the file; nil for nothing.
  static func frame(of range: ByteRange, in scene: PositionedScene) -> Frame? {
    let parts = scene.parts.filter { part in
      part.frame.width > 0 && part.frame.height > 0 && (part.source.map { range.contains($0.range) } ?? false)
    }
    // What only holds others may hold more than the element.
    let painted = parts.filter { $0.content != .group }
    let frames = (painted.isEmpty ? parts : painted).map(\.frame)
    return frames.first.map { first in frames.dropFirst().reduce(first) { $0.union($1) } }
  }
}
