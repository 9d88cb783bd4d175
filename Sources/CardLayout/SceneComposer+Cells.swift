import CardModel
import LayoutCore

// Object cells: fiori.md section 6 and the anatomy A to G of SEED2.
extension SceneComposer {
  private var isAndroid: Bool { environment.platform == .android }

  // MARK: What cells of a list have in common

  /// Room for number and icons, the gap after them included.
  func iconColumnWidth(_ cell: ObjectCell) -> Double {
    let side = environment.scaled(CellFigures.iconWidth)
    let gap = CellFigures.iconColumn - CellFigures.iconWidth
    var width = 0.0
    if let number = cell.number, shows(number.source) {
      width = max(side, measurer.width(number.string, setting(.footnote, .semibold)))
    }
    for icon in cell.icons where shows(icon.source) {
      width = max(width, icon.name == nil ? measurer.width(icon.text.string, setting(.caption2)) : side)
    }
    return width > 0 ? width + gap : 0
  }

  /// Width of the detail image or the group of avatars.
  func imageWidth(_ cell: ObjectCell) -> Double {
    if let group = cell.avatarGroup, shows(group.source), !group.avatars.isEmpty {
      return BodyFigures.avatarGroup
    }
    guard let picture = cell.detailImage, shows(picture.source) else { return 0 }
    return imageSide(picture)
  }

  private func imageSide(_ picture: Picture) -> Double {
    let standard =
      isAndroid
      ? CellFigures.androidImage : picture.represents == .person ? CellFigures.personImage : CellFigures.image
    return min(max(picture.size ?? standard, CardFigures.detailImageLeast), CardFigures.detailImageMost)
  }

  private var imageGap: Double { isAndroid ? CellFigures.androidImageGap : CellFigures.imageGap }

  // MARK: The cell

  /// Adds one cell with a hairline below it.
  mutating func objectCell(_ cell: ObjectCell, _ context: CellContext, hasSeparator: Bool) {
    let isTouchable =
      cell.target != nil || cell.control != nil || context.isSelecting || context.place.isSelectable
    var cell = cell
    var isChosen = cell.isSelected && context.isSelecting
    let tint = isTouchable && !isChosen ? takeTint() : nil
    // The one that has just been selected of several.
    if tint != nil, environment.state == .selected, context.isSelecting, context.selection != .single {
      cell.isSelected = true
      isChosen = true
    }
    let fill = isChosen ? .informationBackground : tint
    let swipe = revealedSwipe(cell)
    container(
      .overlay,
      Paint(
        content: .surface(Surface(fill: fill, clips: swipe != nil)), label: cell.title?.string, source: cell.source,
        isTouchable: isTouchable),
      { style in
        // What sticks out of a cell that is swiped does not widen the list.
        style.width = swipe == nil ? .fill : Extent(ideal: 0, grows: true)
        style.vertical = .bottom
        style.horizontal = swipe?.edge == .trailing ? .trailing : .leading
      }
    ) { composer in
      if let swipe {
        composer.swipedCell(cell, context, swipe)
      } else {
        composer.cellContent(cell, context)
      }
      if hasSeparator { composer.cellSeparator(context.place) }
    }
  }

  /// The hairline between two cells: from the labels' edge of the list to its end.
  mutating func cellSeparator(_ place: ListPlace) {
    container(
      .column, nil,
      { style in
        style.width = .fill
        style.padding.leading = place.side
      }
    ) { $0.separator(nil) }
  }

  /// The parts B to G of a cell in one row.
  mutating func cellContent(_ cell: ObjectCell, _ context: CellContext, width: Extent = .fill) {
    let lines = labelCount(cell)
    let centers = (isAndroid ? lines < 3 : lines == 1) && !context.actionsBelow
    let isStacked = environment.isAccessibilitySize
    let padding =
      !isAndroid
      ? CellFigures.vertical : lines == 3 ? CellFigures.androidVerticalThreeLines : CellFigures.androidVertical
    let usual = isAndroid ? environment.scaled(CellFigures.androidHeights[lines - 1]) : CellFigures.row
    let least = max(usual, context.place.rowHeight)
    let inset = actionInset
    container(
      .column, nil,
      { style in
        style.width = width
        style.height = Extent(min: least, grows: true)
        style.padding = Insets(vertical: padding, horizontal: context.place.side)
        if context.actionsBelow, cell.actionsArea != nil { style.padding.bottom -= min(padding, inset) }
        style.spacing = CellFigures.textSpacing
        style.vertical = centers ? .center : .top
      }
    ) { composer in
      if context.stacksImage {
        composer.container(.row, nil, { $0.width = .fill }) { composer in
          composer.cellLeading(cell, context, lines)
        }
      }
      composer.container(
        .row, nil,
        { style in
          style.width = .fill
          style.vertical = centers && !isStacked ? .center : .top
        }
      ) { composer in
        if !context.stacksImage { composer.cellLeading(cell, context, lines) }
        composer.within(max(1, context.labelRoom)) { composer in
          composer.alike(composer.cellLabels(cell)) { $0.titleAndDescription(cell, context, lines) }
        }
        if !isStacked, !composer.sharesTitleLine(cell) { composer.cellAttributes(cell, context) }
        if !context.actionsBelow { composer.cellActions(cell.actionsArea, gap: CellFigures.actionGap) }
        if !context.isSelecting { composer.accessory(cell) }
      }
      for part in cell.unknown where composer.shows(part.source) { composer.placeholder(part) }
    }
  }

