import CardLayout
import CardModel
import LayoutCore
import Standards

/// Grab handle and title of a card: what stays of one that is collapsed.
struct SceneTitleComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    page.within(stage.geometry.contentWidth - SceneFigures.titleLeading - SceneFigures.titleTrailing) { page in
      page.column(BoxStyle(width: .fill)) { column in
        if stage.hasGrabHandle { grabHandle(into: &column) }
        switch stage.title {
        case .none: break
        case .standard(let title, let subtitle, let accessory):
          labels(title, subtitle, into: &column)
          if let accessory, !accessory.hidesWhenCollapsed || stage.position != .collapsed {
            column.add(
              BarComponent(
                items: accessory.items, height: accessory.height, source: accessory.source,
                side: SceneFigures.titleLeading))
          }
        case .custom(let custom):
          column.add(
            BarComponent(
              items: custom.items, height: custom.height, source: custom.source, side: SceneFigures.titleLeading))
        }
      }
    }
  }

  private func grabHandle(into page: inout Composition) {
    let handle = stage.scene.grabHandle
    let words =
      handle.labels[stage.position]?.string
      ?? stage.position.word(handle.source?.language ?? stage.scene.source.language)
    page.column(
      BoxStyle(width: .fill, padding: Insets(top: handle.above, bottom: handle.below), horizontal: .center),
      Paint(
        role: .button,
        label: handle.hint.map { Punctuation(handle.source?.language).list([words, $0.string]) } ?? words,
        source: handle.source, isRead: true
      )
    ) {
      let fill = ColorToken(stage.style?.grabHandleColor ?? "secondaryLabel", opacity: 0.6)
      $0.leaf(
        BoxStyle(width: .fixed(handle.width), height: .fixed(handle.height)),
        Paint(content: .surface(Surface(fill: fill, cornerRadius: handle.height / 2))))
    }
  }

  /// Title on as many lines as it needs, subtitle below it, the close button at the end.
  private func labels(_ title: CardText, _ subtitle: CardText?, into page: inout Composition) {
    let style = stage.style
    let font = page.environment.label(style?.titleTextStyle ?? "body", style?.titleWeight ?? .bold)
    page.overlay(BoxStyle(width: .fill, horizontal: .trailing)) { overlay in
      overlay.column(
        BoxStyle(
          width: .fill,
          padding: Insets(
            top: SceneFigures.titleTop, leading: SceneFigures.titleLeading, bottom: SceneFigures.titleBottom,
            trailing: SceneFigures.titleTrailing))
      ) { column in
        column.text(title, font, ColorToken(style?.titleColor ?? "primaryLabel"), role: .heading)
        if let subtitle, column.shows(subtitle.source) {
          let font = column.environment.subtitle(style)
          column.text(subtitle, font, ColorToken(style?.subtitleColor ?? "secondaryLabel"))
        }
      }
      if stage.isClosable {
        closeButton(middle: SceneFigures.titleTop + overlay.context.setting(font).leading / 2, into: &overlay)
      }
    }
  }

  /// A round button with a cross whose middle is 28 points from the end; one of glass is larger and clear.
  ///
  /// It is a picture of one size whatever that of the texts: the room beside the labels does not grow either.
  private func closeButton(middle: Double, into page: inout Composition) {
    let style = stage.style
    let isGlass = style?.closeButton == .glass
    let size = isGlass ? SceneFigures.glassButton : SceneFigures.closeButton
    let fill = ColorToken(
      style?.closeBackground ?? (isGlass ? "primaryBackground" : "tertiaryGroupedBackground"),
      opacity: isGlass ? SceneFigures.glassOpacity : 1)
    let surface = Surface(
      fill: fill, stroke: isGlass ? .separator : nil, strokeWidth: isGlass ? SceneFigures.mapButtonBorder : 0,
      cornerRadius: size / 2)
    page.column(
      BoxStyle(
        padding: Insets(top: max(0, middle - size / 2), trailing: SceneFigures.closeMiddle - size / 2))
    ) { column in
      column.row(
        BoxStyle(width: .fixed(size), height: .fixed(size), horizontal: .center, vertical: .center),
        Paint(
          content: .surface(surface), role: .button, label: DrawnWord.close(stage.card?.source.language), isRead: true,
          isTouchable: true)
      ) {
        $0.icon(
          "close", isGlass ? SceneFigures.glassCross : SceneFigures.closeCross,
          ColorToken(style?.closeCrossColor ?? "secondaryLabel"))
      }
    }
  }
}

extension CardPosition {
  /// What a screen reader calls a card there.
  fileprivate var word: DrawnWord {
    switch self {
    case .collapsed: .cardMinimised
    case .peaking: .cardHalf
    case .extended: .cardFull
    }
  }
}

extension CardEnvironment {
  /// How a label in the style called `name` is set: the line is as high as the system's labels are, not as Dynamic Type's
  /// leading says; `lines` hold at every text size.
  func label(_ name: String, _ weight: TitleWeight, lines: Int = 0) -> Font {
    let size = metrics(TextStyle.allCases.first { $0.name == name } ?? .body).size
    let font = Font.points(size, leading: SceneFigures.labelLine(size)).lines(lines)
    return switch weight {
    case .regular: font
    case .semibold: font.semibold
    case .bold: font.bold
    }
  }

  /// How a subtitle is set: on one line, but for accessibility sizes, at which little of it would be left.
  func subtitle(_ style: CardStyle? = nil) -> Font {
    label(
      style?.subtitleTextStyle ?? "subheadline", style?.subtitleWeight ?? .regular, lines: isAccessibilitySize ? 0 : 1)
  }
}
