import CardModel
import LayoutCore

/// Object cells below one another, as a screen of their own or inside a card.
struct ObjectCellListComponent: Component {
  let list: ObjectCellList
  let place: ListPlace

  func compose(into page: inout Composition) {
    guard let play = page.context.play else { return whole(into: &page) }
    ObjectCellListComponent(list: play.state.current(list), place: place).whole(into: &page)
  }

  private func whole(into page: inout Composition) {
    let context = page.context
    let sections = shownSections(context)
    if context.environment.state == .loading {
      return page.add(
        SkeletonCells(
          cells: sections.flatMap { $0.cells }.map { skeleton($0, context) }, place: place, source: list.source)
      )
    }
    guard sections.contains(where: { !$0.cells.isEmpty }) || !list.unknown.isEmpty else {
      return page.add(
        EmptyListComponent(messages: list.emptyStates, data: list.data, place: place, source: list.source))
    }
    let cells = sections.count == 1 ? sections[0].cells : sections.flatMap { $0.cells }
    let shared = CellContext(list, cells, place, context)
    if shared.actionsBelow, !context.environment.isAccessibilitySize { page.giveUp(.actionsBelow, list.source) }
    let seeAll = list.seeAll.flatMap { context.shows($0.text.source) ? $0 : nil }
    page.column(BoxStyle(width: .fill), Paint(source: list.source)) { column in
      if shared.isSelecting, let bar = list.selectionActions, column.shows(bar.source) {
        column.add(SelectionBar(list: list, bar: bar, place: place))
      }
      for (index, section) in sections.enumerated() {
        column.add(
          CellSectionComponent(
            section: section, list: list, shared: shared, seeAll: index == sections.count - 1 ? seeAll : nil))
      }
      for part in list.unknown where column.shows(part.source) { column.placeholder(part.source) }
    }
  }

  private func skeleton(_ cell: ObjectCell, _ context: CardContext) -> SkeletonCell {
    SkeletonCell(
      hasImage: cell.imageWidth(context) > 0, isRound: cell.detailImage?.shape == .circle,
      lines: SkeletonCell.lines(list.skeleton) ?? cell.labelCount(context))
  }

  /// The sections with the cells that are shown here, at most as many as the list's limit.
  private func shownSections(_ context: CardContext) -> [CellSection] {
    guard context.environment.state != .empty else { return [] }
    var left = list.limit ?? .max
    var result: [CellSection] = []
    for var section in list.sections where section.source.map({ context.shows($0) }) ?? true {
      if section.cells.count > left || section.cells.contains(where: { !context.shows($0.source) }) {
        section.cells = Array(section.cells.filter { context.shows($0.source) }.prefix(left))
      }
      left -= section.cells.count
      if !section.cells.isEmpty { result.append(section) }
    }
    return result
  }
}

/// A title on the page, the cells on their surface, and a remark below.
private struct CellSectionComponent: Component {
  let section: CellSection
  let list: ObjectCellList
  let shared: CellContext
  /// The row below the cells, if there is one.
  let seeAll: SeeAll?

  func compose(into page: inout Composition) {
    let place = shared.place
    if let title = section.title, page.shows(title.source), !title.isEmpty {
      page.text(title, .subheadline.semibold, .secondaryLabel, role: .heading, remark(top: CellFigures.sectionTop))
    }
    page.column(BoxStyle(width: .fill), Paint(content: .surface(place.surface), source: section.source)) { column in
      CellRows(isUniform: list.isUniform).add(to: &column) { rows in
        for (index, cell) in section.cells.enumerated() {
          let hasSeparator = index < section.cells.count - 1 || seeAll != nil
          rows.add(ObjectCellComponent(cell: cell, shared: shared, hasSeparator: hasSeparator))
        }
      }
      if let seeAll { column.add(SeeAllRow(seeAll: seeAll, place: place)) }
    }
    if let footnote = section.footnote, page.shows(footnote.source), !footnote.isEmpty {
      page.text(footnote, .footnote, .tertiaryLabel, remark(top: CellFigures.sectionBottom))
    }
  }

  private func remark(top: Double) -> BoxStyle {
    let side = shared.place.side
    return BoxStyle(
      width: .fill, padding: Insets(top: top, leading: side, bottom: CellFigures.sectionBottom, trailing: side))
  }
}

/// Cells below one another, as high as one another in a uniform list.
struct CellRows {
  let isUniform: Bool

  func add(to page: inout Composition, _ content: (inout Composition) -> Void) {
    // Texts of accessibility sizes break differently in every cell; one height would only make gaps.
    let rule = ColumnRule(equalHeights: isUniform && !page.environment.isAccessibilitySize)
    page.container(.masonry, BoxStyle(width: .fill), rule, Paint(), content)
  }
}

