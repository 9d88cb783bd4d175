import CardLayout
import CardModel
import LayoutCore

extension LaidOutPage {
  /// Lays out a scene at rest.
  init(for use: PageUse, _ scene: CardScene, _ environment: CardEnvironment, _ measurer: inout TextMeasurer) {
    let environment = environment.resolved(for: scene)
    let stage = SceneStage(scene, environment, &measurer)
    self.init(for: use, environment, width: environment.width, &measurer) { $0.add(SceneComponent(stage: stage)) }
  }
}
