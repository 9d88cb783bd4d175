import CardModel
import LayoutCore

// Main header, media and extended header: fiori.md sections 2.2 to 2.4.
extension Composition {
  /// Adds a main header: icons, image, labels and, at the end, one control with what stands below it.
  mutating func mainHeader(_ header: HeaderContent) {
    let flexItem = header.flexItem.flatMap { shows($0.source) ? $0 : nil }
    let header = withStatusesPlaced(header)
    let drops = flexItem?.position == .belowSubtitle && environment.textSize.isAtLeast(.ax3)
    container(.column, Paint(role: .header, source: header.source), { $0.width = .fill }) { composer in
      if let flexItem, flexItem.position == .aboveMainHeader { composer.flexItem(flexItem) }
      if composer.stacksHeader(header) {
        composer.stackedHeader(header, drops ? nil : flexItem)
      } else {
        composer.container(.row, nil, { $0.width = .fill }) { composer in
          composer.leadingGroup(header, drops ? nil : flexItem)
          composer.trailingColumn(header)
        }
      }
      if let flexItem, drops {
        composer.container(
          .column, nil,
          { style in
            style.padding.top = CardFigures.droppedFlexItemTop
            style.width = .fill
          }
        ) { $0.flexItem(flexItem) }
      }
    }
  }

  /// `header` with the statuses and the control that are shown here, and where the statuses stand.
  private func withStatusesPlaced(_ header: HeaderContent) -> HeaderContent {
    var header = header
    header.statuses.removeAll { !shows($0.text.source) }
    header.title = header.title.flatMap { shows($0.source) ? $0 : nil }
    header.counter = header.counter.flatMap { shows($0.source) && !$0.isEmpty ? $0 : nil }
    header.control = header.control.flatMap { control in
      guard shows(control.source) else { return nil }
      // An action that was done may be gone.
      guard case .action(let action) = control else { return control }
      return current([action]).first.map(HeaderControl.action)
    }
    // A card in a narrow column has no more room than on a phone.
    let share = CardFigures.statusShare * innerWidth
    let room = environment.sizeClass == .compact ? share : min(share, CardFigures.regularStatusWidth)
    header.hasStatusesBelow = environment.isAccessibilitySize || header.statuses.contains { statusWidth($0) > room }
    return header
  }

  /// Whether a word of the labels, at accessibility sizes, has no room beside image and control.
  private func stacksHeader(_ header: HeaderContent) -> Bool {
    guard environment.isAccessibilitySize else { return false }
    var room = textRoom
    if let picture = header.detailImage, shows(picture.source) {
      room -= (picture.size ?? CardFigures.detailImage) + CardFigures.cellImageGap
    }
    if header.icons.contains(where: { shows($0.source) }) {
      room -= environment.scaled(CardFigures.iconStackWidth) + CardFigures.headerSpacing
    }
    var end = 0.0
    if let control = header.control { end = controlWidth(control) }
    if let counter = header.counter, !counter.isEmpty {
      end = max(end, measurer.width(counter.string, setting(.footnote)))
    }
    if end > 0 { room -= end + CardFigures.headerControlGap }
    let title = header.isObject ? Font.headline.semibold : .title3.bold
    let widths = [
      TitleComponent.wordWidth(header.title, title, isExternal: header.isExternal, context),
      header.subtitle.map { longestWord($0.string, setting(.body)) },
      header.footnote.map { longestWord($0.string, setting(.subheadline)) },
    ]
    return (widths.compactMap { $0 }.max() ?? 0) > room
  }

  /// What a control asks for, in points.
  private func controlWidth(_ control: HeaderControl) -> Double {
    let width =
      switch control {
      case .action(let action) where action.icon == nil: measurer.width(action.text.string, setting(.body, .semibold))
      case .seeAll(let seeAll): measurer.width(seeAll.text.string, setting(.body, .semibold))
      case .action, .overflow: environment.scaled(CardFigures.headerIcon)
      }
    return max(CardFigures.headerControl, width)
  }

