import CardModel
import LayoutCore
import Standards

/// What stands in a row of a header, in a label bar or in a flexible item, on as many lines as it needs.
struct InlineItemsComponent: Component {
  let items: [InlineItem]
  var hasSeparators = false
  let source: PartSource

  func compose(into page: inout Composition) {
    let shown = items.filter { page.shows($0.source) }
    guard !shown.isEmpty else { return }
    page.flow(
      BoxStyle(
        width: .fill, spacing: page.environment.scaled(CardFigures.itemSpacing),
        lineSpacing: page.environment.scaled(CardFigures.rowSpacing), vertical: .center),
      Paint(source: source)
    ) { flow in
      for (index, item) in shown.enumerated() {
        if hasSeparators, index > 0 { flow.flowSeparator("·", .subheadline.lines(1), .tertiaryLabel) }
        add(item, to: &flow)
      }
    }
  }

  private func add(_ item: InlineItem, to page: inout Composition) {
    switch item {
    case .label(let label): page.add(LabelComponent(label: label))
    case .status(let status): page.add(StatusComponent(status: status))
    case .rating(let rating): page.add(RatingComponent(rating: rating))
    case .tag(let tag): page.add(TagComponent(tag: tag))
    case .text(let text): page.text(text, .subheadline, .tertiaryLabel)
    case .unknown(let part): page.placeholder(part.source)
    }
  }
}

extension InlineItem {
  /// What it needs to be seen whole, in points.
  func width(_ context: CardContext) -> Double {
    switch self {
    case .label(let label): LabelComponent(label: label).width(context)
    case .status(let status): StatusComponent(status: status).width(context)
    case .rating(let rating): RatingComponent(rating: rating).width(context)
    case .tag(let tag):
      context.width(tag.text.string, TagComponent.font) + 2 * TagComponent.padding(context.environment).leading
    // Text breaks into lines, and a placeholder says nothing.
    case .text(let text): context.longestWord(text.string, .subheadline)
    case .unknown: 0
    }
  }
}

/// A label: one line in tertiary colour (FS/LabelItemStyle).
struct LabelComponent: Component {
  let label: Label
  /// Whether its end stays in its place; see ``SceneText/pinsEnd``.
  var pinsEnd = false

  func compose(into page: inout Composition) {
    page.add(
      IconAndText(
        icon: label.icon, iconSide: page.context.setting(.subheadline).size,
        isTrailing: label.iconPosition == .trailing, text: label.text, color: .tertiaryLabel, role: .text,
        pinsEnd: pinsEnd))
  }

  /// What it asks for, in points.
  func width(_ context: CardContext) -> Double {
    let icon =
      label.icon == nil ? 0 : context.setting(.subheadline).size + context.environment.scaled(CardFigures.labelIconGap)
    return icon + context.width(label.text.string, .subheadline)
  }
}

/// A status in the colour of what it means.
struct StatusComponent: Component {
  let status: Status
  /// The most lines it may take; 0 for no limit.
  var lines = 1
  /// Whether its end stays in its place; see ``SceneText/pinsEnd``.
  var pinsEnd = false

  func compose(into page: inout Composition) {
    page.add(
      IconAndText(
        icon: status.icon, iconSide: page.environment.scaled(CardFigures.statusIcon), text: status.text,
        color: .status(status.kind), role: .status, lines: lines, pinsEnd: pinsEnd,
        label: status.label ?? (status.text.isEmpty ? status.kind.word?(status.text.source.language) : nil)))
  }

  /// What it asks for, in points.
  func width(_ context: CardContext) -> Double {
    let environment = context.environment
    let icon =
      status.icon == nil
      ? 0 : environment.scaled(CardFigures.statusIcon) + environment.scaled(CardFigures.labelIconGap)
    return icon + context.width(status.text.string, .subheadline)
  }
}

/// An icon and a text in one line, or the icon on the first of several.
private struct IconAndText: Component {
  let icon: String?
  /// In points.
  let iconSide: Double
  var isTrailing = false
  let text: CardText
  let color: ColorToken
  let role: SceneRole
  var lines = 1
  /// Whether the end of the text stays in its place; beside an icon it does not, which it would run over.
  var pinsEnd = false
  /// What is read in place of both.
  var label: String?

  func compose(into page: inout Composition) {
    let isOneLine = lines == 1 && !page.environment.isAccessibilitySize
    let side = icon == nil ? 0 : iconSide
    let drop = isOneLine ? 0 : max(0, (page.context.setting(.subheadline).leading - side) / 2)
    let gap = page.environment.scaled(CardFigures.labelIconGap)
    page.row(
      BoxStyle(spacing: gap, vertical: isOneLine ? .center : .top),
      Paint(role: role, label: label, source: text.source, isRead: label != nil)
    ) { row in
      if !isTrailing { addIcon(to: &row, drop) }
      if !text.isEmpty {
        let taken = icon == nil ? 0 : iconSide + gap
        row.within(row.context.textRoom - taken) {
          $0.text(
            text, $0.context.setting(.subheadline.lines(lines)),
            TextPaint(color: color, pinsEnd: pinsEnd && icon == nil), role: label == nil ? role : .none, label: nil,
            BoxStyle())
        }
      }
      if isTrailing { addIcon(to: &row, drop) }
    }
  }

