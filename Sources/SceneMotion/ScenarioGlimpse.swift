package import CardModel

/// What a step of a scenario begins with.
package struct ScenarioGlimpse: Sendable {
  /// The step's number, counted from 1; 0 for the start of the scenario.
  package var step: Int
  /// What happens; nil at the start.
  package var event: StepEvent?
  /// The scene before it happens.
  package var before: SceneMachine
  /// The scene just after it has happened, before anything has moved.
  package var after: SceneMachine
  /// When the next step begins, in seconds of the scene's clock; nil where everything comes to rest before.
  package var end: Double?

  init(step: Int, event: StepEvent?, before: SceneMachine, after: SceneMachine? = nil, end: Double? = nil) {
    (self.step, self.event, self.before, self.after, self.end) = (step, event, before, after ?? before, end)
  }

  /// Whether nothing moves at `time`, in seconds of the scene's clock.
  func isAtRest(at time: Double) -> Bool {
    var machine = after
    machine.advance(to: time)
    return machine.isAtRest
  }

  /// The scene `seconds` after the step began, or at its end.
  package func sample(at seconds: Double?) -> MotionSample {
    var machine = after
    if let seconds {
      machine.advance(to: before.state.time + seconds)
    } else if let end {
      machine.advance(to: end)
    } else {
      machine.settle()
    }
    return machine.sample
  }
}
