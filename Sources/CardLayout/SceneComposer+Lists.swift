import CardModel
import LayoutCore

// Lists of cells: fiori.md sections 5 and 6, as a screen of their own and inside a card.
extension SceneComposer {
  /// Where a list stands.
  struct ListPlace {
    /// Width of the list in points, side paddings included.
    var width: Double
    /// Distance of the cells' content from the list's edges in points.
    var side: Double
    /// Whether section titles stand on the page, cells on surfaces of their own.
    var isScreen: Bool
    /// Least height of a row in points.
    var rowHeight = CellFigures.row
    /// Whether every row can be tapped, as in a table of a scene.
    var isSelectable = false
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
    /// not fit beside them.
    var stacksImage = false
    /// Room in points that the labels have.
    var labelRoom = 0.0
  }

  /// Adds `list` as it stands at `place`.
  mutating func objectCells(_ list: ObjectCellList, _ place: ListPlace) {
    var list = list
    list.seeAll = list.seeAll.flatMap { shows($0.text.source) ? $0 : nil }
    let sections = shownSections(list)
    if environment.state == .loading {
      let cells = sections.flatMap(\.cells).map { cell in
        SkeletonCell(
          hasImage: imageWidth(cell) > 0, isRound: cell.detailImage?.shape == .circle,
          lines: skeletonLines(list.skeleton) ?? labelCount(cell))
      }
      return skeletonCells(cells, place, list.source)
    }
    guard sections.contains(where: { !$0.cells.isEmpty }) || !list.unknown.isEmpty else {
      return emptyState(list.emptyStates, list.data, place, list.source)
    }
    let cells = sections.count == 1 ? sections[0].cells : sections.flatMap(\.cells)
    let context = context(list, cells, place)
    if context.actionsBelow, !environment.isAccessibilitySize {
      compromises.append(LayoutCompromise(kind: .actionsBelow, source: list.source))
    }
    container(.column, Paint(source: list.source), { $0.width = .fill }) { composer in
      if context.isSelecting { composer.selectionBar(list, place) }
      for (index, section) in sections.enumerated() {
        let isLast = index == sections.count - 1
        composer.section(section, list, context, hasRowBelow: isLast && list.seeAll != nil)
      }
      for part in list.unknown where composer.shows(part.source) { composer.placeholder(part) }
    }
  }

  /// The sections with the cells that are shown here, at most as many as the list's limit.
  private func shownSections(_ list: ObjectCellList) -> [CellSection] {
    var left = list.limit ?? .max
    var result: [CellSection] = []
    for var section in environment.state == .empty ? [] : list.sections where section.source.map({ shows($0) }) ?? true
    {
      if section.cells.count > left || section.cells.contains(where: { !shows($0.source) }) {
        section.cells = Array(section.cells.filter { shows($0.source) }.prefix(left))
      }
      left -= section.cells.count
      if !section.cells.isEmpty { result.append(section) }
    }
    return result
  }

  /// What `cells` share; without uniformity every cell has only what is its own.
  private func context(_ list: ObjectCellList, _ cells: [ObjectCell], _ place: ListPlace) -> CellContext {
    var context = CellContext(place: place)
    context.isSelecting = list.isSelecting || environment.state == .selection && list.selection != .none
    context.selection = list.selection
    if list.isUniform {
      context.iconColumn = cells.reduce(0) { max($0, iconColumnWidth($1)) }
      context.imageWidth = cells.reduce(0) { max($0, imageWidth($1)) }
      if environment.sizeClass == .regular {
        context.attributeWidth = cells.reduce(0) { max($0, attributeWidth($1, place)) }
      }
    }
    context.labelRoom = place.width - 2 * place.side
    if cells.contains(where: { $0.accessory != .none }) {
      context.labelRoom -= environment.scaled(CellFigures.actionIcon) + CellFigures.statusGap
    }
    let leading = cells.reduce(0) { max($0, leadingWidth($1, context)) }
    context.stacksImage =
      environment.isAccessibilitySize && leading > 0
      && cells.contains { widestWord($0) > context.labelRoom - leading }
    if !context.stacksImage { context.labelRoom -= leading }
    context.actionsBelow = environment.isAccessibilitySize || cells.contains { !hasRoomForActions($0, context) }
    return context
  }

  /// Whether the title is legible with the actions beside it: whole if the cell is a contact's, as a name says nothing by
  /// half, else in half the room that it would have without them.
  private func hasRoomForActions(_ cell: ObjectCell, _ context: CellContext) -> Bool {
    guard environment.sizeClass == .compact, cell.actionsArea != nil else { return true }
    let actions = actionsWidth(cell.actionsArea, spacing: 0)
    guard actions > 0 else { return true }
    let attribute = max(context.attributeWidth, attributeWidth(cell, context.place))
    let room = context.labelRoom - CellFigures.actionGap - actions - attribute
    let title = titleWidth(cell.title, setting(.headline, .semibold), isExternal: cell.isExternal)
    return title <= room || cell.variation != .contact && room >= context.labelRoom / 2
  }

  /// Room that control, number, icons and image take before the labels.
  private func leadingWidth(_ cell: ObjectCell, _ context: CellContext) -> Double {
    var width = max(iconColumnWidth(cell), context.iconColumn)
    let image = max(imageWidth(cell), context.imageWidth)
    if image > 0 { width += image + CellFigures.imageGap }
    if context.isSelecting || cell.variation == .control && cell.control != nil {
      width += environment.scaled(CellFigures.control) + CellFigures.controlGap
    }
    return width
  }

