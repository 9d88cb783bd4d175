import CardModel
import LayoutCore

// Control, attribute, actions, accessory and swipe of a cell: fiori.md sections 5 and 6.
extension SceneComposer {
  // MARK: Control

  /// Adds the radio button or checkbox at the leading edge (SEED2).
  mutating func cellControl(_ cell: ObjectCell, _ context: CellContext) {
    var control = cell.variation == .control ? cell.control : nil
    if context.isSelecting { control = context.selection == .single ? .radioButton : .checkbox }
    guard let control else { return }
    let isAndroid = environment.platform == .android
    let points =
      !isAndroid
      ? CellFigures.control : control == .checkbox ? CellFigures.androidCheckbox : CellFigures.androidRadioButton
    let side = environment.scaled(points)
    let paint = Paint(
      role: control == .checkbox ? .checkbox : .radioButton, label: cell.title?.string ?? "", source: cell.source,
      isRead: true, isTouchable: true, isChecked: cell.isSelected)
    container(
      .row, nil,
      { style in
        style.height = Extent(grows: true)
        style.vertical = .center
        style.padding.trailing = isAndroid ? CellFigures.androidImageGap : CellFigures.controlGap
        style.priority = 1
      }
    ) { composer in
      composer.container(.overlay, paint, { $0.width = .fixed(side) }) { composer in
        composer.controlShape(control, isOn: cell.isSelected, side, isRound: !isAndroid || control == .radioButton)
      }
    }
  }

  /// A ring or a square; filled with a check mark, or with a dot, when it is on.
  private mutating func controlShape(_ control: CellControl, isOn: Bool, _ side: Double, isRound: Bool) {
    let radius = isRound ? side / 2 : CellFigures.controlStroke * 1.5
    let isFilled = isOn && control == .checkbox
    let surface = Surface(
      fill: isFilled ? .tintColor : nil, stroke: isOn ? .tintColor : .tertiaryLabel,
      strokeWidth: CellFigures.controlStroke, cornerRadius: radius)
    shape(surface, side, inset: 0)
    guard isOn else { return }
    let inset = side * (control == .checkbox ? 0.18 : 0.26)
    container(.column, nil, { $0.padding = Insets(inset) }) { composer in
      if control == .checkbox {
        composer.icon("actions.accept", side - 2 * inset, .base2)
      } else {
        composer.shape(Surface(fill: .tintColor, cornerRadius: side / 2), side - 2 * inset, inset: 0)
      }
    }
  }

  private mutating func shape(_ surface: Surface, _ side: Double, inset: Double) {
    leaf(Paint(content: .surface(surface))) { style in
      style.width = .fixed(side)
      style.height = .fixed(side)
    }
  }

  // MARK: Attribute

  /// Adds up to two entries below one another at the trailing edge (F).
  mutating func cellAttributes(_ cell: ObjectCell, _ context: CellContext) {
    let attributes = cell.attributes.filter { shows($0.source) }.prefix(CellFigures.attributes)
    let isStacked = environment.isAccessibilitySize
    let common = isStacked ? 0 : context.attributeWidth
    guard !attributes.isEmpty || common > 0 else { return }
    let most = context.place.width * CellFigures.attributeShare
    // The first entry stands on the title's line.
    let drop = max(0, (environment.metrics(.headline).leading - environment.metrics(.subheadline).leading) / 2)
    let isLevel = labelCount(cell) > 1
    container(
      .column, nil,
      { style in
        style.horizontal = isStacked ? .leading : .trailing
        style.spacing = CellFigures.statusSpacing
        style.padding.leading = isStacked ? 0 : CellFigures.statusGap
        style.padding.top = isLevel && !isStacked ? drop : 0
        style.width = isStacked ? .fill : common > 0 ? .fixed(common) : .atMost(max(most, 1))
        style.priority = 1
      }
    ) { composer in
      for attribute in attributes {
        switch attribute {
        case .status(let status): composer.status(status)
        case .label(let label): composer.label(label)
        case .icon(let icon):
          let side = composer.environment.scaled(CardFigures.statusIcon)
          composer.icon(icon.name ?? "", side, .status(icon.kind), source: icon.source, label: icon.label)
        }
      }
    }
  }

