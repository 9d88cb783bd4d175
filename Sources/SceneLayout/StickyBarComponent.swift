import CardLayout
import CardModel
import LayoutCore

/// The bar at the top of the screen that a card brings along.
struct StickyBarComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    guard let bar = stage.card?.stickyBar, bar.isShown else { return }
    let geometry = stage.geometry
    let fill = stage.header == nil || geometry.isAtSide ? ColorToken("header") : nil
    // Beside the map it keeps to what the card leaves free.
    let place = ScenePlace(
      leading: geometry.isAtSide && geometry.sideEdge == .leading ? geometry.cardLeading + geometry.cardWidth : 0,
      top: geometry.screen.safeTop,
      width: geometry.isAtSide
        ? geometry.screen.width - geometry.cardWidth - geometry.metrics.sideMargin : geometry.screen.width,
      height: stage.stickyHeight)
    place.add(to: &page, Paint(content: .surface(Surface(fill: fill)), source: bar.source)) { column in
      stage.clear(into: &column) { $0.add(BarComponent(items: bar.items, height: bar.height, source: bar.source)) }
    }
  }
}
