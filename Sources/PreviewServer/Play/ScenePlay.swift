import CardAnalysis
import CardLayout
import CardModel
import JSON
import LayoutCore
import SceneLayout
import SceneMotion
import Synchronization

/// A scene that a page plays in one of its views.
final class ScenePlay: Sendable {
  /// The text that is played.
  let snapshot: DocumentSnapshot
  /// Held while something happens; one thing happens after the other, so that nobody waits for it.
  let stage: Mutex<PlayStage>

  /// What was played of an earlier text and does not fit this one: the next may take it again.
  let lost: PlayStage.Played?

  /// A play of the scene of `snapshot`, at its start or behind what was `played`, unless that `isLost`; nil where there is no
  /// scene, or its fonts are damaged.
  convenience init?(
    _ snapshot: DocumentSnapshot, _ environment: CardEnvironment, behind played: PlayStage.Played?, isLost: Bool
  ) {
    guard let scene = snapshot.playedScene(in: environment),
      let stage = PlayStage(scene, snapshot.branded(environment), behind: isLost ? nil : played)
    else { return nil }
    self.init(snapshot, stage, lost: isLost ? played : nil)
  }

  private init(_ snapshot: DocumentSnapshot, _ stage: consuming sending PlayStage, lost: PlayStage.Played?) {
    (self.snapshot, self.lost) = (snapshot, lost)
    self.stage = Mutex(stage)
  }
}

extension DocumentSnapshot {
  /// The scene that the document describes, with its texts as they are in `environment`; nil for a card.
  func playedScene(in environment: CardEnvironment) -> CardScene? { scene(environment) { scene, _, _ in scene } }
}

/// What happens in a scene that is played, and what its page has of it.
struct PlayStage: ~Copyable {
  /// What was played, and where.
  struct Played {
    var record: PlayRecord
    /// The screen on which it began.
    var first: CardEnvironment
    /// The other screens that its steps name.
    var screens: [String: CardEnvironment]
    /// Seconds that have gone by since its last step.
    var since = 0.0

    /// It as the text of a scenario for `scene`.
    func text(in scene: CardScene) -> ScenarioText { ScenarioText(record.steps, on: first, and: screens, in: scene) }
  }

  /// What the page has not got of the record.
  struct RecordPart {
    /// So many of the lines that it has stay.
    var from: Int
    /// Those behind them, each a step or a claim.
    var lines: [String]
    /// What stands before all of them; nil where that is as before.
    var head: String?
    /// Whether nothing more is recorded.
    var isFull: Bool
  }

  private(set) var scene: CardScene
  /// The screen on which it began.
  let first: CardEnvironment
  /// The screen now.
  private(set) var environment: CardEnvironment
  private(set) var session: PlaySession
  private var measurer: TextMeasurer
  private var told: ToldLayers
  /// Whether nothing that the page has shows the scene as it is now.
  private var isOther = false
  private var facts: [CardEnvironment: SceneFacts] = [:]
  /// What was played before the width of the window began to change, after which nothing else has happened.
  private var undragged: PlaySession?
  private var screens: [String: CardEnvironment] = [:]
  /// What takes taps, as the page was told last.
  var places: [TouchPlace] = []
  /// The card on top when the page was told last; empty before.
  private var card = ""
  /// Where VoiceOver was then; empty without it.
  private var focus = ""
  /// How much of the trace the page has for good.
  var traced = 0
  /// The record as the page has it.
  private var recorded: (count: Int, head: String)?
  /// What the page was told of what seldom changes, by its name.
  private var members: [String: JSONValue] = [:]
  /// When it goes on, in seconds of its own clock: what it was begun behind may still move.
  let resumption: Double

  /// What is known of more screens than these is forgotten.
  private static let factsLimit = 16

  /// `scene` on the screen of `environment`: at its start, or behind what was `played` before, which goes on.
  init?(_ scene: CardScene, _ environment: CardEnvironment, behind played: Played? = nil) {
    guard let fonts = FontFaces.faces(of: environment.typeface) else { return nil }
    var measurer = TextMeasurer(fonts)
    // As the facts of the scene have it, which read in its language.
    let environment = environment.reading(scene.source.language)
    let first = played.map { environment.onScreen(of: $0.first) } ?? environment
    let start = Self.facts(scene, first, &measurer)
    let screens = (played?.screens ?? [:]).mapValues { environment.onScreen(of: $0) }
    let others = screens.mapValues { Self.facts(scene, $0, &measurer) }
    guard let session = played.map({ PlaySession(start, behind: $0.record) { others[$0] } }) ?? PlaySession(start)
    else {
      return nil
    }
    (self.scene, self.first, self.session, self.screens) = (scene, first, session, screens)
    self.environment = session.machine.facts.environment
    self.measurer = measurer
    told = ToldLayers(scene)
    resumption = session.machine.state.time + (played?.since ?? 0)
    turn(to: environment, at: resumption)
  }