  /// Room for the attribute of `cell`, the gap before it included.
  func attributeWidth(_ cell: ObjectCell, _ place: ListPlace) -> Double {
    let widths = cell.attributes.filter { shows($0.source) }.prefix(CellFigures.attributes).map { attribute in
      switch attribute {
      case .status(let status): return statusWidth(status)
      case .label(let label):
        let icon = label.icon == nil ? 0 : setting(.subheadline).size + CardFigures.labelIconGap
        return icon + measurer.width(label.text.string, setting(.subheadline))
      case .icon: return environment.scaled(CardFigures.statusIcon)
      }
    }
    guard let width = widths.max() else { return 0 }
    // Whole points, so that rounding never costs the last letter.
    return min((width + CellFigures.statusGap).rounded(.up), place.width * CellFigures.attributeShare)
  }

  // MARK: Actions and accessory

  /// Side of the frame of an icon action, in points.
  var cellActionSide: Double {
    environment.platform == .android ? CellFigures.androidAction : CellFigures.action
  }

  /// Distance of an action's icon from the edges of its frame, in points.
  var actionInset: Double {
    max(0, min(CellFigures.vertical, (cellActionSide - environment.scaled(CellFigures.actionIcon)) / 2))
  }

  /// Adds the actions below the labels, the icon of the first one in line with them.
  mutating func actionsBelow(_ area: ActionsArea?) {
    cellActions(area, gap: 0, spacing: CellFigures.contactActionPadding, isBelow: true)
  }

  /// Adds the actions at the trailing edge (G), each with an icon in a frame of its own.
  mutating func cellActions(_ area: ActionsArea?, gap: Double, spacing: Double = 0, isBelow: Bool = false) {
    guard let area, shows(area.source) else { return }
    let place = isBelow ? HorizontalAlignment.leading : .center
    container(
      .row, Paint(source: area.source),
      { style in
        style.height = Extent(grows: true)
        style.vertical = .center
        style.spacing = spacing
        style.padding.leading = gap
        style.priority = 1
      }
    ) { composer in
      for action in composer.enabled(area.actions) where composer.shows(action.text.source) {
        let look = ButtonStyle(.tertiary, action.kind == .normal ? .tint : action.kind, isDisabled: action.isDisabled)
        composer.cellAction(
          action.icon, action.icon == nil ? action.text : nil, look.foreground,
          Paint(
            role: .button, label: action.spokenLabel, source: action.text.source, isRead: true,
            isTouchable: !action.isDisabled, isDisabled: action.isDisabled), place)
      }
      if let overflow = area.overflow, composer.shows(overflow.source) {
        composer.remember(overflow.actions)
        composer.cellAction(
          "overflow", nil, ButtonStyle(.tertiary, .tint).foreground,
          Paint(
            role: .menuButton, label: overflow.label, source: overflow.source, isRead: true, isTouchable: true), place)
      }
    }
  }

  /// How wide `area` is in points, without the gap before it.
  func actionsWidth(_ area: ActionsArea?, spacing: Double) -> Double {
    guard let area, shows(area.source) else { return 0 }
    var width = 0.0
    for action in area.actions where shows(action.text.source) {
      let label = action.icon == nil ? measurer.width(action.text.string, setting(.body, .semibold)) : 0
      width += max(cellActionSide, label) + spacing
    }
    if area.overflow.map({ shows($0.source) }) ?? false { width += cellActionSide + spacing }
    return max(0, width - spacing)
  }

  private mutating func cellAction(
    _ icon: String?, _ text: CardText?, _ color: ColorToken, _ paint: Paint, _ place: HorizontalAlignment = .center
  ) {
    let side = cellActionSide
    container(
      .row, paint,
      { style in
        style.width = .atLeast(side)
        style.height = .atLeast(side)
        style.horizontal = place
        style.vertical = .center
        style.priority = 1
      }
    ) { composer in
      if let icon {
        composer.icon(icon, composer.environment.scaled(CellFigures.actionIcon), color)
      } else if let text {
        composer.text(
          text, composer.setting(.body, .semibold, lines: CellFigures.actionLines), color, role: .none)
      }
    }
  }

