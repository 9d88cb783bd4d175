import CardModel
import LayoutCore

// Parts that several families share: fiori.md sections 2.3 and 7.
extension SceneComposer {
  /// Adds a detail image: a square with rounded corners or a circle.
  mutating func detailImage(_ picture: Picture, standard: Double) {
    let side = min(max(picture.size ?? standard, CardFigures.detailImageLeast), CardFigures.detailImageMost)
    let radius = picture.shape == .circle ? side / 2 : min(CardFigures.imageRadius, side / 4)
    // Whom neither an icon nor initials stand for is a person all the same (AV-I).
    let isNobody = picture.represents == .person && picture.initials == nil
    let image = SceneImage(
      file: picture.file, icon: picture.icon ?? (isNobody ? "person" : nil), initials: picture.initials,
      cornerRadius: radius, fills: true)
    // Detail images are hidden from screen readers (FS/CardMainHeaderStyle).
    leaf(Paint(content: .image(image), role: .image, label: picture.alternative, source: picture.source)) { style in
      style.width = .fixed(side)
      style.height = .fixed(side)
      style.priority = 1
    }
  }

  /// Adds a title; where the tap leaves the app, with a sign after it that says so (SEED4, OV-A).
  mutating func title(
    _ title: CardText, _ setting: TextSetting, isExternal: Bool, _ style: (inout BoxStyle) -> Void = { _ in }
  ) {
    guard isExternal else { return text(title, setting, .primaryLabel, role: .heading, style) }
    let side = externalSide(setting)
    container(
      .row, nil,
      {
        style(&$0)
        $0.spacing = CardFigures.externalGap
      }
    ) { composer in
      composer.within(max(1, composer.textRoom - side - CardFigures.externalGap)) { composer in
        composer.text(title, setting, .primaryLabel, role: .heading)
      }
      // On the middle of the first line.
      composer.container(
        .column, nil,
        { style in
          style.padding.top = max(0, (setting.leading - side) / 2)
          style.priority = 1
        }
      ) { composer in
        composer.icon(
          "actions.linkExternal", side, .tertiaryLabel, source: title.source, label: "Opens outside the app")
      }
    }
  }

  /// Width of a title in `setting` on one line, with the sign after it if the tap leaves the app; in points.
  func titleWidth(_ title: CardText?, _ setting: TextSetting, isExternal: Bool) -> Double {
    guard let title else { return 0 }
    return measurer.width(title.string, setting) + signWidth(setting, isExternal)
  }

  /// Room for the sign after a title in `setting`, the gap before it included; in points.
  func signWidth(_ setting: TextSetting, _ isExternal: Bool) -> Double {
    isExternal ? externalSide(setting) + CardFigures.externalGap : 0
  }

  private func externalSide(_ setting: TextSetting) -> Double { (setting.size * CardFigures.externalShare).rounded() }

  /// Adds a column of up to three icons.
  mutating func iconStack(_ icons: [Icon]) {
    let shown = icons.filter { shows($0.source) }.prefix(CardFigures.iconStackLimit)
    guard !shown.isEmpty else { return }
    let side = environment.scaled(CardFigures.iconStackWidth)
    container(
      .column, nil,
      { style in
        style.spacing = CardFigures.iconStackGap
        style.horizontal = .center
        style.width = .atLeast(side)
        style.priority = 1
      }
    ) { composer in
      for icon in shown {
        if let name = icon.name {
          composer.icon(name, side, .status(icon.kind), source: icon.source, label: icon.label)
        } else {
          composer.text(
            icon.text, composer.setting(.caption2, lines: 1), .status(icon.kind),
            role: icon.label == nil ? .none : .text,
            label: icon.label)
        }
      }
    }
  }

  /// An icon beside a text.
  private struct SideIcon {
    var name: String
    var side: Double
    var isTrailing = false
  }

