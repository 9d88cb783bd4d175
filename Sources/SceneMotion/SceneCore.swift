import CardModel
import SceneLayout

/// What a scene is made of, and the motions and changes from which everything is made that happens to it.
struct SceneCore: Sendable {
  /// The scene on its screen.
  var facts: SceneFacts
  /// Everything that changes.
  var state: SceneState
  /// What handlers are still to do.
  var queue = HandlerQueue()

  /// The scene with `stack` on it, or its own when that is empty, and nobody notified yet.
  init(_ facts: SceneFacts, stack: [StackEntry]) {
    self.facts = facts
    state = SceneState(stack: [], position: .extended, y: 0, hasVoiceOver: facts.hasVoiceOver)
    build(stack.isEmpty ? facts.scene.start : stack)
    state.map = mapID
    state.fixedTitle = titleHeight
    state.y.jump(to: geometry.y(state.position))
    state.settled = state.position
    state.pages.jump(to: Double(state.top.page))
    state.recallOffset(within: scrollRange)
    state.isMapInteractive = takesMapTouches(state.position)
    show(in: 0, .linear)
  }
}
