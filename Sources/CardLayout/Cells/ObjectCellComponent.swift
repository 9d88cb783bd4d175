import CardModel
import LayoutCore

/// One object cell with a hairline below it: the anatomy A to G (OC-I, SEED2).
struct ObjectCellComponent: Component {
  let cell: ObjectCell
  let shared: CellContext
  let hasSeparator: Bool

  func compose(into page: inout Composition) {
    let isTouchable =
      cell.target != nil || cell.control != nil || shared.isSelecting || shared.place.isSelectable
    var cell = cell
    var isChosen = cell.isSelected && shared.isSelecting
    let tint = isTouchable && !isChosen ? page.claims.tint(page.environment) : nil
    // The one that has just been selected of several.
    if tint != nil, page.environment.state == .selected, shared.isSelecting, shared.selection != .single {
      cell.isSelected = true
      isChosen = true
    }
    let swipe = page.claims.swipe(cell, page.context)
    page.overlay(
      BoxStyle(
        // What sticks out of a cell that is swiped does not widen the list.
        width: swipe == nil ? .fill : Extent(ideal: 0, grows: true),
        horizontal: swipe?.edge == .trailing ? .trailing : .leading, vertical: .bottom),
      Paint(
        content: .surface(Surface(fill: isChosen ? .informationBackground : tint, clips: swipe != nil)),
        label: cell.title?.string, source: cell.source, isTouchable: isTouchable)
    ) { overlay in
      if let swipe {
        overlay.add(SwipedCell(cell: cell, shared: shared, swipe: swipe))
      } else {
        overlay.add(CellContent(cell: cell, shared: shared))
      }
      if hasSeparator { overlay.add(CellSeparator(place: shared.place)) }
    }
  }
}

/// The hairline between two cells: from the labels' edge of the list to its end.
struct CellSeparator: Component {
  let place: ListPlace

  func compose(into page: inout Composition) {
    page.column(BoxStyle(width: .fill, padding: Insets(leading: place.side))) { $0.separator(nil) }
  }
}

/// The parts B to G of a cell in one row.
struct CellContent: Component {
  let cell: ObjectCell
  let shared: CellContext
  var width = Extent.fill

  func compose(into page: inout Composition) {
    let environment = page.environment
    let isAndroid = environment.platform == .android
    let lines = cell.labelCount(page.context)
    let centers = (isAndroid ? lines < 3 : lines == 1) && !shared.actionsBelow
    let vertical =
      !isAndroid
      ? CellFigures.vertical : lines == 3 ? CellFigures.androidVerticalThreeLines : CellFigures.androidVertical
    let usual = isAndroid ? environment.scaled(CellFigures.androidHeights[lines - 1]) : CellFigures.row
    var padding = Insets(vertical: vertical, horizontal: shared.place.side)
    if shared.actionsBelow, cell.actionsArea != nil { padding.bottom -= min(vertical, CellActions.inset(environment)) }
    let leading = CellLeading(cell: cell, shared: shared, lines: lines)
    page.column(
      BoxStyle(
        width: width, height: Extent(min: max(usual, shared.place.rowHeight), grows: true), padding: padding,
        spacing: CellFigures.textSpacing, vertical: centers ? .center : .top)
    ) { column in
      if shared.stacksImage { column.row(BoxStyle(width: .fill)) { $0.add(leading) } }
      let isStacked = environment.isAccessibilitySize
      column.row(BoxStyle(width: .fill, vertical: centers && !isStacked ? .center : .top)) { row in
        if !shared.stacksImage { row.add(leading) }
        row.within(shared.labelRoom) { $0.add(CellLabels(cell: cell, shared: shared, lines: lines)) }
        if !isStacked, !cell.sharesTitleLine(row.context) { row.add(CellAttributes(cell: cell, shared: shared)) }
        if !shared.actionsBelow, let area = cell.actionsArea {
          row.add(CellActions(area: area, gap: CellFigures.actionGap))
        }
        if !shared.isSelecting { row.add(CellAccessory(cell: cell)) }
      }
      for part in cell.unknown where column.shows(part.source) { column.placeholder(part.source) }
    }
  }
}

/// Control, number or icons (B) and image (C).
private struct CellLeading: Component {
  let cell: ObjectCell
  let shared: CellContext
  let lines: Int

  func compose(into page: inout Composition) {
    page.add(CellControlComponent(cell: cell, shared: shared))
    iconColumn(into: &page)
    image(into: &page)
  }

  /// As many as there are labels.
  private func iconColumn(into page: inout Composition) {
    let environment = page.environment
    // Above the labels nothing lines up with other cells.
    let width = max(cell.iconColumnWidth(page.context), shared.stacksImage ? 0 : shared.iconColumn)
    guard width > 0 else { return }
    let side = environment.scaled(CellFigures.iconWidth)
    let leading = environment.metrics(.headline).leading
    page.column(
      BoxStyle(
        width: .fixed(width),
        padding: Insets(
          top: cell.number == nil ? max(0, (leading - side) / 2) : 0,
          trailing: CellFigures.iconColumn - CellFigures.iconWidth),
        spacing: CellFigures.iconGap, horizontal: .center, priority: 1)
    ) { column in
      var left = lines
      if let number = cell.number, column.shows(number.source) {
        var setting = column.context.setting(.footnote.semibold.lines(1))
        setting.leading = leading
        column.text(
          number, setting, TextPaint(color: .secondaryLabel), role: .text, label: nil, BoxStyle())
        left = max(1, left - 1)
      }
      for icon in cell.icons.filter({ column.shows($0.source) }).prefix(left) {
        column.add(StackedIcon(icon: icon, side: side))
      }
    }
  }

