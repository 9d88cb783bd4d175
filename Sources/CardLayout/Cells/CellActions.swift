import CardModel
import LayoutCore

/// The radio button or checkbox at the leading edge (SEED2).
struct CellControlComponent: Component {
  let cell: ObjectCell
  let shared: CellContext

  func compose(into page: inout Composition) {
    var control = cell.variation == .control ? cell.control : nil
    if shared.isSelecting { control = shared.selection == .single ? .radioButton : .checkbox }
    guard let control else { return }
    let isAndroid = page.environment.platform == .android
    let points =
      !isAndroid
      ? CellFigures.control : control == .checkbox ? CellFigures.androidCheckbox : CellFigures.androidRadioButton
    let side = page.environment.scaled(points)
    let gap = isAndroid ? CellFigures.androidImageGap : CellFigures.controlGap
    page.row(
      BoxStyle(height: Extent(grows: true), padding: Insets(trailing: gap), vertical: .center, priority: 1)
    ) { row in
      row.overlay(
        BoxStyle(width: .fixed(side)),
        Paint(
          role: control == .checkbox ? .checkbox : .radioButton, label: cell.title?.string ?? "", source: cell.source,
          isRead: true, isTouchable: true, isChecked: cell.isSelected)
      ) { mark(control, side, isRound: !isAndroid || control == .radioButton, into: &$0) }
    }
  }

  /// A ring or a square; filled with a check mark, or with a dot, when it is on.
  private func mark(_ control: CellControl, _ side: Double, isRound: Bool, into page: inout Composition) {
    let isOn = cell.isSelected
    let surface = Surface(
      fill: isOn && control == .checkbox ? .tintColor : nil, stroke: isOn ? .tintColor : .tertiaryLabel,
      strokeWidth: CellFigures.controlStroke, cornerRadius: isRound ? side / 2 : CellFigures.controlStroke * 1.5)
    page.leaf(BoxStyle(side: side), Paint(content: .surface(surface)))
    guard isOn else { return }
    let inset = side * (control == .checkbox ? 0.18 : 0.26)
    page.column(BoxStyle(padding: Insets(inset))) { column in
      if control == .checkbox {
        column.icon("actions.accept", side - 2 * inset, .base2)
      } else {
        column.leaf(
          BoxStyle(side: side - 2 * inset),
          Paint(content: .surface(Surface(fill: .tintColor, cornerRadius: side / 2))))
      }
    }
  }
}

/// Up to two entries below one another at the trailing edge (F).
struct CellAttributes: Component {
  let cell: ObjectCell
  let shared: CellContext

  func compose(into page: inout Composition) {
    let environment = page.environment
    let attributes = cell.attributes.filter { page.shows($0.source) }.prefix(CellFigures.attributes)
    let isStacked = environment.isAccessibilitySize
    let common = isStacked ? 0 : shared.attributeWidth
    guard !attributes.isEmpty || common > 0 else { return }
    let most = shared.place.width * CellFigures.attributeShare
    // The first entry stands on the title's line.
    let drop = max(0, (environment.metrics(.headline).leading - environment.metrics(.subheadline).leading) / 2)
    let isLevel = cell.labelCount(page.context) > 1
    page.column(
      BoxStyle(
        width: isStacked ? .fill : common > 0 ? .fixed(common) : .atMost(max(most, 1)),
        padding: isStacked ? .zero : Insets(top: isLevel ? drop : 0, leading: CellFigures.statusGap),
        spacing: CellFigures.statusSpacing, horizontal: isStacked ? .leading : .trailing, priority: 1)
    ) { column in
      for attribute in attributes {
        switch attribute {
        case .status(let status): column.add(StatusComponent(status: status, pinsEnd: !isStacked))
        case .label(let label): column.add(LabelComponent(label: label, pinsEnd: !isStacked))
        case .icon(let icon):
          column.icon(
            icon.name ?? "", environment.scaled(CardFigures.statusIcon), .status(icon.kind), source: icon.source,
            label: icon.label)
        }
      }
    }
  }
}

/// The actions at the trailing edge (G), each with an icon in a frame of its own.
struct CellActions: Component {
  let area: ActionsArea
  /// Before them, in points.
  var gap = 0.0
  /// Between them, in points.
  var spacing = 0.0
  var alignment = HorizontalAlignment.center

  /// The actions below the labels, the icon of the first one in line with them.
  static func below(_ area: ActionsArea) -> CellActions {
    CellActions(area: area, spacing: CellFigures.contactActionPadding, alignment: .leading)
  }

  /// Distance of an action's icon from the edges of its frame, in points.
  static func inset(_ environment: CardEnvironment) -> Double {
    let side = CellAction.side(environment)
    return max(0, min(CellFigures.vertical, (side - environment.scaled(CellFigures.actionIcon)) / 2))
  }

  func compose(into page: inout Composition) {
    guard width(page.context) > 0 else { return }
    page.row(
      BoxStyle(
        height: Extent(grows: true), padding: Insets(leading: gap), spacing: spacing, vertical: .center, priority: 1),
      Paint(source: area.source)
    ) { row in
      for action in row.context.enabled(area.actions) where row.shows(action.text.source) {
        row.add(
          CellAction(
            icon: action.icon, text: action.icon == nil ? action.text : nil, color: action.plainStyle.foreground,
            alignment: alignment, paint: .button(action)))
      }
      if let overflow = area.overflow, row.shows(overflow.source) {
        let paint = row.menuButton(overflow)
        row.add(CellAction(icon: "overflow", alignment: alignment, paint: paint))
      }
    }
  }

