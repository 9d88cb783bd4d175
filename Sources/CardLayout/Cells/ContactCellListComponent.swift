import CardModel
import LayoutCore

/// People below one another, as a screen of their own or inside a card (FS/ContactItemStyle).
struct ContactCellListComponent: Component {
  let list: ContactCellList
  let place: ListPlace

  func compose(into page: inout Composition) {
    let context = page.context
    let isAccessibilitySize = context.environment.isAccessibilitySize
    let cells = Array(list.cells.filter { context.shows($0.source) }.prefix(list.limit ?? .max))
    if context.environment.state == .loading {
      return page.add(SkeletonCells(cells: cells.map { skeleton($0, context) }, place: place, source: list.source))
    }
    guard context.environment.state != .empty, !cells.isEmpty || !list.unknown.isEmpty else {
      return page.add(
        EmptyListComponent(messages: list.emptyStates, data: list.data, place: place, source: list.source))
    }
    var shared = CellContext(place: place)
    // Side by side in all cells or in none, so that the list stays even.
    shared.actionsBelow = isAccessibilitySize || cells.contains { !$0.hasRoomForActions(place, context) }
    if shared.actionsBelow, !isAccessibilitySize { page.giveUp(.actionsBelow, list.source) }
    let image = cells.reduce(0) { max($0, $1.imageWidth(context)) }
    if list.isUniform { shared.imageWidth = image }
    shared.labelRoom = place.width - 2 * place.side
    let room = shared.labelRoom - image - CellFigures.imageGap
    shared.stacksImage = isAccessibilitySize && image > 0 && cells.contains { $0.widestWord(context) > room }
    if image > 0, !shared.stacksImage { shared.labelRoom = room }
    let seeAll = list.seeAll.flatMap { context.shows($0.text.source) ? $0 : nil }
    page.column(BoxStyle(width: .fill), Paint(content: .surface(place.surface), source: list.source)) { column in
      CellRows(isUniform: list.isUniform).add(to: &column) { rows in
        for (index, cell) in cells.enumerated() {
          let hasSeparator = index < cells.count - 1 || seeAll != nil
          rows.add(ContactCellComponent(cell: cell, shared: shared, hasSeparator: hasSeparator))
        }
      }
      for part in list.unknown where column.shows(part.source) { column.placeholder(part.source) }
      if let seeAll { column.add(SeeAllRow(seeAll: seeAll, place: place)) }
    }
  }

  private func skeleton(_ cell: ContactCell, _ context: CardContext) -> SkeletonCell {
    SkeletonCell(
      hasImage: cell.imageWidth(context) > 0, isRound: cell.detailImage?.shape == .circle,
      lines: SkeletonCell.lines(list.skeleton) ?? (cell.subtitle == nil ? 1 : 2))
  }
}

/// One person with a hairline below.
private struct ContactCellComponent: Component {
  let cell: ContactCell
  let shared: CellContext
  let hasSeparator: Bool

  func compose(into page: inout Composition) {
    let fill = cell.target == nil ? nil : page.claims.tint(page.environment)
    var padding = Insets(vertical: CellFigures.vertical, horizontal: shared.place.side)
    if shared.actionsBelow, cell.actionsArea != nil { padding.bottom -= CellActions.inset(page.environment) }
    page.overlay(
      BoxStyle(width: .fill, vertical: .bottom),
      Paint(
        content: .surface(Surface(fill: fill)), label: cell.title?.string, source: cell.source,
        isTouchable: cell.target != nil)
    ) { overlay in
      overlay.column(
        BoxStyle(
          width: .fill, height: Extent(min: CellFigures.row, grows: true), padding: padding, vertical: .center)
      ) { column in
        row(into: &column)
        for part in cell.unknown where column.shows(part.source) { column.placeholder(part.source) }
      }
      if hasSeparator { overlay.add(CellSeparator(place: shared.place)) }
    }
  }