  /// Adds an icon and a text on one baseline; `spoken` is read in place of both.
  private mutating func iconAndText(
    _ icon: SideIcon?, _ text: CardText, _ color: ColorToken, _ role: SceneRole, lines: Int = 1, spoken: String? = nil
  ) {
    let paint = Paint(role: role, label: spoken, source: text.source, isRead: spoken != nil)
    // A text of several lines keeps its icon on the first.
    let isOneLine = lines == 1 && !environment.isAccessibilitySize
    let drop = isOneLine ? 0 : max(0, (setting(.subheadline).leading - (icon?.side ?? 0)) / 2)
    container(
      .row, paint,
      { style in
        style.spacing = CardFigures.labelIconGap
        style.vertical = isOneLine ? .center : .top
      }
    ) { composer in
      if let icon, !icon.isTrailing { composer.lowered(icon, by: drop, color) }
      if !text.isEmpty {
        let taken = icon.map { $0.side + CardFigures.labelIconGap } ?? 0
        composer.within(max(1, composer.textRoom - taken)) { composer in
          composer.text(
            text, composer.setting(.subheadline, lines: lines), color, role: spoken == nil ? role : .none)
        }
      }
      if let icon, icon.isTrailing { composer.lowered(icon, by: drop, color) }
    }
  }

  private mutating func lowered(_ icon: SideIcon, by drop: Double, _ color: ColorToken) {
    guard drop > 0 else { return self.icon(icon.name, icon.side, color) }
    container(.column, nil, { $0.padding.top = drop }) { $0.icon(icon.name, icon.side, color) }
  }

  /// Adds an icon for a row of `.firstBaseline`: its middle is that of the capitals of a text in `setting` beside it.
  mutating func icon(
    _ name: String, _ side: Double, _ color: ColorToken, beside setting: TextSetting, source: PartSource? = nil
  ) {
    let baseline = (side + setting.size * CardFigures.capHeight) / 2
    container(.overlay, nil, { $0.vertical = .top }) { composer in
      // The first box of an overlay says where its baseline is: at this one's foot.
      composer.leaf { style in
        style.width = .fixed(side)
        style.height = .fixed(baseline)
      }
      composer.icon(name, side, color, source: source)
    }
  }

  /// Adds a label: one line in tertiary colour (FS/LabelItemStyle).
  mutating func label(_ label: Label) {
    let side = setting(.subheadline).size
    iconAndText(
      label.icon.map { SideIcon(name: $0, side: side, isTrailing: label.iconPosition == .trailing) }, label.text,
      .tertiaryLabel, .text)
  }

  /// Adds a status in the colour of what it means, on at most `lines` lines.
  mutating func status(_ status: Status, lines: Int = 1) {
    let side = environment.scaled(CardFigures.statusIcon)
    iconAndText(
      status.icon.map { SideIcon(name: $0, side: side) }, status.text, .status(status.kind), .status, lines: lines,
      spoken: status.label ?? (status.text.isEmpty ? status.kind.spoken : nil))
  }

  /// Adds a tag (FS/TagStyle).
  mutating func tag(_ tag: Tag) {
    let surface =
      tag.isOutlined
      ? Surface(stroke: .tertiaryLabel, strokeWidth: CardFigures.tagOutline, cornerRadius: CardFigures.tagRadius)
      : Surface(fill: .accentBackground(tag.accent), cornerRadius: CardFigures.tagRadius)
    container(
      .row, Paint(content: .surface(surface), source: tag.text.source),
      { style in
        style.padding = Insets(vertical: CardFigures.tagVertical, horizontal: CardFigures.tagHorizontal)
      }
    ) { composer in
      composer.text(
        tag.text, composer.setting(.footnote, lines: 1),
        tag.isOutlined ? .secondaryLabel : .accentLabel(tag.accent))
    }
  }

  /// Adds tags on as many lines as they need, and "+n" for those that are left out.
  mutating func tagBar(_ bar: TagBar) {
    var tags = bar.tags.filter { shows($0.text.source) }
    guard !tags.isEmpty else { return }
    let left = bar.limit.map { max(0, tags.count - max(1, $0)) } ?? 0
    tags.removeLast(left)
    container(
      .flow, Paint(source: bar.source),
      { style in
        style.spacing = CardFigures.tagSpacing
        style.lineSpacing = CardFigures.tagLineSpacing
        style.flowLineLimit = UInt8(clamping: bar.lineLimit ?? 0)
        style.width = .fill
      }
    ) { composer in
      for tag in tags { composer.tag(tag) }
      if left > 0 {
        composer.string("+\(left)", composer.setting(.footnote, lines: 1), .secondaryLabel, role: .text) { style in
          style.padding = Insets(vertical: CardFigures.tagVertical, horizontal: CardFigures.tagHorizontal)
        }
      } else if bar.lineLimit != nil {
        composer.overflowCount(of: tags.count)
      }
    }
  }

