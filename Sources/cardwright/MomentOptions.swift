import ArgumentParser
import CardAnalysis
import CardLayout
import CardModel
import Rendering
import SourceText

/// Which moment of which scenario of a scene is drawn.
struct MomentOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Draw a moment of this scenario; by default its end.", valueName: "id"))
  var scenario: String?

  // A number below 0 is none, and said so, and no option.
  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The moment is in this Step of the scenario, counted from 1.", valueName: "n"))
  var step: Int?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      """
      How many seconds after the step began, which is when a finger lets go; by default when all has come to rest, or the \
      next step begins.
      """,
      valueName: "seconds"))
  var at: Double?

  func validate() throws {
    if scenario == nil, step != nil || at != nil { throw ValidationError("--step and --at go with --scenario.") }
    if step == nil, at != nil { throw ValidationError("--at counts from the beginning of a step: say --step.") }
    if let step, step < 1 { throw ValidationError("--step takes a number from 1 on.") }
    if let at, !(0...600).contains(at) { throw ValidationError("--at takes seconds from 0 to 600.") }
  }

  /// The moment of the scene in `snapshot`; nil where none is asked for.
  func picture(_ snapshot: DocumentSnapshot, _ environment: CardEnvironment) throws(CommandFailure) -> MotionPicture? {
    guard let scenario else { return nil }
    let known = snapshot.scenarios
    guard let wanted = known.first(where: { $0.source.id == scenario }) else {
      let ids = known.compactMap(\.source.id)
      let advice =
        Spelling.nearest(to: scenario, among: ids).map { "did you mean “\($0)”?" }
        ?? (ids.isEmpty ? "it has no scenarios" : "there are: \(ids.joined(separator: ", "))")
      throw CommandFailure("\(snapshot.uri) has no scenario “\(scenario)”; \(advice)")
    }
    let count = wanted.steps.count { if case .event = $0 { true } else { false } }
    if let step, step > count {
      throw CommandFailure("there is no step \(step) in “\(scenario)”: it has \(count)")
    }
    let moment = snapshot.scene(environment) { scene, environment, measurer in
      var camera = ScenarioCamera(scene, environment)
      return camera.moment(of: wanted, step: step, at: at, &measurer)
    }
    guard let picture = moment?.picture else {
      throw CommandFailure("“\(scenario)” cannot run: \(moment?.trouble ?? "the file describes no scene")")
    }
    return picture
  }
}
