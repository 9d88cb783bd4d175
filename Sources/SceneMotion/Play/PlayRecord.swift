package import CardModel

/// What a person has done to a scene, as the steps of a scenario that come to the same.
package struct PlayRecord: Sendable {
  /// More steps and claims than these are not recorded.
  package static let limit = 1000

  /// The steps and claims, in order; what is recorded stays as it is.
  package private(set) var steps: [RecordedStep] = []
  /// The gesture that is under way.
  private var open: OpenGesture?
  /// When the last step ended, in seconds of the scene's clock.
  package private(set) var last = 0.0
  /// How many entries the trace had before the last step.
  private var traced = 0
  /// Whether something still moves behind the last wait, and no step has come since.
  private var leavesInMotion = false

  /// An empty record.
  init() {}

  /// The record of a scene that `steps` have brought to `machine`, the last of them behind so many entries of the trace.
  init(_ steps: [RecordedStep], _ machine: SceneMachine, traced: Int) {
    (self.steps, self.traced, last) = (steps, traced, machine.state.time)
    if case .event(.wait)? = steps.last { leavesInMotion = machine.isMoving }
  }

  /// Whether nothing more is recorded.
  package var isFull: Bool { steps.count >= Self.limit }

  /// Whether a gesture is under way.
  var isOpen: Bool { open != nil }

  /// A gesture begins with the scene at `machine`, after what `trace` tells.
  mutating func begin(_ machine: SceneMachine, _ trace: PlayTrace) {
    open = OpenGesture(before: machine, traced: trace.count)
  }

  /// `step` happens to the scene at `machine`, by the gesture that is under way.
  mutating func note(_ step: StepEvent, of machine: SceneMachine) {
    open?.events.append(TimedStep(time: machine.state.time, step: step))
  }

  /// The gesture is over, and the scene at `machine`; one from which nothing came is left out.
  mutating func end(_ machine: SceneMachine, _ trace: PlayTrace) {
    guard let gesture = open else { return }
    open = nil
    let told = trace.since(gesture.traced).map { $0.text }
    guard !gesture.events.isEmpty, !isFull else { return }
    if !gesture.isResize, gesture.without(until: machine.state.time).isLike(machine, told) { return }
    let steps = gesture.candidates.first { gesture.after($0).isLike(machine, told) } ?? gesture.exact
    wait(until: gesture.before.state.time, gesture.before)
    self.steps += steps.map { .event($0) }
    (last, leavesInMotion) = (machine.state.time, false)
    traced = gesture.traced + gesture.after(steps).early
  }

  /// Claims what holds of `machine` now, and what `trace` tells since the last step.
  mutating func pin(_ machine: SceneMachine, _ trace: PlayTrace) {
    guard !isFull else { return }
    wait(until: machine.state.time, machine)
    last = machine.state.time
    let reading = SceneReading(machine, Array(trace.since(traced)))
    var claims: [ScenarioClaim] = [
      .name(.top, ""), .position(.position, nil), .figure(.cardTop, 0), .figure(.depth, 0),
    ]
    if machine.page != nil { claims.append(.name(.page, "")) }
    if machine.hasSelection { claims.append(.name(.selected, "")) }
    if machine.frame.scrollOffset > 0 { claims.append(.figure(.scrollOffset, 0)) }
    // At the beginning a scenario has told nothing since a step.
    if !steps.isEmpty, trace.count > traced { claims.append(.names(.trace, [])) }
    steps.append(.expect(claims.map(reading.actual)))
  }

  /// Lets time go by until `time` where something still moves then; what rests would have come to rest anyway.
  private mutating func wait(until time: Double, _ machine: SceneMachine) {
    guard leavesInMotion || machine.isMoving else { return }
    // Without a wait, even of no time, everything would come to rest; behind one, nothing does.
    var seconds = time - last
    while seconds > StepEvent.longestWait, machine.isMoving {
      steps.append(.event(.wait(StepEvent.longestWait)))
      seconds -= StepEvent.longestWait
    }
    steps.append(.event(.waited(seconds)))
    leavesInMotion = machine.isMoving
  }
}

/// A step or a claim that was recorded.
package enum RecordedStep: Hashable, Sendable {
  case event(StepEvent)
  case expect([ScenarioClaim])
}

private struct TimedStep: Sendable {
  var time: Double
  var step: StepEvent
}

/// A gesture as it was made: many small steps.
private struct OpenGesture: Sendable {
  /// The scene when it began.
  let before: SceneMachine
  /// How many entries the trace had then.
  let traced: Int
  var events: [TimedStep] = []

