import CardModel
import SceneLayout

// Fingers that drag the card and scroll its content.
extension SceneMachine {
  /// A finger comes down to drag: sideways drags belong to pages and rows (VC L1558–1565).
  mutating func press(_ start: DragStart, _ velocityX: Double, _ velocity: Double) {
    guard core.state.finger == nil, abs(velocityX) <= abs(velocity), core.isDraggable, canBegin(start) else { return }
    take()
  }

  /// Whether a drag that begins at `start` moves the card.
  private func canBegin(_ start: DragStart) -> Bool {
    guard start == .content else { return true }
    return core.card.drag == .card && !(core.shownCard.isRefreshable && position == .extended)
  }

  /// Takes the card where it is seen; a collapsed one where its title stands, whatever the header (VC L1584).
  private mutating func take() {
    core.state.endTravel(at: core.frame.y)
    // A card that still comes is taken where it has come to.
    let comes = core.state.leaving == nil && core.state.slide.value(at: core.state.time) != 0
    let seen = comes ? core.frame.cardTop - core.geometry.headerBottom : core.state.y.value(at: core.state.time)
    core.interrupt()
    if core.state.leaving == nil { core.state.slide.jump(to: 0) }
    core.state.shade.jump(to: 0)
    var base = seen
    if core.geometry.position(y: seen) == .collapsed {
      base = min(seen, core.geometry.collapsedY - core.collapsedHeight - core.geometry.screen.safeBottom)
    }
    let (top, bottom) = (core.geometry.extendedY, core.geometry.collapsedY)
    // A title as high as the way, or a header above a card that still comes, would have it taken above its room.
    if !core.facts.isAsShipped, top <= bottom { base = min(max(base, top), bottom) }
    core.state.finger = DragMotion(base: base)
    core.state.scrollsFreely = false
    core.state.y.jump(to: base)
    core.follow()
  }

  /// The finger goes `points` downwards; the card follows between extended and collapsed.
  ///
  /// Beyond an end the travel adds up as shipped, so that the way back comes first (VC L1590); by the specification the drag
  /// goes on from where the card stands.
  mutating func drag(by points: Double) {
    guard var finger = core.state.finger else { return }
    finger.travel += points
    let wanted = core.facts.isAsShipped ? finger.base + finger.travel : core.state.y.to + points
    core.state.y.jump(to: min(max(wanted, core.geometry.extendedY), core.geometry.collapsedY))
    core.state.finger = finger
    core.follow()
  }

  /// The finger lets go: the card goes on to where its speed leads it (VC L1460–1527).
  mutating func release(_ velocity: Double) {
    guard core.state.finger != nil else { return }
    core.state.finger = nil
    let y = core.state.y.to
    let target = core.hasMap ? SnapRule(core.geometry).target(y: y, velocity: velocity) : .extended
    let way = core.geometry.y(target) - y
    core.begin(
      .move, to: target, in: SnapRule(core.geometry).duration(way: way, velocity: velocity),
      .spring(damping: core.metrics.snapDamping))
  }

  /// The drag is taken away: as shipped the card stays where it is, by the specification it is let go without speed.
  mutating func cancel() {
    guard core.state.finger != nil else { return }
    guard core.facts.profile == .release else { return release(0) }
    core.state.finger = nil
    core.state.position = core.geometry.position(y: core.state.y.to)
  }

  // MARK: Scrolling

  /// Scrolls by `points` towards the end; `velocity` is the finger's, downwards (VC L1639–1701, L2285–2321).
  mutating func scroll(_ points: Double, _ velocity: Double, isHeld: Bool) {
    if let finger = core.state.finger {
      let room = core.state.y.to - finger.base
      guard finger.isScrolling, points > room else { return pull(-points, velocity, isHeld) }
      core.state.y.jump(to: finger.base)
      core.follow()
      core.state.finger = nil
      scroll(points - room, velocity, isHeld: isHeld)
      return rest()
    }
    guard core.isScrollable else {
      // Where the content does not scroll, a finger in it drags the card: from extended only downwards.
      if position != .extended || points < 0, canBegin(.content), core.isDraggable { pull(-points, velocity, isHeld) }
      return
    }
    let offset = core.state.offset.value(at: core.state.time)
    let wanted = offset + points
    core.state.offset.jump(to: min(max(wanted, 0), max(core.scrollRange, offset)))
    if wanted < 0, handsOver {
      take()
      core.state.finger?.isScrolling = true
      pull(-wanted, velocity, isHeld)
    } else if velocity != 0, !isHeld {
      let aim = core.state.offset.to - core.metrics.projection * velocity
      core.state.offset.coast(to: aim, within: 0...max(core.scrollRange, offset), at: core.state.time)
    }
  }

  /// Whether a scroll that reaches the top goes on as a drag.
  private var handsOver: Bool {
    core.isDraggable && core.card.drag == .card && core.geometry.screen.heightClass == .regular
      && core.shownCard.handsScrollOver
      && core.card.handsScrollOver && !core.shownCard.isRefreshable
  }

  /// Lets a card go on to its place that scrolling gives back where it was taken: under way, or where a collapsed one shows its title.
  private mutating func rest() {
    guard !core.facts.isAsShipped, core.state.finger == nil, core.state.motion == nil else { return }
    let way = core.geometry.y(position) - core.state.y.to
    guard way != 0 else { return }
    core.begin(
      .move, to: position, in: SnapRule(core.geometry).duration(way: way, velocity: 0),
      .spring(damping: core.metrics.snapDamping))
  }

  private mutating func pull(_ points: Double, _ velocity: Double, _ isHeld: Bool) {
    if core.state.finger == nil { take() }
    drag(by: points)
    if !isHeld { release(velocity) }
  }
}
