import BundledData
import CardLayout
import CardModel
package import LayoutCore

/// Several pictures with captions on one page.
package struct DrawingSheet {
  private static let gap = 32.0
  private static let captionHeight = 28.0
  private static let captionSize = 15.0
  private static let captionLine = 20.0
  /// A caption is no narrower than this, in points, however small the picture is.
  private static let leastCaption = 240.0
  /// Wide enough for a tablet and a phone side by side.
  private static let leastWidth = 1400.0

  /// Width and height of the page in points.
  package let size: Size
  private let pictures: [CardPicture]
  /// The lines above each of them.
  private let captions: [[CaptionText.Line]]
  private let places: [ScenePoint]

  /// Arranges `pictures` in rows, in their order.
  package init(_ pictures: [CardPicture]) {
    captions = pictures.map { picture in
      CaptionText(picture.caption, size: Self.captionSize, width: max(picture.scene.size.width, Self.leastCaption))
        .lines
    }
    let room = max(Self.leastWidth, pictures.map { $0.scene.size.width }.max() ?? 0)
    var places: [ScenePoint] = []
    var (x, y, rowHeight, width) = (Self.gap, Self.gap, 0.0, 0.0)
    for (picture, caption) in zip(pictures, captions) {
      let size = Size(max(picture.scene.size.width, caption.map { $0.width }.max() ?? 0), picture.scene.size.height)
      let captionHeight = Self.height(of: caption)
      if x > Self.gap, x + size.width > room + Self.gap {
        (x, y, rowHeight) = (Self.gap, y + rowHeight + Self.gap, 0)
      }
      places.append(ScenePoint(x, y + captionHeight))
      x += size.width + Self.gap
      width = max(width, x)
      rowHeight = max(rowHeight, captionHeight + size.height)
    }
    size = Size(width, y + rowHeight + Self.gap)
    self.pictures = pictures
    self.places = places
  }

  /// The height of `caption` with the room below it, in points.
  private static func height(of caption: [CaptionText.Line]) -> Double {
    captionHeight + Double(max(caption.count - 1, 0)) * captionLine
  }

  /// The page as the bytes of an SVG document.
  ///
  /// - Parameters:
  ///   - overlays: what is drawn above every card to explain it.
  ///   - file: the contents of an image at a path relative to the card file, or nil when there is none.
  package func svg(
    overlays: Set<DrawingOverlay> = [], file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) -> [UInt8] {
    svg(overlays: overlays, files: { _ in file })
  }

  /// The same of card files in several folders.
  ///
  /// - Parameter files: the contents of images at paths relative to the card file of a picture, by the index of that.
  package func svg(
    overlays: Set<DrawingOverlay> = [], files: (_ picture: Int) -> (_ path: String) -> [UInt8]?
  ) -> [UInt8] {
    let environment = CardEnvironment()
    var writer = MarkupWriter()
    writer.startPage(size, title: pictures.first?.scene.title ?? "Card", color: ColorToken("primaryBackground"))
    for (index, (picture, place)) in zip(pictures, places).enumerated() {
      writer.start("g")
      writer.attribute("role", "group")
      writer.attribute("aria-label", picture.caption)
      for (line, caption) in captions[index].enumerated() {
        let top = place.y - Self.height(of: captions[index]) + Double(line) * Self.captionLine
        writer.start("text")
        writer.attribute("x", place.x)
        writer.attribute("y", top + Self.captionSize)
        writer.attribute("font-size", Self.captionSize)
        writer.fill(environment.color(.secondaryLabel))
        writer.end(text: caption.text)
      }
      writer.start("g")
      writer.attribute("transform", MarkupWriter.translation(place.x, place.y))
      picture.drawContents(overlays, "p\(index + 1)-", files(index), into: &writer)
      writer.end()
      writer.end()
    }
    writer.end()
    return writer.bytes
  }
}
