import BundledData
import CardLayout
import CardModel
package import LayoutCore

/// Several pictures with captions on one page.
package struct DrawingSheet {
  private static let gap = 32.0
  private static let captionHeight = 28.0
  private static let captionSize = 15.0
  /// Wide enough for a tablet and a phone side by side.
  private static let leastWidth = 1400.0

  /// Width and height of the page in points.
  package let size: Size
  private let pictures: [CardPicture]
  private let places: [ScenePoint]

  /// Arranges `pictures` in rows, in their order.
  package init(_ pictures: [CardPicture]) {
    let room = max(Self.leastWidth, pictures.map(\.scene.size.width).max() ?? 0)
    var places: [ScenePoint] = []
    var (x, y, rowHeight, width) = (Self.gap, Self.gap, 0.0, 0.0)
    for picture in pictures {
      let size = picture.scene.size
      if x > Self.gap, x + size.width > room + Self.gap {
        (x, y, rowHeight) = (Self.gap, y + rowHeight + Self.gap, 0)
      }
      places.append(ScenePoint(x, y + Self.captionHeight))
      x += size.width + Self.gap
      width = max(width, x)
      rowHeight = max(rowHeight, Self.captionHeight + size.height)
    }
    size = Size(width, y + rowHeight + Self.gap)
    self.pictures = pictures
    self.places = places
  }

  /// The page as the bytes of an SVG document.
  ///
  /// - Parameters:
  ///   - overlays: what is drawn above every card to explain it.
  ///   - file: the contents of an image at a path relative to the card file, or nil when there is none.
  package func svg(
    overlays: Set<DrawingOverlay> = [], file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) -> [UInt8] {
    let environment = CardEnvironment()
    var writer = MarkupWriter()
    writer.startPage(size, title: pictures.first?.scene.title ?? "Card", color: ColorToken("primaryBackground"))
    for (index, (picture, place)) in zip(pictures, places).enumerated() {
      writer.start("g")
      writer.attribute("role", "group")
      writer.attribute("aria-label", picture.caption)
      writer.start("text")
      writer.attribute("x", place.x)
      writer.attribute("y", place.y - Self.captionHeight + Self.captionSize)
      writer.attribute("font-size", Self.captionSize)
      writer.fill(environment.color(.secondaryLabel))
      writer.end(text: picture.caption)
      writer.start("g")
      writer.attribute(
        "transform", "translate(\(MarkupWriter.number(place.x)) \(MarkupWriter.number(place.y)))")
      picture.drawContents(overlays, "p\(index + 1)-", file, into: &writer)
      writer.end()
      writer.end()
    }
    writer.end()
    return writer.bytes
  }
}
