import CardLayout
package import CardModel
import LayoutCore
import SceneMotion
import Standards

/// Which scenarios run, and on what.
package struct ScenarioSelection: Sendable {
  /// Part of the ids of the scenarios that are wanted; nil for all.
  package var filter: String?
  /// The built-in device on which they run instead of their own.
  package var device: String?
  /// The profile with which they run instead of their own.
  package var profile: SceneProfile?

  /// All of them, as the file has them.
  package static let all = ScenarioSelection()

  /// Those whose ids contain `filter`, on `device` and with `profile` where these are given.
  package init(filter: String? = nil, device: String? = nil, profile: SceneProfile? = nil) {
    (self.filter, self.device, self.profile) = (filter, device, profile)
  }

  /// Whether `scenario` is wanted.
  package func contains(_ scenario: Scenario) -> Bool {
    guard let filter, !filter.isEmpty else { return true }
    return scenario.source.id?.contains(filter) ?? false
  }

  func reports(
    _ scene: CardScene, _ measurer: inout TextMeasurer, while goesOn: (_ done: Int, _ count: Int) -> Bool
  ) -> [ScenarioReport] {
    var runner = ScenarioRunner(scene, CardEnvironment())
    let place = device.map { name in
      var device = SceneDevice(source: scene.source)
      device.preset = name
      return device
    }
    let wanted = scene.scenarios.filter(contains)
    var reports: [ScenarioReport] = []
    for scenario in wanted {
      guard goesOn(reports.count, wanted.count) else { break }
      reports.append(runner.run(scenario, on: place, with: profile, &measurer))
    }
    return reports
  }
}
