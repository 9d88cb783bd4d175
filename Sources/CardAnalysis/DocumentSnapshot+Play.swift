package import CardLayout
import CardModel

extension DocumentSnapshot {
  /// The card as people have left it who play it, laid out anew for `environment`; a scene as it rests.
  package func scene(_ environment: CardEnvironment, playing state: PlayState) -> PositionedScene? {
    if case .scene = card.root { return scene(environment) }
    let environment = branded(environment)
    return language.measurers.with(environment.typeface) {
      PositionedScene(card(in: environment).root, environment, playing: state, &$0)
    }
  }

  /// What can be touched on `scene`, which is its own as people have left it; nil for a scene over a map.
  package func playTargets(_ scene: PositionedScene, playing state: PlayState) -> PlayTargets? {
    if case .scene = card.root { return nil }
    return PlayTargets(scene, card(in: scene.environment).root, playing: state)
  }
}
