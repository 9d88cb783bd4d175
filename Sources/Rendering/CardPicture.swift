package import CardLayout
import CardModel

/// A scene and what is said of it where several are shown together.
package struct CardPicture: Sendable {
  /// For whom and on what it is drawn, such as `iPhone 15, dark`.
  package var caption: String
  /// The scene.
  package var scene: PositionedScene
  /// The moment of a scene that moves of which ``scene`` tells the parts; nil at rest.
  package private(set) var moment: MotionPicture?

  /// The picture of `scene`.
  package init(_ caption: String, _ scene: PositionedScene) {
    self.caption = caption
    self.scene = scene
  }

  /// The picture of `moment`.
  package init(_ caption: String, _ moment: MotionPicture) {
    self.init(caption, moment.flattened)
    self.moment = moment
  }

  /// The picture of `scene`, with what its card is called.
  package init(_ scene: PositionedScene) { self.init(scene.title, scene) }

  /// The picture as the bytes of an SVG document.
  ///
  /// - Parameters:
  ///   - overlays: what is drawn above the card to explain it.
  ///   - file: the contents of an image at a path relative to the card file, or nil when there is none.
  package func svg(
    overlays: Set<DrawingOverlay> = [], file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) -> [UInt8] {
    var writer = MarkupWriter()
    drawDocument(overlays, "", file, into: &writer)
    return writer.bytes
  }

  /// Draws the picture as an `svg` element; names of definitions begin with `prefix`.
  func drawDocument(
    _ overlays: Set<DrawingOverlay>, _ prefix: String, _ file: @escaping (String) -> [UInt8]?,
    into writer: inout MarkupWriter
  ) {
    writer.startDocument(scene)
    drawContents(overlays, prefix, file, into: &writer)
    writer.end()
  }

  /// Draws what stands inside that element.
  func drawContents(
    _ overlays: Set<DrawingOverlay>, _ prefix: String, _ file: @escaping (String) -> [UInt8]?,
    into writer: inout MarkupWriter
  ) {
    guard let moment else {
      var renderer = SVGRenderer(scene, file, prefix: prefix)
      return renderer.drawContents(overlays, into: &writer)
    }
    var layers = LayerCanvas(prefix: prefix, isShared: false, image: { file($0).flatMap(ImageData.address) })
    layers.draw(moment, into: &writer)
    var canvas = SVGCanvas(scene.environment)
    swap(&canvas.writer, &writer)
    var layer = SVGOverlays(scene, SceneScrolling())
    for overlay in DrawingOverlay.allCases where overlays.contains(overlay) { layer.draw(overlay, on: &canvas) }
    swap(&canvas.writer, &writer)
  }
}

extension PositionedScene {
  /// What the document is called: its heading above all cards, else its one card, else its id.
  var title: String {
    var (isHeld, isHead) = ([Bool](repeating: false, count: parts.count), [Bool](repeating: false, count: parts.count))
    var (heading, cards): (String?, [String]) = (nil, [])
    // By index: a part that is taken out of the list is a copy of all that it refers to.
    for index in parts.indices {
      let (parent, role) = (parts[index].parent, parts[index].role)
      let isInside = parent.map { isHeld[$0] } ?? false
      isHeld[index] = isInside || role == .card
      isHead[index] = role == .header || parent.map { isHead[$0] } ?? false
      if role == .card, !isInside { cards.append(parts[index].label ?? "") }
      if heading == nil, isHead[index], !isHeld[index], parts[index].source?.element == "Title",
        case .text(let text) = parts[index].content
      {
        heading = text.fullText
      }
    }
    let id = parts.lazy.compactMap { $0.source }.first?.id
    return [heading, cards.count == 1 ? cards[0] : nil, id].compactMap { $0 }.first { !$0.isEmpty } ?? "Card"
  }
}
