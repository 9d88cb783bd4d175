package import CardModel
package import SceneLayout

// What is seen of a scene.
extension SceneMachine {
  /// What is seen now.
  package var frame: SceneFrame { core.frame }

  /// What is seen at `time`, as long as nothing happens and nothing comes to its end until then.
  package func frame(at time: Double) -> SceneFrame { core.frame(at: time) }

  /// What is seen at a place, in points from the screen's upper left corner.
  package func hit(x: Double, y: Double) -> SceneHit { HitTest(core: core).hit(x: x, y: y) }

  /// Where the top card is or is going; while a finger has it, and as shipped at rest, what its place counts as.
  package var position: CardPosition { core.position }

  /// The page that shows or is being turned to, from 0; nil for a card without pages.
  package var page: Int? { core.page }

  /// Where things stand with the header of the top card.
  package var geometry: SceneGeometry { core.geometry }

  /// Whether the top card is more than a map.
  package var hasCard: Bool { core.hasCard }

  /// Whether the title has a close button.
  package var hasCloseButton: Bool { core.hasCloseButton }

  /// Whether a finger can drag the top card.
  package var isDraggable: Bool { core.isDraggable }

  /// Whether the content scrolls now.
  package var isScrollable: Bool { core.isScrollable }
}