  /// How wide they are in points, without the gap before them.
  func width(_ context: CardContext) -> Double {
    guard context.shows(area.source) else { return 0 }
    let side = CellAction.side(context.environment)
    var width = 0.0
    for action in area.actions where context.shows(action.text.source) {
      let label = action.icon == nil ? context.width(action.text.string, .body.semibold) : 0
      width += max(side, label) + spacing
    }
    if context.has(area.overflow?.source) { width += side + spacing }
    return max(0, width - spacing)
  }
}

/// An icon, or else a text, that takes a tap.
private struct CellAction: Component {
  var icon: String?
  var text: CardText?
  var color = ButtonStyle(.tertiary, .tint).foreground
  var alignment = HorizontalAlignment.center
  let paint: Paint

  /// Least side of its frame in points.
  static func side(_ environment: CardEnvironment) -> Double {
    environment.platform == .android ? CellFigures.androidAction : CellFigures.action
  }

  func compose(into page: inout Composition) {
    let side = Self.side(page.environment)
    page.row(
      BoxStyle(width: .atLeast(side), height: .atLeast(side), horizontal: alignment, vertical: .center, priority: 1),
      paint
    ) { row in
      if let icon {
        row.icon(icon, row.environment.scaled(CellFigures.actionIcon), color)
      } else if let text {
        row.text(text, .body.semibold.lines(CellFigures.actionLines), color, role: .none)
      }
    }
  }
}

/// The sign at the trailing edge; Android has no chevron.
struct CellAccessory: Component {
  let cell: ObjectCell

  func compose(into page: inout Composition) {
    let accessory = cell.accessory
    if accessory == .detail || accessory == .detailDisclosure { detailButton(into: &page) }
    if accessory == .disclosure || accessory == .detailDisclosure, page.environment.platform != .android {
      icon("disclosure", CellFigures.disclosure, .tertiaryLabel, into: &page)
    }
    if accessory == .checkmark { icon("actions.accept", CellFigures.actionIcon * 0.8, .tintColor, into: &page) }
  }

  private func icon(_ name: String, _ side: Double, _ color: ColorToken, into page: inout Composition) {
    page.row(
      BoxStyle(
        height: Extent(grows: true), padding: Insets(leading: CellFigures.statusGap), vertical: .center, priority: 1)
    ) { $0.icon(name, $0.environment.scaled(side), color) }
  }

  private func detailButton(into page: inout Composition) {
    page.row(BoxStyle(height: Extent(grows: true), vertical: .center, priority: 1)) {
      $0.add(
        CellAction(
          icon: "message.information",
          paint: Paint(
            role: .button, label: DrawnWord.details(cell.source.language), source: cell.source, isRead: true,
            isTouchable: true)))
    }
  }
}

/// A cell moved aside by the width of its actions, which fill the room that it leaves.
struct SwipedCell: Component {
  let cell: ObjectCell
  let shared: CellContext
  let swipe: SwipeActions

  func compose(into page: inout Composition) {
    // The first stands at the edge of the screen.
    let actions = swipe.edge == .leading ? swipe.actions : swipe.actions.reversed()
    let widths = actions.map { action in
      let label = action.text.isEmpty ? 0 : page.context.width(action.text.string, .footnote.semibold)
      return max(CellFigures.swipeAction, label + 2 * CellFigures.swipePadding)
    }
    let content = CellContent(cell: cell, shared: shared, width: .fixed(shared.place.width))
    page.row(
      BoxStyle(width: .fixed(shared.place.width + widths.reduce(0, +)), height: Extent(grows: true))
    ) { row in
      if swipe.edge == .trailing { row.add(content) }
      for (action, width) in zip(actions, widths) { row.add(SwipeActionComponent(action: action, width: width)) }
      if swipe.edge == .leading { row.add(content) }
    }
  }
}

/// One action behind a swipe.
private struct SwipeActionComponent: Component {
  let action: Action
  /// In points.
  let width: Double

  func compose(into page: inout Composition) {
    let disabled = ButtonStyle(.secondary, .normal, isDisabled: true)
    let fill: ColorToken? =
      switch action.kind {
      case _ where action.isDisabled: disabled.background
      case .negative: .negativeLabel
      case .tint: .tintColor
      case .normal: ColorToken("neutralLabel")
      }
    let color = action.isDisabled ? disabled.foreground : .base2
    page.column(
      BoxStyle(
        width: .fixed(width), height: Extent(grows: true),
        padding: Insets(vertical: CellFigures.statusSpacing, horizontal: 0), spacing: CellFigures.statusSpacing,
        horizontal: .center, vertical: .center),
      .button(action, .surface(Surface(fill: fill)))
    ) { column in
      if let icon = action.icon { column.icon(icon, column.environment.scaled(CellFigures.actionIcon), color) }
      if !action.text.isEmpty { column.text(action.text, .footnote.semibold.lines(1), color, role: .none) }
    }
  }
}

extension Action {
  /// How it looks without a background: in the tint where the file gives no other kind.
  var plainStyle: ButtonStyle { ButtonStyle(.tertiary, kind == .normal ? .tint : kind, isDisabled: isDisabled) }
}
