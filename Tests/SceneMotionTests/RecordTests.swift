import CardLayout
import CardModel
import Foundation
import SceneLayout
import SceneMotion
import SceneProof
import Testing

@Suite("What was played, as a scenario")
struct RecordTests {
  private static let count = ProcessInfo.processInfo.environment["RANDOM_GESTURES"].flatMap(Int.init) ?? 100

  @Test("Run as a scenario, the record of any gestures comes to the same, and every pin holds")
  func replay() throws {
    for seed in 0..<UInt64(Self.count) {
      var dice = Dice(seed &+ 77_000)
      let scene = try #require(RandomScene(&dice))
      guard var session = PlaySession(scene.facts[0]) else { continue }
      var player = RandomPlayer(facts: Array(scene.facts.prefix(2)))
      for _ in 0..<Int.random(in: 1...12, using: &dice) { player.play(&session, &dice) }
      session.handle(.cancel, at: player.time)
      session.pin()
      let played = session.machine
      // A circle of handlers is stopped at different places when a gesture is told in fewer steps.
      guard played.circle == nil else { continue }
      let written = session.record.steps.map { step in
        "<\(step.element) \(step.attributes.map { "\($0.name)=\"\($0.value)\"" }.joined(separator: " "))/>"
      }
      let replayed = try replay(scene, written)
      #expect(replayed.trace == session.trace.since(0).map(\.text), "seed \(seed): \(written)")
      #expect(replayed.failures.isEmpty, "seed \(seed): \(replayed.failures) in \(written)")
      let facts = scene.facts
      let behind = PlaySession(facts[0], behind: session.record) { $0 == "d0" ? facts[0] : facts[1] }
      #expect(behind?.trace.since(0).map(\.text) == replayed.trace, "seed \(seed): \(written)")
      #expect(behind?.record.steps == session.record.steps)
    }
  }

  /// The trace of the steps that are written, and the claims that do not hold.
  private func replay(_ scene: RandomScene, _ written: [String]) throws -> (trace: [String], failures: [String]) {
    let text = """
      <CardScene xmlns="urn:cardwright:1" id="s" root="a">\
      <Device id="d0"/><Device id="d1"/><Scenario id="t" device="d0">\(written.joined())</Scenario></CardScene>
      """
    let scenario = try #require(Examples.scene(Array(text.utf8))?.scenarios.first)
    var machine = try #require(SceneMachine(scene.facts[0]))
    var report = ReplayedSteps(facts: Array(scene.facts.prefix(2)))
    report.run(scenario.steps, on: &machine)
    return (report.trace, report.failures)
  }
}

/// Somebody who plays without thinking.
private struct RandomPlayer {
  let facts: [SceneFacts]
  private(set) var time = 0.0
  private var device = 0

  init(facts: [SceneFacts]) { self.facts = facts }

  mutating func play(_ session: inout PlaySession, _ dice: inout Dice) {
    time += dice.chance(0.4) ? 5 : Double.random(in: 0...0.4, using: &dice)
    let screen = session.machine.geometry.screen
    let x = Double.random(in: 0...screen.width, using: &dice)
    let y = Double.random(in: 0...screen.height, using: &dice)
    switch Int.random(in: 0..<12, using: &dice) {
    case 0: touch(&session, x, y, ways: [], &dice)
    case 1:
      if let place = session.machine.places.randomElement(using: &dice) {
        session.handle(.activate(place), at: time)
      }
    case 2, 3, 4, 5:
      let turns = Int.random(in: 1...3, using: &dice)
      touch(&session, x, y, ways: (0..<turns).map { _ in (0, Double.random(in: -400...400, using: &dice)) }, &dice)
    case 6: touch(&session, x, y, ways: [(Double.random(in: -300...300, using: &dice), 0)], &dice)
    case 7: touch(&session, 5, y, ways: [(Double.random(in: 0...300, using: &dice), 3)], &dice)
    case 8:
      let place = PlayTouch(x: x, y: y, stamp: time)
      for _ in 0..<3 {
        session.handle(.wheel(place, down: Double.random(in: -200...200, using: &dice), right: 0), at: time)
      }
      time += 0.15
      session.handle(.wheelEnd, at: time)
    case 9: session.handle(.keys(dice.one(["ctrl+up", "ctrl+down", "cmd+[", "ctrl+right", "down", "enter"])), at: time)
    case 10: session.handle(.escape, at: time)
    default:
      device = 1 - device
      session.handle(.resize(facts[min(device, facts.count - 1)], device: "d\(device)"), at: time)
    }
    if dice.chance(0.3) { session.pin() }
  }

  private mutating func touch(
    _ session: inout PlaySession, _ x: Double, _ y: Double, ways: [(x: Double, y: Double)], _ dice: inout Dice
  ) {
    var place = (x: x, y: y)
    session.handle(.down(PlayTouch(x: x, y: y, stamp: time)), at: time)
    for way in ways {
      let count = Int.random(in: 1...8, using: &dice)
      for _ in 0..<count {
        time += 0.016
        place = (place.x + way.x / Double(count), place.y + way.y / Double(count))
        session.handle(.move(PlayTouch(x: place.x, y: place.y, stamp: time)), at: time)
      }
    }
    if dice.chance(0.3) { time += 0.2 }
    let last = PlayTouch(x: place.x, y: place.y, stamp: time)
    session.handle(dice.chance(0.1) ? .cancel : .up(last), at: time)
  }
}

/// Steps as a scenario runs them, on screens that no file describes.
private struct ReplayedSteps {
  let facts: [SceneFacts]
  var trace: [String] = []
  var failures: [String] = []
  private var recent: [TraceEntry] = []

  init(facts: [SceneFacts]) { self.facts = facts }

  mutating func run(_ steps: [ScenarioStep], on machine: inout SceneMachine) {
    if case .event(.wait, _)? = steps.first {} else { machine.settle() }
    collect(&machine)
    for (index, step) in steps.enumerated() {
      switch step {
      case .event(.wait(let seconds), _): machine.advance(to: machine.state.time + seconds)
      case .event(let event, _):
        recent = []
        if case .resize(let id) = event {
          machine.handle(.resize(facts[min(id == "d1" ? 1 : 0, facts.count - 1)]))
        } else {
          Gesture.play(event, on: &machine)
        }
        if index + 1 < steps.count, case .event(.wait, _) = steps[index + 1] {} else { machine.settle() }
      case .expect(let claims, let within, _):
        let reading = SceneReading(machine, recent)
        failures += claims.filter { !reading.holds($0, within: within) }.map {
          "\(index): \($0.attribute) \($0.text), not \(reading.actual($0).text)"
        }
      }
      collect(&machine)
    }
  }

  private mutating func collect(_ machine: inout SceneMachine) {
    for case .told(let entry) in machine.takeEffects() {
      recent.append(entry)
      trace.append(entry.text)
    }
  }
}
