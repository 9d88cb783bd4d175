package import CardLayout
package import CardModel
package import LayoutCore

extension PositionedScene {
  /// Lays out what `document` describes for `environment`: a scene on its screen, all else on a page with the platform's
  /// margins.
  ///
  /// - Parameter measurer: remembers what it learns about the texts; pass the same one again for the same card.
  package init(_ document: CardDocument, _ environment: CardEnvironment, _ measurer: inout TextMeasurer) {
    if case .scene(let scene) = document.root {
      self.init(LaidOutPage(for: .drawing, scene, environment, &measurer), &measurer)
    } else {
      self.init(document.root, environment, &measurer)
    }
  }
}
