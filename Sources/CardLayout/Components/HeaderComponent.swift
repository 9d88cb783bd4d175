import CardModel
import LayoutCore

/// A main header: icons, image, labels and, at the end, one control with what stands below it (HD-I25).
struct HeaderComponent: Component {
  /// What of it is shown here.
  private let header: Header
  /// Whether labels look as in an object cell rather than as in a card.
  private let isObject: Bool
  /// Whether a tap leaves the app.
  private let isExternal: Bool
  /// Whether statuses stand below the labels rather than at the end.
  private let hasStatusesBelow: Bool

  init(_ whole: Header, isObject: Bool = false, isExternal: Bool = false, _ context: CardContext) {
    (self.isObject, self.isExternal) = (isObject, isExternal)
    let environment = context.environment
    var header = whole
    header.icons.removeAll { !context.shows($0.source) }
    header.statuses.removeAll { !context.shows($0.text.source) }
    if !context.has(header.title?.source) { header.title = nil }
    if !context.has(header.subtitle?.source) || header.subtitle?.isEmpty ?? true { header.subtitle = nil }
    if !context.has(header.footnote?.source) || header.footnote?.isEmpty ?? true { header.footnote = nil }
    if !context.has(header.flexItem?.source) { header.flexItem = nil }
    if !context.has(header.detailImage?.source) { header.detailImage = nil }
    if !context.has(header.counter?.source) || header.counter?.isEmpty ?? true { header.counter = nil }
    header.control = header.control.flatMap { control in
      guard context.shows(control.source) else { return nil }
      // An action that was done may be gone.
      guard case .action(let action) = control else { return control }
      return context.current([action]).first.map(HeaderControl.action)
    }
    self.header = header
    // A card in a narrow column has no more room than on a phone.
    let share = CardFigures.statusShare * context.innerWidth
    let room = environment.sizeClass == .compact ? share : min(share, CardFigures.regularStatusWidth)
    hasStatusesBelow =
      environment.isAccessibilitySize
      || header.statuses.contains { StatusComponent(status: $0).width(context) > room }
  }

  func compose<Sink: PaintSink>(into page: inout Composition<Sink>) {
    page.column(BoxStyle(width: .fill), Paint(role: .header, source: header.source)) { column in
      flexItem(at: .aboveMainHeader, into: &column)
      if isStacked(column.context) {
        stacked(into: &column)
      } else {
        column.row(BoxStyle(width: .fill)) { row in
          row.row(
            BoxStyle(width: .fill, spacing: isObject ? CardFigures.cellImageGap : CardFigures.headerSpacing)
          ) { row in
            image(into: &row)
            row.column(labelStyle) { labels(into: &$0) }
          }
          end(into: &row)
        }
      }
      if dropsFlexItem(column.context) {
        column.column(BoxStyle(width: .fill, padding: Insets(top: CardFigures.droppedFlexItemTop))) {
          flexItem(at: .belowSubtitle, into: &$0)
        }
      }
    }
  }

  private var titleFont: Font { isObject ? .headline.semibold : .title3.bold }

  /// Whether a word of the labels, at accessibility sizes, has no room beside image and control.
  private func isStacked(_ context: CardContext) -> Bool {
    guard context.environment.isAccessibilitySize else { return false }
    var room = context.textRoom
    if let picture = header.detailImage {
      room -= (picture.size ?? CardFigures.detailImage) + CardFigures.cellImageGap
    }
    if !header.icons.isEmpty {
      room -= context.environment.scaled(CardFigures.iconStackWidth) + CardFigures.headerSpacing
    }
    var end = header.control?.width(context) ?? 0
    if let counter = header.counter { end = max(end, context.width(counter.string, .footnote)) }
    if end > 0 { room -= end + CardFigures.headerControlGap }
    let widths: [Double] = [
      TitleComponent.wordWidth(header.title, titleFont, isExternal: isExternal, context),
      header.subtitle.map { context.longestWord($0.string, .body) } ?? 0,
      header.footnote.map { context.longestWord($0.string, .subheadline) } ?? 0,
    ]
    return widths.contains { $0 > room }
  }

  /// Icons, image and control in a row above the labels, the counter below them (HIG-T: stack what shares a line).
  private func stacked<Sink: PaintSink>(into page: inout Composition<Sink>) {
    page.column(BoxStyle(width: .fill, spacing: CardFigures.headerSpacing)) { column in
      if header.control != nil || header.detailImage != nil || !header.icons.isEmpty {
        column.row(BoxStyle(width: .fill, spacing: CardFigures.headerSpacing, vertical: .center)) { row in
          image(into: &row)
          row.spacer()
          control(into: &row)
        }
      }
      column.column(labelStyle) { column in
        labels(into: &column)
        counter(into: &column)
      }
    }
  }

  private func image<Sink: PaintSink>(into page: inout Composition<Sink>) {
    page.add(IconStackComponent(icons: header.icons))
    if let picture = header.detailImage {
      page.add(DetailImageComponent(picture: picture, standard: CardFigures.detailImage))
    }
  }

  // MARK: Labels

  private var labelStyle: BoxStyle { BoxStyle(width: .fill, spacing: isObject ? CardFigures.cellTextSpacing : 0) }