  private static func facts(
    _ scene: CardScene, _ environment: CardEnvironment, _ measurer: inout TextMeasurer
  ) -> SceneFacts {
    var store = SceneFactsStore(scene, environment, findsTargets: true, labelsTargets: true)
    return store.facts(nil, &measurer)
  }

  /// Lets `input` happen at `time` in seconds of the scene's clock.
  mutating func handle(_ input: PlayInput, at time: Double) {
    undragged = nil
    session.handle(input, at: time)
  }

  /// Claims what is seen at `time`.
  mutating func pin(at time: Double) {
    undragged = nil
    session.advance(to: time)
    session.pin()
  }

  /// The screen becomes that of `environment` at `time`, on which the scene is `shown`, if its texts are others there.
  mutating func turn(to environment: CardEnvironment, _ shown: CardScene? = nil, at time: Double) {
    let environment = environment.reading((shown ?? scene).source.language)
    guard environment != self.environment else { return }
    let old = self.environment
    let isDragged =
      environment.width != old.width && environment.height == old.height && environment.safeArea == old.safeArea
      && (shown ?? scene) == scene
    follow(isDragged: isDragged)
    if environment.typeface != self.environment.typeface, let fonts = FontFaces.faces(of: environment.typeface) {
      measurer = TextMeasurer(fonts)
    }
    if let shown, shown != scene {
      (scene, isOther) = (shown, true)
      told = ToldLayers(shown)
    }
    let facts = self.facts[environment] ?? Self.facts(scene, environment, &measurer)
    if self.facts.count >= Self.factsLimit { self.facts = [:] }
    self.facts[environment] = facts
    self.environment = environment
    if environment == session.machine.facts.environment { return session.advance(to: time) }
    let device = ScenarioText.deviceID(environment, in: scene)
    screens[device] = environment
    session.handle(.resize(facts, device: device), at: time)
  }

  /// Of the widths that a window has while it is dragged only the last is meant: what was played before them goes on.
  private mutating func follow(isDragged: Bool) {
    guard isDragged else { return self.undragged = nil }
    guard let undragged else { return self.undragged = session }
    session = undragged
    (traced, recorded) = (min(traced, session.trace.count), nil)
  }

  /// `scenario` as it runs on its own device.
  mutating func film(_ scenario: Scenario) -> ScenarioFilm {
    var runner = ScenarioRunner(scene, first)
    return runner.film(scenario, &measurer)
  }

  // MARK: Telling

  /// What was played, and where.
  var played: Played { Played(record: session.record, first: first, screens: screens) }

  /// The same once everything has come to rest, as it has when people come back.
  var rested: Played {
    var (played, machine) = (self.played, session.machine)
    machine.settle()
    played.since = max(0, machine.state.time - played.record.last)
    return played
  }

  /// What is not as the page was told last.
  mutating func new(_ members: JSONObject) -> [JSONObject.Member] {
    members.members.filter { self.members.updateValue($0.value, forKey: $0.name) != $0.value }
  }

  /// What the page does not have of the record yet, and has from now on; nil for nothing.
  mutating func newRecord() -> RecordPart? {
    let count = session.record.steps.count
    guard recorded?.count != count else { return nil }
    let text = played.text(in: scene)
    let head = (text.devices + text.lines.prefix(1)).joined(separator: "\n")
    let from = recorded?.count ?? 0
    defer { recorded = (count, head) }
    return RecordPart(
      from: from, lines: Array(text.lines.dropFirst(1 + from).dropLast()), head: recorded?.head == head ? nil : head,
      isFull: session.record.isFull)
  }

  /// The place to which VoiceOver has gone with another card, among those that the page has, or where a keyboard begins on
  /// that; nil where it has stayed.
  mutating func newFocus(_ machine: SceneMachine) -> Int? {
    let state = machine.state
    let card = "\(state.stack.count) \(state.top.card)"
    let focus = state.hasVoiceOver ? state.focus : ""
    defer { (self.card, self.focus) = (card, focus) }
    if state.hasVoiceOver {
      return (card, focus) == (self.card, self.focus) ? nil : places.firstIndex { $0.isNamed(focus) }
    }
    // Where the play begins a keyboard is nowhere yet.
    return card == self.card || self.card.isEmpty ? nil : places.firstIndex { $0.isOfCard(at: machine.frame.cardTop) }
  }

  /// What the page is told of moments of the scene.
  mutating func answer(
    _ seen: [(time: Double, sample: MotionSample)], beginsAnew: Bool, _ assets: inout AssetTable
  ) -> PlayAnswer {
    defer { isOther = false }
    return PlayAnswer(seen, &told, &measurer, beginsAnew: beginsAnew || isOther, &assets)
  }

  /// What it is told of a scenario that runs beside the scene.
  mutating func answer(of replay: ScenarioReplay, _ assets: inout AssetTable) -> PlayAnswer {
    var told = ToldLayers(scene)
    return PlayAnswer(replay.moments, &told, &measurer, beginsAnew: true, &assets)
  }
}
