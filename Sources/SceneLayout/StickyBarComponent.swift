import CardLayout
import CardModel
import LayoutCore

/// The bar at the top of the screen that a card brings along.
struct StickyBarComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    guard let bar = stage.card?.stickyBar, bar.isShown else { return }
    let fill = stage.header == nil || stage.geometry.isAtSide ? ColorToken("header") : nil
    // Beside a card it keeps to what that leaves free.
    let room = stage.room
    let place = ScenePlace(
      leading: room.start, top: stage.geometry.screen.safeTop, width: room.end - room.start, height: stage.stickyHeight)
    place.add(to: &page, Paint(content: .surface(Surface(fill: fill)), source: bar.source)) { column in
      stage.clear(room.insets, into: &column) {
        $0.add(BarComponent(items: bar.items, height: bar.height, source: bar.source))
      }
    }
  }
}
