import CardModel
import LayoutCore

// Key figures (FS/KPIItemStyle) and progress (FS/KPIProgressItemStyle).
extension SceneComposer {
  /// A piece of a figure: a number or a unit.
  private struct Piece {
    var text: String
    var isUnit: Bool
    var gap: Double
  }

  /// Adds a figure with its units and a caption.
  mutating func kpi(_ kpi: KPI, caption: (style: TextStyle, lines: Int), alignment: HorizontalAlignment) {
    let most = largestFigure
    let color = kpi.kind.map(ColorToken.status) ?? (kpi.target == nil ? .primaryLabel : .tintColor)
    let spoken = spokenIfDrawn(spoken(kpi))
    container(
      .column,
      Paint(
        role: .text, label: spoken, source: kpi.text.source, isRead: true, isTouchable: kpi.target != nil),
      { style in
        style.spacing = CardFigures.kpiCaptionGap
        style.horizontal = alignment
        style.width = .atMost(most)
        style.priority = 1
      }
    ) { composer in
      composer.figure(kpi, color)
      if !kpi.caption.isEmpty {
        composer.string(
          kpi.caption, composer.setting(caption.style, lines: caption.lines), .secondaryLabel, source: kpi.text.source)
      }
    }
  }

  /// How wide a figure may be: at accessibility sizes the whole width, where it stands alone.
  private var largestFigure: Double {
    environment.isAccessibilitySize ? innerWidth : min(CardFigures.kpiWidth, innerWidth)
  }

  /// Whether pieces are added in reverse, so that a figure reads from left to right where lines run from right to left, as
  /// a number with Latin units does in Arabic and Hebrew text.
  private func readsBackwards(_ pieces: [Piece]) -> Bool {
    environment.direction == .rightToLeft && !pieces.contains { SceneText.runsRightToLeft($0.text) ?? false }
  }

  private func spoken(_ kpi: KPI) -> String {
    let figure = pieces(kpi).map(\.text).joined(separator: " ")
    return kpi.caption.isEmpty ? figure : "\(kpi.caption), \(figure)"
  }

  /// Icon, units and number on one baseline; all smaller when they are wider than a figure may be.
  private mutating func figure(_ kpi: KPI, _ color: ColorToken) {
    let (metric, unit): (TextStyle, TextStyle) =
      switch kpi.size {
      case .small: (.title2, .title3)
      case .medium: (.title1, .title3)
      case .large: (.largeTitle, .title1)
      }
    let pieces = pieces(kpi)
    let side = setting(kpi.size == .large ? .headline : .footnote).size
    var wanted = kpi.icon == nil ? 0 : side + CardFigures.kpiIconGap
    for piece in pieces {
      wanted += piece.gap + measurer.width(piece.text, setting(piece.isUnit ? unit : metric, .bold))
    }
    let scale = min(1, max(0.5, largestFigure / max(1, wanted)))
    let source = kpi.text.source
    let isReversed = readsBackwards(pieces)
    if scale < 1 { compromises.append(LayoutCompromise(kind: .scaledFigure(scale), source: source)) }
    container(.row, nil, { $0.vertical = .firstBaseline }) { composer in
      if let icon = kpi.icon {
        composer.icon(icon, side * scale, color)
        composer.leaf { $0.width = .fixed(CardFigures.kpiIconGap * scale) }
      }
      for piece in isReversed ? pieces.reversed() : pieces {
        var setting = composer.setting(piece.isUnit ? unit : metric, .bold)
        setting.lineLimit = 1
        if scale < 1 {
          setting = TextSetting(
            face: .bold, size: setting.size * scale, leading: setting.leading * scale, lineLimit: 1)
        }
        composer.string(piece.text, setting, color, source: source) { style in
          let gap = piece.gap * scale
          if isReversed { style.padding.trailing = gap } else { style.padding.leading = gap }
        }
      }
    }
  }

