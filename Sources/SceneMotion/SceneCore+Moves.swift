import CardModel
import SceneLayout

// Motions of the card from position to position.
extension SceneCore {
  /// Moves the card as the app, a tap or a key does (VC L1734–1747).
  mutating func move(to wanted: CardPosition, isAnimated: Bool = true) {
    guard hasCard, facts.geometry.mode == .floating, hasMap || facts.profile == .release else { return }
    interrupt()
    state.finger = nil
    begin(.move, to: resolve(wanted), in: isAnimated ? metrics.move : 0, .easeOut)
  }

  /// Moves one step up or down; at the end it stays.
  mutating func step(up: Bool) {
    switch (position, up) {
    case (.collapsed, true), (.extended, false): move(to: .peaking)
    case (.peaking, true): move(to: .extended)
    case (.peaking, false): move(to: .collapsed)
    default: return
    }
  }

  /// Begins a motion to `target`; without duration it is over at once.
  mutating func begin(
    _ kind: StackMotion.Kind, to target: CardPosition, in duration: Double, _ curve: MotionCurve
  ) {
    state.position = target
    state.scrollsFreely = false
    state.duration = duration
    if case .move = kind { state.endTravel(at: frame.y) }
    state.y.go(to: geometry.y(target), at: state.time, in: duration, curve)
    state.isMapInteractive = takesMapTouches(target)
    show(in: duration, curve)
    guard duration > 0 else { return complete(kind) }
    state.motion = StackMotion(kind: kind, end: state.time + duration)
  }

  /// Lets dimming and content come with the card to what they are where it goes, and buttons in their own time (VC L1522–1533).
  mutating func show(in duration: Double, _ curve: MotionCurve) {
    let (dim, buttons) = mapAlphas
    state.dim.go(to: dim, at: state.time, in: duration, curve)
    state.contentAlpha.go(to: geometry.contentAlpha(state.position), at: state.time, in: duration, curve)
    state.buttonsAlpha.go(to: buttons, at: state.time, in: duration > 0 ? metrics.fade : 0, .linear)
  }

  /// Opacity of the shade over the map and of its buttons once the card is where it goes.
  var mapAlphas: (dim: Double, buttons: Double) {
    guard state.showsOverlays else { return (0, 0) }
    return hasCard && !facts.isSheet
      ? (geometry.dim(state.position), geometry.buttonsAlpha(state.position)) : (0, 1)
  }

  /// Whether the card on top has a header.
  var hasHeader: Bool { geometry.headerContent != nil }

  /// Which bars the card on top has at the upper edge of the screen.
  var bars: (header: Bool, sticky: Bool) { (hasHeader, topFacts.sticky > 0) }

  /// Header and sticky bar come or go with the card that has come on top, where there was one before or not (VC L2157–2187).
  mutating func moveBars(from before: (header: Bool, sticky: Bool), in duration: Double) {
    let (bars, fade) = (bars, min(metrics.fade, duration))
    state.header.turn(from: before.header, to: bars.header, at: state.time, in: fade)
    state.sticky.turn(from: before.sticky, to: bars.sticky, at: state.time, in: fade)
  }

  /// Breaks off the running motion: its end is not reported, but a card that was disappearing has disappeared; in a pop it is
  /// seen until it is gone.
  mutating func interrupt() {
    guard let motion = state.motion else { return }
    state.motion = nil
    switch motion.kind {
    case .move: return
    case .push(let old), .pop(let old): change(from: old)
    }
  }

  /// Counts a card that is still arriving as arrived, so that its pages can be, too; the motion itself goes on.
  mutating func arrive() {
    guard let motion = state.motion else { return }
    switch motion.kind {
    case .move: return
    case .push(let old), .pop(let old):
      change(from: old)
      state.motion = StackMotion(kind: .move, end: motion.end)
    }
  }

  /// One card has gone and another has come.
  private mutating func change(from old: StackedCard) {
    if state.tellsCards {
      tell(old, .didDisappear)
      tell(state.top, .didAppear)
    }
    landOnFocus()
  }

  /// A motion has come to its end.
  mutating func complete(_ kind: StackMotion.Kind) {
    state.settled = state.position
    state.mapPosition = nil
    switch kind {
    case .move:
      if let map = state.map { state.tell(map, .padding) }
    case .push(let old), .pop(let old):
      state.letGo()
      change(from: old)
      if !state.tellsCards { return }
    }
    tell(state.top.card, .didMove(state.position))
  }

  /// Content and buttons show how far the finger has the card (VC L1597–1607).
  mutating func follow() {
    let (geometry, y) = (geometry, state.y.to)
    let way = geometry.collapsedY - geometry.peakY
    state.contentAlpha.jump(to: way > 0 ? min(max((geometry.collapsedY - y) / way, 0), 1) : 1)
    state.buttonsAlpha.jump(to: facts.isSheet ? 1 : geometry.buttonsAlpha(draggedTo: y))
  }
}

extension MotionTrack {
  /// Lets something come or go that `was` there or not, and `is` or not.
  fileprivate mutating func turn(from was: Bool, to `is`: Bool, at time: Double, in duration: Double) {
    let comes = `is` && !was
    jump(to: comes && duration > 0 ? 0 : 1)
    guard `is` != was else { return }
    go(to: comes ? 1 : 0, at: time, in: duration, comes ? .easeOut : .easeIn)
  }
}
