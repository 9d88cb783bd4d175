import CardLayout
import CardModel
import LayoutCore

extension LaidOutPage {
  /// Lays out a scene at rest.
  init(_ scene: CardScene, _ environment: CardEnvironment, _ measurer: inout TextMeasurer) {
    let environment = environment.resolved(for: scene)
    let stage = SceneStage(scene, environment, &measurer)
    self.init(environment, width: environment.width, &measurer) { $0.add(SceneComponent(stage: stage)) }
  }
}
