package import CardModel
package import LayoutCore

/// Measures the parts of a scene's cards on one screen: what has to be known before anything moves.
package struct SceneSurveyor {
  private let scene: CardScene
  private let environment: CardEnvironment
  private var measurer: TextMeasurer

  /// A surveyor of the cards of `scene` in `environment`, whose width and height are those of the screen.
  package init(_ scene: CardScene, _ environment: CardEnvironment, _ measurer: TextMeasurer) {
    self.scene = scene
    self.environment = environment
    self.measurer = measurer
  }

  /// What it has learnt about the texts, for whoever measures next.
  package mutating func takeMeasurer() -> TextMeasurer { measurer.take() }

  /// Height in points of the title of `card`, or of its page `page`, without the grab handle.
  package mutating func titleHeight(of card: SceneCard, page: SceneCard?, at position: CardPosition) -> Double {
    let stage = stage(card, page, position)
    let handle = stage.hasGrabHandle ? stage.scene.grabHandle.room : 0
    return max(0, measured(stage) { $0.titleBlock(stage) } - handle)
  }

  /// Height in points of what the header of `card` holds; nil when it shows none.
  package mutating func headerHeight(of card: SceneCard) -> Double? {
    let stage = stage(card, nil, .extended)
    guard let header = stage.header else { return nil }
    if let height = header.height { return height }
    return max(SceneFigures.headerContent, measured(stage) { $0.headerContent(header, stage) })
  }

  /// Height in points of the content of `card`.
  package mutating func contentHeight(of card: SceneCard) -> Double {
    let stage = stage(card, nil, .extended)
    return measured(stage) { $0.sceneContent(stage) }
  }

  private mutating func measured(_ stage: SceneStage, _ content: (inout SceneComposer) -> Void) -> Double {
    var composer = SceneComposer(environment, measurer.take(), draws: false)
    let height = composer.measured(stage.geometry.contentWidth, content)
    measurer = composer.measurer.take()
    return height
  }

  // MARK: Targets

  /// What takes taps in grab handle and title of `card`, from their upper left corner.
  package mutating func titleTargets(of card: SceneCard) -> [SceneTarget] {
    let stage = stage(card, nil, .extended)
    return targets(stage) { $0.titleBlock(stage) }
  }

  /// What takes taps in the content of `card`, from its upper left corner.
  package mutating func contentTargets(of card: SceneCard) -> [SceneTarget] {
    let stage = stage(card, nil, .extended)
    return targets(stage) { $0.sceneContent(stage) }
  }

  /// What takes taps in the header of `card`, from the upper left corner of what it holds.
  package mutating func headerTargets(of card: SceneCard) -> [SceneTarget] {
    let stage = stage(card, nil, .extended)
    guard let header = stage.header else { return [] }
    return targets(stage) { $0.headerContent(header, stage) }
  }

  private mutating func targets(
    _ stage: SceneStage, _ content: (inout SceneComposer) -> Void
  ) -> [SceneTarget] {
    var composer = SceneComposer(environment, measurer.take())
    composer.cardWidth = stage.geometry.contentWidth
    composer.container(.column, nil, { $0.width = .fill }, content)
    let tree = composer.builder.finish()
    measurer = composer.measurer.take()
    let proposal = LayoutProposal(
      width: stage.geometry.contentWidth, scale: environment.scale, direction: environment.direction)
    let layout = Layout(tree, proposal, &measurer)
    var assembly = SceneAssembly(tree: tree, layout: layout, environment: environment, measurer: measurer)
    return assembly.parts(composer.paints).compactMap { SceneTarget($0) }
  }

  /// The scene with `card` alone on its stack.
  private func stage(_ card: SceneCard, _ page: SceneCard?, _ position: CardPosition) -> SceneStage {
    var alone = scene
    alone.cards = [card] + (page.map { [$0] } ?? [])
    alone.root = card.source.id
    // So that there is a close button, if it is to have one.
    alone.isDismissable = true
    alone.start =
      page.map { page in
        [StackEntry(source: card.source, card: card.source.id ?? "", position: nil, page: page.source.id, offset: 0)]
      } ?? []
    var environment = environment
    environment.scenePosition = position
    return SceneStage(alone, environment)
  }
}
