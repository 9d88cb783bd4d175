import CardModel
import SceneLayout

// The screen, the system and the app around the scene.
extension SceneMachine {
  /// The screen becomes another: a turn, a window of another size (VC L562–598).
  mutating func resize(_ next: SceneFacts) {
    let (old, new) = (core.facts.geometry.screen, next.geometry.screen)
    let isMirrored = core.facts.geometry.isRightToLeft != next.geometry.isRightToLeft
    if next.hasVoiceOver != core.facts.hasVoiceOver { core.state.hasVoiceOver = next.hasVoiceOver }
    guard old != new || isMirrored else { return core.facts = next }
    core.interrupt()
    core.state.letGo()
    core.state.travel.jump(to: 0)
    (core.state.finger, core.state.mapPosition) = (nil, nil)
    let y = core.state.y.value(at: core.state.time)
    let named = core.state.position
    core.state.keepOffset()
    core.facts = next
    core.state.recallOffset(within: core.scrollRange)
    if old.widthClass != new.widthClass || old.heightClass != new.heightClass {
      core.state.position = core.allowed(core.resolve(core.state.settled))
      core.state.y.jump(to: core.geometry.y(core.state.position))
      // Until something moves; the map keeps taking touches, or not.
      core.state.scrollsFreely = true
    } else if core.facts.isAsShipped {
      core.state.y.jump(to: y)
      core.state.position = core.geometry.position(y: y)
    } else {
      core.state.position = core.allowed(core.resolve(named))
      core.state.y.jump(to: core.geometry.y(core.state.position))
    }
    core.state.duration = 0
    core.show(in: 0, .linear)
    core.tell(core.state.top, .traits)
  }

  mutating func toggle(_ event: ToggleEvent, _ isOn: Bool) {
    switch event {
    case .visible:
      guard core.state.isVisible != isOn else { return }
      core.state.isVisible = isOn
      if isOn { core.deselectOnAppear() }
      core.tell(core.state.top, isOn ? .willAppear : .willDisappear)
      core.tell(core.state.top, isOn ? .didAppear : .didDisappear)
    case .voiceOver: core.state.hasVoiceOver = isOn
    case .dragging: core.state.allowsDragging = isOn
    case .overlays:
      core.state.showsOverlays = isOn
      // As shipped, whatever it was before (VC L1845).
      if isOn, core.facts.isAsShipped { core.state.allowsDragging = true }
      if !isOn { cancel() }
      core.state.isMapInteractive = core.takesMapTouches(core.state.position)
      core.state.overlays.go(to: isOn ? 1 : 0, at: core.state.time, in: core.metrics.fade, .linear)
      let (dim, buttons) = core.mapAlphas
      core.state.dim.go(to: dim, at: core.state.time, in: core.metrics.fade, .linear)
      core.state.buttonsAlpha.go(to: buttons, at: core.state.time, in: core.metrics.fade, .linear)
    }
  }
}
