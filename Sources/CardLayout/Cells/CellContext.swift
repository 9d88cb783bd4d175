import CardModel
import LayoutCore

/// Where a list stands.
package struct ListPlace {
  /// Width of the list in points, side paddings included.
  var width: Double
  /// Distance of the cells' content from the list's edges in points.
  var side: Double
  /// Whether section titles stand on the page, cells on surfaces of their own.
  var isScreen: Bool
  /// Least height of a row in points.
  var rowHeight: Double
  /// Whether every row can be tapped, as in a table of a scene.
  var isSelectable: Bool

  /// The place of a list `width` points wide, whose rows have at least `rowHeight` points.
  package init(
    width: Double, side: Double, isScreen: Bool, rowHeight: Double? = nil, isSelectable: Bool = false
  ) {
    (self.width, self.side, self.isScreen) = (width, side, isScreen)
    (self.rowHeight, self.isSelectable) = (rowHeight ?? CellFigures.row, isSelectable)
  }

  /// What lies behind the cells.
  var surface: Surface { Surface(fill: isScreen ? .card : nil) }

  /// The place of a list `width` points wide inside a card.
  package static func inside(_ width: Double, side: Double = 0) -> ListPlace {
    ListPlace(width: width, side: side, isScreen: false)
  }
}

/// What the cells of one list share.
struct CellContext {
  var place: ListPlace
  /// Room for number and icons in every cell, the gap after them included; 0 for none.
  var iconColumn = 0.0
  /// Room for the image in every cell; 0 for none.
  var imageWidth = 0.0
  /// Room for the attribute in every cell, so that descriptions line up in regular width; 0 for none.
  var attributeWidth = 0.0
  /// Whether the list is shown while cells are being selected.
  var isSelecting = false
  var selection = SelectionMode.none
  /// Whether actions stand below the labels, in all cells alike.
  var actionsBelow = false
  /// Whether number, icons and image stand above the labels, in all cells alike: at accessibility sizes, where a word would
  /// not fit beside them, or little room would be left.
  var stacksImage = false
  /// Room in points that the labels have.
  var labelRoom = 0.0
}

extension CellContext {
  /// What `cells` of `list` share; without uniformity every cell has only what is its own.
  init(_ list: ObjectCellList, _ cells: [ObjectCell], _ place: ListPlace, _ card: CardContext) {
    let environment = card.environment
    self.init(place: place)
    isSelecting = list.isSelecting || environment.state == .selection && list.selection != .none
    selection = list.selection
    if list.isUniform {
      iconColumn = cells.reduce(0) { max($0, $1.iconColumnWidth(card)) }
      imageWidth = cells.reduce(0) { max($0, $1.imageWidth(card)) }
      if environment.sizeClass == .regular {
        attributeWidth = cells.reduce(0) { max($0, $1.attributeWidth(place, card)) }
      }
    }
    labelRoom = place.width - 2 * place.side
    if cells.contains(where: { $0.accessory != .none }) {
      labelRoom -= environment.scaled(CellFigures.actionIcon) + CellFigures.statusGap
    }
    let leading = cells.reduce(0) { max($0, leadingWidth($1, card)) }
    let room = labelRoom - leading
    stacksImage =
      environment.isAccessibilitySize && leading > 0
      && (room < CardFigures.leastLabelShare * labelRoom || cells.contains { $0.widestWord(card) > room })
    if !stacksImage { labelRoom = room }
    actionsBelow = environment.isAccessibilitySize
    if !actionsBelow { actionsBelow = cells.contains { !hasRoomForActions($0, card) } }
  }

  /// Room that control, number, icons and image take before the labels.
  private func leadingWidth(_ cell: ObjectCell, _ card: CardContext) -> Double {
    var width = max(cell.iconColumnWidth(card), iconColumn)
    let image = max(cell.imageWidth(card), imageWidth)
    if image > 0 { width += image + CellFigures.imageGap }
    if isSelecting || cell.variation == .control && cell.control != nil {
      width += card.environment.scaled(CellFigures.control) + CellFigures.controlGap
    }
    return width
  }

