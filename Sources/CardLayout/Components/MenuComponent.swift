import CardModel
import LayoutCore

/// An open menu, as the platform shows it.
struct MenuComponent: Component {
  let actions: [Action]

  /// Its width in points; it grows with the text as far as the screen allows.
  static func width(_ environment: CardEnvironment) -> Double {
    min(environment.scaled(StateFigures.menuWidth), environment.width - 2 * StateFigures.menuEdge)
  }

  func compose(into page: inout Composition) {
    let isAndroid = page.environment.platform == .android
    let surface = Surface(
      fill: .card, stroke: .cardBorder, strokeWidth: CardFigures.borderWidth,
      cornerRadius: isAndroid ? StateFigures.androidMenuRadius : StateFigures.menuRadius,
      shadowLevel: StateFigures.menuShadowLevel, clips: true)
    page.column(
      BoxStyle(
        width: .fill, padding: Insets(vertical: isAndroid ? StateFigures.androidMenuPadding : 0, horizontal: 0)),
      Paint(content: .surface(surface), role: .body, label: DrawnWord.menu(actions.first?.text.source.language))
    ) { column in
      for (index, action) in actions.enumerated() {
        if index > 0, !isAndroid { column.separator(nil) }
        item(action, into: &column)
      }
    }
  }

  /// On iOS the icon ends the row, on Android it begins it.
  private func item(_ action: Action, into page: inout Composition) {
    let environment = page.environment
    let isAndroid = environment.platform == .android
    let color: ColorToken =
      action.isDisabled ? .separator : action.kind == .negative ? .negativeLabel : .primaryLabel
    let side = environment.scaled(CardFigures.headerIcon)
    let least = TouchTargets.leastSide(environment.platform)
    page.row(
      BoxStyle(
        width: .fill, height: .atLeast(least),
        padding: Insets(vertical: StateFigures.menuVertical, horizontal: StateFigures.menuHorizontal),
        spacing: StateFigures.menuHorizontal, vertical: .center),
      .button(action)
    ) { row in
      if isAndroid, let icon = action.icon { row.icon(icon, side, color) }
      row.text(action.text, .body.lines(2), color, role: .none, BoxStyle(width: .fill))
      if !isAndroid, let icon = action.icon { row.icon(icon, side, color) }
    }
  }
}
