import CardModel
import LayoutCore

// The moments of a card other than rest: fiori.md sections 1, 4.2 and 5.
extension SceneComposer {
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

  /// What lies over the filling of a part while it is pressed or selected (SEED4: the background changes, that of the card
  /// or only that of the element inside that was tapped).
  var stateTint: ColorToken? {
    switch environment.state {
    case .pressed: .tertiaryFill
    case .selected: .informationBackground
    default: nil
    }
  }

  /// Remembers the first menu, which is the one that opens.
  mutating func remember(_ menu: [Action]) {
    if openMenu == nil, environment.state == .menu { openMenu = menu.filter { shows($0.text.source) } }
  }

  // MARK: Menu

  /// Width of a menu in points; it grows with the text as far as the screen allows.
  var menuWidth: Double {
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

  // MARK: Loading

  /// Adds the grey shapes that hold a card's place (FS/CardStyle): `oneLine`, `twoLine`, `multipleLine` or `generic`.
  mutating func skeleton(_ pattern: String, _ source: PartSource) {
    container(
      .column, Paint(role: .status, label: "Loading", source: source, isRead: true),
      { style in
        style.width = .fill
        style.spacing = CardFigures.side
        style.padding = Insets(
          top: CardFigures.headerTop, leading: CardFigures.side, bottom: CardFigures.sectionPadding,
          trailing: CardFigures.side)
      }
    ) { composer in
      switch pattern {
      case "oneLine": composer.bars([[0.8], [0.65], [0.75], [0.5]])
      case "twoLine": composer.bars([[0.45, 0.7], [0.55, 0.8], [0.4, 0.6]])
      case "multipleLine": composer.bars([[0.5], [1, 0.95, 0.98, 0.9, 0.6]])
      default: composer.genericSkeleton()
      }
    }
  }

  /// Adds grey bars in place of texts below one another.
  mutating func skeletonLines(_ source: PartSource) {
    container(
      .column, Paint(role: .status, label: "Loading", source: source, isRead: true),
      { style in
        style.width = .fill
        style.spacing = CardFigures.side
      }
    ) { $0.bars([[0.5], [1, 0.95, 0.98, 0.9, 0.6]]) }
  }

  /// Header, body and button.
  private mutating func genericSkeleton() {
    let room = innerWidth - CardFigures.detailImage - CardFigures.headerSpacing
    container(
      .row, nil,
      { style in
        style.width = .fill
        style.spacing = CardFigures.headerSpacing
      }
    ) { composer in
      composer.shape(CardFigures.detailImage, CardFigures.detailImage, CardFigures.imageRadius)
      composer.lines([0.6, 0.4], room)
    }
    bars([[1, 0.95, 0.7]])
    shape(innerWidth, environment.scaled(CardFigures.buttonHeight), CardFigures.buttonRadius)
  }

  /// What stands in place of a cell.
  struct SkeletonCell {
    var hasImage: Bool
    /// Whether the image is that of a person.
    var isRound: Bool
    var lines: Int
  }

  /// The lines of a cell in `pattern`; nil for as many as the cell itself has.
  func skeletonLines(_ pattern: String?) -> Int? {
    switch pattern {
    case "oneLine": 1
    case "twoLine": 2
    case "multipleLine": 3
    default: nil
    }
  }

  /// Adds grey shapes in place of the cells of a list: as many, each with its image and its lines; three without any.
  mutating func skeletonCells(_ cells: [SkeletonCell], _ place: ListPlace, _ source: PartSource) {
    let usual = SkeletonCell(hasImage: true, isRound: false, lines: 2)
    let cells = cells.isEmpty ? Array(repeating: usual, count: CellFigures.previewRows) : cells
    let surface = Surface(fill: place.isScreen ? .card : nil)
    container(
      .column, Paint(content: .surface(surface), role: .status, label: "Loading", source: source, isRead: true),
      { $0.width = .fill }
    ) { composer in
      for (index, cell) in cells.enumerated() {
        composer.skeletonCell(cell, place)
        if index < cells.count - 1 { composer.cellSeparator(place) }
      }
    }
  }

  private mutating func skeletonCell(_ cell: SkeletonCell, _ place: ListPlace) {
    container(
      .row, nil,
      { style in
        style.width = .fill
        style.spacing = CellFigures.imageGap
        style.padding = Insets(vertical: CellFigures.vertical, horizontal: place.side)
      }
    ) { composer in
      var room = place.width - 2 * place.side
      if cell.hasImage {
        composer.shape(
          CellFigures.image, CellFigures.image, cell.isRound ? CellFigures.image / 2 : CardFigures.imageRadius)
        room -= CellFigures.image + CellFigures.imageGap
      }
      composer.lines(Array([0.5, 0.7, 0.35].prefix(cell.lines)), room)
    }
  }

  private mutating func bars(_ groups: [[Double]]) {
    for group in groups { lines(group, innerWidth) }
  }

  /// Bars in place of lines, each a share of `room` wide.
  private mutating func lines(_ shares: [Double], _ room: Double) {
    let leading = environment.metrics(.body).leading
    container(
      .column, nil,
      { style in
        style.spacing = leading / 2
        style.padding = Insets(vertical: leading / 4, horizontal: 0)
      }
    ) { composer in
      for share in shares { composer.shape(room * share, leading / 2, StateFigures.skeletonRadius) }
    }
  }

  private mutating func shape(_ width: Double, _ height: Double, _ radius: Double) {
    leaf(Paint(content: .surface(Surface(fill: .separator, cornerRadius: radius)))) { style in
      style.width = .fixed(width)
      style.height = .fixed(height)
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