/// The last row of a list, which leads to all of it (PTV-I).
struct SeeAllRow: Component {
  let seeAll: SeeAll
  let place: ListPlace

  func compose(into page: inout Composition) {
    let source = seeAll.text.source
    page.row(
      BoxStyle(
        width: .fill, height: .atLeast(CellFigures.row),
        padding: Insets(vertical: CellFigures.vertical, horizontal: place.side), spacing: CardFigures.itemSpacing,
        vertical: .center),
      Paint(role: .button, label: seeAll.text.string, source: source, isRead: true, isTouchable: true)
    ) { row in
      row.add(
        SeeAllContent(
          seeAll: seeAll, font: .body.lines(1), color: .primaryLabel,
          iconSide: row.environment.scaled(CellFigures.disclosure)))
    }
  }
}

/// What stands in a row that leads to all of something: words, how many there are, a chevron.
struct SeeAllContent: Component {
  let seeAll: SeeAll
  let font: Font
  let color: ColorToken
  /// Of the chevron, in points.
  let iconSide: Double

  func compose(into row: inout Composition) {
    if isStacked(row.context) {
      row.column(BoxStyle(width: .fill, horizontal: .leading)) { column in
        column.text(seeAll.text, font, color, role: .none)
        total(into: &column)
      }
    } else {
      row.text(seeAll.text, font, color, role: .none)
      row.spacer()
      total(into: &row)
    }
    row.icon("disclosure", iconSide, .tertiaryLabel)
  }

  private func total(into page: inout Composition) {
    guard let total = seeAll.total else { return }
    page.string(total, .body.lines(1), .tertiaryLabel, source: seeAll.text.source)
  }

  /// Whether the number gives way to the words: a word would break beside it.
  private func isStacked(_ context: CardContext) -> Bool {
    guard let total = seeAll.total, context.environment.isAccessibilitySize else { return false }
    let taken = context.width(total, .body.lines(1)) + iconSide + 2 * CardFigures.itemSpacing
    return context.longestWord(seeAll.text.string, font) > context.textRoom - taken
  }
}

/// What takes the place of the app bar's actions while cells are being selected (SEED2).
private struct SelectionBar: Component {
  let list: ObjectCellList
  let bar: SelectionActions
  let place: ListPlace

  func compose(into page: inout Composition) {
    // One more while it is being selected.
    let isTapped =
      page.environment.state == .selected && list.selection != .single && list.cells.contains { !$0.isSelected }
    let count = list.cells.count { $0.isSelected } + (isTapped ? 1 : 0)
    page.column(
      BoxStyle(width: .fill, horizontal: .leading),
      Paint(content: .surface(Surface(fill: .card)), role: .header, source: bar.source)
    ) { column in
      column.row(
        BoxStyle(
          width: .fill,
          padding: Insets(
            top: CardFigures.sectionPadding, leading: place.side, bottom: CardFigures.sectionPadding,
            trailing: max(0, place.side - CardFigures.itemSpacing)),
          spacing: CardFigures.buttonSpacing, vertical: .center)
      ) { row in
        row.string(
          DrawnWord.selected(bar.source.language, counting: count), .bar(.headline).semibold, .primaryLabel,
          source: bar.source, role: .heading)
        row.spacer()
        for action in row.context.enabled(bar.actions) where row.shows(action.text.source) {
          PlainButton(
            icon: action.text.isEmpty ? action.icon : nil, text: action.text, style: action.plainStyle, isInBar: true
          ).add(to: &row, .button(action))
        }
        if let overflow = bar.overflow, row.shows(overflow.source) {
          let paint = row.menuButton(overflow)
          PlainButton(icon: "overflow", style: ButtonStyle(.tertiary, .tint), isInBar: true).add(to: &row, paint)
        }
      }
      column.separator(nil)
    }
  }
}

/// What stands in place of cells or cards that are not there.
struct EmptyListComponent: Component {
  let messages: [IllustratedMessage]
  let data: DataState
  let place: ListPlace
  let source: PartSource

  func compose(into page: inout Composition) {
    var messages = messages.filter { page.shows($0.source) }
    if page.environment.state == .empty { messages.addStandard(source) }
    guard let message = messages.message(for: data == .failed ? .failed : .empty) ?? messages.first else { return }
    page.column(
      BoxStyle(width: .fill, padding: Insets(vertical: CardFigures.headerTop, horizontal: place.side)),
      Paint(content: .surface(place.surface), source: message.source)
    ) { $0.add(MessageComponent(message: message)) }
  }
}
