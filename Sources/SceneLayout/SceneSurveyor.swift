package import CardLayout
package import CardModel
package import LayoutCore

/// Measures the parts of a scene's cards on one screen: what has to be known before anything moves.
package final class SceneSurveyor {
  private let scene: CardScene
  /// What they are measured for.
  package let environment: CardEnvironment
  private let labelsTargets: Bool
  /// The stages of cards as they are in the file.
  private var stages: [PartSource: SceneStage] = [:]

  /// A surveyor of the cards of `scene` in `environment`, whose width and height are those of the screen.
  ///
  /// - Parameter labelsTargets: Whether it matters what is spoken of targets; else nothing is.
  package init(_ scene: CardScene, _ environment: CardEnvironment, labelsTargets: Bool = false) {
    self.scene = scene
    self.labelsTargets = labelsTargets
    self.environment = environment
  }

  /// Height in points of the title of `card`, or of its page `page`, without the grab handle.
  ///
  /// - Parameter isOwn: whether the card is as it is in the file.
  package func titleHeight(
    of card: SceneCard, page: SceneCard?, at position: CardPosition, isOwn: Bool = false, _ measurer: inout TextMeasurer
  ) -> Double {
    let stage = isOwn && page == nil && position == .extended ? own(card) : stage(card, page, position)
    let handle = stage.hasGrabHandle ? stage.scene.grabHandle.room : 0
    return max(0, stage.height(of: SceneTitleComponent(stage: stage), environment, &measurer) - handle)
  }

  /// Height in points of what the header of `card` holds; nil when it shows none.
  package func headerHeight(of card: SceneCard, _ measurer: inout TextMeasurer) -> Double? {
    card.headerBar == nil ? nil : own(card).headerHeight(environment, &measurer)
  }

  /// Height in points of the content of `card`.
  package func contentHeight(of card: SceneCard, _ measurer: inout TextMeasurer) -> Double {
    let stage = own(card)
    return stage.height(of: SceneContentComponent(stage: stage), environment, &measurer)
  }

  /// Height in points of the sticky bar of `card`; 0 when it shows none.
  package func stickyHeight(of card: SceneCard, _ measurer: inout TextMeasurer) -> Double {
    card.stickyBar == nil ? 0 : own(card).stickyHeight(environment, &measurer)
  }

  /// The buttons on the map in the column, from the screen's upper left corner, and in the row, y from its lower edge.
  ///
  /// While a header shows, the column has joined the row.
  package func mapButtons(
    of card: SceneCard, stickyHeight: Double
  ) -> (column: [MapButton], row: [MapButton]) {
    let stage = own(card)
    stage.stickyHeight = stickyHeight
    defer { stage.stickyHeight = 0 }
    let groups = PlacedButtons.all(stage, environment, above: 0).map { group in
      stage.geometry.isRightToLeft ? group.buttons.map { $0.mirrored(stage.geometry.screen.width) } : group.buttons
    }
    return (groups[0], groups[1])
  }

  // MARK: Targets

  /// What takes taps in grab handle and title of `card`, from their upper left corner.
  package func titleTargets(of card: SceneCard, _ measurer: inout TextMeasurer) -> [SceneTarget] {
    let stage = stage(card)
    return targets(in: SceneTitleComponent(stage: stage), stage, &measurer)
  }

  /// What takes taps in the content of `card`, from its upper left corner.
  package func contentTargets(of card: SceneCard, _ measurer: inout TextMeasurer) -> [SceneTarget] {
    let stage = stage(card)
    return targets(in: SceneContentComponent(stage: stage), stage, &measurer)
  }

  /// What takes taps in the header of `card`, from the upper left corner of what it holds.
  package func headerTargets(of card: SceneCard, _ measurer: inout TextMeasurer) -> [SceneTarget] {
    guard card.headerBar != nil else { return [] }
    let stage = stage(card)
    guard let header = stage.header else { return [] }
    return targets(in: HeaderBarContent(bar: header, pages: stage.pages), stage, &measurer)
  }

  /// What takes taps in the bars of `card` and what floats over it, from the screen's upper left corner.
  package func barTargets(of card: SceneCard, _ measurer: inout TextMeasurer) -> BarTargets {
    let stage = stage(card)
    stage.stickyHeight = stage.stickyHeight(environment, &measurer)
    let width = stage.geometry.screen.width
    return BarTargets(
      sticky: card.stickyBar == nil
        ? [] : targets(in: StickyBarComponent(stage: stage), stage, across: width, &measurer),
      bottom: card.bottomBar == nil
        ? [] : targets(in: BottomBarComponent(stage: stage), stage, across: width, &measurer),
      row: card.floatingRow == nil
        ? [] : targets(in: FloatingRowComponent(stage: stage), stage, across: width, &measurer),
      button: card.floatingButton == nil
        ? [] : targets(in: FloatingButtonComponent(stage: stage), stage, across: width, &measurer))
  }

  private func targets(
    in part: some Component, _ stage: SceneStage, across width: Double? = nil, _ measurer: inout TextMeasurer
  ) -> [SceneTarget] {
    let parts = LaidOutPage(for: .drawing, across: width ?? stage.geometry.contentWidth, environment, &measurer) {
      $0.add(part)
    }.parts(measurer.fonts)
    let title = stage.title
    // The parts whose taps are those of a target.
    var taken = parts.map { _ in false }
    return parts.indices.compactMap { index in
      let part = parts[index]
      // What stands for the same element inside of it is no target of its own.
      if let source = part.source, let around = part.parent, taken[around], parts[around].source == source {
        taken[index] = true
        return nil
      }
      guard var target = SceneTarget(part, of: title) else { return nil }
      taken[index] = target.takesTaps
      // A frame around others is spoken of where it has a name.
      let isSpoken = target.id != nil || part.source?.element != ElementName.accessory.rawValue
      if labelsTargets, target.takesTaps, isSpoken { target.label = part.label ?? Self.read(in: index, of: parts) }
      return target
    }
  }

  /// What is read of the part at `index` and those that it holds, which follow it.
  private static func read(in index: Int, of parts: [ScenePart]) -> String {
    let held = parts[(index + 1)...].prefix { ($0.parent ?? -1) >= index }
    return (parts[index...index] + held).filter { $0.readingOrder != nil }.compactMap { part in
      if let label = part.label { return label }
      guard case .text(let text) = part.content else { return nil }
      return text.lines.map { $0.string }.joined(separator: " ")
    }
    .joined(separator: ", ")
  }

  /// The scene with `card`, which is as it is in the file, alone on its stack.
  private func own(_ card: SceneCard) -> SceneStage {
    if let known = stages[card.source] { return known }
    let stage = stage(card)
    stages[card.source] = stage
    return stage
  }

  /// The scene with `card` alone on its stack.
  private func stage(
    _ card: SceneCard, _ page: SceneCard? = nil, _ position: CardPosition = .extended
  ) -> SceneStage {
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
