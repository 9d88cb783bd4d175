import CardModel
import LayoutCore

/// A key figure with its units and a caption (FS/KPIItemStyle).
struct KPIComponent: Component {
  let kpi: KPI
  var caption = Font.subheadline.lines(2)
  var alignment = HorizontalAlignment.leading

  func compose<Sink: PaintSink>(into page: inout Composition<Sink>) {
    let figure = KPIFigure(kpi, page.context)
    page.column(
      BoxStyle(
        width: .atMost(figure.room), spacing: CardFigures.kpiCaptionGap, horizontal: alignment, priority: 1),
      Paint(
        role: .text, label: page.spoken(kpi), source: kpi.text.source, isRead: true, isTouchable: kpi.target != nil)
    ) { column in
      column.add(figure)
      if !kpi.caption.isEmpty {
        column.string(kpi.caption, caption, .secondaryLabel, source: kpi.text.source)
      }
    }
  }
}

/// Icon, units and number on one baseline; all smaller when they are wider than a figure may be.
private struct KPIFigure: Component {
  let kpi: KPI
  let pieces: [FigurePiece]
  /// Width in points that a figure has at most: at accessibility sizes the whole width, where it stands alone.
  let room: Double
  let iconSide: Double
  let scale: Double

  init(_ kpi: KPI, _ context: CardContext) {
    self.kpi = kpi
    pieces = kpi.pieces
    room =
      context.environment.isAccessibilitySize
      ? context.innerWidth : min(CardFigures.kpiWidth, context.innerWidth)
    iconSide = context.setting(kpi.size == .large ? .headline : .footnote).size
    let icon = kpi.icon == nil ? 0 : iconSide + CardFigures.kpiIconGap
    let wanted = pieces.reduce(icon) { $0 + context.environment.scaled($1.gap) + context.width($1.text, kpi.font($1)) }
    scale = min(1, max(0.5, room / max(1, wanted)))
  }

  func compose<Sink: PaintSink>(into page: inout Composition<Sink>) {
    let color = kpi.kind.map(ColorToken.status) ?? (kpi.target == nil ? .primaryLabel : .tintColor)
    let isReversed = pieces.readBackwards(page.context)
    if scale < 1 { page.giveUp(.scaledFigure(scale), kpi.text.source) }
    page.row(BoxStyle(vertical: .firstBaseline)) { row in
      if let icon = kpi.icon {
        row.icon(icon, iconSide * scale, color)
        row.leaf(BoxStyle(width: .fixed(CardFigures.kpiIconGap * scale)))
      }
      for piece in isReversed ? pieces.reversed() : pieces {
        let gap = row.environment.scaled(piece.gap) * scale
        row.string(
          piece.text, kpi.font(piece).oneLine(scale: scale), color, source: kpi.text.source,
          BoxStyle(padding: isReversed ? Insets(trailing: gap) : Insets(leading: gap)))
      }
    }
  }
}

/// A piece of a figure: a number or a unit.
struct FigurePiece {
  var text: String
  var isUnit: Bool
  /// Room before it in points, at standard settings.
  var gap: Double

  /// Room between a number and `unit`, which `follows` it or stands before it: that of a space by a unit in letters, as in
  /// “42 t”, and before a currency; that of the component in “48 %”, “48.2K”, “€ 48” and scripts without spaces.
  static func gap(_ unit: String, follows: Bool) -> Double {
    guard let first = unit.unicodeScalars.first?.value else { return 0 }
    let isSpaced =
      switch first {
      case 0x41...0x5A, 0x61...0x7A, 0xB5, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x1FFF:
        !["K", "k", "M", "B"].contains(unit)
      // °C
      case 0xB0: unit.unicodeScalars.count > 1
      case 0x24, 0xA2...0xA5, 0x20A0...0x20CF: follows
      default: false
      }
    return isSpaced ? CardFigures.kpiLetterGap : CardFigures.kpiUnitGap
  }
}

extension [FigurePiece] {
  /// Whether pieces are added in reverse, so that a figure reads from left to right where lines run from right to left, as
  /// a number with Latin units does in Arabic and Hebrew text.
  func readBackwards(_ context: CardContext) -> Bool {
    context.isRightToLeft && !contains { SceneText.runsRightToLeft($0.text) ?? false }
  }
}

extension KPI: Spoken {
  var spoken: String {
    let figure = pieces.map(\.text).joined(separator: " ")
    return caption.isEmpty ? figure : "\(caption), \(figure)"
  }

  fileprivate func font(_ piece: FigurePiece) -> Font {
    switch size {
    case .small: piece.isUnit ? .title3.bold : .title2.bold
    case .medium: piece.isUnit ? .title3.bold : .title1.bold
    case .large: piece.isUnit ? .title1.bold : .largeTitle.bold
    }
  }

  /// The figure as it is written: percentages with at most one decimal, durations with their units.
  fileprivate var pieces: [FigurePiece] {
    var pieces: [FigurePiece] = []
    func add(_ text: String, isUnit: Bool, gap: Double? = nil) {
      guard !text.isEmpty else { return }
      let usual = pieces.last.map { FigurePiece.gap(isUnit ? text : $0.text, follows: isUnit) } ?? 0
      pieces.append(FigurePiece(text: text, isUnit: isUnit, gap: gap ?? usual))
    }
    add(leadingUnit, isUnit: true)
    switch format {
    case .percent:
      add(Double(text.string).map { SampleText.number($0, text.source.language) } ?? text.string, isUnit: false)
      add("%", isUnit: true)
    case .duration:
      let parts = text.string.split(separator: ":").map(String.init)
      if parts.count == 2, let hours = Int(parts[0]), let minutes = Int(parts[1]) {
        add("\(hours)", isUnit: false)
        add("h", isUnit: true)
        add("\(minutes)", isUnit: false, gap: CardFigures.kpiWordGap)
        add("min", isUnit: true)
      } else {
        add(text.string, isUnit: false)
      }
    case .number, .fraction: add(text.string, isUnit: false)
    }
    if format != .percent || unit != "%" { add(unit, isUnit: true) }
    return pieces
  }
}
