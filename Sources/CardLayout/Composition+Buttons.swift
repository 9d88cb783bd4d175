import CardModel
import LayoutCore

// Buttons and the footer: fiori.md section 4.
extension Composition {
  /// Room for a button's label, and at least the least width; in points.
  func buttonWidth(_ action: Action) -> Double {
    var width = 2 * CardFigures.buttonHorizontal
    if action.icon != nil { width += setting(.body).size }
    if !action.text.isEmpty {
      width += measurer.width(action.text.string, setting(.body, .semibold))
      if action.icon != nil { width += CardFigures.labelIconGap * 2 }
    }
    return max(CardFigures.buttonWidth, width)
  }

  /// Width of the button with three dots.
  var overflowButtonWidth: Double {
    max(CardFigures.buttonWidth, 2 * CardFigures.buttonHorizontal + setting(.body).size)
  }

  /// Adds a button with a background.
  mutating func button(_ action: Action, fills: Bool) {
    let look = ButtonStyle(action.role, action.kind, isDisabled: action.isDisabled)
    container(
      .row,
      Paint(
        content: .surface(Surface(fill: look.background, cornerRadius: CardFigures.buttonRadius)), role: .button,
        label: action.spokenLabel, source: action.text.source, isRead: true, isTouchable: !action.isDisabled,
        isDisabled: action.isDisabled),
      { style in
        style.padding = Insets(vertical: CardFigures.buttonVertical, horizontal: CardFigures.buttonHorizontal)
        style.height = Extent(min: CardFigures.buttonHeight, grows: true)
        style.width = Extent(min: CardFigures.buttonWidth, grows: fills)
        style.spacing = CardFigures.labelIconGap * 2
        style.horizontal = .center
        style.vertical = .center
      }
    ) { composer in
      let icon = action.icon.map { (name: $0, side: composer.setting(.body).size) }
      if let icon { composer.icon(icon.name, icon.side, look.foreground) }
      if !action.text.isEmpty {
        let taken = 2 * CardFigures.buttonHorizontal + (icon.map { $0.side + CardFigures.labelIconGap * 2 } ?? 0)
        composer.within(max(1, composer.textRoom - taken)) { composer in
          composer.aligned(
            action.text, composer.setting(.body, .semibold, lines: 1), look.foreground, .center, role: .none)
        }
      }
    }
  }

  /// Adds the button that opens a menu.
  mutating func overflowButton(_ label: String, source: PartSource) {
    let look = ButtonStyle(.secondary, .normal)
    let width = overflowButtonWidth
    container(
      .row,
      Paint(
        content: .surface(Surface(fill: look.background, cornerRadius: CardFigures.buttonRadius)), role: .menuButton,
        label: label, source: source, isRead: true, isTouchable: true),
      { style in
        style.padding = Insets(vertical: CardFigures.buttonVertical, horizontal: CardFigures.buttonHorizontal)
        style.height = Extent(min: CardFigures.buttonHeight, grows: true)
        style.width = .fixed(width)
        style.horizontal = .center
        style.vertical = .center
        style.priority = 1
      }
    ) { composer in
      composer.icon("overflow", composer.setting(.body).size, look.foreground)
    }
  }

  /// Adds a button without a background, as a header has it, at least 44 by 44; `paint` says what it means.
  ///
  /// One in a bar grows with the text size only as far as bars do.
  mutating func headerButton(
    _ icon: String?, _ text: CardText?, _ look: ButtonStyle, _ paint: Paint, isInBar: Bool = false
  ) {
    let setting = isInBar ? barSetting(.body, .semibold) : setting(.body, .semibold, lines: 1)
    let side = (CardFigures.headerIcon * setting.size / 17 * 2).rounded() / 2
    container(
      .row, paint,
      { style in
        style.width = .atLeast(CardFigures.headerControl)
        style.height = .atLeast(CardFigures.headerControl)
        style.horizontal = .center
        style.vertical = .center
      }
    ) { composer in
      if let icon {
        composer.icon(icon, side, look.foreground)
      } else if let text {
        composer.text(text, setting, look.foreground, role: .none)
      }
    }
  }

  /// Adds a row of buttons across `width` points.
  mutating func footer(
    _ actions: [Action], overflow: Overflow?, mode: ButtonWidth, width: Double, source: PartSource
  ) {
    let actions = current(actions.filter { shows($0.text.source) && !$0.isHiddenButton })
    guard let first = actions.first else { return }
    var plan = FooterPlan(
      actions, mode: mode, width: width, widths: actions.map { buttonWidth($0) }, overflowWidth: overflowButtonWidth,
      ownsOverflow: overflow != nil)
    if !plan.hidden.isEmpty {
      let labels = plan.hidden.map { actions[$0].spokenLabel }
      giveUp(.hiddenActions(labels, shown: plan.shown.count), source)
    }
    // A lone button stands at the end on Android (FT-A).
    if environment.platform == .android, plan.shown.count == 1, mode == .auto { plan.isEqual = false }
    if environment.isAccessibilitySize { plan = plan.stacked }
    let isStacked = plan.isStacked
    container(
      isStacked ? .column : .row, Paint(role: .footer, source: source),
      { style in
        style.spacing = CardFigures.buttonSpacing
        style.width = .fill
        style.vertical = .center
      }
    ) { composer in
      if isStacked {
        for index in plan.shown { composer.button(actions[index], fills: true) }
      }
      if plan.hasOverflow {
        composer.remember(plan.hidden.map { actions[$0] } + (overflow?.actions ?? []))
        composer.overflowButton(overflow?.label ?? "More", source: overflow?.source ?? first.text.source)
      }
      if isStacked { return }
      if plan.isEqual {
        composer.container(
          .equalRow, nil,
          { style in
            style.spacing = CardFigures.buttonSpacing
            style.width = .fill
            style.height = .fill
          }
        ) { composer in
          for index in plan.shown { composer.button(actions[index], fills: true) }
        }
      } else {
        composer.builder.addSpacer()
        for index in plan.shown { composer.button(actions[index], fills: false) }
      }
    }
  }
}

extension Action {
  /// Whether there is nothing to show on a button.
  var isHiddenButton: Bool { text.isEmpty && icon == nil }
}