  /// Ways to say the same with fewer words, the shortest first.
  var candidates: [[StepEvent]] {
    guard let last = drags.last, drags.count == events.count else { return [events.map({ $0.step })] }
    let total = drags.reduce(0) { $0 + $1.distance }
    var lists: [[StepEvent]] = []
    if last.drag.start == .content, !last.drag.isCancelled {
      lists.append([.scroll(-total.tidy, velocity: last.velocity)])
    }
    lists.append([.drag(last.drag, total.tidy, last.velocity)])
    lists.append(runs)
    return lists
  }

  /// What was done, sample by sample and in its time.
  var exact: [StepEvent] {
    var steps: [StepEvent] = []
    var time = before.state.time
    for event in events {
      if !steps.isEmpty || event.time > time { steps.append(.waited(event.time - time)) }
      steps.append(event.step)
      time = event.time
    }
    return steps
  }

  private struct Drag {
    var drag: CardDrag
    var distance: Double
    var velocity: Double
  }

  private var drags: [Drag] {
    events.compactMap { event in
      guard case .drag(let drag) = event.step, case .straight(let distance, let velocity, _) = drag.course else {
        return nil
      }
      return Drag(drag: drag, distance: distance, velocity: velocity)
    }
  }

  /// One drag for each way up or down: only where a finger turns does it matter where the card could not follow.
  private var runs: [StepEvent] {
    var steps: [StepEvent] = []
    var way = 0.0
    for drag in drags.dropLast() {
      if way != 0, drag.distance != 0, (way < 0) != (drag.distance < 0) {
        steps.append(.drag(drag.drag, way.tidy, 0))
        way = 0
      }
      way += drag.distance
    }
    guard let last = drags.last else { return steps }
    return steps + [.drag(last.drag, way.tidy, last.velocity)]
  }

  /// The scene at `time` without the gesture.
  func without(until time: Double) -> PlayedScene {
    var scene = PlayedScene(before)
    scene.machine.advance(to: time)
    return scene
  }

  /// Whether the screen became another: what it is then is no part of the state.
  var isResize: Bool { events.contains { if case .resize = $0.step { true } else { false } } }

  /// The scene after `steps`, as a scenario runs them, but for coming to rest after the last.
  func after(_ steps: [StepEvent]) -> PlayedScene {
    var scene = PlayedScene(before)
    for (step, next) in zip(steps, steps.dropFirst().map { $0 } + [.wait(0)]) {
      if case .wait(let seconds) = step {
        scene.machine.advance(to: scene.machine.state.time + seconds)
        continue
      }
      scene.early = scene.toldCount
      Gesture.play(step, on: &scene.machine)
      if case .wait = next {} else { scene.machine.settle() }
    }
    return scene
  }
}

/// A copy of a scene on which steps are tried.
private struct PlayedScene {
  var machine: SceneMachine
  /// How many notifications came before its last step.
  var early = 0

  var toldCount: Int { machine.state.effects.count { if case .told = $0 { true } else { false } } }

  init(_ machine: SceneMachine) {
    self.machine = machine
    _ = self.machine.takeEffects()
  }

  private static func told(by machine: inout SceneMachine) -> [String] {
    machine.takeEffects().compactMap { if case .told(let entry) = $0 { entry.text } else { nil } }
  }

  /// Whether it is as `other` is, now and at rest, and `told` is what it was told.
  func isLike(_ other: SceneMachine, _ told: [String]) -> Bool {
    var (mine, theirs) = (machine, other)
    guard Self.told(by: &mine) == told, mine.state.seen == theirs.state.seen else { return false }
    _ = theirs.takeEffects()
    mine.settle()
    theirs.settle()
    return Self.told(by: &mine) == Self.told(by: &theirs) && mine.state.seen == theirs.state.seen
  }
}

extension StepEvent {
  /// The most seconds that a file may say, and more than anything takes that does not go on forever.
  fileprivate static let longestWait = 10.0

  /// So many seconds go by, to a thousandth.
  fileprivate static func waited(_ seconds: Double) -> StepEvent {
    .wait(min((seconds * 1000).rounded() / 1000, longestWait))
  }

  fileprivate static func drag(_ drag: CardDrag, _ distance: Double, _ velocity: Double) -> StepEvent {
    var drag = drag
    drag.course = .straight(distance, velocity: velocity, velocityX: 0)
    return .drag(drag)
  }
}

extension Double {
  /// Without what adding up tenths leaves behind.
  fileprivate var tidy: Double { (self * 1000).rounded() / 1000 }
}
