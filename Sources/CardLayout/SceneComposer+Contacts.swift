import CardModel
import LayoutCore

// Contact cells: fiori.md section 5 (FS/ContactItemStyle).
extension SceneComposer {
  /// Adds people below one another as they stand at `place`.
  mutating func contactCells(_ list: ContactCellList, _ place: ListPlace) {
    let seeAll = list.seeAll.flatMap { shows($0.text.source) ? $0 : nil }
    let cells = Array(list.cells.filter { shows($0.source) }.prefix(list.limit ?? .max))
    if environment.state == .loading {
      let shapes = cells.map { cell in
        SkeletonCell(
          hasImage: contactImageWidth(cell) > 0, isRound: cell.detailImage?.shape == .circle,
          lines: skeletonLines(list.skeleton) ?? (cell.subtitle == nil ? 1 : 2))
      }
      return skeletonCells(shapes, place, list.source)
    }
    guard environment.state != .empty, !cells.isEmpty || !list.unknown.isEmpty else {
      return emptyState(list.emptyStates, list.data, place, list.source)
    }
    var context = CellContext(place: place)
    // Side by side in all cells or in none, so that the list stays even.
    context.actionsBelow = environment.isAccessibilitySize || cells.contains { !hasRoomForActions($0, place) }
    if context.actionsBelow, !environment.isAccessibilitySize {
      compromises.append(LayoutCompromise(kind: .actionsBelow, source: list.source))
    }
    let image = cells.reduce(0) { max($0, contactImageWidth($1)) }
    if list.isUniform { context.imageWidth = image }
    context.labelRoom = place.width - 2 * place.side
    context.stacksImage =
      environment.isAccessibilitySize && image > 0
      && cells.contains { widestWord($0) > context.labelRoom - image - CellFigures.imageGap }
    if image > 0, !context.stacksImage { context.labelRoom -= image + CellFigures.imageGap }
    container(
      .column, Paint(content: .surface(Surface(fill: place.isScreen ? .card : nil)), source: list.source),
      { $0.width = .fill }
    ) { composer in
      let rule = ColumnRule(equalHeights: list.isUniform && !composer.environment.isAccessibilitySize)
      let rows = composer.builder.open(.masonry, BoxStyle { $0.width = .fill }, rule)
      composer.paint(rows, Paint())
      for (index, cell) in cells.enumerated() {
        composer.contactCell(cell, context, hasSeparator: index < cells.count - 1 || seeAll != nil)
      }
      composer.builder.close()
      for part in list.unknown where composer.shows(part.source) { composer.placeholder(part) }
      if let seeAll { composer.seeAllRow(seeAll, place) }
    }
  }

  private func widestWord(_ cell: ContactCell) -> Double {
    let setting = setting(.headline, .semibold)
    let title = cell.title.map { longestWord($0.string, setting) + signWidth(setting, cell.isExternal) } ?? 0
    return max(title, cell.subtitle.map { longestWord($0.string, self.setting(.subheadline)) } ?? 0)
  }

  private func contactImageWidth(_ cell: ContactCell) -> Double {
    guard let picture = cell.detailImage, shows(picture.source) else { return 0 }
    return contactImageSide(picture)
  }

  private func contactImageSide(_ picture: Picture) -> Double {
    let standard = environment.platform == .android ? CellFigures.androidImage : CellFigures.contactImage
    return min(max(picture.size ?? standard, CardFigures.detailImageLeast), CardFigures.detailImageMost)
  }

  /// Whether the labels keep their ideal width with the actions beside them.
  private func hasRoomForActions(_ cell: ContactCell, _ place: ListPlace) -> Bool {
    let actions = actionsWidth(cell.actionsArea, spacing: 2 * CellFigures.contactActionPadding)
    guard actions > 0, place.width <= CellFigures.contactCompactWidth else { return true }
    let title = titleWidth(cell.title, setting(.headline, .semibold), isExternal: cell.isExternal)
    let subtitle = cell.subtitle.map { measurer.width($0.string, setting(.subheadline)) } ?? 0
    let image = contactImageWidth(cell)
    let taken = 2 * place.side + (image > 0 ? image + CellFigures.imageGap : 0)
    return taken + max(title, subtitle) + CellFigures.contactActionsGap + actions <= place.width
  }

