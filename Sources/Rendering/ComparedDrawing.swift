package import CardLayout
import CardModel
package import LayoutCore
import Standards

/// A card as it was and as it is, drawn for one environment.
package struct ComparedDrawing: Sendable {
  /// One of both.
  package struct Picture: Equatable, Sendable {
    /// An SVG document, which is the same wherever the parts stand in their file.
    package let svg: [UInt8]
    /// Its width and height in points.
    package let size: Size

    /// A drawing that was made before.
    package init(svg: [UInt8], size: Size) { (self.svg, self.size) = (svg, size) }

    /// The drawing of `scene`.
    ///
    /// - Parameters:
    ///   - holdsImages: Whether it holds its images, to be looked at; else it names them, which tells it from others within one run.
    ///   - file: the contents of an image at a path relative to the card file, or nil when there is none.
    package init(
      _ scene: PositionedScene, holdsImages: Bool = true, file: @escaping (_ path: String) -> [UInt8]?
    ) {
      let address = holdsImages ? ImageData.address : Self.name
      svg = SVGRenderer.draw(scene, overlays: [], prefix: "") { file($0).flatMap(address) }
      size = scene.size
    }

    /// What stands for an image that nobody looks at: an address of millions of bytes would be made for each environment.
    private static func name(_ image: [UInt8]) -> [UInt8]? {
      ImageData.mediaType(image).map { Array("\($0):\(image.count):\(image.hashValue)".utf8) }
    }
  }

  /// A part in which something has changed.
  package struct Mark: Hashable, Sendable {
    /// What has become of it.
    package enum Kind: String, Sendable { case added, removed, changed }

    /// What has become of it.
    package let kind: Kind
    /// Where it is drawn; where it was for one that is gone.
    package let frame: Frame
  }

  /// As it was; nil for a card that is new.
  package let before: Picture?
  /// As it is; nil for a card that is gone.
  package let after: Picture?
  private let marks: [Mark]

  /// The drawings of a card, and where parts of them have changed.
  package init(before: Picture?, after: Picture?, marks: [Mark] = []) {
    (self.before, self.after, self.marks) = (before, after, marks)
  }

  /// Width and height that hold both, in points.
  package var size: Size {
    let sizes = [before, after].compactMap { $0 }.map { $0.size }
    return Size(sizes.map { $0.width }.max() ?? 0, sizes.map { $0.height }.max() ?? 0)
  }

  /// Frames around what has changed, for the place above the card as it is, or around what is gone, above it as it was; an SVG
  /// document.
  package func marked(before: Bool) -> [UInt8] {
    document { writer in
      for mark in marks where (mark.kind == .removed) == before { write(mark, &writer) }
    }
  }

  /// The card as it is, what it was shining through, and frames around what has changed; nil for one that is new or gone.
  package var overlay: [UInt8]? {
    guard let before, let after else { return nil }
    return document { writer in
      for (picture, opacity) in [(after, 1), (before, 0.4)] {
        writer.element("image") { writer in
          writer.attribute("width", picture.size.width)
          writer.attribute("height", picture.size.height)
          if opacity < 1 { writer.attribute("opacity", opacity) }
          writer.rawAttribute("href", Array("data:image/svg+xml;base64,".utf8) + Base64.encoded(picture.svg))
        }
      }
      for mark in marks { write(mark, &writer) }
    }
  }

  private func document(_ body: (inout MarkupWriter) -> Void) -> [UInt8] {
    var writer = MarkupWriter()
    writer.startDocument(size)
    body(&writer)
    writer.end()
    return writer.bytes
  }

  private func write(_ mark: Mark, _ writer: inout MarkupWriter) {
    guard let frame = mark.frame.outset(by: 2).intersection(Frame(size)) else { return }
    let color =
      switch mark.kind {
      case .added: "#107E3E"
      case .removed: "#D20A0A"
      case .changed: "#0064D9"
      }
    writer.element("rect") { writer in
      writer.place(frame)
      writer.attribute("rx", 4)
      writer.attribute("fill", color)
      writer.attribute("fill-opacity", 0.06)
      writer.attribute("stroke", color)
      writer.attribute("stroke-width", 2)
      if mark.kind == .removed { writer.attribute("stroke-dasharray", "6 3") }
    }
  }
}
