import CardLayout
import CardModel
import SceneMotion
import Testing

@Suite("Claims that are wrong")
struct MutationTests {
  @Test("Each claim of each example, broken once, is told with what would hold", arguments: Examples.scenes.map(\.name))
  func brokenClaims(name: String) throws {
    let scene = try #require(Examples.scene(name))
    var measurer = try Examples.measurer()
    var runner = ScenarioRunner(scene, CardEnvironment())
    var count = 0
    for scenario in scene.scenarios {
      for (index, step) in scenario.steps.enumerated() {
        guard case .expect(let claims, let within, let source) = step else { continue }
        for (place, claim) in claims.enumerated() {
          var wrong = scenario
          var broken = claims
          broken[place] = claim.broken(within)
          wrong.steps[index] = .expect(broken, within: within, source)
          let report = runner.run(wrong, &measurer)
          let failure = try #require(report.problems.first, "\(scenario.source.id ?? ""): \(broken[place])")
          guard case .claimFails(broken[place], let actual) = failure.kind else {
            Issue.record("\(failure)")
            continue
          }
          #expect(report.problems.count == 1 && failure.source == source)
          #expect(!failure.message.isEmpty)
          count += 1
          // What it says would hold does hold.
          broken[place] = actual
          wrong.steps[index] = .expect(broken, within: within, source)
          let next = runner.run(wrong, &measurer)
          #expect(next.problems.isEmpty && next.trouble == nil)
        }
      }
    }
    #expect(count > 0)
  }
}

extension ScenarioClaim {
  /// A claim of the same thing that does not hold where this one does.
  fileprivate func broken(_ within: Double) -> ScenarioClaim {
    switch self {
    case .position(let claim, let position): .position(claim, position == .peaking ? .extended : .peaking)
    case .figure(let claim, let figure): .figure(claim, figure + 2 * claim.tolerance(within) + 1)
    case .flag(let claim, let flag): .flag(claim, !flag)
    case .name(let claim, let name): .name(claim, name + "x")
    case .names(let claim, let names): .names(claim, claim == .trace ? names.dropLast() + ["x.built"] : names + ["x"])
    }
  }
}