  private func image(into page: inout Composition) {
    let environment = page.environment
    let width = max(cell.imageWidth(page.context), shared.imageWidth)
    guard width > 0 else { return }
    let gap = environment.platform == .android ? CellFigures.androidImageGap : CellFigures.imageGap
    page.column(
      BoxStyle(width: .fixed(width + gap), padding: Insets(trailing: gap), horizontal: .center, priority: 1)
    ) { column in
      if let group = cell.avatarGroup, column.shows(group.source) {
        column.add(AvatarGroupComponent(group: group))
      } else if let picture = cell.detailImage, column.shows(picture.source) {
        column.add(DetailImageComponent(picture: picture, standard: cell.standardImageSide(environment)))
      }
    }
  }
}

/// The title area (D) and, in regular width, the description in a column of its own (E).
private struct CellLabels: Component {
  let cell: ObjectCell
  let shared: CellContext
  let lines: Int

  func compose(into page: inout Composition) {
    let environment = page.environment
    let isAndroid = environment.platform == .android
    guard let description = cell.description, page.shows(description.source), !description.isEmpty else {
      return titleArea(nil, into: &page)
    }
    guard environment.sizeClass == .regular, !environment.isAccessibilitySize else {
      let isShown = !isAndroid && (cell.showsDescriptionInCompact || environment.sizeClass == .regular)
      return titleArea(isShown ? description : nil, into: &page)
    }
    // From xLarge on the labels need the room (FS/ObjectItemStyle).
    if !isAndroid, environment.textSize.isAtLeast(.xLarge) { return titleArea(nil, into: &page) }
    let hasAttribute = cell.attributes.contains { page.shows($0.source) }
    let after = !hasAttribute ? 0 : CellFigures.afterDescriptionGap - CellFigures.statusGap
    page.container(
      .splitRow, BoxStyle(width: .fill, padding: Insets(trailing: after), spacing: CellFigures.descriptionGap),
      ColumnRule(share: cell.splitPercent ?? CellFigures.splitPercent)
    ) { row in
      titleArea(nil, into: &row)
      // As many lines as the labels leave room for (FS/ObjectItemStyle); a tablet has three (SEED2).
      let limit = isAndroid ? CellFigures.descriptionLines : lines
      row.text(description, .subheadline.lines(limit), .tertiaryLabel, BoxStyle(width: .fill))
    }
  }

  private func titleArea(_ description: CardText?, into page: inout Composition) {
    let gap = page.environment.platform == .android ? 0 : CellFigures.textSpacing
    page.column(BoxStyle(width: .fill, spacing: gap)) { column in
      if cell.sharesTitleLine(column.context) {
        column.row(BoxStyle(width: .fill)) { row in
          title(into: &row)
          row.add(CellAttributes(cell: cell, shared: shared))
        }
      } else {
        title(into: &column)
      }
      if let subtitle = cell.subtitle, column.shows(subtitle.source), !subtitle.isEmpty {
        column.text(subtitle, .body.lines(1), .secondaryLabel)
      }
      if let footnote = cell.footnote, column.shows(footnote.source), !footnote.isEmpty {
        column.text(footnote, .subheadline.lines(1), .tertiaryLabel)
      }
      extras(into: &column)
      if let description { column.text(description, .subheadline.lines(CellFigures.descriptionLines), .tertiaryLabel) }
      if column.environment.isAccessibilitySize { column.add(CellAttributes(cell: cell, shared: shared)) }
      if shared.actionsBelow, let area = cell.actionsArea { column.add(CellActions.below(area)) }
    }
  }

  /// On one line when it stands alone, or in compact width without a second attribute; otherwise on two
  /// (FS/ObjectItemStyle).
  private func title(into page: inout Composition) {
    guard let title = cell.title else { return }
    let hasSubstatus = cell.attributes.count { page.shows($0.source) } > 1
    let isShort =
      cell.labelCount(page.context) == 1 || page.environment.sizeClass == .compact && !hasSubstatus
    page.add(
      TitleComponent(
        title: title, font: .headline.semibold.lines(isShort ? 1 : CellFigures.titleLines),
        isExternal: cell.isExternal, style: BoxStyle(width: .fill)))
  }

  /// Small avatars, tags and rating below the labels.
  private func extras(into page: inout Composition) {
    let row = cell.avatarRow.flatMap { page.shows($0.source) ? $0 : nil }
    let tagBar = cell.tagBar.flatMap { page.shows($0.source) ? $0 : nil }
    let rating = cell.rating.flatMap { page.shows($0.source) ? $0 : nil }
    guard row != nil || tagBar != nil || rating != nil else { return }
    // Labels of Android keep no distance of their own.
    let isAndroid = page.environment.platform == .android
    let gap = isAndroid ? CellFigures.avatarTop : CellFigures.textSpacing
    let top = isAndroid ? CellFigures.avatarTop : row == nil ? 0 : CellFigures.avatarTop - CellFigures.textSpacing
    page.column(BoxStyle(width: .fill, padding: Insets(top: top), spacing: gap)) { column in
      if let row { column.add(AvatarRowComponent(row: row)) }
      if let tagBar { column.add(TagBarComponent(bar: tagBar)) }
      if let rating { column.add(RatingComponent(rating: rating)) }
    }
  }
}

extension ObjectCell {
  /// Whether the only attribute stands on the title's line, so that the other labels have the whole width: in compact
  /// width, where room is short.
  fileprivate func sharesTitleLine(_ context: CardContext) -> Bool {
    context.environment.sizeClass == .compact && !context.environment.isAccessibilitySize
      && labelCount(context) > 1 && attributes.count { context.shows($0.source) } == 1
  }
}
