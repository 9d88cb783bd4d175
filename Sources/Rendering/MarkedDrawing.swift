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
    let page = Frame(scene.size)
    let parts = DrawnParts(scene)
    let frames = ranges.compactMap { parts.frame(of: $0)?.outset(by: 2).intersection(page) }
    let marks = frames.reduce(into: "") { marks, frame in
      marks +=
        "<rect x=\"\(frame.x)\" y=\"\(frame.y)\" width=\"\(frame.width)\" height=\"\(frame.height)\" rx=\"4\" fill=\"none\" "
        + "stroke=\"#d20a0a\" stroke-width=\"2\" stroke-dasharray=\"6 3\"/>\n"
    }
    svg.replaceSubrange(place..<svg.count, with: Array((marks + "</svg>\n").utf8))
    return svg
  }
}

/// What a scene draws, by the elements that it is drawn of: found without another look at all of it.
package struct DrawnParts: Sendable {
  /// What can be seen of elements, in their order in the file.
  private let parts: [(range: ByteRange, frame: Frame, isPainted: Bool)]
  /// What the card as a whole takes in its file; nil where nothing is drawn of a file.
  fileprivate let whole: ByteRange?

  /// The parts of `scene`.
  package init(_ scene: PositionedScene) {
    whole = scene.parts.lazy.compactMap { $0.source }.first?.range
    parts = scene.parts.compactMap { part in
      guard let source = part.source, part.frame.width > 0, part.frame.height > 0 else { return nil }
      return (source.range, part.frame, part.content != .group)
    }.sorted { $0.range.start < $1.range.start }
  }

  /// What is drawn of the element that takes `range` in the file; nil for nothing.
  func frame(of range: ByteRange) -> Frame? {
    let parts = parts(in: range)
    // What only holds others may hold more than the element.
    let painted = parts.filter { $0.isPainted }
    return Frame.around((painted.isEmpty ? Array(parts) : painted).map { $0.frame })
  }

  /// The parts of what begins in `range`: elements lie wholly inside of others or outside.
  func parts(in range: ByteRange) -> ArraySlice<(range: ByteRange, frame: Frame, isPainted: Bool)> {
    func place(of offset: Int) -> Int {
      var (low, high) = (0, parts.count)
      while low < high {
        let middle = (low + high) / 2
        if parts[middle].range.start < offset { low = middle + 1 } else { high = middle }
      }
      return low
    }
    return parts[place(of: range.start)..<max(place(of: range.start), place(of: range.end))]
  }
}

extension ComparedDrawing {
  /// A mark of `kind` around what is drawn in `parts` of the element that takes `range` in its file; nil where that is nothing, or
  /// the card as a whole.
  package static func mark(_ kind: Mark.Kind, around range: ByteRange, in parts: DrawnParts) -> Mark? {
    if parts.whole == range { return nil }
    return parts.frame(of: range).map { Mark(kind: kind, frame: $0) }
  }
}
