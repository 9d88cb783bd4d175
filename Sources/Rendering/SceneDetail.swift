package import CardLayout
import CardModel
package import LayoutCore
package import SourceText

/// The part of a scene around one of its elements.
package struct SceneDetail: Sendable {
  /// What is shown of the page.
  private let bounds: Frame
  private let scene: PositionedScene

  /// How much of the page is shown around the element, in points.
  private static let surroundings = 28.0

  /// The surroundings of the element that takes `range` in the file; nil when nothing of it is drawn.
  package init?(_ scene: PositionedScene, around range: ByteRange) {
    let frames = scene.parts.filter { part in
      part.frame.width > 0 && part.frame.height > 0 && (part.source.map { range.contains($0.range) } ?? false)
    }.map { $0.frame }
    guard let bounds = Frame.around(frames)?.outset(by: Self.surroundings).intersection(Frame(scene.size)) else {
      return nil
    }
    self.bounds = bounds
    var scene = scene
    // What is not to be seen takes no bytes.
    for index in scene.parts.indices where !scene.parts[index].frame.meets(bounds) {
      scene.parts[index].content = .group
    }
    self.scene = scene
  }

  /// Width and height in points.
  package var size: Size { Size(bounds.width, bounds.height) }

  /// The detail as the bytes of an SVG document.
  ///
  /// - Parameter file: the contents of an image at a path relative to the card file, or nil when there is none.
  package func svg(file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }) -> [UInt8] {
    var writer = MarkupWriter()
    writer.startDocument(bounds, role: "group")
    var renderer = SVGRenderer(scene, file)
    renderer.drawContents([], into: &writer)
    writer.end()
    return writer.bytes
  }
}
