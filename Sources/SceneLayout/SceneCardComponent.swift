import CardLayout
import CardModel
import LayoutCore

/// The card over the map, with its title and its content.
struct SceneCardComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    guard let card = stage.card else { return }
    let geometry = stage.geometry
    let isSidebar = stage.scene.mode == .sidebar
    let surface = Surface(
      fill: stage.background, cornerRadius: stage.cardRadius,
      shadowLevel: stage.style?.hasShadow == false || isSidebar ? 0 : CardFigures.shadowLevel, clips: true)
    let top = stage.cardTop
    let height = stage.cardHeight
    ScenePlace(leading: geometry.cardLeading, top: top, width: geometry.cardWidth, height: height).add(
      to: &page,
      Paint(
        content: .surface(surface), role: .card, label: card.label ?? stage.title.spoken, source: card.source)
    ) { column in
      if !stage.isLayered { stage.clear(into: &column) { titleAndContent(height, into: &$0) } }
    }
    guard isSidebar else { return }
    let line = SceneFigures.sidebarLine
    let edge =
      geometry.sideEdge == .leading ? geometry.cardLeading + geometry.cardWidth : geometry.cardLeading - line
    ScenePlace(leading: edge, top: top, width: line, height: geometry.screen.height - top)
      .add(to: &page, Paint(content: .surface(Surface(fill: .separator))))
  }

  private func titleAndContent(_ height: Double, into page: inout Composition) {
    if stage.isScrolled { return scrolled(height, into: &page) }
    title(into: &page)
    if stage.position != .collapsed { page.add(SceneContentComponent(stage: stage)) }
  }

  /// The title, and the line between it and the content, on its last half point.
  private func title(into page: inout Composition) {
    page.add(SceneTitleComponent(stage: stage))
    guard stage.hasSeparator else { return }
    page.add(SeparatorComponent(height: stage.geometry.metrics.separator))
  }

  /// Content that is scrolled or begins beneath the title, and the title above it.
  private func scrolled(_ height: Double, into page: inout Composition) {
    let inset = stage.isTitleOverContent ? stage.contentInset : 0
    let top = stage.isTitleOverContent ? 0 : stage.titleHeight
    // No further than to the end of the content.
    let seen = stage.geometry.screen.height - stage.cardTop - top
    let offset = min(stage.offset, max(0, stage.contentHeight + inset - seen))
    page.overlay(BoxStyle(width: .fill, height: .fixed(height))) { overlay in
      overlay.column(BoxStyle(width: .fill, padding: Insets(top: top))) { column in
        column.column(
          BoxStyle(width: .fill, height: .fixed(height - top)), Paint(content: .surface(Surface(clips: true)))
        ) { column in
          column.column(BoxStyle(width: .fill, padding: Insets(top: inset - offset))) {
            $0.add(SceneContentComponent(stage: stage))
          }
        }
      }
      overlay.column(BoxStyle(width: .fill)) { title(into: &$0) }
    }
  }
}

/// The line between title and content.
struct SeparatorComponent: Component {
  /// In points.
  let height: Double

  func compose(into page: inout Composition) {
    page.leaf(
      BoxStyle(width: .fill, height: .fixed(height)),
      Paint(content: .surface(Surface(fill: ColorToken("separatorOpaque")))))
  }
}

extension CardTitle {
  /// What a screen reader calls the card.
  fileprivate var spoken: String? {
    switch self {
    case .none: return nil
    case .standard(let title, _, _): return title.string
    case .custom(let custom):
      for item in custom.items {
        if case .title(let text) = item { return text.string }
      }
      return nil
    }
  }
}
