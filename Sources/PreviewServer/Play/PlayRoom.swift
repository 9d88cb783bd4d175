import CardAnalysis
import CardLayout
import CardModel
import JSON
import LayoutCore
import SceneLayout
import SceneMotion
import Synchronization

/// A scene that a page plays in one of its views.
final class PlayRoom: Sendable {
  /// The text that is played.
  let snapshot: DocumentSnapshot
  /// Held while something happens; one thing happens after the other, so that nobody waits for it.
  let stage: Mutex<PlayStage>

  /// A room for the scene of `snapshot` at its start; nil where there is none, or its fonts are damaged.
  init?(_ snapshot: DocumentSnapshot, _ environment: CardEnvironment) {
    guard let scene = snapshot.playedScene, let stage = PlayStage(scene, environment) else { return nil }
    self.snapshot = snapshot
    self.stage = Mutex(stage)
  }
}

extension DocumentSnapshot {
  /// The scene that the document describes; nil for a card.
  var playedScene: CardScene? { if case .scene(let scene) = card.root { scene } else { nil } }
}

/// What happens in a scene that is played, and what its page has of its layers.
struct PlayStage: ~Copyable {
  let scene: CardScene
  /// The screen on which it began.
  let first: CardEnvironment
  /// The screen now.
  private(set) var environment: CardEnvironment
  private(set) var session: PlaySession
  private var measurer: TextMeasurer
  private var layers: SceneLayerStore
  private var facts: [CardEnvironment: SceneFacts]
  /// The looks that the page has, by their numbers.
  private var looks: [SceneLook: Int] = [:]
  private var stacks: [[SceneLayer]] = []
  /// The drawings that the page has.
  private var pictures: Set<Int> = []
  /// What takes taps, as the page was told last.
  var places: [TouchPlace] = []
  /// How much of the trace and of the record the page has for good.
  var traced = 0
  var recorded = -1

  /// More looks than this are forgotten, so that a long play stays small.
  private static let lookLimit = 256

  init?(_ scene: CardScene, _ environment: CardEnvironment) {
    guard let fonts = FontFaces.faces(of: environment.typeface) else { return nil }
    var measurer = TextMeasurer(fonts)
    let facts = Self.facts(scene, environment, &measurer)
    guard let session = PlaySession(facts) else { return nil }
    (self.scene, first, self.environment, self.session) = (scene, environment, environment, session)
    (self.facts, layers) = ([environment: facts], SceneLayerStore(scene))
    self.measurer = measurer
  }

  private static func facts(
    _ scene: CardScene, _ environment: CardEnvironment, _ measurer: inout TextMeasurer
  ) -> SceneFacts {
    var store = SceneFactsStore(scene, environment, findsTargets: true)
    return store.facts(nil, &measurer)
  }

  /// Lets `input` happen at `time` in seconds of the scene's clock.
  mutating func handle(_ input: PlayInput, at time: Double) { session.handle(input, at: time) }

  /// Claims what holds at `time`.
  mutating func pin(at time: Double) {
    session.advance(to: time)
    session.pin()
  }

  /// The screen becomes that of `environment` at `time`.
  mutating func turn(to environment: CardEnvironment, at time: Double) {
    guard environment != self.environment else { return }
    let facts = self.facts[environment] ?? Self.facts(scene, environment, &measurer)
    self.facts[environment] = facts
    self.environment = environment
    session.handle(.resize(facts, device: ScenarioText.deviceID(environment, in: scene)), at: time)
  }

  /// `scenario` as it runs on its own device.
  mutating func film(_ scenario: Scenario) -> ScenarioFilm {
    var runner = ScenarioRunner(scene, first)
    return runner.film(scenario, &measurer)
  }

  /// What was played, as the text of a scenario.
  var scenarioText: ScenarioText {
    ScenarioText(session.record.steps, on: first, and: Array(facts.keys), in: scene)
  }

  /// The number of a look, and its layers when the page has not got them yet.
  mutating func number(of look: SceneLook) -> (look: Int, layers: [SceneLayer]?) {
    if let known = looks[look] { return (known, nil) }
    let stack = layers.layers(of: look, &measurer)
    looks[look] = stacks.count
    stacks.append(stack)
    return (stacks.count - 1, stack)
  }

  /// The layers of the look with a number.
  func layers(of look: Int) -> [SceneLayer] { stacks[look] }

  /// Forgets what the page has where that has become too much; the page then forgets it as well.
  ///
  /// - Parameter always: Whether the page begins with nothing.
  mutating func forgetLooks(always: Bool) -> Bool {
    guard always || stacks.count > Self.lookLimit else { return false }
    (looks, stacks, pictures) = ([:], [], [])
    layers = SceneLayerStore(scene)
    return true
  }

  /// Whether the page has not got a drawing, which it gets now.
  mutating func isNew(_ picture: Int) -> Bool { pictures.insert(picture).inserted }
}
