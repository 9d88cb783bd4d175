package import CardLayout
package import CardModel
package import LayoutCore

extension LayoutSurvey {
  /// Lays out what `document` describes for `environment`: a scene on its screen, all else on a page with the platform's
  /// margins.
  ///
  /// - Parameters:
  ///   - isFine: Whether, on a page, edges do not fall on pixels, so that the height of a card does not depend on where it
  ///     stands.
  ///   - measurer: remembers what it learns about the texts; pass the same one again for the same card.
  package init(
    _ document: CardDocument, _ environment: CardEnvironment, isFine: Bool = false, _ measurer: inout TextMeasurer
  ) {
    if case .scene(let scene) = document.root {
      self.init(LaidOutPage(for: .survey, scene, environment, &measurer))
    } else {
      self.init(document.root, environment, isFine: isFine, &measurer)
    }
  }
}