  private mutating func contactCell(_ cell: ContactCell, _ context: CellContext, hasSeparator: Bool) {
    let inset = actionInset
    let fill = cell.target == nil ? nil : takeTint()
    container(
      .overlay,
      Paint(
        content: .surface(Surface(fill: fill)), label: cell.title?.string, source: cell.source,
        isTouchable: cell.target != nil),
      { style in
        style.width = .fill
        style.vertical = .bottom
      }
    ) { composer in
      composer.container(
        .column, nil,
        { style in
          style.width = .fill
          style.height = Extent(min: CellFigures.row, grows: true)
          style.vertical = .center
          style.padding = Insets(vertical: CellFigures.vertical, horizontal: context.place.side)
          if context.actionsBelow, cell.actionsArea != nil { style.padding.bottom -= inset }
        }
      ) { composer in
        composer.contactRow(cell, context)
        for part in cell.unknown where composer.shows(part.source) { composer.placeholder(part) }
      }
      if hasSeparator { composer.cellSeparator(context.place) }
    }
  }

  private mutating func contactRow(_ cell: ContactCell, _ context: CellContext) {
    let isWide = context.place.width > CellFigures.contactCompactWidth && !context.actionsBelow
    let description = cell.description.flatMap { isWide && shows($0.source) && !$0.isEmpty ? $0 : nil }
    let width = max(contactImageWidth(cell), context.imageWidth)
    let isStacked = context.stacksImage
    container(
      isStacked ? .column : .row, nil,
      { style in
        style.width = .fill
        style.vertical = context.actionsBelow ? .top : .center
        style.spacing = isStacked ? CellFigures.contactTextGap : 0
      }
    ) { composer in
      if width > 0 {
        composer.container(
          .column, nil,
          { style in
            style.width = .fixed(width + CellFigures.imageGap)
            style.padding.trailing = CellFigures.imageGap
            style.priority = 1
          }
        ) { composer in
          if let picture = cell.detailImage, composer.shows(picture.source) {
            composer.detailImage(picture, standard: composer.contactImageSide(picture))
          }
        }
      }
      if let description {
        let style = BoxStyle { style in
          style.width = .fill
          style.spacing = CellFigures.descriptionGap
          style.vertical = .center
        }
        composer.builder.open(.splitRow, style, ColumnRule(share: CellFigures.splitPercent))
        composer.contactLabels(cell, context)
        composer.text(
          description, composer.setting(.subheadline, lines: CellFigures.contactDescriptionLines), .tertiaryLabel
        ) { $0.width = .fill }
        composer.builder.close()
      } else {
        composer.within(max(1, context.labelRoom)) { $0.contactLabels(cell, context) }
      }
      if !context.actionsBelow {
        composer.cellActions(
          cell.actionsArea, gap: CellFigures.contactActionsGap, spacing: 2 * CellFigures.contactActionPadding)
      }
    }
  }

  private mutating func contactLabels(_ cell: ContactCell, _ context: CellContext) {
    let labels = [
      (text: cell.title, setting: setting(.headline, .semibold)), (text: cell.subtitle, setting: setting(.subheadline)),
    ]
    alike(labels) { $0.contactColumn(cell, context) }
  }

  private mutating func contactColumn(_ cell: ContactCell, _ context: CellContext) {
    container(
      .column, nil,
      { style in
        style.spacing = CellFigures.contactTextGap
        style.width = .fill
      }
    ) { composer in
      if let title = cell.title {
        composer.title(
          title, composer.setting(.headline, .semibold, lines: CellFigures.contactTitleLines),
          isExternal: cell.isExternal)
      }
      if let subtitle = cell.subtitle, composer.shows(subtitle.source), !subtitle.isEmpty {
        composer.text(
          subtitle, composer.setting(.subheadline, lines: CellFigures.contactSubtitleLines), .secondaryLabel)
      }
      if context.actionsBelow {
        composer.actionsBelow(cell.actionsArea)
      }
    }
  }
}
