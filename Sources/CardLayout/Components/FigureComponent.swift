import CardModel
import LayoutCore
import Standards

/// Icon, number and units on one baseline; all smaller where they are wider than their room.
struct FigureComponent: Component {
  private let pieces: [FigurePiece]
  private let icon: (name: String, side: Double)?
  private let color: ColorToken
  private let source: PartSource
  /// How much smaller it is than at the size that people have chosen.
  private let scale: Double
  /// How much of that is for want of width.
  private let widthScale: Double
  /// From which share on nobody misses anything: the number in a ring is set to fit it.
  private let usualScale: Double
  /// Whether it has room at the least size.
  let fits: Bool
  /// How wide it is drawn, in points.
  let width: Double

  /// The least share of its size: what is smaller cannot be read.
  private static let leastScale = 0.5

  /// The figure of `pieces` in `color`, which belongs to `source`, in a room of this many points.
  ///
  /// - Parameters:
  ///   - icon: Name and side in points of the icon before it.
  ///   - leading: The highest leading that has room; text grows no further.
  ///   - usualScale: The share of its size from which on it counts as shown whole.
  init(
    _ pieces: [FigurePiece], icon: (name: String, side: Double)? = nil, _ color: ColorToken, _ source: PartSource,
    room: (width: Double, leading: Double), usualScale: Double = 1, _ context: CardContext
  ) {
    (self.pieces, self.icon, self.color, self.source) = (pieces, icon, color, source)
    self.usualScale = usualScale
    let before = icon.map { $0.side + context.environment.scaled(CardFigures.kpiIconGap) } ?? 0
    let wanted = pieces.reduce(before) {
      $0 + context.environment.scaled($1.gap) + context.width($1.text, $1.font)
    }
    let highest = pieces.reduce(1) { max($0, context.setting($1.font).leading) }
    let heightScale = min(1, room.leading / highest)
    let share = room.width / max(1, wanted * heightScale)
    fits = share >= Self.leastScale
    widthScale = min(1, max(Self.leastScale, share))
    scale = heightScale * widthScale
    width = wanted * scale
  }

  func compose(into page: inout Composition) {
    let isReversed = pieces.readBackwards(page.context)
    if widthScale < usualScale { page.giveUp(.scaledFigure(widthScale), source) }
    page.row(BoxStyle(vertical: .firstBaseline)) { row in
      if let icon {
        row.icon(icon.name, icon.side * scale, color)
        row.leaf(BoxStyle(width: .fixed(row.environment.scaled(CardFigures.kpiIconGap) * scale)))
      }
      for piece in isReversed ? pieces.reversed() : pieces {
        let gap = row.environment.scaled(piece.gap) * scale
        row.string(
          piece.text, piece.font.oneLine(scale: scale), color, source: source,
          BoxStyle(padding: isReversed ? Insets(trailing: gap) : Insets(leading: gap)))
      }
    }
  }
}

/// A piece of a figure: a number or a unit.
struct FigurePiece {
  var text: String
  var font: Font
  /// Room before it in points, at standard settings.
  var gap: Double

  /// Room between a number and `unit`, which `follows` it or stands before it: that of a space by a unit in letters, as in
  /// “42 t”, before a currency, and at the sign of percentages where the language writes one; that of the component in “48%”,
  /// “48.2K”, “€ 48” and scripts without spaces.
  static func gap(_ unit: String, follows: Bool, _ language: LanguageTag?) -> Double {
    guard let first = unit.unicodeScalars.first else { return 0 }
    if unit == "%" {
      return NumberFormat(language).percentPlace.space.isEmpty ? CardFigures.kpiUnitGap : CardFigures.kpiLetterGap
    }
    let isSpaced =
      switch first.value {
      case 0x41...0x5A, 0x61...0x7A, 0xB5, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x1FFF:
        !["K", "k", "M", "B"].contains(unit)
      // °C
      case 0xB0: unit.unicodeScalars.count > 1
      default: first.isCurrencySign && follows
      }
    return isSpaced ? CardFigures.kpiLetterGap : CardFigures.kpiUnitGap
  }
}

extension [FigurePiece] {
  /// Whether pieces are added in reverse, so that a figure reads from left to right where lines run from right to left, as
  /// a number with Latin units does in Arabic and Hebrew text.
  func readBackwards(_ context: CardContext) -> Bool {
    context.isRightToLeft && !contains { $0.text == "٪" || SceneText.runsRightToLeft($0.text) ?? false }
  }
}