  /// Adds the sign at the trailing edge; Android has no chevron.
  mutating func accessory(_ cell: ObjectCell) {
    let isAndroid = environment.platform == .android
    switch cell.accessory {
    case .none: return
    case .disclosure: if !isAndroid { accessoryIcon("disclosure", CellFigures.disclosure, .tertiaryLabel) }
    case .detail: detailButton(cell)
    case .detailDisclosure:
      detailButton(cell)
      if !isAndroid { accessoryIcon("disclosure", CellFigures.disclosure, .tertiaryLabel) }
    case .checkmark: accessoryIcon("actions.accept", CellFigures.actionIcon * 0.8, .tintColor)
    }
  }

  private mutating func accessoryIcon(_ name: String, _ side: Double, _ color: ColorToken) {
    let side = environment.scaled(side)
    container(
      .row, nil,
      { style in
        style.height = Extent(grows: true)
        style.vertical = .center
        style.padding.leading = CellFigures.statusGap
        style.priority = 1
      }
    ) { $0.icon(name, side, color) }
  }

  private mutating func detailButton(_ cell: ObjectCell) {
    let color = ButtonStyle(.tertiary, .tint).foreground
    let paint = Paint(role: .button, label: "Details", source: cell.source, isRead: true, isTouchable: true)
    container(
      .row, nil,
      { style in
        style.height = Extent(grows: true)
        style.vertical = .center
        style.priority = 1
      }
    ) { composer in
      composer.cellAction("message.information", nil, color, paint)
    }
  }

  // MARK: Swipe

  /// The actions that are uncovered on `cell` in this environment; on the first cell that has them only.
  mutating func revealedSwipe(_ cell: ObjectCell) -> SwipeActions? {
    guard let edge = environment.swipe ?? (environment.state == .swipe ? .trailing : nil), !hasRevealedSwipe else {
      return nil
    }
    guard
      let swipe = cell.swipeActions.first(where: { $0.edge == edge && shows($0.source) && !$0.actions.isEmpty })
    else { return nil }
    hasRevealedSwipe = true
    return swipe
  }

  /// The cell moved aside by the width of its actions, which fill the room that it leaves.
  mutating func swipedCell(_ cell: ObjectCell, _ context: CellContext, _ swipe: SwipeActions) {
    let actions = swipe.actions.filter { shows($0.text.source) }
    let widths = actions.map { action in
      let label = action.text.isEmpty ? 0 : measurer.width(action.text.string, setting(.footnote, .semibold))
      return max(CellFigures.swipeAction, label + 2 * CellFigures.swipePadding)
    }
    let width = context.place.width
    container(
      .row, nil,
      { style in
        style.width = .fixed(width + widths.reduce(0, +))
        style.height = Extent(grows: true)
      }
    ) { composer in
      if swipe.edge == .trailing { composer.cellContent(cell, context, width: .fixed(width)) }
      for (action, width) in zip(actions, widths) { composer.swipeAction(action, width) }
      if swipe.edge == .leading { composer.cellContent(cell, context, width: .fixed(width)) }
    }
  }

  private mutating func swipeAction(_ action: Action, _ width: Double) {
    let fill: ColorToken =
      switch action.kind {
      case .negative: .negativeLabel
      case .tint: .tintColor
      case .normal: ColorToken("neutralLabel")
      }
    container(
      .column,
      Paint(
        content: .surface(Surface(fill: fill)), role: .button, label: action.spokenLabel,
        source: action.text.source, isRead: true, isTouchable: true),
      { style in
        style.width = .fixed(width)
        style.height = Extent(grows: true)
        style.horizontal = .center
        style.vertical = .center
        style.spacing = CellFigures.statusSpacing
        style.padding = Insets(vertical: CellFigures.statusSpacing, horizontal: 0)
      }
    ) { composer in
      if let icon = action.icon { composer.icon(icon, composer.environment.scaled(CellFigures.actionIcon), .base2) }
      if !action.text.isEmpty {
        composer.text(action.text, composer.setting(.footnote, .semibold, lines: 1), .base2, role: .none)
      }
    }
  }
}