  private func row(into page: inout Composition) {
    let isWide = shared.place.width > CellFigures.contactCompactWidth && !shared.actionsBelow
    let description = cell.description.flatMap { isWide && page.shows($0.source) && !$0.isEmpty ? $0 : nil }
    let isStacked = shared.stacksImage
    page.container(
      isStacked ? .column : .row,
      BoxStyle(
        width: .fill, spacing: isStacked ? CellFigures.contactTextGap : 0,
        vertical: shared.actionsBelow ? .top : .center)
    ) { box in
      image(into: &box)
      if let description {
        box.container(
          .splitRow, BoxStyle(width: .fill, spacing: CellFigures.descriptionGap, vertical: .center),
          ColumnRule(share: CellFigures.splitPercent)
        ) { split in
          labels(into: &split)
          split.text(
            description, .subheadline.lines(CellFigures.contactDescriptionLines), .tertiaryLabel,
            BoxStyle(width: .fill))
        }
      } else {
        box.within(shared.labelRoom) { labels(into: &$0) }
      }
      if !shared.actionsBelow, let area = cell.actionsArea {
        box.add(
          CellActions(area: area, gap: CellFigures.contactActionsGap, spacing: 2 * CellFigures.contactActionPadding))
      }
    }
  }

  private func image(into page: inout Composition) {
    let width = max(cell.imageWidth(page.context), shared.imageWidth)
    guard width > 0 else { return }
    let gap = CellFigures.imageGap
    page.column(BoxStyle(width: .fixed(width + gap), padding: Insets(trailing: gap), priority: 1)) { column in
      if let picture = cell.detailImage, column.shows(picture.source) {
        column.add(DetailImageComponent(picture: picture, standard: ContactCell.standardImageSide(column.environment)))
      }
    }
  }

  private func labels(into page: inout Composition) {
    page.column(BoxStyle(width: .fill, spacing: CellFigures.contactTextGap)) { column in
      if let title = cell.title {
        column.add(
          TitleComponent(
            title: title, font: .headline.semibold.lines(CellFigures.contactTitleLines),
            isExternal: cell.isExternal))
      }
      if let subtitle = cell.subtitle, column.shows(subtitle.source), !subtitle.isEmpty {
        column.text(subtitle, .subheadline.lines(CellFigures.contactSubtitleLines), .secondaryLabel)
      }
      if shared.actionsBelow, let area = cell.actionsArea { column.add(CellActions.below(area)) }
    }
  }
}

// What a contact asks for, in points.
extension ContactCell {
  fileprivate func widestWord(_ context: CardContext) -> Double {
    let title = TitleComponent.wordWidth(title, .headline.semibold, isExternal: isExternal, context)
    return max(title, subtitle.map { context.longestWord($0.string, .subheadline) } ?? 0)
  }

  fileprivate func imageWidth(_ context: CardContext) -> Double {
    guard let detailImage, context.shows(detailImage.source) else { return 0 }
    return DetailImageComponent.side(detailImage, standard: Self.standardImageSide(context.environment))
  }

  /// The side of a detail image without a size of its own.
  fileprivate static func standardImageSide(_ environment: CardEnvironment) -> Double {
    environment.platform == .android ? CellFigures.androidImage : CellFigures.contactImage
  }

  /// Whether the labels keep their ideal width with the actions beside them.
  fileprivate func hasRoomForActions(_ place: ListPlace, _ context: CardContext) -> Bool {
    guard let actionsArea, place.width <= CellFigures.contactCompactWidth else { return true }
    let actions = CellActions(area: actionsArea, spacing: 2 * CellFigures.contactActionPadding).width(context)
    guard actions > 0 else { return true }
    let title = TitleComponent.width(title, .headline.semibold, isExternal: isExternal, context)
    let subtitle = subtitle.map { context.width($0.string, .subheadline) } ?? 0
    let image = imageWidth(context)
    let taken = 2 * place.side + (image > 0 ? image + CellFigures.imageGap : 0)
    return taken + max(title, subtitle) + CellFigures.contactActionsGap + actions <= place.width
  }
}
