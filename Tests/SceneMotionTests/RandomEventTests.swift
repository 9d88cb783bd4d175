import CardLayout
import CardModel
import Foundation
import SceneLayout
import SceneMotion
import Testing

@Suite("Whatever happens to a scene")
struct RandomEventTests {
  /// How many events happen; `RANDOM_EVENTS` asks for more.
  private static let count = ProcessInfo.processInfo.environment["RANDOM_EVENTS"].flatMap(Int.init) ?? 5_000
  private static let eventsOfAScene = 100

  @Test("What must always hold holds, and the same events give the same states")
  func invariants() throws {
    for seed in 0..<UInt64(max(1, Self.count / Self.eventsOfAScene)) {
      var dice = Dice(seed)
      let scene = try RandomScene(&dice)
      var machine = try #require(SceneMachine(scene.facts[0]))
      machine.settle()
      _ = machine.takeEffects()
      var twin = machine
      var law = Law(machine)
      var events: [MotionEvent] = []
      for _ in 0..<Self.eventsOfAScene {
        let event = scene.event(&dice)
        let step = dice.chance(0.5) ? nil : Double.random(in: 0...0.5, using: &dice)
        events.append(event)
        for isTwin in [false, true] {
          var one = isTwin ? twin : machine
          one.handle(event)
          if let step { one.advance(to: one.state.time + step) } else { one.settle() }
          if isTwin { twin = one } else { machine = one }
        }
        #expect(twin.state == machine.state, "seed \(seed)")
        _ = twin.takeEffects()
        guard let broken = law.broken(by: &machine, isAtRest: step == nil) else { continue }
        Issue.record("seed \(seed), event \(events.count), \(event): \(broken) in \(law.told)")
        return
      }
    }
  }

  @Test("A pop brings back what a push has covered")
  func popRestores() throws {
    for seed in 0..<UInt64(200) {
      var dice = Dice(seed)
      var stage = try Stage(
        """
        <PlainCard id="a" map="m"><Title>A</Title><HostedView height="2000">V</HostedView></PlainCard>
        <PlainCard id="b" map="n"><Title>B</Title><HostedView height="2000">V</HostedView></PlainCard>
        """)
      stage.play(
        .move(dice.one(CardPosition.allCases)), .scroll(abs(Double.random(in: 0...500, using: &dice)), velocity: 0))
      let before = stage.machine.frame
      stage.play(.push("b"))
      stage.drag(Double.random(in: -500...500, using: &dice), Double.random(in: -900...900, using: &dice))
      stage.play(.simple(.pop))
      let after = stage.machine.frame
      #expect((after.y, after.cardTop, after.scrollOffset) == (before.y, before.cardTop, before.scrollOffset))
    }
  }
}

/// What must always hold.
private struct Law {
  private var waiting: [String: Int] = [:]
  private var charge: String?
  /// What was told by the last event.
  private(set) var told: [String] = []

  init(_ machine: SceneMachine) { charge = machine.state.map }

  /// What `machine` breaks; nil when all is well.
  mutating func broken(by machine: inout SceneMachine, isAtRest: Bool) -> String? {
    let circle = machine.circle != nil
    told = []
    for case .told(let entry) in machine.takeEffects() {
      told.append(entry.text)
      if let trouble = hear(entry) { return trouble }
    }
    if charge != machine.state.map {
      return "\(charge ?? "nobody") was told to take the map, not \(machine.state.map ?? "nobody")"
    }
    return seen(machine) ?? (isAtRest ? rest(machine, circle) : nil) ?? covered(machine)
  }

  private mutating func hear(_ entry: TraceEntry) -> String? {
    switch entry.call {
    case .willAppear: waiting["\(entry.subject)+", default: 0] += 1
    case .didAppear: waiting["\(entry.subject)+", default: 0] -= 1
    case .willDisappear: waiting["\(entry.subject)-", default: 0] += 1
    case .didDisappear: waiting["\(entry.subject)-", default: 0] -= 1
    case .takeCharge:
      if let charge { return "\(entry.text) while \(charge) has the map" }
      charge = entry.subject
    case .cleanUp:
      if charge != entry.subject { return "\(entry.text) without the map" }
      charge = nil
    default: break
    }
    return waiting.values.contains { $0 < 0 } && !entry.text.contains("did") ? entry.text : nil
  }

  private func seen(_ machine: SceneMachine) -> String? {
    let frame = machine.frame
    let screen = machine.geometry.screen
    let figures = [
      frame.cardTop, frame.y, frame.page, frame.scrollOffset, frame.leavingTop ?? 0, machine.state.duration,
    ]
    guard figures.allSatisfy(\.isFinite) else { return "\(frame)" }
    for share in [frame.shade, frame.dim, frame.buttonsAlpha, frame.contentAlpha, frame.overlays]
    where !(0...1).contains(share) { return "\(frame)" }
    if frame.cardTop < screen.safeTop - 1e-9 || frame.cardTop > screen.height + 1e-9 {
      return "card at \(frame.cardTop)"
    }
    if frame.scrollOffset < -1e-9 { return "scrolled by \(frame.scrollOffset)" }
    return machine.state.stack.isEmpty ? "no card" : nil
  }

  private func rest(_ machine: SceneMachine, _ circle: Bool) -> String? {
    let (frame, geometry) = (machine.frame, machine.geometry)
    guard machine.state.motion == nil, machine.state.turn == nil else { return "still in motion" }
    if let who = waiting.first(where: { $0.value != 0 }) { return "\(who.key) \(who.value) at rest" }
    guard machine.hasCard, machine.state.finger == nil else { return nil }
    let lowest = geometry.screen.height - geometry.screen.safeBottom - geometry.metrics.collapsedMin
    if frame.cardTop > max(lowest, geometry.screen.safeTop) + 1e-9 {
      return "card at \(frame.cardTop), below \(lowest)"
    }
    if machine.facts.profile != .release, !machine.hasMap, machine.position != .extended {
      return "no map, \(machine.position)"
    }
    if machine.facts.profile == .release, machine.position != geometry.position(y: frame.y) {
      return "position at \(frame.y)"
    }
    if frame.dim > 0, machine.state.showsOverlays, geometry.isAtSide { return "dim \(frame.dim) at the side" }
    return nil
  }

  private func covered(_ machine: SceneMachine) -> String? {
    machine.state.stack.dropLast().contains { $0.saved == nil } ? "a covered card has no saved position" : nil
  }
}