  /// Control, number or icons and image.
  private mutating func cellLeading(_ cell: ObjectCell, _ context: CellContext, _ lines: Int) {
    cellControl(cell, context)
    iconColumn(cell, context, lines)
    cellImage(cell, context)
  }

  /// The labels that keep the order of their sizes.
  private func cellLabels(_ cell: ObjectCell) -> [(text: CardText?, setting: TextSetting)] {
    [
      (cell.title, setting(.headline, .semibold)), (cell.subtitle, setting(.body)),
      (cell.footnote, setting(.subheadline)),
    ]
  }

  /// Title, subtitle, footnote: how many there are, at least 1.
  func labelCount(_ cell: ObjectCell) -> Int {
    func count(_ label: CardText?) -> Int {
      guard let label, !label.isEmpty, shows(label.source) else { return 0 }
      return 1
    }
    return max(1, count(cell.title) + count(cell.subtitle) + count(cell.footnote))
  }

  /// Number or icons (B); as many as there are labels.
  private mutating func iconColumn(_ cell: ObjectCell, _ context: CellContext, _ lines: Int) {
    let own = iconColumnWidth(cell)
    let width = max(own, context.iconColumn)
    guard width > 0 else { return }
    let side = environment.scaled(CellFigures.iconWidth)
    let drop = max(0, (environment.metrics(.headline).leading - side) / 2)
    container(
      .column, nil,
      { style in
        style.width = .fixed(width)
        style.padding.trailing = CellFigures.iconColumn - CellFigures.iconWidth
        style.padding.top = cell.number == nil ? drop : 0
        style.spacing = CellFigures.iconGap
        style.horizontal = .center
        style.priority = 1
      }
    ) { composer in
      var left = lines
      if let number = cell.number, composer.shows(number.source) {
        var setting = composer.setting(.footnote, .semibold, lines: 1)
        setting.leading = composer.environment.metrics(.headline).leading
        composer.text(number, setting, .secondaryLabel)
        left = max(1, left - 1)
      }
      for icon in cell.icons.filter({ composer.shows($0.source) }).prefix(left) {
        composer.stackedIcon(icon, side)
      }
    }
  }

  private mutating func stackedIcon(_ icon: Icon, _ side: Double) {
    if let name = icon.name {
      self.icon(name, side, .status(icon.kind), source: icon.source, label: icon.label)
    } else {
      text(
        icon.text, setting(.caption2, lines: 1), .status(icon.kind), role: icon.label == nil ? .none : .text,
        label: icon.label)
    }
  }

  /// The detail image or what stands in its place (C).
  private mutating func cellImage(_ cell: ObjectCell, _ context: CellContext) {
    let width = max(imageWidth(cell), context.imageWidth)
    guard width > 0 else { return }
    let gap = imageGap
    container(
      .column, nil,
      { style in
        style.width = .fixed(width + gap)
        style.padding.trailing = gap
        style.horizontal = .center
        style.priority = 1
      }
    ) { composer in
      if let group = cell.avatarGroup, composer.shows(group.source) {
        composer.avatarGroup(group)
      } else if let picture = cell.detailImage, composer.shows(picture.source) {
        composer.detailImage(picture, standard: composer.imageSide(picture))
      }
    }
  }

  // MARK: Labels and description

