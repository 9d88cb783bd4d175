import CardModel
import SceneMotion
import SourceText
import Testing

@Suite("The scenarios of the examples")
struct ExampleScenarioTests {
  @Test("Every claim of every example holds", arguments: Examples.scenes.map(\.name))
  func everyClaimHolds(name: String) throws {
    let scene = try #require(Examples.scene(name))
    for report in try Examples.reports(scene) {
      let problems = report.failures.map { "\($0.message) at \($0.source.range.start)" }
      #expect(problems.isEmpty, "\(report.scenario.source.id ?? ""): \(report.trace.map(\.text))")
      #expect(report.trouble == nil && report.circle == nil)
    }
  }
}
