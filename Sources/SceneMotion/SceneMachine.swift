package import CardModel
import SceneLayout

/// A scene as a state machine: events in, states and effects out.
///
/// Nothing in it knows a clock: time is told. The order of what happens is that of TGCardViewController 2.5 (its file at 2.5.1 is cited as VC).
package struct SceneMachine: Sendable {
  var core: SceneCore

  /// The scene on its screen.
  package var facts: SceneFacts { core.facts }
  /// Everything that changes.
  package var state: SceneState { core.state }

  /// The scene at its start, with `stack` instead of its own when that is not empty; nil for a scene without cards.
  package init?(_ facts: SceneFacts, stack: [StackEntry] = []) {
    guard !facts.scene.cards.isEmpty else { return nil }
    core = SceneCore(facts, stack: stack)
    // The push that begins a scene notifies nobody; the card on top appears with it.
    core.tell(core.state.top, .willAppear)
    core.tell(core.state.top, .didAppear)
    core.landOnFocus()
    drain()
    // What is said from the start is there from the start.
    core.state.infoAlpha.jump(to: core.state.infoAlpha.to)
  }

  /// Lets `event` happen now.
  package mutating func handle(_ event: MotionEvent) {
    core.queue.begin()
    apply(event)
    drain()
  }

  /// Lets time go by, until `time` in seconds of the scene's clock.
  package mutating func advance(to time: Double) {
    while let next = nextEnd, next <= time { finish(at: next) }
    core.state.time = max(core.state.time, time)
  }

  /// Lets everything come to rest.
  package mutating func settle() {
    while let next = nextEnd { finish(at: next) }
    core.state.time = core.state.restTime
  }

  /// What was done since it was last asked.
  package mutating func takeEffects() -> [SceneEffect] {
    let effects = core.state.effects
    core.state.effects = []
    return effects
  }

  /// The handler at which actions that only trigger one another were stopped; nil for none.
  package var circle: EventHandler? { core.queue.circle }

  private var nextEnd: Double? {
    [core.state.motion?.end, core.state.turn?.end, core.state.leavingEnd].compactMap { $0 }.min()
  }

  private mutating func finish(at time: Double) {
    core.state.time = max(core.state.time, time)
    if let motion = core.state.motion, motion.end <= time {
      core.state.motion = nil
      core.complete(motion.kind)
    } else if let end = core.state.leavingEnd, end <= time {
      core.state.letGo()
    } else if let turn = core.state.turn {
      core.state.turn = nil
      core.complete(turn: turn.page)
    }
    drain()
  }

  private mutating func apply(_ event: MotionEvent) {
    switch event {
    case .select(let row, let index): select(row, index)
    case .part(let event, let part): touch(event, part) { $0.id == part }
    case .simple(let event): simple(event)
    case .tapPoint(let x, let y): tap(hit(x: x, y: y))
    case .push(let id): core.facts.index(of: id).map { push($0) }
    case .swap(let id): core.facts.index(of: id).map { swap($0) }
    case .setMap(let map): core.setMap(map, of: core.shown)
    case .page(let turn): self.turn(turn, isAnimated: true)
    case .pages(let points): follow(points)
    case .swipe(let points, let velocity): swipe(points, velocity)
    case .move(let position): core.move(to: position)
    case .press(let start, let velocityX, let velocity): press(start, velocityX, velocity)
    case .drag(let points): drag(by: points)
    case .release(let velocity): release(velocity)
    case .cancel: cancel()
    case .scroll(let points, let velocity, let isHeld): scroll(points, velocity, isHeld: isHeld)
    case .keys(let keys): press(keys)
    case .resize(let facts): resize(facts)
    case .toggle(let event, let isOn): toggle(event, isOn)
    case .voiceOverFocus(let edge):
      if core.state.hasVoiceOver, edge > core.geometry.screen.height, position != .extended { core.move(to: .extended) }
    case .titleHeight(let height): core.setTitle(height, nil, nil, of: core.shown)
    }
  }

  private mutating func simple(_ event: SimpleEvent) {
    switch event {
    case .tapTitle: if core.card.stepsByTap, core.state.showsOverlays { core.step(up: true) }
    case .tapMap: tapMap()
    case .close: if core.hasCloseButton { pop() }
    case .pop: pop()
    case .expand: core.step(up: true)
    case .collapse: core.step(up: false)
    // Off in sidebar mode (VC L499).
    case .edgeSwipe: if core.state.stack.count > 1, core.facts.geometry.mode == .floating { pop() }
    case .escape: if core.state.stack.count > 1 { pop() }
    }
  }

}
