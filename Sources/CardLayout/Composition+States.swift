import CardModel
import LayoutCore

// The moments of a card other than rest: fiori.md sections 1, 4.2 and 5.
extension Composition {
  /// `actions` as they are at the moment that is drawn: all disabled, or the most important one done.
  func current(_ actions: [Action]) -> [Action] {
    switch environment.state {
    case .disabled:
      return actions.map { action in
        var action = action
        action.isDisabled = true
        return action
      }
    case .done:
      let ranks: [ActionRole: Int] = [.primary: 0, .secondary: 1, .tertiary: 2]
      guard
        let index = actions.indices.min(by: {
          ranks[actions[$0].role, default: 3] < ranks[actions[$1].role, default: 3]
        })
      else { return actions }
      var result = actions
      result[index] = Self.done(result[index])
      if actions[index].after == "hidden" { result.remove(at: index) }
      return result
    default: return actions
    }
  }

  /// An action that was performed (SEED0): disabled, with a new label, or as it was.
  private static func done(_ action: Action) -> Action {
    var action = action
    guard action.after != "unchanged" else { return action }
    action.isDisabled = true
    if !["disabled", "hidden"].contains(action.after) {
      action.text.string = action.after
      action.label = nil
    }
    return action
  }

  /// `actions` where none of them can be the one that was done: all disabled in that state.
  func enabled(_ actions: [Action]) -> [Action] { environment.state == .disabled ? current(actions) : actions }

  // MARK: Menu

  /// Width of a menu in points; it grows with the text as far as the screen allows.
  static func menuWidth(_ environment: CardEnvironment) -> Double {
    min(environment.scaled(StateFigures.menuWidth), environment.width - 2 * StateFigures.menuEdge)
  }

  /// Adds a menu as the platform shows it.
  mutating func menu(_ actions: [Action]) {
    let isAndroid = environment.platform == .android
    let surface = Surface(
      fill: .card, stroke: .cardBorder, strokeWidth: CardFigures.borderWidth,
      cornerRadius: isAndroid ? StateFigures.androidMenuRadius : StateFigures.menuRadius,
      shadowLevel: StateFigures.menuShadowLevel, clips: true)
    container(
      .column, Paint(content: .surface(surface), role: .body, label: "Menu"),
      { style in
        style.width = .fill
        style.padding = Insets(vertical: isAndroid ? StateFigures.androidMenuPadding : 0, horizontal: 0)
      }
    ) { composer in
      for (index, action) in actions.enumerated() {
        if index > 0, !isAndroid { composer.separator(nil) }
        composer.menuItem(action)
      }
    }
  }

  /// On iOS the icon ends the row, on Android it begins it.
  private mutating func menuItem(_ action: Action) {
    let isAndroid = environment.platform == .android
    let color: ColorToken =
      action.isDisabled ? .separator : action.kind == .negative ? .negativeLabel : .primaryLabel
    let icon = action.icon
    let side = environment.scaled(CardFigures.headerIcon)
    let least = isAndroid ? CardFigures.androidTouchTarget : CardFigures.touchTarget
    container(
      .row,
      Paint(
        role: .button, label: action.spokenLabel, source: action.text.source, isRead: true,
        isTouchable: !action.isDisabled, isDisabled: action.isDisabled),
      { style in
        style.width = .fill
        style.height = .atLeast(least)
        style.padding = Insets(vertical: StateFigures.menuVertical, horizontal: StateFigures.menuHorizontal)
        style.spacing = StateFigures.menuHorizontal
        style.vertical = .center
      }
    ) { composer in
      if isAndroid, let icon { composer.icon(icon, side, color) }
      composer.text(action.text, composer.setting(.body, lines: 2), color, role: .none) { $0.width = .fill }
      if !isAndroid, let icon { composer.icon(icon, side, color) }
    }
  }
}

/// Figures of menus and skeletons, in points; no Fiori source gives them: menus are the platforms' own.
enum StateFigures {
  static let menuWidth = 250.0
  static let menuRadius = 12.0
  static let androidMenuRadius = 4.0
  static let androidMenuPadding = 8.0
  /// Above cards, which are at level 2 (ELV-I).
  static let menuShadowLevel = 4
  static let menuVertical = 11.0
  static let menuHorizontal = 16.0
  /// Between a button and its menu.
  static let menuGap = 4.0
  /// Least distance of a menu from the screen's edges.
  static let menuEdge = 8.0
  static let skeletonRadius = 4.0
}