  /// Icons, image and control in a row above the labels, the counter below them (HIG-T: stack what shares a line).
  private mutating func stackedHeader(_ header: HeaderContent, _ flexItem: FlexItem?) {
    let control = header.control
    let picture = header.detailImage.flatMap { shows($0.source) ? $0 : nil }
    container(
      .column, nil,
      { style in
        style.width = .fill
        style.spacing = CardFigures.headerSpacing
      }
    ) { composer in
      if control != nil || picture != nil || !header.icons.isEmpty {
        composer.container(
          .row, nil,
          { style in
            style.width = .fill
            style.spacing = CardFigures.headerSpacing
            style.vertical = .center
          }
        ) { composer in
          composer.iconStack(header.icons)
          if let picture { composer.detailImage(picture, standard: CardFigures.detailImage) }
          composer.builder.addSpacer()
          if let control { composer.headerControl(control) }
        }
      }
      composer.container(
        .column, nil,
        { style in
          style.spacing = header.isObject ? CardFigures.cellTextSpacing : 0
          style.width = .fill
        }
      ) { composer in
        composer.labels(header, flexItem)
        if let counter = header.counter, !counter.isEmpty {
          composer.text(counter, composer.setting(.footnote, lines: 1), .tertiaryLabel)
        }
      }
    }
  }

  private mutating func leadingGroup(_ header: HeaderContent, _ flexItem: FlexItem?) {
    container(
      .row, nil,
      { style in
        style.spacing = header.isObject ? CardFigures.cellImageGap : CardFigures.headerSpacing
        style.width = .fill
      }
    ) { composer in
      composer.iconStack(header.icons)
      if let picture = header.detailImage, composer.shows(picture.source) {
        composer.detailImage(picture, standard: CardFigures.detailImage)
      }
      composer.container(
        .column, nil,
        { style in
          style.spacing = header.isObject ? CardFigures.cellTextSpacing : 0
          style.width = .fill
        }
      ) { composer in
        composer.labels(header, flexItem)
      }
    }
  }

  private mutating func labels(_ header: HeaderContent, _ flexItem: FlexItem?) {
    let labels = [
      (text: header.title, setting: header.isObject ? setting(.headline, .semibold) : setting(.title3, .bold)),
      (text: header.subtitle, setting: setting(.body)), (text: header.footnote, setting: setting(.subheadline)),
    ]
    alike(labels) { $0.labelColumn(header, flexItem) }
  }

  private mutating func labelColumn(_ header: HeaderContent, _ flexItem: FlexItem?) {
    if let flexItem, flexItem.position == .aboveTitle { self.flexItem(flexItem) }
    if let title = header.title, !title.isEmpty {
      let font =
        header.isObject
        ? Font.headline.semibold.lines(CardFigures.labelLines) : .title3.bold.lines(CardFigures.titleLines)
      add(TitleComponent(title: title, font: font, isExternal: header.isExternal))
    }
    if let flexItem, flexItem.position == .betweenTitleAndSubtitle { self.flexItem(flexItem) }
    if let subtitle = header.subtitle, shows(subtitle.source), !subtitle.isEmpty {
      let hasTitle = header.title.map { !$0.isEmpty } ?? false
      let lines = hasTitle ? CardFigures.subtitleLines : CardFigures.subtitleLinesWithoutTitle
      text(subtitle, setting(.body, lines: lines), .secondaryLabel)
    }
    if let footnote = header.footnote, shows(footnote.source), !footnote.isEmpty {
      text(footnote, setting(.subheadline, lines: CardFigures.subtitleLines), .tertiaryLabel)
    }
    if let flexItem, flexItem.position == .belowSubtitle { self.flexItem(flexItem) }
    let lines = header.isObject ? CardFigures.labelLines : 1
    if header.hasStatusesBelow { for status in header.statuses { self.status(status, lines: lines) } }
  }

