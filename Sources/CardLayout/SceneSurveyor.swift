package import CardModel
package import LayoutCore

/// Measures the parts of a scene's cards on one screen: what has to be known before anything moves.
package struct SceneSurveyor {
  private let scene: CardScene
  /// What they are measured for.
  package let environment: CardEnvironment

  /// A surveyor of the cards of `scene` in `environment`, whose width and height are those of the screen.
  package init(_ scene: CardScene, _ environment: CardEnvironment) {
    self.scene = scene
    self.environment = environment
  }

  /// Height in points of the title of `card`, or of its page `page`, without the grab handle.
  package func titleHeight(
    of card: SceneCard, page: SceneCard?, at position: CardPosition, _ measurer: inout TextMeasurer
  ) -> Double {
    let stage = stage(card, page, position)
    let handle = stage.hasGrabHandle ? stage.scene.grabHandle.room : 0
    return max(0, measured(stage, &measurer) { $0.titleBlock(stage) } - handle)
  }

  /// Height in points of what the header of `card` holds; nil when it shows none.
  package func headerHeight(of card: SceneCard, _ measurer: inout TextMeasurer) -> Double? {
    let stage = stage(card, nil, .extended)
    guard let header = stage.header else { return nil }
    if let height = header.height { return height }
    return max(SceneFigures.headerContent, measured(stage, &measurer) { $0.headerContent(header, stage) })
  }

  /// Height in points of the content of `card`.
  package func contentHeight(of card: SceneCard, _ measurer: inout TextMeasurer) -> Double {
    let stage = stage(card, nil, .extended)
    return measured(stage, &measurer) { $0.sceneContent(stage) }
  }

  private func measured(
    _ stage: SceneStage, _ measurer: inout TextMeasurer, _ content: (inout Composition<TraceList>) -> Void
  ) -> Double {
    LaidOutPage(across: stage.geometry.contentWidth, environment, &measurer, content).layout.size.height
  }

  // MARK: Targets

  /// What takes taps in grab handle and title of `card`, from their upper left corner.
  package func titleTargets(of card: SceneCard, _ measurer: inout TextMeasurer) -> [SceneTarget] {
    let stage = stage(card, nil, .extended)
    return targets(stage, &measurer) { $0.titleBlock(stage) }
  }

  /// What takes taps in the content of `card`, from its upper left corner.
  package func contentTargets(of card: SceneCard, _ measurer: inout TextMeasurer) -> [SceneTarget] {
    let stage = stage(card, nil, .extended)
    return targets(stage, &measurer) { $0.sceneContent(stage) }
  }

  /// What takes taps in the header of `card`, from the upper left corner of what it holds.
  package func headerTargets(of card: SceneCard, _ measurer: inout TextMeasurer) -> [SceneTarget] {
    let stage = stage(card, nil, .extended)
    guard let header = stage.header else { return [] }
    return targets(stage, &measurer) { $0.headerContent(header, stage) }
  }

  private func targets(
    _ stage: SceneStage, _ measurer: inout TextMeasurer, _ content: (inout Composition<PaintList>) -> Void
  ) -> [SceneTarget] {
    let page = LaidOutPage(across: stage.geometry.contentWidth, environment, &measurer, content)
    var assembly = SceneAssembly(page, measurer.fonts)
    return assembly.assemble().compactMap { SceneTarget($0) }
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
