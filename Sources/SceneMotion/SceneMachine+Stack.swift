import CardModel
import SceneLayout

// Pushing, popping, swapping.
extension SceneMachine {
  /// Puts the card at `index` on top, in the order of VC L865–1114.
  mutating func push(_ index: Int, isAnimated: Bool = true, copiesStyle: Bool = true) {
    let old = core.cover()
    let bars = core.bars
    core.state.stack.append(core.entry(index, over: old, copiesStyle: copiesStyle))
    core.moveBars(from: bars, in: isAnimated ? core.metrics.push : 0)
    come(over: old, isAnimated: isAnimated)
  }

  /// Puts the card at `index` in the place of the top card (VC L1310–1341).
  mutating func swap(_ index: Int, isAnimated: Bool = true) {
    let current = position
    let old = core.cover()
    let entry = core.entry(index, over: old, copiesStyle: true)
    let bars = core.bars
    core.state.stack[core.state.stack.count - 1] = entry
    // As shipped an absent position differs from every one.
    let isElsewhere =
      core.facts.isAsShipped
      ? core.facts.scene.cards[index].position != current : core.target(of: index, from: current) != current
    core.moveBars(from: bars, in: isAnimated && isElsewhere ? core.metrics.push : 0)
    come(over: old, isAnimated: isAnimated && isElsewhere)
  }

  private mutating func come(over old: StackedCard, isAnimated: Bool) {
    core.state.allowsDragging = true
    core.state.pages.jump(to: Double(core.state.top.page))
    core.state.recallOffset(within: core.scrollRange)
    let (built, depth) = (core.state.top, core.state.stack.count)
    answerBuilt(built.card)
    for page in core.facts.cards[built.card].pages { answerBuilt(page) }
    // What was built may have gone elsewhere by itself.
    guard core.state.top.card == built.card, core.state.stack.count == depth else {
      if core.state.tellsCards { core.tell(old, .didDisappear) }
      return
    }
    core.interrupt()
    core.state.letGo()
    let target = core.target(of: core.state.top.card, from: old.saved)
    core.state.fixedTitle = core.titleHeight
    if core.state.tellsCards { core.tell(core.state.top, .willAppear) }
    core.handMapOver(to: target)
    core.state.y.jump(to: core.geometry.y(target))
    // What comes has its content, or none, from the start.
    core.state.contentAlpha.jump(to: core.geometry.contentAlpha(target))
    let duration = isAnimated ? (core.facts.isSheet ? core.metrics.fade : core.metrics.push) : 0
    core.state.slide.jump(to: isAnimated && !core.facts.isSheet ? 1 : 0)
    if isAnimated {
      core.state.slide.go(to: 0, at: core.state.time, in: duration, .spring(damping: core.metrics.pushDamping))
      core.state.shade.jump(to: 0)
      core.state.shade.go(to: core.facts.shade, at: core.state.time, in: duration, .easeInOut)
      if core.facts.isSheet { core.state.fade(in: duration, comes: true) }
    }
    core.begin(.push(over: old), to: target, in: duration, .spring(damping: core.metrics.pushDamping))
  }

  /// Removes the top card, in the order of VC L1136–1297; a second pop while one runs does nothing.
  mutating func pop(isAnimated: Bool = true) {
    if case .pop = core.state.motion?.kind { return }
    guard core.state.stack.count > 1 else {
      guard core.facts.scene.isDismissable else { return }
      core.state.asksForDismissal = true
      return core.state.tell(core.facts.scene.source.id ?? "", .requestDismissal)
    }
    core.endTurn()
    core.state.keepMap(core.look)
    let current = position
    let seen = core.frame
    core.state.leavingStart = seen.cardTop
    core.interrupt()
    core.state.letGo()
    (core.state.finger, core.state.typing) = (nil, nil)
    core.state.keepOffset()
    let bars = core.bars
    var old = core.state.stack.removeLast()
    old.saved = current
    core.moveBars(from: bars, in: isAnimated ? core.metrics.pop : 0)
    core.state.tellsCards = core.state.isVisible
    if core.state.tellsCards {
      core.tell(core.state.top, .willAppear)
      core.tell(old, .willDisappear)
      core.deselectOnAppear()
    }
    core.state.allowsDragging = true
    core.state.pages.jump(to: Double(core.state.top.page))
    core.state.recallOffset(within: core.scrollRange)
    core.state.fixedTitle = core.titleHeight
    let target = core.restored(from: current)
    core.handMapOver(to: target)
    core.state.y.jump(to: core.geometry.y(target))
    // What comes back has its content as it was left.
    core.state.contentAlpha.jump(to: core.geometry.contentAlpha(core.state.top.saved ?? target))
    let duration = isAnimated ? (core.facts.isSheet ? core.metrics.fade : core.metrics.pop) : 0
    core.state.shade.jump(to: isAnimated ? core.facts.shade : 0)
    core.state.shade.go(to: 0, at: core.state.time, in: duration, .easeInOut)
    core.state.slide.jump(to: 0)
    core.state.travel.jump(to: 0)
    if isAnimated, core.hasCard, !core.facts.isSheet {
      // It stands where it was seen below one that still came, else where the one above it was let go, and goes from there to
      // its place.
      core.state.travel.jump(to: (seen.coveredTop ?? seen.cardTop) - core.frame.restTop)
      core.state.travel.go(to: 0, at: core.state.time, in: duration, .spring(damping: core.metrics.popDamping))
    }
    if isAnimated {
      core.state.slide.go(
        to: core.facts.isSheet ? 0 : 1, at: core.state.time, in: duration, .spring(damping: core.metrics.popDamping))
      core.state.leaving = old
      if core.facts.isSheet { core.state.fade(in: duration, comes: false) }
    }
    core.begin(.pop(old), to: target, in: duration, .spring(damping: core.metrics.popDamping))
  }

}
