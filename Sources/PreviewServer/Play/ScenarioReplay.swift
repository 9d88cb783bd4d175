import CardLayout
import CardModel
import LayoutCore
import SceneLayout
import SceneMotion

/// A scenario of the file that runs before somebody's eyes: step by step, with time to read between them.
struct ScenarioReplay {
  /// A claim, and whether it holds.
  struct Claim {
    var source: PartSource
    /// When it is looked at, in seconds of what is shown.
    var time: Double
    var text: String
    var holds: Bool
  }

  /// The moments of one step, and how much later they are shown than they happen.
  struct Part {
    var samples: [MotionSample]
    var delay: Double
  }

  /// Seconds between two steps, so that one sees what belongs to which.
  private static let pause = 0.6

  let device: String
  private(set) var size = Size(0, 0)
  private(set) var trace: [TraceEntry] = []
  private(set) var claims: [Claim] = []
  /// Why it cannot run.
  private(set) var trouble: String?
  private let steps: [ScenarioStep]
  private var index = 0
  private var machine: SceneMachine?
  private var delay = 0.0
  /// When the last step has come to rest, in seconds of what is shown.
  private var shown = 0.0
  private var recent: [TraceEntry] = []

  init(_ scenario: Scenario, _ stage: inout PlayStage) {
    device = scenario.device ?? ""
    steps = scenario.steps
    guard let device = stage.scene.devices.first(where: { $0.source.id == scenario.device }) else {
      trouble = "there is no device “\(scenario.device ?? "")”"
      return
    }
    let facts = stage.facts(on: device, with: scenario.profile)
    size = Size(facts.geometry.screen.width, facts.geometry.screen.height)
    machine = SceneMachine(facts, stack: scenario.restore)
    collect()
  }

  /// What the next step shows; nil when there is none.
  mutating func next(_ stage: inout PlayStage) -> Part? {
    guard machine != nil else { return nil }
    if index == 0, delay == 0 {
      delay = Self.pause
      return Part(samples: machine.map { [$0.sample] } ?? [], delay: 0)
    }
    guard index < steps.count else { return nil }
    let step = steps[index]
    index += 1
    switch step {
    case .expect(let claims, let within, let source):
      compare(claims, within, source)
      return Part(samples: [], delay: delay)
    case .event(.wait(let seconds), _):
      guard let now = machine?.state.time else { return nil }
      let samples = machine?.samples(until: now + seconds) ?? []
      machine?.advance(to: now + seconds)
      shown = now + seconds + delay
      collect()
      return Part(samples: samples, delay: delay)
    case .event(let event, _):
      recent = []
      if case .resize(let id) = event, let device = stage.scene.devices.first(where: { $0.source.id == id }) {
        let facts = stage.facts(on: device, with: machine?.facts.profile)
        machine?.handle(.resize(facts))
      } else if var played = machine {
        Gesture.play(event, on: &played)
        machine = played
      }
      if index < steps.count, case .event(.wait, _) = steps[index] {
        collect()
        return Part(samples: machine.map { [$0.sample] } ?? [], delay: delay)
      }
      let part = Part(samples: machine?.samples() ?? [], delay: delay)
      machine?.settle()
      shown = (machine?.state.time ?? 0) + delay
      collect()
      delay += Self.pause
      return part
    }
  }

  private mutating func compare(_ claims: [ScenarioClaim], _ within: Double, _ source: PartSource) {
    guard let machine else { return }
    let reading = SceneReading(machine, recent)
    for claim in claims {
      let holds = reading.holds(claim, within: within)
      let actual = holds ? "" : ", not \(reading.actual(claim).text)"
      self.claims.append(
        Claim(
          source: source, time: shown, text: "\(claim.attribute) \(claim.text)\(actual)",
          holds: holds))
    }
  }

  private mutating func collect() {
    for case .told(var entry) in machine?.takeEffects() ?? [] {
      recent.append(entry)
      entry.time += delay
      trace.append(entry)
    }
  }
}
