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
      if case .event = part { step += 1 }
      failures[step, default: []] += report.problems.filter { $0.source == part.source }.map { $0.message }
    }
    var down: FingerPlace?
    shots = glimpses.map { glimpse in
      let outcome = glimpse.step > 0 ? report.steps[glimpse.step - 1] : nil
      let finger = FilmFinger(glimpse, down: down)
      down = finger.isHeld ? finger.way.last : nil
      return FilmShot(glimpse, outcome, failures[glimpse.step] ?? [], finger)
    }
    guard !shots.isEmpty else { return }
    // Nothing comes behind the last one, though it may be a wait.
    shots[shots.count - 1].isWaited = false
    shots[shots.count - 1].failures += report.circle.map { [$0.message] } ?? []
  }

  /// The same without the fingers.
  package var withoutTouches: ScenarioFilm {
    var film = self
    for index in film.shots.indices { film.shots[index].removeTouches() }
    return film
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
    /// Index in ``FilmShot/fingerWay`` of the place where a finger is; nil for none.
    package var finger: Int?

    /// Whether `other` shows the same, at whatever time.
    package func isSeen(as other: Moment) -> Bool {
      var copy = sample
      copy.frame.time = other.sample.frame.time
      return finger == other.finger && copy == other.sample
    }
  }

  /// Where a finger goes, in points from the screen's upper left corner; empty for a step without one.
  package private(set) var fingerWay: [FingerPlace] = []

  /// Seconds that it takes.
  package var seconds: Double { moments.last?.seconds ?? 0 }

  /// Seconds between two moments.
  package static let interval = 1.0 / 60

  init(_ glimpse: ScenarioGlimpse, _ outcome: StepOutcome?, _ failures: [String], _ finger: FilmFinger) {
    (step, event, self.outcome, self.failures) = (glimpse.step, glimpse.event, outcome, failures)
    isWaited = glimpse.end.map { end in !glimpse.isAtRest(at: end) } ?? false
    (fingerWay, moments) = (finger.way, finger.moments)
    let start = glimpse.after.state.time
    let begin = moments.last.map { $0.seconds + Self.interval } ?? 0
    let place = finger.isHeld ? fingerWay.indices.last : nil
    moments += glimpse.after.samples(until: glimpse.end, every: Self.interval).map { sample in
      Moment(seconds: begin + sample.frame.time - start, sample: sample, finger: place)
    }
  }

  /// The places that a finger has been at until `moment`, the last of them where it is; empty for none.
  package func touch(at moment: Moment) -> ArraySlice<FingerPlace> { moment.finger.map { fingerWay[...$0] } ?? [] }

  /// Forgets where fingers are.
  fileprivate mutating func removeTouches() {
    fingerWay = []
    for index in moments.indices { moments[index].finger = nil }
  }
}