  /// What a status asks for, in points.
  func statusWidth(_ status: Status) -> Double {
    let icon = status.icon == nil ? 0 : environment.scaled(CardFigures.statusIcon) + CardFigures.labelIconGap
    return icon + measurer.width(status.text.string, setting(.subheadline))
  }

  private mutating func flexItem(_ item: FlexItem) {
    inlineItems(item.items, hasSeparators: false, source: item.source)
  }

  /// The control at the end, the counter and the statuses below it.
  private mutating func trailingColumn(_ header: HeaderContent) {
    let statuses = header.hasStatusesBelow ? [] : header.statuses
    let counter = header.counter
    let control = header.control
    guard control != nil || counter != nil || !statuses.isEmpty else { return }
    container(
      .column, nil,
      { style in
        style.horizontal = .trailing
        style.padding.leading =
          header.isObject && control == nil ? CardFigures.cellStatusGap : CardFigures.headerControlGap
        style.spacing = header.isObject && control == nil ? CardFigures.cellStatusSpacing : 0
        style.priority = 1
      }
    ) { composer in
      if let control { composer.headerControl(control) }
      if let counter { composer.text(counter, composer.setting(.footnote, lines: 1), .tertiaryLabel) }
      guard !statuses.isEmpty else { return }
      let drop = composer.statusDrop(header, control)
      composer.container(
        .column, nil,
        { style in
          style.horizontal = .trailing
          style.spacing = header.isObject ? CardFigures.cellStatusSpacing : 0
          style.padding.top = drop
        }
      ) { composer in
        for status in statuses { composer.status(status) }
      }
    }
  }

  /// Room between a control and the statuses below it that brings the first of them level with the footnote; in points.
  private func statusDrop(_ header: HeaderContent, _ control: HeaderControl?) -> Double {
    let labels = [header.subtitle, header.footnote].compactMap { $0 }
    guard header.isObject, control != nil, labels.count(where: { shows($0.source) && !$0.isEmpty }) == 2 else {
      return 0
    }
    let above = environment.metrics(.headline).leading + environment.metrics(.body).leading
    return max(0, above + 2 * CardFigures.cellTextSpacing - CardFigures.headerControl)
  }

  private mutating func headerControl(_ control: HeaderControl) {
    // What the header is about comes before what can be done with it, wherever the control stands.
    var paint = Paint(role: .button, source: control.source, isRead: true, isReadLast: true, isTouchable: true)
    switch control {
    case .action(let action):
      paint.label = action.spokenLabel
      paint.isTouchable = !action.isDisabled
      paint.isDisabled = action.isDisabled
      headerButton(action.icon, action.text, ButtonStyle(.tertiary, .tint, isDisabled: action.isDisabled), paint)
    case .overflow(let overflow):
      paint.role = .menuButton
      remember(overflow.actions)
      paint.label = overflow.label
      headerButton("overflow", nil, ButtonStyle(.tertiary, .normal), paint)
    case .seeAll(let seeAll):
      var text = seeAll.text
      if let total = seeAll.total { text.string += " (\(total))" }
      paint.label = text.string
      headerButton(nil, text, ButtonStyle(.tertiary, .tint), paint)
    }
  }

  /// Adds the image on top, with the caption over its lower leading corner.
  mutating func media(_ media: Media) {
    container(
      .overlay, Paint(content: .surface(Surface(clips: true)), source: media.source),
      { style in
        style.width = .fill
        // Higher only where the caption needs it.
        style.height = .atLeast(media.height ?? CardFigures.mediaHeight)
        style.horizontal = .leading
        style.vertical = .bottom
      }
    ) { composer in
      let image = SceneImage(file: media.file, cornerRadius: 0, fills: true)
      let box = composer.builder.addFilling()
      composer.paint(
        box,
        Paint(
          content: .image(image), role: .image, label: media.alternative, source: media.source,
          isRead: !media.alternative.isEmpty))
      if let caption = media.caption, composer.shows(caption.source), !caption.isEmpty {
        composer.mediaCaption(caption, media.tone)
      }
    }
  }