  /// The title area (D) and, in regular width, the description in a column of its own (E).
  private mutating func titleAndDescription(_ cell: ObjectCell, _ context: CellContext, _ lines: Int) {
    guard let description = cell.description, shows(description.source), !description.isEmpty else {
      return titleArea(cell, context, nil)
    }
    guard environment.sizeClass == .regular, !environment.isAccessibilitySize else {
      let isShown = !isAndroid && (cell.showsDescriptionInCompact || environment.sizeClass == .regular)
      return titleArea(cell, context, isShown ? description : nil)
    }
    // From xLarge on the labels need the room (FS/ObjectItemStyle).
    if !isAndroid, environment.textSize.isAtLeast(.xLarge) { return titleArea(cell, context, nil) }
    let style = BoxStyle { style in
      style.width = .fill
      style.spacing = CellFigures.descriptionGap
      if !cell.attributes.isEmpty { style.padding.trailing = CellFigures.afterDescriptionGap - CellFigures.statusGap }
    }
    builder.open(.splitRow, style, ColumnRule(share: cell.splitPercent ?? CellFigures.splitPercent))
    titleArea(cell, context, nil)
    // As many lines as the labels leave room for (FS/ObjectItemStyle); a tablet has three (SEED2).
    let limit = isAndroid ? CellFigures.descriptionLines : lines
    text(description, setting(.subheadline, lines: limit), .tertiaryLabel) { style in
      style.width = .fill
    }
    builder.close()
  }

  private mutating func titleArea(_ cell: ObjectCell, _ context: CellContext, _ description: CardText?) {
    let gap = isAndroid ? 0 : CellFigures.textSpacing
    container(
      .column, nil,
      { style in
        style.spacing = gap
        style.width = .fill
      }
    ) { composer in
      if composer.sharesTitleLine(cell) {
        composer.container(.row, nil, { $0.width = .fill }) { composer in
          composer.cellTitle(cell)
          composer.cellAttributes(cell, context)
        }
      } else {
        composer.cellTitle(cell)
      }
      if let subtitle = cell.subtitle, composer.shows(subtitle.source), !subtitle.isEmpty {
        composer.text(subtitle, composer.setting(.body, lines: 1), .secondaryLabel)
      }
      if let footnote = cell.footnote, composer.shows(footnote.source), !footnote.isEmpty {
        composer.text(footnote, composer.setting(.subheadline, lines: 1), .tertiaryLabel)
      }
      composer.titleExtras(cell)
      if let description {
        composer.text(
          description, composer.setting(.subheadline, lines: CellFigures.descriptionLines), .tertiaryLabel)
      }
      if composer.environment.isAccessibilitySize { composer.cellAttributes(cell, context) }
      if context.actionsBelow { composer.actionsBelow(cell.actionsArea) }
    }
  }

  private mutating func cellTitle(_ cell: ObjectCell) {
    guard let title = cell.title else { return }
    self.title(title, setting(.headline, .semibold, lines: titleLines(cell)), isExternal: cell.isExternal) { style in
      style.width = .fill
    }
  }

  /// Whether the only attribute stands on the title's line, so that the other labels have the whole width: in compact
  /// width, where room is short.
  func sharesTitleLine(_ cell: ObjectCell) -> Bool {
    environment.sizeClass == .compact && !environment.isAccessibilitySize && labelCount(cell) > 1
      && cell.attributes.count { shows($0.source) } == 1
  }

  /// Small avatars, tags and rating below the labels.
  private mutating func titleExtras(_ cell: ObjectCell) {
    let row = cell.avatarRow.flatMap { shows($0.source) ? $0 : nil }
    let tagBar = cell.tagBar.flatMap { shows($0.source) ? $0 : nil }
    let rating = cell.rating.flatMap { shows($0.source) ? $0 : nil }
    guard row != nil || tagBar != nil || rating != nil else { return }
    // Labels of Android keep no distance of their own.
    let gap = isAndroid ? CellFigures.avatarTop : CellFigures.textSpacing
    let top = isAndroid ? CellFigures.avatarTop : row == nil ? 0 : CellFigures.avatarTop - CellFigures.textSpacing
    container(
      .column, nil,
      { style in
        style.spacing = gap
        style.padding.top = top
        style.width = .fill
      }
    ) { composer in
      if let row { composer.avatarRow(row) }
      if let tagBar { composer.tagBar(tagBar) }
      if let rating { composer.rating(rating) }
    }
  }

  /// One line when it stands alone, or in compact width without a second attribute; otherwise two (FS/ObjectItemStyle).
  private func titleLines(_ cell: ObjectCell) -> Int {
    let isAlone = labelCount(cell) == 1
    let hasSubstatus = cell.attributes.count { shows($0.source) } > 1
    return isAlone || environment.sizeClass == .compact && !hasSubstatus ? 1 : CellFigures.titleLines
  }

}
