package import CardLayout
package import CardModel
package import LayoutCore

/// Runs the scenarios of one scene.
package struct ScenarioRunner {
  private let scene: CardScene
  private var store: SceneFactsStore

  /// A runner for `scene`, whose texts are set as in `environment`.
  ///
  /// - Parameter findsTargets: Whether somebody wants to know what stands where, though no step touches anything.
  package init(_ scene: CardScene, _ environment: CardEnvironment, findsTargets: Bool = false) {
    self.scene = scene
    let steps = scene.scenarios.flatMap { $0.steps }
    store = SceneFactsStore(
      scene, environment, findsTargets: findsTargets || steps.contains { $0.touches },
      measuresContent: steps.contains { $0.asksForContent }
        || (scene.start + scene.scenarios.flatMap { $0.restore }).contains { $0.offset > 0 })
  }

  /// Runs `scenario`, on `device` and with `profile` instead of its own where they are given.
  ///
  /// - Parameter watching: is told what each step begins with, the start of the scenario first.
  package mutating func run(
    _ scenario: Scenario, on device: SceneDevice? = nil, with profile: SceneProfile? = nil,
    _ measurer: inout TextMeasurer, watching: ((ScenarioGlimpse) -> Void)? = nil
  ) -> ScenarioReport {
    let profile = profile ?? scenario.profile ?? scene.profile
    let name = device?.preset ?? device?.source.id ?? scenario.device ?? ""
    var report = ScenarioReport(scenario: scenario, device: name, profile: profile, place: device)
    guard let device = device ?? self.device(scenario.device) else {
      report.trouble = "there is no device “\(scenario.device ?? "")”"
      return report
    }
    guard let machine = SceneMachine(store.facts(device, with: profile, &measurer), stack: scenario.restore) else {
      report.trouble = "the scene has no cards"
      return report
    }
    var run = Run(machine: machine, report: report)
    run.collect()
    var start = watching.map { _ in ScenarioGlimpse(step: 0, event: nil, before: run.machine) }
    run.rest(before: scenario.steps.first, &start)
    if let start { watching?(start) }
    for (index, step) in scenario.steps.enumerated() {
      switch step {
      case .event(let event, let source):
        let (start, told) = (run.machine.state.time, run.report.trace.count)
        // The scene is only kept for somebody who looks.
        var glimpse = watching.map { _ in
          ScenarioGlimpse(step: run.report.steps.count + 1, event: event, before: run.machine)
        }
        let next = scenario.steps.dropFirst(index + 1).first
        if let obstacle = play(event, before: next, profile, &measurer, &run, &glimpse) {
          run.report.problems.append(
            ScenarioProblem(source: source, kind: .stepImpossible(event, obstacle: obstacle), traced: told))
        }
        run.note(source, since: start, told)
        if let glimpse { watching?(glimpse) }
      case .expect(let claims, let within, let source): run.compare(claims, within, source)
      }
    }
    run.report.seconds = run.machine.state.time
    if let circle = run.machine.circle {
      run.report.problems.append(
        ScenarioProblem(
          source: circle.source, kind: .actionsCircle(circle.event), traced: run.report.trace.count))
    }
    return run.report
  }

  private func device(_ id: String?) -> SceneDevice? { id.flatMap { id in scene.devices.first { $0.source.id == id } } }

  /// Lets one step happen; everything comes to rest before the next, unless that one waits.
  ///
  /// - Returns: why nothing comes of it, where people cannot do it now.
  private mutating func play(
    _ event: StepEvent, before next: ScenarioStep?, _ profile: SceneProfile, _ measurer: inout TextMeasurer,
    _ run: inout Run, _ glimpse: inout ScenarioGlimpse?
  ) -> String? {
    if case .wait(let seconds) = event {
      run.machine.advance(to: run.machine.state.time + seconds)
      glimpse?.end = run.machine.state.time
      run.collect()
      return nil
    }
    run.recent = []
    var obstacle: String?
    if case .resize(let id) = event {
      if let device = device(id) { run.machine.handle(.resize(store.facts(device, with: profile, &measurer))) }
    } else {
      obstacle = Gesture.play(event, on: &run.machine)
    }
    glimpse?.after = run.machine
    run.rest(before: next, &glimpse)
    return obstacle
  }
}

/// A scenario that runs.
private struct Run {
  var machine: SceneMachine
  var report: ScenarioReport
  /// The trace since the last step.
  var recent: [TraceEntry] = []

  mutating func collect() {
    for case .told(let entry) in machine.takeEffects() {
      recent.append(entry)
      report.trace.append(entry)
    }
  }

  /// Lets everything come to rest, unless the `next` step waits: then the glimpse ends now.
  mutating func rest(before next: ScenarioStep?, _ glimpse: inout ScenarioGlimpse?) {
    if case .event(.wait, _) = next { glimpse?.end = machine.state.time } else { machine.settle() }
    collect()
  }

  /// Notes what became of the scene by the step at `source`, which began at `start` with so many entries `told`.
  mutating func note(_ source: PartSource, since start: Double, _ told: Int) {
    report.steps.append(
      StepOutcome(
        source: source, card: machine.facts.id(machine.state.top.card), position: machine.position,
        cardTop: machine.frame.cardTop, seconds: machine.state.time - start, told: told..<report.trace.count))
  }

  mutating func compare(_ claims: [ScenarioClaim], _ within: Double, _ source: PartSource) {
    let reading = SceneReading(machine, recent)
    for claim in claims where !reading.holds(claim, within: within) {
      report.problems.append(
        ScenarioProblem(
          source: source, kind: .claimFails(claim, actual: reading.actual(claim)), traced: report.trace.count))
    }
  }
}

extension ScenarioStep {
  /// Whether it matters to it what a finger gets to.
  fileprivate var touches: Bool {
    switch self {
    case .event(.tapPoint, _), .event(.select, _), .event(.part, _): true
    case .event, .expect: false
    }
  }

  /// Whether it matters to it how far content scrolls: what is touched may have to be brought up first.
  fileprivate var asksForContent: Bool {
    switch self {
    case .event(.scroll, _), .event(.select, _), .event(.part, _): true
    case .event(.drag(let drag), _): drag.start == .content
    case .event: false
    case .expect(let claims, _, _): claims.contains { if case .flag(.scrollable, _) = $0 { true } else { false } }
    }
  }
}
