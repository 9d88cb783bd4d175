package import CardLayout
package import CardModel
import LayoutCore
import Standards

/// The map behind everything.
struct SceneMapComponent: Component {
  let stage: SceneStage
  let buttons: [PlacedButtons]
  /// Whether a card covers it.
  let isDimmed: Bool
  /// Where it looks, if it was told so.
  var aim: MapAim?

  func compose(into page: inout Composition) {
    let geometry = stage.geometry
    let screen = ScenePlace(width: geometry.screen.width, height: geometry.screen.height)
    let map = drawing(page.environment)
    // What a screen reader hears of the map: everything on it, by name.
    let names = (map.pins.map { $0.text } + map.lines.map { $0.text } + map.areas.map { $0.text }).map { $0.string }
      .filter { !$0.isEmpty }
    let language = (stage.map?.source ?? stage.scene.source).language
    screen.add(
      to: &page,
      Paint(
        role: isDimmed ? .none : .map,
        label: names.isEmpty
          ? DrawnWord.map(language) : DrawnWord.mapOf(language, Punctuation(language).list(names)),
        source: stage.map?.source, isRead: !isDimmed, drawing: .map(map)))
  }

  private func drawing(_ environment: CardEnvironment) -> MapDrawing {
    let geometry = stage.geometry
    var map = MapDrawing(stage.map, aim, environment)
    map.insets = geometry.mapRoom(stage.position, hasCard: stage.hasCard, stickyHeight: stage.stickyHeight)
    map.covered = buttons.map { group in
      let frame = group.frame
      return geometry.isRightToLeft ? frame.offset(geometry.screen.width - frame.maxX - frame.x, 0) : frame
    }
    return map
  }
}

extension MapDrawing {
  /// A map of `content`, or of nothing, as far as it is for `environment`, that looks where it was told to.
  package init(_ content: MapContent?, _ aim: MapAim?, _ environment: CardEnvironment) {
    self.init(
      pins: content?.pins.filter { environment.shows($0.text.source) } ?? [], zoom: aim?.zoom ?? content?.zoom)
    focus = aim?.pin
    lines = content?.lines.filter { environment.shows($0.text.source) } ?? []
    areas = content?.areas.filter { environment.shows($0.text.source) } ?? []
  }
}

extension SceneGeometry {
  /// What covers the edges of the map while the card rests at `position`, below a sticky bar of this height, or none.
  package func mapRoom(_ position: CardPosition, hasCard: Bool, stickyHeight sticky: Double) -> MapDrawing.Room {
    let padding = edgePadding(position, hasCard: hasCard)
    let top = isAtSide ? max(headerBottom, screen.safeTop + sticky) : headerBottom
    return MapDrawing.Room(
      left: padding.left, top: max(padding.top, top) + (isAtSide ? 0 : sticky), right: padding.right,
      bottom: padding.bottom)
  }
}

/// What makes the map darker below a card that covers it.
struct SceneDimComponent: Component {
  let stage: SceneStage
  let opacity: Double
  /// Whether the map is dark now.
  var isHeard = true

  func compose(into page: inout Composition) {
    let screen = stage.geometry.screen
    var paint = Paint(content: .surface(Surface(fill: ColorToken("baseBlack", opacity: opacity))))
    // A tap on the dimmed map moves the card down.
    if isHeard, let tap = stage.card?.tapDim, tap != .none, stage.map != nil {
      (paint.role, paint.label, paint.isTouchable) = (.button, DrawnWord.showMap(stage.card?.source.language), true)
    }
    ScenePlace(width: screen.width, height: screen.height).add(to: &page, paint)
  }
}