  private func addIcon(to page: inout Composition, _ drop: Double) {
    guard let icon else { return }
    guard drop > 0 else { return page.icon(icon, iconSide, color) }
    page.column(BoxStyle(padding: Insets(top: drop))) { $0.icon(icon, iconSide, color) }
  }
}

/// An icon for a row of `.firstBaseline`: its middle is that of the capitals of a text beside it.
struct BaselineIcon: Component {
  let name: String
  /// In points.
  let side: Double
  let color: ColorToken
  /// How the text is set.
  let font: Font
  var source: PartSource?

  func compose(into page: inout Composition) {
    let baseline = (side + page.context.setting(font).size * CardFigures.capHeight) / 2
    page.overlay { overlay in
      // The first box of an overlay says where its baseline is: at this one's foot.
      overlay.leaf(BoxStyle(width: .fixed(side), height: .fixed(baseline)))
      overlay.icon(name, side, color, source: source)
    }
  }
}

/// A tag (FS/TagStyle).
struct TagComponent: Component {
  static let font = Font.footnote.lines(1)

  let tag: Tag

  static func padding(_ environment: CardEnvironment) -> Insets {
    Insets(
      vertical: environment.scaled(CardFigures.tagVertical), horizontal: environment.scaled(CardFigures.tagHorizontal))
  }

  func compose(into page: inout Composition) {
    let surface =
      tag.isOutlined
      ? Surface(stroke: .tertiaryLabel, strokeWidth: CardFigures.tagOutline, cornerRadius: CardFigures.tagRadius)
      : Surface(fill: .accentBackground(tag.accent), cornerRadius: CardFigures.tagRadius)
    page.row(
      BoxStyle(padding: Self.padding(page.environment)), Paint(content: .surface(surface), source: tag.text.source)
    ) {
      $0.text(tag.text, Self.font, tag.isOutlined ? .secondaryLabel : .accentLabel(tag.accent))
    }
  }
}

/// Tags on as many lines as they need, and "+n" for those that are left out.
struct TagBarComponent: Component {
  let bar: TagBar

  func compose(into page: inout Composition) {
    var tags = bar.tags.filter { page.shows($0.text.source) }
    guard !tags.isEmpty else { return }
    let left = bar.limit.map { max(0, tags.count - max(1, $0)) } ?? 0
    tags.removeLast(left)
    let environment = page.environment
    page.flow(
      BoxStyle(
        width: .fill, spacing: environment.scaled(CardFigures.tagSpacing),
        lineSpacing: environment.scaled(CardFigures.tagLineSpacing),
        flowLineLimit: environment.isAccessibilitySize ? 0 : bar.lineLimit ?? 0),
      Paint(source: bar.source)
    ) { flow in
      for tag in tags { flow.add(TagComponent(tag: tag)) }
      if left > 0 {
        flow.string(
          NumberFormat(bar.source.language).written("+\(left)", inGroups: true), TagComponent.font, .secondaryLabel,
          role: .text, BoxStyle(padding: TagComponent.padding(environment)))
      } else if bar.lineLimit != nil {
        flow.overflowCount(of: tags.count, TagComponent.font, TagComponent.padding(environment))
      }
    }
  }
}

/// Five stars and the number of reviews (FS/RatingControlStyle).
struct RatingComponent: Component {
  let rating: Rating

  func compose(into page: inout Composition) {
    let (environment, isLarge) = (page.environment, rating.size == .large)
    let usual = environment.scaled(isLarge ? CardFigures.largeStar : CardFigures.star)
    let gap = isLarge ? CardFigures.largeStarGap : CardFigures.starGap
    // As many as there are have room at every text size.
    let side = min(usual, max(1, (page.context.textRoom - 4 * gap) / 5))
    page.container(
      environment.textSize.isAtLeast(.xxxLarge) ? .column : .flow, BoxStyle(spacing: gap, vertical: .center),
      Paint(role: .text, label: page.spoken(rating), source: rating.source, isRead: true)
    ) { box in
      box.row(BoxStyle(spacing: gap)) { stars in
        for star in 0..<5 {
          let rest = rating.value - Double(star)
          stars.icon(
            rest >= 0.75 ? "star.full" : rest >= 0.25 ? "star.half" : "star.empty", side,
            rating.isAccented ? .accentedStar : .tertiaryLabel)
        }
      }
      if let text = SampleText.reviews(rating) {
        box.string(text, (isLarge ? Font.body : .subheadline).lines(1), .tertiaryLabel, source: rating.source)
      }
    }
  }

  /// What its stars or the number of reviews below them ask for, in points.
  func width(_ context: CardContext) -> Double {
    let isLarge = rating.size == .large
    let star = context.environment.scaled(isLarge ? CardFigures.largeStar : CardFigures.star)
    let stars = 5 * star + 4 * (isLarge ? CardFigures.largeStarGap : CardFigures.starGap)
    return max(stars, SampleText.reviews(rating).map { context.width($0, isLarge ? .body : .subheadline) } ?? 0)
  }
}

extension Rating: Spoken {
  var spoken: String { DrawnWord.ofFive(source.language, SampleText.number(value, source.language)) }
}

extension StatusKind {
  /// What is spoken of a status without text and label: its colour is not heard.
  fileprivate var word: DrawnWord? {
    switch self {
    case .neutral: nil
    case .informative: .information
    case .positive: .positive
    case .critical: .critical
    case .negative: .negative
    }
  }
}
