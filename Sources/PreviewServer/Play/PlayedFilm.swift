import CardAnalysis
import CardLayout
import CardModel
import SceneMotion
import SourceText
import Standards

/// What a page that plays a scene wants filmed: a scenario of the file, or what was played as the scenario that it would be.
struct PlayedFilm: Sendable {
  /// Longer films are not made for pages, in seconds.
  static let mostSeconds = 120.0

  /// The text that is played.
  let snapshot: DocumentSnapshot
  /// The id of a scenario of the file; nil for what was played.
  let id: String?
  /// What was played, where it is wanted.
  let text: ScenarioText?
  /// How texts are set.
  let environment: CardEnvironment

  /// The film.
  ///
  /// - Throws: why there is none, and what to do.
  func export(touches: Bool) throws(PreviewError) -> (film: FilmExport, name: String) {
    var snapshot = snapshot
    if let edits = text?.edits(in: snapshot), let edited = snapshot.edited(by: edits) { snapshot = edited }
    let id = id ?? text?.id ?? ""
    guard let scenario = snapshot.scenarios.last(where: { $0.source.id == id }) else {
      throw PreviewError("there is no scenario \(id)")
    }
    // A film is never shorter than its steps, which are added up before anything is drawn.
    try limit(seconds(of: scenario, in: snapshot))
    let film = try FilmExport(snapshot, scenario, in: environment, touches: touches)
    try limit(film.seconds)
    return (film, id)
  }

  /// How long the steps of `scenario` take on its own device, without fingers and pauses.
  private func seconds(of scenario: Scenario, in snapshot: DocumentSnapshot) -> Double {
    var environment = environment
    environment.takesSceneDevice = true
    let report = snapshot.scene(environment) { scene, environment, measurer in
      var runner = ScenarioRunner(scene, environment)
      return runner.run(scenario, &measurer)
    }
    return report?.steps.reduce(0) { $0 + $1.seconds } ?? 0
  }

  private func limit(_ seconds: Double) throws(PreviewError) {
    guard seconds > Self.mostSeconds else { return }
    let advice = text == nil ? "film it with" : "insert it as a scenario, and film that with"
    throw PreviewError(
      """
      the film would play for more than \(Int(Self.mostSeconds)) seconds, which are the most here; \
      \(advice) cardwright test --film
      """)
  }
}
