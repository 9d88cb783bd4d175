import CardLayout
import CardModel
import LayoutCore

/// The bar at the lower edge of the screen, over the card.
struct BottomBarComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    guard let bar = stage.card?.bottomBar ?? stage.page?.bottomBar, bar.isShown, stage.position != .collapsed else {
      return
    }
    stage.addAtBottom(to: &page) { overlay in
      overlay.column(
        BoxStyle(width: .fill, padding: Insets(bottom: stage.geometry.screen.safeBottom)),
        Paint(content: .surface(Surface(fill: ColorToken("primaryBackground"))), role: .footer, source: bar.source)
      ) { column in
        column.separator(nil)
        stage.clear(into: &column) { $0.add(BarComponent(items: bar.items, height: bar.height, source: bar.source)) }
      }
    }
  }
}

/// The buttons that float in a row over the card.
struct FloatingRowComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    // The shipped code asks the card on top alone.
    let own = stage.scene.profile == .spec ? stage.page?.floatingRow : nil
    guard let floating = own ?? stage.card?.floatingRow else { return }
    let actions = floating.actions.filter { page.shows($0.text.source) && !$0.isHiddenButton }
    guard !actions.isEmpty else { return }
    // At accessibility sizes below one another, each as wide as the card lets it be.
    let isStacked = page.environment.isAccessibilitySize && actions.count > 1
    let fills = floating.alignment == .fill || isStacked
    let edges = stage.geometry.contentInsets
    stage.addAtBottom(to: &page, above: stage.geometry.screen.safeBottom + floating.above) { overlay in
      overlay.container(
        isStacked ? .column : fills ? .equalRow : .row,
        BoxStyle(
          width: .fill, height: .atLeast(CardFigures.touchTarget),
          padding: Insets(leading: floating.inset + edges.leading, trailing: floating.inset + edges.trailing),
          spacing: floating.spacing, horizontal: floating.alignment.horizontal, vertical: .center),
        Paint(role: .footer, source: floating.source)
      ) { box in
        box.within(stage.geometry.contentWidth - 2 * floating.inset) { box in
          for action in box.environment.enabled(actions) { add(action, fills: fills, to: &box) }
        }
      }
    }
  }

  /// A button on a surface of its own, so that the content below does not shine through.
  private func add(_ action: Action, fills: Bool, to page: inout Composition) {
    page.column(
      BoxStyle(
        width: Extent(min: CardFigures.buttonWidth, grows: fills), height: .atLeast(CardFigures.touchTarget),
        vertical: .center),
      Paint(
        content: .surface(
          Surface(
            fill: ColorToken("primaryBackground"), cornerRadius: CardFigures.buttonRadius,
            shadowLevel: CardFigures.shadowLevel)))
    ) { $0.add(.button(action, fills: true)) }
  }
}

/// The round button that floats over the card.
struct FloatingButtonComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    guard let button = stage.page?.floatingButton ?? stage.card?.floatingButton, page.shows(button.text.source)
    else { return }
    let geometry = stage.geometry
    stage.addAtBottom(to: &page, above: geometry.screen.safeBottom + button.bottom, .trailing) { overlay in
      overlay.column(BoxStyle(padding: Insets(trailing: button.trailing + geometry.contentInsets.trailing))) {
        add(button, to: &$0)
      }
    }
  }

  private func add(_ button: FloatingButton, to page: inout Composition) {
    let surface = Surface(
      fill: ColorToken(button.color ?? "tintColor"), cornerRadius: button.size / 2,
      shadowLevel: CardFigures.shadowLevel)
    page.overlay(
      BoxStyle(width: .fixed(button.size), height: .fixed(button.size), horizontal: .center, vertical: .center),
      Paint(
        content: .surface(surface), role: .button, label: button.text.string, source: button.text.source, isRead: true,
        isTouchable: true)
    ) { overlay in
      if !button.isAdd, let file = button.file {
        overlay.leaf(
          BoxStyle(side: button.size),
          Paint(
            content: .image(
              SceneImage(file: file, icon: button.icon, cornerRadius: button.size / 2, fills: true))))
      } else {
        overlay.icon(button.isAdd ? "add" : button.icon ?? "add", button.size * 0.4, .base2)
      }
    }
  }
}

extension SceneStage {
  /// Adds what `content` adds so that it ends `above` points above the lower edge of the screen, across the card.
  fileprivate func addAtBottom(
    to page: inout Composition, above: Double = 0, _ horizontal: HorizontalAlignment = .leading,
    _ content: (inout Composition) -> Void
  ) {
    let height = geometry.screen.height
    ScenePlace(leading: geometry.cardLeading, width: geometry.cardWidth, height: height).add(to: &page) {
      $0.overlay(
        BoxStyle(
          width: .fill, height: .fixed(height), padding: Insets(bottom: above), horizontal: horizontal,
          vertical: .bottom), nil, content)
    }
  }
}

extension FloatingAlignment {
  fileprivate var horizontal: HorizontalAlignment {
    switch self {
    case .leading, .fill: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}