  /// Adds the place for "+n"; its width is that of the largest number that it may show.
  private mutating func overflowCount(of total: Int) {
    let setting = setting(.footnote, lines: 1)
    var style = BoxStyle()
    style.width = .fixed(measurer.width("+\(total)", setting) + 2 * CardFigures.tagHorizontal)
    style.height = .fixed(setting.leading + 2 * CardFigures.tagVertical)
    let box = builder.addOverflowCount(style)
    paint(
      box,
      Paint(role: .text, isRead: true, countsHidden: true, text: TextPaint(color: .secondaryLabel, alignment: .center)))
  }

  /// Adds five stars and the number of reviews (FS/RatingControlStyle).
  mutating func rating(_ rating: Rating) {
    let isLarge = rating.size == .large
    let usual = environment.scaled(isLarge ? CardFigures.largeStar : CardFigures.star)
    let gap = isLarge ? CardFigures.largeStarGap : CardFigures.starGap
    // As many as there are have room at every text size.
    let side = min(usual, max(1, (textRoom - 4 * gap) / 5))
    let color = rating.isAccented ? ColorToken.accentedStar : .tertiaryLabel
    let value = SampleText.number(rating.value)
    container(
      environment.textSize.isAtLeast(.xxxLarge) ? .column : .flow,
      Paint(role: .text, label: "\(value) of 5", source: rating.source, isRead: true),
      { style in
        style.spacing = gap
        style.vertical = .center
      }
    ) { composer in
      composer.container(.row, nil, { $0.spacing = gap }) { composer in
        for star in 0..<5 {
          let rest = rating.value - Double(star)
          composer.icon(rest >= 0.75 ? "star.full" : rest >= 0.25 ? "star.half" : "star.empty", side, color)
        }
      }
      if let text = SampleText.reviews(rating) {
        composer.string(
          text, composer.setting(isLarge ? .body : .subheadline, lines: 1), .tertiaryLabel, source: rating.source)
      }
    }
  }

  /// Adds what stands in a row of a header or in a flexible item, on as many lines as it needs.
  mutating func inlineItems(_ items: [InlineItem], hasSeparators: Bool, source: PartSource) {
    let shown = items.filter { shows($0.source) }
    guard !shown.isEmpty else { return }
    container(
      .flow, Paint(source: source),
      { style in
        style.spacing = CardFigures.itemSpacing
        style.lineSpacing = CardFigures.rowSpacing
        style.vertical = .center
        style.width = .fill
      }
    ) { composer in
      for (index, item) in shown.enumerated() {
        if hasSeparators, index > 0 {
          composer.flowSeparator("·", composer.setting(.subheadline, lines: 1), .tertiaryLabel)
        }
        composer.inlineItem(item)
      }
    }
  }

  private mutating func inlineItem(_ item: InlineItem) {
    switch item {
    case .label(let label): self.label(label)
    case .status(let status): self.status(status)
    case .rating(let rating): self.rating(rating)
    case .tag(let tag): self.tag(tag)
    case .text(let text): self.text(text, setting(.subheadline), .tertiaryLabel)
    case .unknown(let part): placeholder(part)
    }
  }
}

extension StatusKind {
  /// What is spoken of a status without text and label: its colour is not heard.
  fileprivate var spoken: String? {
    switch self {
    case .neutral: nil
    case .informative: "Information"
    case .positive: "Positive"
    case .critical: "Critical"
    case .negative: "Negative"
    }
  }
}

/// Texts that the layout makes itself.
enum SampleText {
  /// A number with at most one digit after the point.
  static func number(_ value: Double) -> String {
    guard abs(value) < 1e15 else { return "\(value)" }
    let tenths = (value * 10).rounded()
    let whole = Int(tenths / 10)
    let rest = Int(tenths) - whole * 10
    return rest == 0 ? "\(whole)" : "\(whole).\(rest)"
  }

  /// "120 reviews", "100+ reviews", or nothing.
  static func reviews(_ rating: Rating) -> String? {
    guard let reviews = rating.reviews else { return nil }
    if let ceiling = rating.reviewsCeiling, reviews > ceiling { return "\(ceiling)+ reviews" }
    return reviews == 1 ? "1 review" : "\(reviews) reviews"
  }
}
