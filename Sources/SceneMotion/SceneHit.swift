import CardModel
import LayoutCore
package import SceneLayout

/// What stands at a place on the screen: what a finger there begins with.
package enum SceneHit: Hashable, Sendable {
  /// The map, dimmed or not.
  case map
  /// A button on the map.
  case mapButton(SceneTarget)
  /// A pin on a map that takes touches.
  case pin(SceneTarget)
  /// Header or sticky bar beside their buttons, or a button that is disabled: a tap does nothing.
  case header
  /// The bar that says that the card can be dragged.
  case handle
  /// The title, beside its parts.
  case title
  /// The close button.
  case close
  /// The content, beside its parts: what scrolls.
  case content
  /// A part of header, title or content; of several with one id, the one at `index`, from 1.
  case part(SceneTarget, index: Int, isContent: Bool)
}

/// Finds what stands at a place of a scene.
struct HitTest {
  let core: SceneCore

  /// What is seen at a place, in points from the screen's upper left corner.
  func hit(x: Double, y: Double) -> SceneHit { hit(x, y, pins: pins) }

  /// The same with the pins on the map, which are asked for where nothing else is hit.
  func hit(_ x: Double, _ y: Double, pins: () -> [SceneTarget]) -> SceneHit {
    let geometry = core.geometry
    let frame = core.frame
    if let hit = barHit(x, y, geometry) ?? headerHit(x, y, geometry)
      ?? part(overCard, x, y, isContent: false)
    {
      return hit
    }
    let left = geometry.cardLeft
    if core.state.showsOverlays, core.hasCard, y >= frame.cardTop, x >= left, x < left + geometry.cardWidth {
      return cardHit(x - left - insetLeft(geometry), y - frame.cardTop, cardTop: frame.cardTop)
    }
    if frame.buttonsAlpha > 0, let button = mapButton(x, y, frame.cardTop, geometry) { return button }
    // Of neighbours whose targets overlap each keeps what is nearest to it, of those at one place the last.
    let pin = pins().reversed().filter { $0.frame.contains(x, y) }
      .min { $0.frame.distance(x, y) < $1.frame.distance(x, y) }
    return pin.map { .pin($0) } ?? .map
  }

  /// The pins on the map that a finger gets to now; of those at one place only the last, once things are at rest.
  var reachedPins: [SceneTarget] {
    let pins = pins()
    return pins.filter { pin in
      guard case .pin(let found) = hit(pin.frame.midX, pin.frame.midY, pins: { pins }) else { return false }
      return found == pin || !isAtRest
    }
  }

  /// The pins on the map that take taps, seen or not: none while a card dims it.
  func pins() -> [SceneTarget] {
    guard core.state.isMapInteractive, let map else { return [] }
    return map.targets(core.facts.environment)
  }

  /// The map as it is drawn: clear of the card where that came to rest; nil without one.
  var map: SceneMapView? {
    let (look, geometry) = (core.look, core.geometry)
    guard let content = look.map.flatMap(core.facts.scene.map) else { return nil }
    return SceneMapView(
      content: content, aim: look.aim, geometry: geometry, position: geometry.resolve(look.settled, hasMap: true),
      hasCard: core.hasCard, stickyHeight: core.topFacts.sticky)
  }

  /// In the sticky bar, which lies over everything.
  func barHit(_ x: Double, _ y: Double, _ geometry: SceneGeometry) -> SceneHit? {
    guard core.state.showsOverlays else { return nil }
    if let hit = part(core.topFacts.barTargets.sticky, x, y, isContent: false) { return hit }
    let top = geometry.screen.safeTop
    guard y >= top, y < top + core.topFacts.sticky else { return nil }
    guard geometry.isAtSide, core.hasCard else { return .header }
    // Beside a card it keeps to what that leaves free.
    let isCardLeft = (geometry.sideEdge == .leading) != geometry.isRightToLeft
    return (isCardLeft ? x >= geometry.cardLeft + geometry.cardWidth : x < geometry.cardLeft) ? .header : nil
  }

  /// What takes taps over the card at the lower edge of the screen, what lies over the others last.
  var overCard: [SceneTarget] {
    guard core.state.showsOverlays, core.hasCard else { return [] }
    return (core.position == .collapsed ? [] : bottomBar) + floating
  }

  /// What takes taps in the bar at the lower edge, where it shows.
  var bottomBar: [SceneTarget] {
    core.card.bottomBar != nil ? core.topFacts.barTargets.bottom : core.facts.cards[core.shown].barTargets.bottom
  }

