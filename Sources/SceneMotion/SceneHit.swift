import CardModel
import LayoutCore
package import SceneLayout

/// What stands at a place on the screen: what a finger there begins with.
package enum SceneHit: Hashable, Sendable {
  /// The map, dimmed or not.
  case map
  /// A button on the map, by its id.
  case mapButton(String)
  /// The header, beside its buttons.
  case header
  /// The bar that says that the card can be dragged.
  case handle
  /// The title, beside its parts.
  case title
  /// The close button.
  case close
  /// The content, beside its parts: what scrolls.
  case content
  /// A part of header, title or content; of several rows with one id, the one at `index`, from 1.
  case part(SceneTarget, index: Int, isContent: Bool)
}

/// Finds what stands at a place of a scene.
struct HitTest {
  let core: SceneCore

  /// What is seen at a place, in points from the screen's upper left corner.
  func hit(x: Double, y: Double) -> SceneHit {
    let geometry = core.geometry
    let frame = core.frame
    if let hit = headerHit(x, y, geometry) { return hit }
    let left = geometry.cardLeft
    if core.state.showsOverlays, core.hasCard, y >= frame.cardTop, x >= left, x < left + geometry.cardWidth {
      return cardHit(x - left - insetLeft(geometry), y - frame.cardTop)
    }
    if frame.buttonsAlpha > 0, let id = mapButton(x, y, frame.cardTop, geometry) { return .mapButton(id) }
    return .map
  }

  func insetLeft(_ geometry: SceneGeometry) -> Double {
    geometry.isRightToLeft ? geometry.contentInsets.trailing : geometry.contentInsets.leading
  }

  private func headerHit(_ x: Double, _ y: Double, _ geometry: SceneGeometry) -> SceneHit? {
    guard core.state.showsOverlays, let content = geometry.headerContent, y < geometry.headerBottom, y >= 0,
      x >= geometry.cardLeft,
      x < geometry.cardLeft + geometry.cardWidth
    else { return nil }
    let top = geometry.headerBottom - content
    let targets = core.facts.cards[core.state.top.card].headerTargets
    return part(targets, x - geometry.cardLeft - insetLeft(geometry), y - top, isContent: false) ?? .header
  }

  /// What is `x`, `y` from the card's upper left corner.
  private func cardHit(_ x: Double, _ y: Double) -> SceneHit {
    let title = core.titleHeight(isCollapsed: core.position == .collapsed)
    guard y >= title else {
      if let hit = part(core.facts.cards[core.shown].titleTargets, x, y, isContent: false) {
        if case .part(let target, _, _) = hit, target.kind == .close { return core.hasCloseButton ? .close : .title }
        return hit
      }
      return core.hasGrabHandle && y < core.facts.scene.grabHandle.room ? .handle : .title
    }
    let top = core.facts.cards[core.shown].runsBeneathTitle ? 0 : title
    let offset = core.state.offset.value(at: core.state.time)
    return part(core.facts.cards[core.shown].contentTargets, x, y - top + offset, isContent: true) ?? .content
  }

  /// The last target at a place: what lies inside another comes after it.
  private func part(_ targets: [SceneTarget], _ x: Double, _ y: Double, isContent: Bool) -> SceneHit? {
    guard let place = targets.lastIndex(where: { $0.frame.contains(x, y) }) else { return nil }
    let target = targets[place]
    let index = targets[...place].filter { $0.kind == target.kind && $0.id == target.id }.count
    return .part(target, index: index, isContent: isContent)
  }

  /// The button of column or row at a place.
  private func mapButton(_ x: Double, _ y: Double, _ cardTop: Double, _ geometry: SceneGeometry) -> String? {
    mapButtons(cardTop, geometry).first { $0.frame.contains(x, y) }?.id
  }

  /// The buttons of column and row: squares of 44 points, a point apart, 8 from the edges.
  func mapButtons(_ cardTop: Double, _ geometry: SceneGeometry) -> [(id: String, frame: Frame)] {
    let (column, row) = core.mapButtons
    let side = Self.buttonSide
    let isTrailing = !geometry.isAtSide || geometry.sideEdge == .leading
    func start(_ width: Double) -> Double {
      isTrailing
        ? geometry.screen.width - geometry.safeTrailing - Self.buttonMargin - width
        : geometry.safeLeading + Self.buttonMargin
    }
    func button(_ id: String, _ along: Double, _ y: Double) -> (id: String, frame: Frame) {
      let x = geometry.isRightToLeft ? geometry.screen.width - along - side : along
      return (id, Frame(x: x, y: y, width: side, height: side))
    }
    let edge =
      core.hasCard
      ? geometry.bottomButtonsEdge(cardTop: cardTop)
      : geometry.screen.height - geometry.screen.safeBottom - Self.buttonMargin
    let rowStart = start(Double(row.count) * (side + 1) - 1)
    return column.enumerated().map { button($1, start(side), geometry.topButtonsEdge + Double($0) * (side + 1)) }
      + row.enumerated().map { button($1, rowStart + Double($0) * (side + 1), edge - side) }
  }

  static let buttonSide = 44.0
  static let buttonMargin = 8.0
}

extension Frame {
  fileprivate func contains(_ x: Double, _ y: Double) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }
}
