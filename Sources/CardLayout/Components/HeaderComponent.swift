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

  init(_ whole: Header, isObject: Bool = false, isExternal: Bool = false, _ context: CardContext) {
    (self.isObject, self.isExternal) = (isObject, isExternal)
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
  }

  func compose(into page: inout Composition) {
    let (stacksIcons, isStacked) = stacking(page.context)
    page.column(BoxStyle(width: .fill), Paint(role: .header, source: header.source)) { column in
      flexItem(at: .aboveMainHeader, into: &column)
      if isStacked { imageAndControl(into: &column, hasIcons: !stacksIcons) }
      column.row(BoxStyle(width: .fill)) { row in
        row.row(
          BoxStyle(width: .fill, spacing: isObject ? CellFigures.imageGap : CardFigures.headerSpacing)
        ) { row in
          if !isStacked { image(into: &row, hasIcons: !stacksIcons) }
          row.column(labelStyle) { column in
            labels(into: &column)
            if stacksIcons { column.add(IconStackComponent(icons: header.icons, isRow: true)) }
            if dropsEnd(column.context) { below(into: &column) }
          }
        }
        if !isStacked { end(into: &row) }
      }
      if dropsFlexItem(column.context) {
        column.column(BoxStyle(width: .fill, padding: Insets(top: CardFigures.droppedFlexItemTop))) {
          flexItem(at: .belowSubtitle, into: &$0)
        }
      }
    }
  }

  private var titleFont: Font { isObject ? .headline.semibold : .title3.bold }

  /// Whether icons stand below the labels, and whether image and control stand above them: at accessibility sizes, where
  /// these would leave no room for a word, or little for any (HIG-T: stack what shares a line).
  private func stacking(_ context: CardContext) -> (icons: Bool, image: Bool) {
    guard context.environment.isAccessibilitySize else { return (false, false) }
    let word = header.widestWord(titleFont, isExternal: isExternal, context)
    let least = max(word, CardFigures.leastLabelShare * context.textRoom)
    let (image, icons) = leadingWidths(context)
    var room = context.textRoom - image
    if let control = header.control, !control.isText {
      room -= control.width(context) + CardFigures.headerControlGap
    }
    return (icons > 0 && room - icons < least, room < least)
  }

  /// Whether the counter and a control in words stand below the labels.
  private func dropsEnd(_ context: CardContext) -> Bool {
    guard !context.environment.isAccessibilitySize else { return true }
    let (image, icons) = leadingWidths(context)
    return header.dropsControl(context.textRoom - image - icons, titleFont, isExternal: isExternal, context)
  }

  /// Room that the image and the icons take before the labels, the gaps after them included; in points.
  private func leadingWidths(_ context: CardContext) -> (image: Double, icons: Double) {
    let image = header.detailImage.map { ($0.size ?? CardFigures.detailImage) + CellFigures.imageGap } ?? 0
    let icons =
      header.icons.isEmpty ? 0 : context.environment.scaled(CardFigures.iconStackWidth) + CardFigures.headerSpacing
    return (image, icons)
  }

  /// Icons, image and control in a row above the labels.
  private func imageAndControl(into page: inout Composition, hasIcons: Bool) {
    page.row(
      BoxStyle(
        width: .fill, padding: Insets(bottom: CardFigures.headerSpacing), spacing: CardFigures.headerSpacing,
        vertical: .center)
    ) { row in
      image(into: &row, hasIcons: hasIcons)
      row.spacer()
      if !(header.control?.isText ?? true) { control(into: &row) }
    }
  }

  /// The counter and a control in words, where nothing stands beside the labels that is as wide.
  private func below(into page: inout Composition) {
    counter(into: &page)
    if header.control?.isText ?? false { control(into: &page) }
  }

  private func image(into page: inout Composition, hasIcons: Bool) {
    if hasIcons { page.add(IconStackComponent(icons: header.icons)) }
    if let picture = header.detailImage {
      page.add(DetailImageComponent(picture: picture, standard: CardFigures.detailImage))
    }
  }

  // MARK: Labels

  private var labelStyle: BoxStyle { BoxStyle(width: .fill, spacing: isObject ? CellFigures.textSpacing : 0) }

  /// Title, subtitle, footnote and what stands among them.
  private func labels(into page: inout Composition) {
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
    // Wherever there is room: cards in a row show it in the same place.
    for status in header.statuses {
      page.add(StatusComponent(status: status, lines: isObject ? CardFigures.labelLines : 1))
    }
  }

  /// Whether the flexible item below the subtitle has a row of its own.
  private func dropsFlexItem(_ context: CardContext) -> Bool {
    header.flexItem?.position == .belowSubtitle && context.environment.textSize.isAtLeast(.ax3)
  }

  private func flexItem(at position: FlexItemPosition, into page: inout Composition) {
    guard let item = header.flexItem, item.position == position else { return }
    page.add(InlineItemsComponent(items: item.items, source: item.source))
  }

  // MARK: At the end

  /// The control at the end and the counter below it.
  private func end(into page: inout Composition) {
    let isDropped = dropsEnd(page.context)
    let control = isDropped && header.control?.isText ?? false ? nil : header.control
    let counter = isDropped ? nil : header.counter
    guard control != nil || counter != nil else { return }
    page.column(
      BoxStyle(padding: Insets(leading: CardFigures.headerControlGap), horizontal: .trailing, priority: 1)
    ) { column in
      if control != nil { self.control(into: &column) }
      if counter != nil { self.counter(into: &column) }
    }
  }

  private func counter(into page: inout Composition) {
    if let counter = header.counter { page.text(counter, .footnote.lines(1), .tertiaryLabel) }
  }

  /// What the header is about comes before what can be done with it, wherever the control stands.
  private func control(into page: inout Composition) {
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

extension Header {
  /// Whether its control in words stands below its labels, which share `room` points with it: at accessibility sizes, and where it
  /// would leave them neither a line each nor half of the room with the longest word (HIG-T: stack what shares a line).
  func dropsControl(_ room: Double, _ font: Font, isExternal: Bool = false, _ context: CardContext) -> Bool {
    guard let control, control.isText else { return false }
    if context.environment.isAccessibilitySize { return true }
    let left = room - control.width(context) - CardFigures.headerControlGap
    let line = max(
      TitleComponent.width(title, font, isExternal: isExternal, context),
      subtitle.map { context.width($0.string, .body) } ?? 0,
      footnote.map { context.width($0.string, .subheadline) } ?? 0)
    return left < line && left < max(room / 2, widestWord(font, isExternal: isExternal, context))
  }

  /// Width of the longest word of its labels, in points; 0 for none.
  fileprivate func widestWord(_ font: Font, isExternal: Bool, _ context: CardContext) -> Double {
    max(
      TitleComponent.wordWidth(title, font, isExternal: isExternal, context),
      subtitle.map { context.longestWord($0.string, .body) } ?? 0,
      footnote.map { context.longestWord($0.string, .subheadline) } ?? 0)
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

  /// Whether it is a button with words.
  fileprivate var isText: Bool {
    switch self {
    case .action(let action): action.icon == nil
    case .seeAll: true
    case .overflow: false
    }
  }

  /// What it asks for, in points.
  fileprivate func width(_ context: CardContext) -> Double {
    let width =
      switch self {
      case .action(let action) where action.icon == nil: context.width(action.text.string, .body.semibold)
      case .seeAll(let seeAll): context.width(seeAll.heading.string, .body.semibold)
      case .action, .overflow: context.environment.scaled(CardFigures.headerIcon)
      }
    return max(CardFigures.headerControl, width)
  }
}