  /// What takes taps and floats over the card.
  var floating: [SceneTarget] {
    let (ofCard, ofPage) = (core.topFacts.barTargets, core.facts.cards[core.shown].barTargets)
    // The shipped code asks the card on top alone.
    return (core.shownCard.floatingRow != nil && !core.facts.isAsShipped ? ofPage.row : ofCard.row)
      + (core.shownCard.floatingButton != nil ? ofPage.button : ofCard.button)
  }

  func insetLeft(_ geometry: SceneGeometry) -> Double {
    geometry.isRightToLeft ? geometry.contentInsets.trailing : geometry.contentInsets.leading
  }

  /// Lower edge of the header as it is drawn.
  func headerBottom(_ geometry: SceneGeometry) -> Double {
    geometry.headerBottom + (geometry.isAtSide ? 0 : core.topFacts.sticky)
  }

  /// In the header, which at the top of the screen stands below the sticky bar.
  func headerHit(_ x: Double, _ y: Double, _ geometry: SceneGeometry) -> SceneHit? {
    let bottom = headerBottom(geometry)
    guard core.state.showsOverlays, let content = geometry.headerContent, y < bottom, y >= 0, x >= geometry.cardLeft,
      x < geometry.cardLeft + geometry.cardWidth
    else { return nil }
    return part(
      core.topFacts.headerTargets, x - geometry.cardLeft - insetLeft(geometry), y - bottom + content, isContent: false)
      ?? .header
  }

  /// What is `x`, `y` from the upper left corner of the card at `cardTop`.
  private func cardHit(_ x: Double, _ y: Double, cardTop: Double) -> SceneHit {
    let title = core.titleHeight(isCollapsed: core.position == .collapsed)
    guard y >= title else {
      if let hit = part(core.facts.cards[core.shown].titleTargets, x, y, isContent: false) {
        if case .part(let target, _, _) = hit, target.kind == .close { return core.hasCloseButton ? .close : .title }
        return hit
      }
      return core.hasGrabHandle && y < core.facts.scene.grabHandle.room ? .handle : .title
    }
    // Below its title a collapsed card shows nothing.
    guard isReached(cardTop + y, inTitle: false) else { return .content }
    let top = core.facts.cards[core.shown].runsBeneathTitle ? 0 : title
    let offset = core.state.offset.value(at: core.state.time)
    return part(core.facts.cards[core.shown].contentTargets, x, y - top + offset, isContent: true) ?? .content
  }

  /// Whether a tap on `target` does nothing: the button to the next page does something until the last one shows.
  func isDisabled(_ target: SceneTarget) -> Bool {
    // Rows may be thousands.
    guard target.kind == .tap, let page = core.page,
      case .next? = core.card.pageTurn(where: { $0 == target.source })
    else { return target.isDisabled }
    return page == core.topFacts.pages.count - 1
  }

  /// The last target at a place: what lies inside another comes after it.
  func part(_ targets: [SceneTarget], _ x: Double, _ y: Double, isContent: Bool) -> SceneHit? {
    let place = targets.lastIndex { $0.takesTaps && $0.frame.contains(x, y) && !isDisabled($0) }
    guard let place else { return nil }
    let target = targets[place]
    let index = targets[...place].filter { $0.takesTaps && $0.kind == target.kind && $0.id == target.id }.count
    return .part(target, index: index, isContent: isContent)
  }

  /// The button of row or column at a place; one that is disabled takes the tap and does nothing.
  private func mapButton(_ x: Double, _ y: Double, _ cardTop: Double, _ geometry: SceneGeometry) -> SceneHit? {
    let button = mapButtons(cardTop, geometry).first { $0.frame.contains(x, y) }
    return button.map { $0.isDisabled ? .header : .mapButton(SceneTarget($0)) }
  }

  /// The buttons of row and column, from the screen's upper left corner: on a low screen the row lies over the column.
  func mapButtons(_ cardTop: Double, _ geometry: SceneGeometry) -> [MapButton] {
    let edge = geometry.bottomButtonsEdge(cardTop: core.hasCard ? cardTop : nil)
    return core.topFacts.row.map { $0.lowered(by: edge) } + core.topFacts.column
  }
}

extension Frame {
  fileprivate func contains(_ x: Double, _ y: Double) -> Bool {
    x >= self.x && x < self.x + width && y >= self.y && y < self.y + height
  }

  /// How far a place is from the middle, squared.
  fileprivate func distance(_ x: Double, _ y: Double) -> Double {
    (x - midX) * (x - midX) + (y - midY) * (y - midY)
  }
}