  /// A figure as it is written: percentages with at most one decimal, durations with their units.
  private func pieces(_ kpi: KPI) -> [Piece] {
    var pieces: [Piece] = []
    func add(_ text: String, isUnit: Bool, gap: Double = CardFigures.kpiUnitGap) {
      guard !text.isEmpty else { return }
      pieces.append(Piece(text: text, isUnit: isUnit, gap: pieces.isEmpty ? 0 : gap))
    }
    add(kpi.leadingUnit, isUnit: true)
    switch kpi.format {
    case .percent:
      add(Double(kpi.text.string).map(SampleText.number) ?? kpi.text.string, isUnit: false)
      add("%", isUnit: true)
    case .duration:
      let parts = kpi.text.string.split(separator: ":").map(String.init)
      if parts.count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1]) {
        add("\(hours)", isUnit: false)
        add("h", isUnit: true)
        add("\(minutes)", isUnit: false, gap: CardFigures.kpiWordGap)
        add("min", isUnit: true)
      } else {
        add(kpi.text.string, isUnit: false)
      }
    case .number, .fraction: add(kpi.text.string, isUnit: false)
    }
    if kpi.format != .percent || kpi.unit != "%" { add(kpi.unit, isUnit: true) }
    return pieces
  }

  // MARK: Progress

  /// Adds a ring with the figure and its caption inside; a caption without room there stands below.
  mutating func progressKPI(_ kpi: ProgressKPI) {
    let diameter = kpi.size == .small ? BodyFigures.smallRing : BodyFigures.largeRing
    let captionRoom = BodyFigures.ringCaption * diameter / BodyFigures.smallRing
    let color = kpi.kind.map(ColorToken.status) ?? .tintColor
    let number = kpi.text.isEmpty ? kpi.value.map(SampleText.number) ?? "–" : kpi.text.string
    let unit = kpi.text.isEmpty ? kpi.unit : ""
    let isInside =
      measurer.width(kpi.caption, setting(.caption1)) <= captionRoom && environment.metrics(.caption1).leading <= 22
    let spoken = spokenIfDrawn(
      [kpi.caption, unit.isEmpty ? number : "\(number) \(unit)", kpi.footnote].filter { !$0.isEmpty }
        .joined(separator: ", "))
    container(
      .column,
      Paint(
        role: .progress, label: spoken, source: kpi.text.source, isRead: true,
        isTouchable: kpi.target != nil),
      { style in
        style.horizontal = .center
        style.spacing = CardFigures.cellTextSpacing
      }
    ) { composer in
      composer.ring(kpi.share, diameter, color) { composer in
        composer.ringFigure(number, unit, diameter, color: kpi.kind == nil ? .primaryLabel : color)
        if isInside, !kpi.caption.isEmpty {
          composer.string(kpi.caption, composer.setting(.caption1, lines: 1), .secondaryLabel)
        }
      }
      if !isInside, !kpi.caption.isEmpty {
        composer.string(kpi.caption, composer.setting(.caption1, lines: 2), .secondaryLabel)
      }
      if !kpi.footnote.isEmpty {
        composer.string(
          kpi.footnote, composer.setting(.footnote, lines: BodyFigures.ringFootnoteLines), .tertiaryLabel)
      }
    }
  }

  private mutating func ring(
    _ share: Double, _ diameter: Double, _ color: ColorToken, _ content: (inout SceneComposer) -> Void
  ) {
    container(
      .overlay, nil,
      { style in
        style.width = .fixed(diameter)
        style.height = .fixed(diameter)
        style.horizontal = .center
        style.vertical = .center
      }
    ) { composer in
      let box = composer.builder.addFilling()
      composer.paint(box, Paint(drawing: .ring(share: share, width: BodyFigures.ringWidth, color)))
      composer.container(.column, nil, { $0.horizontal = .center }, content)
    }
  }

  /// The figure grows with the text size as far as the ring has room.
  private mutating func ringFigure(_ number: String, _ unit: String, _ diameter: Double, color: ColorToken) {
    let metric = setting(diameter > BodyFigures.smallRing ? .largeTitle : .title1, .bold)
    let small = setting(.title3, .bold)
    var wanted = measurer.width(number, metric)
    if !unit.isEmpty { wanted += CardFigures.kpiUnitGap + measurer.width(unit, small) }
    let room = diameter * 0.78
    let scale = min(1, room / max(1, wanted), diameter * 0.36 / metric.leading)
    func scaled(_ setting: TextSetting) -> TextSetting {
      TextSetting(face: .bold, size: setting.size * scale, leading: setting.leading * scale, lineLimit: 1)
    }
    container(
      .row, nil,
      { style in
        style.spacing = CardFigures.kpiUnitGap
        style.vertical = .firstBaseline
      }
    ) { composer in
      let figure = [(number, scaled(metric)), (unit, scaled(small))].filter { !$0.0.isEmpty }
      let pieces = figure.map { Piece(text: $0.0, isUnit: false, gap: 0) }
      for (text, setting) in composer.readsBackwards(pieces) ? figure.reversed() : figure {
        composer.string(text, setting, color)
      }
    }
  }
}
