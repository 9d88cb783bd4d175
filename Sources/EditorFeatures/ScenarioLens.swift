package import CardAnalysis
import CardModel
package import SceneMotion
package import SourceText
import XMLSyntax

/// What is said above a scenario, or above a scene of all of its scenarios, and runs them.
package struct ScenarioLens: Hashable, Sendable {
  /// Where it belongs: the name of the element.
  package var range: ByteRange
  /// Their result, such as `Run · 2 claims fail`.
  package var title: String
  /// The scenario's id; nil for all of the scene.
  package var scenario: String?
}

extension DocumentSnapshot {
  /// One for the scene and one for each scenario; none while the text is wrong, as nothing would run.
  package var scenarioLenses: [ScenarioLens] {
    let reports = judgedScenarios
    guard !reports.isEmpty, let root = tree.root else { return [] }
    let all = ScenarioLens(range: tree.nameRange(of: root), title: "Run · " + ScenarioReport.summary(reports))
    return [all]
      + reports.map { report in
        ScenarioLens(
          range: tree.nameRange(of: report.scenario.source.node), title: "Run · " + report.summary,
          scenario: report.scenario.source.id)
      }
  }
}

extension ScenarioReport {
  /// Its result, in a few words.
  package var summary: String {
    switch outcome {
    case .passed: "passed"
    case .error: "cannot run"
    case .failed: Self.words(problems)
    }
  }

  private static func words(_ problems: [ScenarioProblem]) -> String {
    var (claims, steps, circles) = (0, 0, 0)
    for problem in problems {
      switch problem.kind {
      case .claimFails: claims += 1
      case .stepImpossible: steps += 1
      case .actionsCircle: circles += 1
      }
    }
    return [
      claims > 0 ? claims == 1 ? "1 claim fails" : "\(claims) claims fail" : nil,
      steps > 0 ? steps == 1 ? "1 step is impossible" : "\(steps) steps are impossible" : nil,
      circles > 0 ? "actions never end" : nil,
    ].compactMap { $0 }.joined(separator: ", ")
  }

  /// The result of `reports` together, such as `3 scenarios, 1 fails`.
  package static func summary(_ reports: [ScenarioReport]) -> String {
    let count = reports.count == 1 ? "1 scenario" : "\(reports.count) scenarios"
    let failing = reports.count { $0.outcome != .passed }
    return "\(count), " + (failing == 0 ? "all pass" : failing == 1 ? "1 fails" : "\(failing) fail")
  }
}