  /// Whether the title is legible with the actions beside it: in full if the cell is a contact's, as half a name says
  /// nothing, else in half the room that it would have without them.
  private func hasRoomForActions(_ cell: ObjectCell, _ card: CardContext) -> Bool {
    guard card.environment.sizeClass == .compact, let area = cell.actionsArea else { return true }
    let actions = CellActions(area: area).width(card)
    guard actions > 0 else { return true }
    let attribute = max(attributeWidth, cell.attributeWidth(place, card))
    let room = labelRoom - CellFigures.actionGap - actions - attribute
    let title = TitleComponent.width(cell.title, .headline.semibold, isExternal: cell.isExternal, card)
    return title <= room || cell.variation != .contact && room >= labelRoom / 2
  }
}

// What a cell asks for, in points.
extension ObjectCell {
  /// Room for number and icons, the gap after them included: a share of the width, as what is longer is no number, but at accessibility
  /// sizes, where they stand above the labels if need be.
  func iconColumnWidth(_ context: CardContext) -> Double {
    let isLarge = context.environment.isAccessibilitySize
    let most = context.cardWidth * (isLarge ? CellFigures.largeNumberShare : CellFigures.numberShare)
    let side = context.environment.scaled(CellFigures.iconWidth)
    var width = 0.0
    if let number, context.shows(number.source) {
      width = max(side, context.width(number.string, .footnote.semibold))
    }
    for icon in icons where context.shows(icon.source) {
      width = max(width, icon.name == nil ? context.width(icon.text.string, .caption2) : side)
    }
    return width > 0 ? max(side, min(width, most)) + CellFigures.iconColumn - CellFigures.iconWidth : 0
  }

  /// Width of the detail image or the group of avatars.
  func imageWidth(_ context: CardContext) -> Double {
    if let avatarGroup, context.shows(avatarGroup.source),
      avatarGroup.avatars.contains(where: { context.shows($0.source) })
    {
      return BodyFigures.avatarGroup
    }
    guard let detailImage, context.shows(detailImage.source) else { return 0 }
    return DetailImageComponent.side(detailImage, standard: standardImageSide(context.environment))
  }

  /// The side of a detail image without a size of its own.
  func standardImageSide(_ environment: CardEnvironment) -> Double {
    if environment.platform == .android { return CellFigures.androidImage }
    return detailImage?.represents == .person ? CellFigures.personImage : CellFigures.image
  }

  /// Room for the attribute, the gap before it included.
  func attributeWidth(_ place: ListPlace, _ context: CardContext) -> Double {
    let widths = attributes.filter { context.shows($0.source) }.prefix(CellFigures.attributes).map { attribute in
      switch attribute {
      case .status(let status): StatusComponent(status: status).width(context)
      case .label(let label): LabelComponent(label: label).width(context)
      case .icon: context.environment.scaled(CardFigures.statusIcon)
      }
    }
    guard let width = widths.max() else { return 0 }
    // Whole points, so that rounding never costs the last letter.
    return min((width + CellFigures.statusGap).rounded(.up), place.width * CellFigures.attributeShare)
  }

  fileprivate func widestWord(_ context: CardContext) -> Double {
    let labels = [subtitle.map { ($0, Font.body) }, footnote.map { ($0, Font.subheadline) }]
    return labels.compactMap { $0 }.reduce(
      TitleComponent.wordWidth(title, .headline.semibold, isExternal: isExternal, context)
    ) { max($0, context.longestWord($1.0.string, $1.1)) }
  }

  /// Title, subtitle, footnote: how many there are, at least 1.
  func labelCount(_ context: CardContext) -> Int {
    max(1, [title, subtitle, footnote].count { $0.map { !$0.isEmpty && context.shows($0.source) } ?? false })
  }
}
