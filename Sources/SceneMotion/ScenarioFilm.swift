package import CardModel
package import LayoutCore

/// A scenario as a person would see it: what moves while a finger does, and what moves after it.
package struct ScenarioFilm: Sendable {
  /// What came of it.
  package var report: ScenarioReport
  /// Its steps, the start of the scenario first.
  package private(set) var shots: [FilmShot] = []

  /// The film of a scenario that ended as `report` says and began its steps with `glimpses`.
  init(_ report: ScenarioReport, _ glimpses: [ScenarioGlimpse]) {
    self.report = report
    var failures: [Int: [String]] = [:]
    var step = 0
    for part in report.scenario.steps {
      switch part {
      case .event: step += 1
      case .expect(_, _, let source):
        failures[step, default: []] += report.failures.filter { $0.source == source }.map(\.message)
      }
    }
    shots = glimpses.map { glimpse in
      let outcome = glimpse.step > 0 ? report.steps[glimpse.step - 1] : nil
      return FilmShot(glimpse, outcome, failures[glimpse.step] ?? [])
    }
    guard !shots.isEmpty else { return }
    // Nothing comes behind the last one, though it may be a wait.
    shots[shots.count - 1].isWaited = false
    shots[shots.count - 1].failures += report.circleMessage.map { [$0] } ?? []
  }
}

extension ScenarioRunner {
  /// The film of `scenario`, on `device` and with `profile` instead of its own where they are given.
  package mutating func film(
    _ scenario: Scenario, on device: SceneDevice? = nil, with profile: SceneProfile? = nil,
    _ measurer: inout TextMeasurer
  ) -> ScenarioFilm {
    var glimpses: [ScenarioGlimpse] = []
    let report = run(scenario, on: device, with: profile, &measurer) { glimpses.append($0) }
    return ScenarioFilm(report, glimpses)
  }
}

/// One step of a film.
package struct FilmShot: Sendable {
  /// The step's number, counted from 1; 0 for the start of the scenario.
  package var step: Int
  /// What happens; nil at the start.
  package var event: StepEvent?
  /// What became of the scene; nil at the start.
  package var outcome: StepOutcome?
  /// What is wrong behind the step: the claims that do not hold.
  package fileprivate(set) var failures: [String]
  /// Whether the next step begins before everything has come to rest.
  package fileprivate(set) var isWaited: Bool
  /// What is seen, in order; never empty.
  package private(set) var moments: [Moment] = []

  /// A moment of a shot.
  package struct Moment: Sendable {
    /// Seconds since the step began, those that a finger takes included, for which the scene's clock stands still.
    package var seconds: Double
    /// What is seen.
    package var sample: MotionSample
    /// Whether a finger is down, so that the step is yet to happen.
    package var isTouched = false
  }

  /// Seconds that it takes.
  package var seconds: Double { moments.last?.seconds ?? 0 }

  /// Seconds between two moments.
  package static let interval = 1.0 / 60
  /// The moments that a finger takes whose drag says no time: 0.35 seconds.
  private static let fingerMoments = 21
  private static var fingerTime: Double { Double(fingerMoments) * interval }

  init(_ glimpse: ScenarioGlimpse, _ outcome: StepOutcome?, _ failures: [String]) {
    (step, event, self.outcome, self.failures) = (glimpse.step, glimpse.event, outcome, failures)
    isWaited = glimpse.end.map { end in !glimpse.isAtRest(at: end) } ?? false
    guard step > 0 else {
      moments = [Moment(seconds: 0, sample: glimpse.after.sample)]
      return
    }
    let finger = Self.finger(glimpse)
    moments = finger
    let start = glimpse.after.state.time
    let begin = finger.last.map { $0.seconds + Self.interval } ?? 0
    moments += glimpse.after.samples(until: glimpse.end, every: Self.interval).map { sample in
      Moment(seconds: begin + sample.frame.time - start, sample: sample)
    }
  }

  /// What is seen while a finger moves, which takes the scene no time.
  private static func finger(_ glimpse: ScenarioGlimpse) -> [Moment] {
    switch glimpse.event {
    case .drag(let drag):
      var way: [Double] = []
      var time = fingerTime
      switch drag.course {
      case .straight(let distance, _, _):
        way = Array(repeating: distance / Double(fingerMoments), count: fingerMoments)
      case .path(let places, let seconds):
        way = zip(places.dropFirst(), places).map { $0.y - $1.y }
        time = seconds
      }
      return held(drag, way, in: time, glimpse.before)
    case .swipe: return swiped(glimpse)
    default: return []
    }
  }

  /// The card under a finger that goes `way` downwards bit by bit; as the step itself ends, it is not let go.
  private static func held(
    _ drag: CardDrag, _ way: [Double], in seconds: Double, _ before: SceneMachine
  ) -> [Moment] {
    var machine = before
    var piece = drag
    piece.isHeld = true
    return way.enumerated().map { index, distance in
      piece.course = .straight(distance, velocity: distance, velocityX: 0)
      Gesture.play(.drag(piece), on: &machine)
      return Moment(seconds: seconds * Double(index + 1) / Double(way.count), sample: machine.sample, isTouched: true)
    }
  }

  /// The pages under a finger.
  private static func swiped(_ glimpse: ScenarioGlimpse) -> [Moment] {
    let (start, end) = (glimpse.before.frame.page, glimpse.after.frame.page)
    let count = fingerMoments
    guard start != end else { return [] }
    return (1...count).map { index in
      var sample = glimpse.after.sample
      sample.frame.page = start + (end - start) * Double(index) / Double(count)
      return Moment(
        seconds: fingerTime * Double(index) / Double(count), sample: sample, isTouched: true)
    }
  }
}
