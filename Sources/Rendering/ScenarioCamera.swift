package import CardLayout
package import CardModel
package import LayoutCore
import SceneLayout
package import SceneMotion

/// Takes pictures of scenarios that run: each layer of a scene is laid out once for all of them.
package struct ScenarioCamera {
  private let scene: CardScene
  private let environment: CardEnvironment
  private var runner: ScenarioRunner
  private var layers: SceneLayerStore

  /// A camera for `scene`, whose texts are set as in `environment`.
  ///
  /// Scenarios run on their own devices if that takes the devices of scenes, and else on its screen.
  package init(_ scene: CardScene, _ environment: CardEnvironment) {
    self.scene = scene
    self.environment = environment
    runner = ScenarioRunner(scene, environment, findsTargets: true)
    layers = SceneLayerStore(scene)
  }

  /// The film of `scenario`, on `device` and with `profile` instead of its own where they are given.
  package mutating func film(
    _ scenario: Scenario, on device: SceneDevice? = nil, with profile: SceneProfile? = nil,
    _ measurer: inout TextMeasurer
  ) -> FilmPicture {
    let film = runner.film(scenario, on: device ?? ownScreen, with: profile, &measurer)
    var known: [SceneLook: [SceneLayer]] = [:]
    for moment in film.shots.lazy.flatMap({ $0.moments }) where known[moment.sample.look] == nil {
      known[moment.sample.look] = layers.layers(of: moment.sample.look, &measurer)
    }
    return FilmPicture(film: film, layers: known)
  }

  /// A moment of `scenario`.
  ///
  /// - Parameters:
  ///   - step: the number of a `Step`, counted from 1, or nil for the end of the scenario.
  ///   - seconds: how long after the beginning of the step, or nil for its end.
  /// - Returns: the picture, nil when there is no such step or the scenario cannot run, and why it cannot.
  package mutating func moment(
    of scenario: Scenario, step: Int?, at seconds: Double?, with profile: SceneProfile? = nil,
    _ measurer: inout TextMeasurer
  ) -> (picture: MotionPicture?, trouble: String?) {
    var wanted: ScenarioGlimpse?
    let report = runner.run(scenario, on: ownScreen, with: profile, &measurer) { glimpse in
      if step == nil || step == glimpse.step { wanted = glimpse }
    }
    let sample = wanted?.sample(at: seconds)
    return (sample.map { MotionPicture($0, layers.layers(of: $0.look, &measurer)) }, report.trouble)
  }

  /// The screen of the environment as a device; nil where scenarios have devices of their own.
  private var ownScreen: SceneDevice? {
    environment.takesSceneDevice ? nil : SceneDevice(environment, source: scene.source)
  }
}

/// A film and the layers that its moments show.
package struct FilmPicture: Sendable {
  /// The film.
  package private(set) var film: ScenarioFilm
  /// The layers of each look.
  let layers: [SceneLook: [SceneLayer]]

  /// Why the scenario could not run; nil when it did.
  package var trouble: String? { film.report.trouble }

  /// The same without the fingers that touch it.
  package var withoutTouches: FilmPicture {
    var picture = self
    picture.film = film.withoutTouches
    return picture
  }

  /// What is seen at `sample`, which is one of the film's.
  package func picture(_ sample: MotionSample) -> MotionPicture { MotionPicture(sample, layers[sample.look] ?? []) }
}

extension SceneDevice {
  /// The screen of `environment`.
  fileprivate init(_ environment: CardEnvironment, source: PartSource) {
    self.init(source: source)
    (width, height, scale) = (environment.width, environment.height, environment.scale)
    (safeTop, safeBottom) = (environment.safeArea.top, environment.safeArea.bottom)
    (safeLeft, safeRight) = (environment.safeArea.leading, environment.safeArea.trailing)
    (widthClass, heightClass) = (environment.sizeClass, environment.verticalSizeClass)
    // Where nobody has chosen it the language decides.
    isRightToLeft = environment.chosenDirection.map { $0 == .rightToLeft }
  }
}