  private func widestWord(_ cell: ObjectCell) -> Double {
    let title = setting(.headline, .semibold)
    let widths = [
      cell.title.map { longestWord($0.string, title) + signWidth(title, cell.isExternal) },
      cell.subtitle.map { longestWord($0.string, setting(.body)) },
      cell.footnote.map { longestWord($0.string, setting(.subheadline)) },
    ]
    return widths.compactMap { $0 }.max() ?? 0
  }

  /// A title on the page, the cells on their surface, and a remark below.
  private mutating func section(
    _ section: CellSection, _ list: ObjectCellList, _ context: CellContext, hasRowBelow: Bool
  ) {
    let place = context.place
    if let title = section.title, shows(title.source), !title.isEmpty {
      text(title, setting(.subheadline, .semibold), .secondaryLabel, role: .heading) { style in
        style.padding = Insets(
          top: CellFigures.sectionTop, leading: place.side, bottom: CellFigures.sectionBottom, trailing: place.side)
        style.width = .fill
      }
    }
    // Texts of accessibility sizes break differently in every cell; one height would only make gaps.
    let rule = ColumnRule(equalHeights: list.isUniform && !environment.isAccessibilitySize)
    let surface = Surface(fill: place.isScreen ? .card : nil)
    container(
      .column, Paint(content: .surface(surface), source: section.source), { $0.width = .fill }
    ) { composer in
      let rows = composer.builder.open(.masonry, BoxStyle { $0.width = .fill }, rule)
      composer.paint(rows, Paint())
      for (index, cell) in section.cells.enumerated() {
        composer.objectCell(cell, context, hasSeparator: index < section.cells.count - 1 || hasRowBelow)
      }
      composer.builder.close()
      if hasRowBelow, let seeAll = list.seeAll { composer.seeAllRow(seeAll, place) }
    }
    if let footnote = section.footnote, shows(footnote.source), !footnote.isEmpty {
      text(footnote, setting(.footnote), .tertiaryLabel) { style in
        style.padding = Insets(
          top: CellFigures.sectionBottom, leading: place.side, bottom: CellFigures.sectionBottom, trailing: place.side)
        style.width = .fill
      }
    }
  }

  /// Adds the last row of a list, which leads to all of it (PTV-I).
  mutating func seeAllRow(_ seeAll: SeeAll, _ place: ListPlace) {
    container(
      .row,
      Paint(role: .button, label: seeAll.text.string, source: seeAll.text.source, isRead: true, isTouchable: true),
      { style in
        style.padding = Insets(vertical: CellFigures.vertical, horizontal: place.side)
        style.height = .atLeast(CellFigures.row)
        style.spacing = CardFigures.itemSpacing
        style.vertical = .center
        style.width = .fill
      }
    ) { composer in
      composer.text(seeAll.text, composer.setting(.body, lines: 1), .primaryLabel, role: .none)
      composer.builder.addSpacer()
      if let total = seeAll.total {
        composer.string(total, composer.setting(.body, lines: 1), .tertiaryLabel, source: seeAll.text.source)
      }
      composer.icon("disclosure", composer.environment.scaled(CellFigures.disclosure), .tertiaryLabel)
    }
  }

  /// What takes the place of the app bar's actions while cells are being selected (SEED2).
  private mutating func selectionBar(_ list: ObjectCellList, _ place: ListPlace) {
    guard let bar = list.selectionActions, shows(bar.source) else { return }
    // One more while it is being selected.
    let isTapped = environment.state == .selected && list.selection != .single && list.cells.contains { !$0.isSelected }
    let count = list.cells.count(where: \.isSelected) + (isTapped ? 1 : 0)
    container(
      .column, Paint(content: .surface(Surface(fill: .card)), role: .header, source: bar.source),
      { style in
        style.width = .fill
        style.horizontal = .leading
      }
    ) { composer in
      composer.container(
        .row, nil,
        { style in
          style.width = .fill
          style.vertical = .center
          style.spacing = CardFigures.buttonSpacing
          style.padding = Insets(
            top: CardFigures.sectionPadding, leading: place.side, bottom: CardFigures.sectionPadding,
            trailing: max(0, place.side - CardFigures.itemSpacing))
        }
      ) { composer in
        composer.string(
          "\(count) selected", composer.barSetting(.headline, .semibold), .primaryLabel, source: bar.source,
          role: .heading)
        composer.builder.addSpacer()
        for action in composer.enabled(bar.actions) where composer.shows(action.text.source) {
          composer.headerButton(
            action.text.isEmpty ? action.icon : nil, action.text,
            ButtonStyle(.tertiary, action.kind == .normal ? .tint : action.kind, isDisabled: action.isDisabled),
            Paint(
              role: .button, label: action.spokenLabel, source: action.text.source, isRead: true,
              isTouchable: !action.isDisabled, isDisabled: action.isDisabled), isInBar: true)
        }
        if let overflow = bar.overflow, composer.shows(overflow.source) {
          composer.remember(overflow.actions)
          composer.headerButton(
            "overflow", nil, ButtonStyle(.tertiary, .tint),
            Paint(
              role: .menuButton, label: overflow.label, source: overflow.source, isRead: true, isTouchable: true),
            isInBar: true)
        }
      }
      composer.separator(nil)
    }
  }

  /// Adds what stands in place of cells or cards that are not there.
  mutating func emptyState(
    _ messages: [IllustratedMessage], _ data: DataState, _ place: ListPlace, _ source: PartSource
  ) {
    var messages = messages
    if environment.state == .empty { messages.addStandard(source) }
    guard let message = messages.message(for: data == .failed ? .failed : .empty) ?? messages.first else { return }
    container(
      .column, Paint(content: .surface(Surface(fill: place.isScreen ? .card : nil)), source: message.source),
      { style in
        style.width = .fill
        style.padding = Insets(vertical: CardFigures.headerTop, horizontal: place.side)
      }
    ) { $0.message(message) }
  }
}
