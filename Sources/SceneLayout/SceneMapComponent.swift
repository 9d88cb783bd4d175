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
  /// Whether nothing is in charge of it any more: it looks where it did, and nothing is marked on it.
  var isBare = false

  func compose(into page: inout Composition) {
    let geometry = stage.geometry
    let screen = ScenePlace(width: geometry.screen.width, height: geometry.screen.height)
    let map = drawing(page.environment)
    // What a screen reader hears of the map: everything on it, by name.
    let marks: [CardText] = isBare ? [] : map.pins.map { $0.text } + (map.lines + map.areas).map { $0.text }
    let names = marks.map { $0.string }.filter { !$0.isEmpty }
    let language = (stage.map?.source ?? stage.scene.source).language
    screen.add(
      to: &page,
      Paint(
        role: isDimmed ? .none : .map,
        label: names.isEmpty
          ? DrawnWord.map(language) : DrawnWord.mapOf(language, Punctuation(language).list(names)),
        source: isBare ? nil : stage.map?.source, isRead: !isDimmed, drawing: .map(map)))
  }

  private func drawing(_ environment: CardEnvironment) -> MapDrawing {
    let geometry = stage.geometry
    let view = SceneMapView(
      content: stage.map, aim: aim, geometry: geometry, position: stage.position, hasCard: stage.hasCard,
      stickyHeight: stage.stickyHeight)
    var map = view.drawing(environment)
    map.isBare = isBare
    map.covered = buttons.map { group in
      let frame = group.frame
      return geometry.isRightToLeft ? frame.offset(geometry.screen.width - frame.maxX - frame.x, 0) : frame
    }
    return map
  }
}

/// What the map behind a scene shows, and where: it keeps clear of what lies over it.
package struct SceneMapView {
  private let content: MapContent?
  private let aim: MapAim?
  private let geometry: SceneGeometry
  private let position: CardPosition
  private let hasCard: Bool
  private let stickyHeight: Double

  /// The map with `content` below a card that came to rest at `position`.
  ///
  /// - Parameter aim: where it looks, if it was told so.
  package init(
    content: MapContent?, aim: MapAim?, geometry: SceneGeometry, position: CardPosition, hasCard: Bool,
    stickyHeight: Double
  ) {
    (self.content, self.aim, self.geometry) = (content, aim, geometry)
    (self.position, self.hasCard, self.stickyHeight) = (position, hasCard, stickyHeight)
  }

  /// The pins that take taps, each where a tap reaches it on the screen; what lies over the others last.
  package func targets(_ environment: CardEnvironment) -> [SceneTarget] {
    let screen = geometry.screen
    let side = TouchTargets.leastSide(environment.platform)
    return drawing(environment).pinFrames(screen.width, screen.height).map {
      SceneTarget($0.pin, at: $0.frame.grown(toAtLeast: Size(side, side)))
    }
  }

  /// Where a finger touches what is marked as `id`, in points from the top left of the screen; nil for what is not on the map.
  package func touch(of id: String, _ environment: CardEnvironment) -> (x: Double, y: Double)? {
    drawing(environment).touch(of: id, geometry.screen.width, geometry.screen.height)
  }

  /// How close it looks: at the level that was asked for with a pin whatever else is marked, else so that all of that is seen.
  private var zoom: MapZoom? {
    if case .atMost(let level)? = aim?.zoom, aim?.pin != nil { return .exactly(level) }
    return aim?.zoom ?? content?.zoom
  }

  fileprivate func drawing(_ environment: CardEnvironment) -> MapDrawing {
    var map = MapDrawing(pins: content?.pins.filter { environment.shows($0.text.source) } ?? [], zoom: zoom)
    map.focus = aim?.pin
    map.lines = content?.lines.filter { environment.shows($0.text.source) } ?? []
    map.areas = content?.areas.filter { environment.shows($0.text.source) } ?? []
    let padding = geometry.edgePadding(position, hasCard: hasCard)
    let top =
      geometry.isAtSide ? max(geometry.headerBottom, geometry.screen.safeTop + stickyHeight) : geometry.headerBottom
    map.insets = MapDrawing.Room(
      left: padding.left, top: max(padding.top, top) + (geometry.isAtSide ? 0 : stickyHeight), right: padding.right,
      bottom: padding.bottom)
    return map
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