  /// The caption has the colour of text on a dark or a light image, whatever the screen's appearance; a shade that begins
  /// above it and is full behind all of it keeps it legible on any picture (HD-I: white on dark, black on light).
  private mutating func mediaCaption(_ caption: CardText, _ tone: MediaTone) {
    let color = ColorToken("primaryLabel", appearance: tone == .dark ? .dark : .light)
    let shade = ColorToken(tone == .dark ? "baseBlack" : "baseWhite", opacity: CardFigures.captionShade)
    container(
      .column, Paint(content: .surface(Surface(fill: shade, fade: CardFigures.captionShadeTop))),
      { style in
        style.width = .fill
        style.padding = Insets(CardFigures.mediaCaptionPadding)
        style.padding.top = CardFigures.captionShadeTop
      }
    ) { composer in
      composer.text(caption, composer.setting(.title1, .bold, lines: CardFigures.mediaCaptionLines), color)
    }
  }

  /// Adds rows and, at their trailing side, a key figure.
  ///
  /// With all three rows the first spans the width, and the key figure stands beside the other two.
  mutating func extendedHeader(_ header: ExtendedHeader) {
    let rows = header.rows.filter { shows($0.source) }
    let kpi = header.kpi.flatMap { shows($0.text.source) ? $0 : nil }
    container(
      .column, Paint(source: header.source),
      { style in
        style.spacing = CardFigures.rowSpacing
        style.width = .fill
      }
    ) { composer in
      // Side by side there is no room at accessibility sizes; things that share a line are stacked (HIG-T).
      if composer.environment.isAccessibilitySize {
        for row in rows { composer.headerRow(row) }
        if let kpi { composer.add(KPIComponent(kpi: kpi, caption: .caption2.lines(1))) }
        return
      }
      let spans = rows.count >= 3 && kpi != nil ? 1 : 0
      if spans == 1 { composer.headerRow(rows[0]) }
      composer.container(.row, nil, { $0.width = .fill }) { composer in
        composer.container(
          .column, nil,
          { style in
            style.spacing = CardFigures.rowSpacing
            style.width = .fill
          }
        ) { composer in
          for row in rows.dropFirst(spans) { composer.headerRow(row) }
        }
        if let kpi {
          composer.container(
            .column, nil,
            { style in
              style.padding.leading = rows.isEmpty ? 0 : CardFigures.rowKPIGap
              style.priority = 1
            }
          ) { $0.add(KPIComponent(kpi: kpi, caption: .caption2.lines(1), alignment: .trailing)) }
        }
      }
    }
  }

  private mutating func headerRow(_ row: HeaderRow) {
    inlineItems(row.items, hasSeparators: row.hasSeparators, source: row.source)
  }
}

extension HeaderControl {
  /// Where it stands.
  var source: PartSource {
    switch self {
    case .action(let action): action.text.source
    case .overflow(let overflow): overflow.source
    case .seeAll(let seeAll): seeAll.text.source
    }
  }
}

/// The labels of a header, whichever family it belongs to.
struct HeaderContent {
  var source: PartSource
  var icons: [Icon] = []
  var detailImage: Picture?
  var flexItem: FlexItem?
  var title: CardText?
  var subtitle: CardText?
  var footnote: CardText?
  var statuses: [Status] = []
  var control: HeaderControl?
  var counter: CardText?
  /// Whether labels look as in an object cell rather than as in a card.
  var isObject = false
  /// Whether statuses stand below the labels rather than at the end.
  var hasStatusesBelow = false
  /// Whether a tap leaves the app.
  var isExternal = false
}
