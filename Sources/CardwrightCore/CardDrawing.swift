package import CardAnalysis
import CardLayout
import LayoutCore
package import Rendering

/// A drawing of a card.
public struct CardDrawing: Hashable, Sendable {
  /// An SVG document that stands alone.
  public let svg: String
  /// Its width in points.
  public let width: Double
  /// Its height in points.
  public let height: Double

  /// The card of `snapshot` in the first of the surroundings that `choices` names; nil only when the product's own font tables are
  /// damaged.
  package init?(of snapshot: DocumentSnapshot, _ choices: EnvironmentChoices, overlays: Set<DrawingOverlay>) {
    guard let scene = snapshot.scene(choices.variant.environment) else { return nil }
    svg = String(
      decoding: SVGRenderer.draw(scene, overlays: overlays, file: snapshot.resources.bytes), as: UTF8.self)
    (width, height) = (scene.size.width, scene.size.height)
  }
}

extension CardError {
  /// The overlays that are called `names`; throws for a name that none has.
  package static func overlays(_ names: [String]) throws(CardError) -> Set<DrawingOverlay> {
    var overlays: Set<DrawingOverlay> = []
    for name in names {
      guard let overlay = DrawingOverlay(rawValue: name) else {
        throw CardError(
          "“\(name)” is no overlay; overlays may be \(DrawingOverlay.allCases.map { $0.rawValue }.joined(separator: ", "))"
        )
      }
      overlays.insert(overlay)
    }
    return overlays
  }
}