  /// Title, subtitle, footnote and what stands among them.
  private func labels<Sink: PaintSink>(into page: inout Composition<Sink>) {
    page.alike(
      page.context.scale(header.title, titleFont), page.context.scale(header.subtitle, .body),
      page.context.scale(header.footnote, .subheadline)
    ) { labelColumn(into: &$0) }
  }

  private func labelColumn<Sink: PaintSink>(into page: inout Composition<Sink>) {
    flexItem(at: .aboveTitle, into: &page)
    if let title = header.title, !title.isEmpty {
      let lines = isObject ? CardFigures.labelLines : CardFigures.titleLines
      page.add(TitleComponent(title: title, font: titleFont.lines(lines), isExternal: isExternal))
    }
    flexItem(at: .betweenTitleAndSubtitle, into: &page)
    if let subtitle = header.subtitle {
      let hasTitle = header.title.map { !$0.isEmpty } ?? false
      let lines = hasTitle ? CardFigures.subtitleLines : CardFigures.subtitleLinesWithoutTitle
      page.text(subtitle, .body.lines(lines), .secondaryLabel)
    }
    if let footnote = header.footnote {
      page.text(footnote, .subheadline.lines(CardFigures.subtitleLines), .tertiaryLabel)
    }
    if !dropsFlexItem(page.context) { flexItem(at: .belowSubtitle, into: &page) }
    guard hasStatusesBelow else { return }
    for status in header.statuses {
      page.add(StatusComponent(status: status, lines: isObject ? CardFigures.labelLines : 1))
    }
  }

  /// Whether the flexible item below the subtitle has a row of its own.
  private func dropsFlexItem(_ context: CardContext) -> Bool {
    header.flexItem?.position == .belowSubtitle && context.environment.textSize.isAtLeast(.ax3)
  }

  private func flexItem<Sink: PaintSink>(at position: FlexItemPosition, into page: inout Composition<Sink>) {
    guard let item = header.flexItem, item.position == position else { return }
    page.add(InlineItemsComponent(items: item.items, source: item.source))
  }

  // MARK: At the end

  /// The control at the end, the counter and the statuses below it.
  private func end<Sink: PaintSink>(into page: inout Composition<Sink>) {
    let statuses = hasStatusesBelow ? [] : header.statuses
    guard header.control != nil || header.counter != nil || !statuses.isEmpty else { return }
    let isBare = isObject && header.control == nil
    page.column(
      BoxStyle(
        padding: Insets(leading: isBare ? CardFigures.cellStatusGap : CardFigures.headerControlGap),
        spacing: isBare ? CardFigures.cellStatusSpacing : 0, horizontal: .trailing, priority: 1)
    ) { column in
      control(into: &column)
      counter(into: &column)
      guard !statuses.isEmpty else { return }
      column.column(
        BoxStyle(
          padding: Insets(top: statusDrop(column.context)), spacing: isObject ? CardFigures.cellStatusSpacing : 0,
          horizontal: .trailing)
      ) { column in
        for status in statuses { column.add(StatusComponent(status: status)) }
      }
    }
  }

  private func counter<Sink: PaintSink>(into page: inout Composition<Sink>) {
    if let counter = header.counter { page.text(counter, .footnote.lines(1), .tertiaryLabel) }
  }

  /// Room between a control and the statuses below it that brings the first of them level with the footnote; in points.
  private func statusDrop(_ context: CardContext) -> Double {
    guard isObject, header.control != nil, header.subtitle != nil, header.footnote != nil else { return 0 }
    let above = context.environment.metrics(.headline).leading + context.environment.metrics(.body).leading
    return max(0, above + 2 * CardFigures.cellTextSpacing - CardFigures.headerControl)
  }

  /// What the header is about comes before what can be done with it, wherever the control stands.
  private func control<Sink: PaintSink>(into page: inout Composition<Sink>) {
    switch header.control {
    case .action(let action):
      var paint = Paint.button(action)
      paint.isReadLast = true
      PlainButton(
        icon: action.icon, text: action.text, style: ButtonStyle(.tertiary, .tint, isDisabled: action.isDisabled)
      ).add(to: &page, paint)
    case .overflow(let overflow):
      var paint = page.menuButton(overflow)
      paint.isReadLast = true
      PlainButton(icon: "overflow", style: ButtonStyle(.tertiary, .normal)).add(to: &page, paint)
    case .seeAll(let seeAll): seeAll.addButton(to: &page, isReadLast: true)
    case nil: return
    }
  }
}

extension HeaderControl {
  /// Where it stands.
  fileprivate var source: PartSource {
    switch self {
    case .action(let action): action.text.source
    case .overflow(let overflow): overflow.source
    case .seeAll(let seeAll): seeAll.text.source
    }
  }

  /// What it asks for, in points.
  fileprivate func width(_ context: CardContext) -> Double {
    let width =
      switch self {
      case .action(let action) where action.icon == nil: context.width(action.text.string, .body.semibold)
      case .seeAll(let seeAll): context.width(seeAll.text.string, .body.semibold)
      case .action, .overflow: context.environment.scaled(CardFigures.headerIcon)
      }
    return max(CardFigures.headerControl, width)
  }
}
