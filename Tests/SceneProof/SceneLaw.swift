import CardModel
import SceneLayout
import SceneMotion

/// What holds of every scene, whatever has happened to it.
enum SceneLaw {
  /// What `machine` breaks at any time; nil when all is well.
  static func broken(_ machine: SceneMachine) -> String? {
    let (frame, screen) = (machine.frame, machine.geometry.screen)
    let figures = [
      frame.cardTop, frame.y, frame.restTop, frame.page, frame.scrollOffset, frame.leavingTop ?? 0,
      machine.state.duration,
    ]
    guard figures.allSatisfy(\.isFinite) else { return "there is a figure that is none" }
    for share in [
      frame.fade, frame.shade, frame.dim, frame.buttonsAlpha, frame.contentAlpha, frame.overlays, frame.info,
    ]
    where !(0...1).contains(share) { return "an opacity is \(share)" }
    for top in [frame.cardTop, frame.leavingTop ?? frame.cardTop]
    where top < screen.safeTop - slack || top > screen.height + slack { return "a card is at \(top)" }
    guard frame.scrollOffset > -slack else { return "the content is scrolled by \(frame.scrollOffset)" }
    return bounded(machine.state, machine.facts)
  }

  /// Rounding that is no fault.
  static let slack = 1e-9

  /// A scene keeps no more than its stack and its cards.
  private static func bounded(_ state: SceneState, _ facts: SceneFacts) -> String? {
    guard !state.stack.isEmpty else { return "there is no card" }
    guard state.changes.count <= facts.scene.cards.count, state.effects.isEmpty else { return "changes pile up" }
    for entry in state.stack {
      let pages = facts.cards[entry.card].pages.count
      if entry.offsets.count > max(pages, 1) + 1 { return "offsets pile up" }
      if pages > 0, !(0..<pages).contains(entry.page) { return "page \(entry.page) of \(pages) shows" }
    }
    return state.stack.dropLast().contains { $0.saved == nil } ? "a covered card has no saved position" : nil
  }

  /// What `machine`, in which nothing moves, breaks.
  ///
  /// - Parameter isTurned: Whether the screen has changed since the card moved last: the map takes touches as before.
  static func brokenAtRest(_ machine: SceneMachine, isTurned: Bool) -> String? {
    let (frame, state, geometry) = (machine.frame, machine.state, machine.geometry)
    guard state.motion == nil, state.turn == nil, frame.leavingTop == nil else { return "something moves" }
    guard frame == machine.frame(at: state.time + 100).at(state.time) else { return "something goes on to move" }
    if !state.showsOverlays, frame.buttonsAlpha + frame.dim + frame.overlays > 0 { return "hidden overlays show" }
    guard frame.page == Double(machine.page ?? state.top.page) else { return "page \(frame.page) shows" }
    guard machine.hasCard else { return machine.position == .collapsed ? nil : "a map alone is \(machine.position)" }
    if state.finger != nil { return underFinger(machine) }
    if frame.dim > 0, state.isMapInteractive, !isTurned { return "a dimmed map takes touches" }
    if frame.dim > 0, geometry.isAtSide { return "the map is dimmed beside a card" }
    let lowest = geometry.screen.height - geometry.screen.safeBottom - geometry.metrics.collapsedMin
    if frame.cardTop > max(lowest, geometry.screen.safeTop) + slack { return "the card is at \(frame.cardTop)" }
    if machine.facts.isAsShipped { return asShipped(machine) }
    return frame.y == geometry.y(machine.position) ? nil : "\(machine.position) is at \(frame.y)"
  }

  private static func asShipped(_ machine: SceneMachine) -> String? {
    let counted = machine.geometry.position(y: machine.frame.y)
    return machine.position == counted ? nil : "y \(machine.frame.y) counts as \(counted), not \(machine.position)"
  }

  private static func underFinger(_ machine: SceneMachine) -> String? {
    let (y, geometry) = (machine.frame.y, machine.geometry)
    // As shipped a card stays where a larger screen had it, until it moves.
    if machine.facts.isAsShipped { return nil }
    let isInside = y >= geometry.extendedY - slack && y <= geometry.collapsedY + slack
    return isInside || geometry.extendedY > geometry.collapsedY ? nil : "a finger has the card at \(y)"
  }
}

extension SceneFrame {
  /// The same at another time.
  fileprivate func at(_ time: Double) -> SceneFrame {
    var frame = self
    frame.time = time
    return frame
  }
}
