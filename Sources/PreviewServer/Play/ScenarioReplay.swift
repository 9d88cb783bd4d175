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

  /// Seconds between two steps, so that one sees what belongs to which.
  private static let pause = 0.6

  /// What is seen, each with the time at which it is shown, in seconds.
  private(set) var moments: [(time: Double, sample: MotionSample)] = []
  /// The trace, at the times at which it is shown.
  private(set) var trace: [TraceEntry] = []
  private(set) var claims: [Claim] = []
  /// What is said of it as a whole.
  let heading: String

  /// The replay of `film`.
  init(_ film: ScenarioFilm) {
    let report = film.report
    let words = [report.scenario.source.id ?? "", report.device, report.circle?.message]
    heading = report.trouble ?? words.compactMap { $0 }.joined(separator: " · ")
    let claims = Self.claims(of: report)
    var start = 0.0
    for shot in film.shots {
      moments += shot.moments.map { (start + $0.seconds, $0.sample) }
      let end = start + shot.seconds
      // A finger and the pauses take the scene no time.
      let delay = end - (shot.moments.last?.sample.frame.time ?? 0)
      let told = shot.outcome?.told ?? 0..<(report.steps.first?.told.lowerBound ?? report.trace.count)
      for var entry in report.trace[told] {
        entry.time += delay
        trace.append(entry)
      }
      for var claim in claims[shot.step] ?? [] {
        claim.time = end
        self.claims.append(claim)
      }
      start = end + (shot.isWaited ? FilmShot.interval : Self.pause)
    }
  }

  /// The screen on which it begins, in points.
  var size: Size {
    moments.first.map { Size($0.sample.look.environment.width, $0.sample.look.environment.height) } ?? Size(0, 0)
  }

  /// All claims behind each step, and why nothing came of it, by its number.
  private static func claims(of report: ScenarioReport) -> [Int: [Claim]] {
    var step = 0
    var found: [Int: [Claim]] = [:]
    for part in report.scenario.steps {
      let problems = report.problems.filter { $0.source == part.source }
      switch part {
      case .event:
        step += 1
        found[step, default: []] += problems.map {
          Claim(source: part.source, time: 0, text: $0.message, holds: false)
        }
      case .expect(let claims, _, let source):
        found[step, default: []] += claims.map { claim in
          let problem = problems.first { $0.attribute == claim.attribute }
          return Claim(
            source: source, time: 0, text: problem?.message ?? "\(claim.attribute) \(claim.text)",
            holds: problem == nil)
        }
      }
    }
    return found
  }
}
