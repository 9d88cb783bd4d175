package import CardLayout
import CardModel
import LayoutCore
package import XMLSyntax

/// From a tree to a picture in one call: `CardModel`, `CardLayout` and `Rendering` one after the other.
package enum CardDrawing {
  /// Lays out the card in `tree`.
  ///
  /// - Parameters:
  ///   - file: the contents of a sample file at a path relative to the card file, or nil when there is none.
  /// - Returns: nil only when the product's own font tables are damaged.
  package static func scene(
    _ tree: XMLTree, _ environment: CardEnvironment = CardEnvironment(),
    file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) -> PositionedScene? {
    guard var measurer = TextMeasurer.measurer(for: environment) else { return nil }
    return PositionedScene(CardDocument(tree, file: file), environment, &measurer)
  }

  /// The card in `tree` as the bytes of an SVG document.
  ///
  /// - Parameters:
  ///   - overlays: what is drawn above the card to explain it.
  ///   - file: the contents of a sample or image at a path relative to the card file, or nil when there is none.
  package static func svg(
    _ tree: XMLTree, _ environment: CardEnvironment = CardEnvironment(), overlays: Set<DrawingOverlay> = [],
    file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) -> [UInt8] {
    scene(tree, environment, file: file).map { SVGRenderer.draw($0, overlays: overlays, file: file) } ?? []
  }

  /// The card in `tree` as the bytes of a web page that needs nothing else.
  ///
  /// - Parameters:
  ///   - overlays: what is drawn above the card to explain it.
  ///   - file: the contents of a sample or image at a path relative to the card file, or nil when there is none.
  package static func html(
    _ tree: XMLTree, _ environment: CardEnvironment = CardEnvironment(), overlays: Set<DrawingOverlay> = [],
    file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) -> [UInt8] {
    guard let scene = scene(tree, environment, file: file) else { return [] }
    let title = scene.card.flatMap { scene.parts[$0].label } ?? ""
    return DrawingPage.html([CardPicture(title.isEmpty ? "Card" : title, scene)], overlays: overlays, file: file)
  }

  /// The frames of the card in `tree` as JSON.
  package static func json(
    _ tree: XMLTree, _ environment: CardEnvironment = CardEnvironment(),
    file: @escaping (_ path: String) -> [UInt8]? = { _ in nil }
  ) -> [UInt8] {
    scene(tree, environment, file: file).map(FrameReport.json) ?? []
  }
}
