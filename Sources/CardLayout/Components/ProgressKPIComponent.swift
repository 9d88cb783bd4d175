import CardModel
import LayoutCore
import Standards

/// A ring with a figure and its caption inside; a caption without room there stands below (FS/KPIProgressItemStyle).
struct ProgressKPIComponent: Component {
  let kpi: ProgressKPI

  func compose(into page: inout Composition) {
    let isInside = hasCaptionInside(page.context)
    let whole = figure(page.context, hasUnit: true)
    // A unit that could not be read in the ring stands below.
    let hasUnit = whole.fits || kpi.shownUnit.isEmpty
    page.column(
      BoxStyle(width: .fill, spacing: CellFigures.textSpacing),
      Paint(
        role: .progress, label: page.spoken(kpi), source: kpi.text.source, isRead: true,
        isTouchable: kpi.target != nil)
    ) { column in
      column.overlay(
        BoxStyle(width: .fixed(diameter), height: .fixed(diameter), horizontal: .center, vertical: .center)
      ) { ring in
        let color = kpi.kind.map(ColorToken.status) ?? .tintColor
        ring.filling(Paint(drawing: .ring(share: kpi.share, width: BodyFigures.ringWidth, color)))
        ring.column(BoxStyle(horizontal: .center)) { inside in
          inside.add(hasUnit ? whole : figure(inside.context, hasUnit: false))
          if isInside, !kpi.caption.isEmpty {
            inside.string(kpi.caption, .caption1.lines(1), .secondaryLabel)
          }
        }
      }
      if !hasUnit { column.string(kpi.shownUnit, .caption1.lines(2), .primaryLabel) }
      if !isInside, !kpi.caption.isEmpty {
        column.string(kpi.caption, .caption1.lines(2), .secondaryLabel, source: kpi.text.source)
      }
      if !kpi.footnote.isEmpty {
        column.string(
          kpi.footnote, .footnote.lines(BodyFigures.ringFootnoteLines), .tertiaryLabel, source: kpi.text.source)
      }
    }
  }

  /// How many of `kpis` stand beside each other: as many as have room for their rings and for each of their words.
  static func countBeside(_ kpis: [ProgressKPI], _ context: CardContext) -> Int {
    let widest = kpis.reduce(0) { widest, kpi in
      let component = ProgressKPIComponent(kpi: kpi)
      let caption = component.hasCaptionInside(context) ? 0 : context.longestWord(kpi.caption, .caption1)
      return max(widest, component.diameter, caption, context.longestWord(kpi.footnote, .footnote))
    }
    let room = context.innerWidth + CardFigures.rowKPIGap
    let most = max(1, min(kpis.count, Int(room / max(1, widest + CardFigures.rowKPIGap))))
    // As many in each row: four in two and two.
    let rows = (kpis.count + most - 1) / most
    return (kpis.count + rows - 1) / max(1, rows)
  }

  private var diameter: Double { kpi.size == .small ? BodyFigures.smallRing : BodyFigures.largeRing }

  private func hasCaptionInside(_ context: CardContext) -> Bool {
    let room = BodyFigures.ringCaption * diameter / BodyFigures.smallRing
    return context.width(kpi.caption, .caption1) <= room && context.environment.metrics(.caption1).leading <= 22
  }

  /// The figure, which grows with the text size as far as the ring has room.
  private func figure(_ context: CardContext, hasUnit: Bool) -> FigureComponent {
    var pieces = [
      FigurePiece(text: kpi.number, font: diameter > BodyFigures.smallRing ? .largeTitle.bold : .title1.bold, gap: 0)
    ]
    if hasUnit, !kpi.shownUnit.isEmpty {
      let (unit, language) = (kpi.shownUnit, kpi.text.source.language)
      let format = NumberFormat(language)
      let gap = FigurePiece.gap(unit, follows: true, language)
      if unit == "%", format.percentPlace.isBefore {
        pieces[0].gap = gap
        pieces.insert(FigurePiece(text: unit, font: .title3.bold, gap: 0), at: 0)
      } else {
        pieces.append(FigurePiece(text: unit == "%" ? format.percentSign : unit, font: .title3.bold, gap: gap))
      }
    }
    return FigureComponent(
      pieces, kpi.kind.map(ColorToken.status) ?? .primaryLabel, kpi.text.source,
      room: (diameter * BodyFigures.ringFigureWidth, diameter * BodyFigures.ringFigureHeight),
      usualScale: 0.7, context)
  }
}

extension ProgressKPI: Spoken {
  var spoken: String {
    Punctuation(text.source.language).list([caption, shownUnit.isEmpty ? number : "\(number) \(shownUnit)", footnote])
  }

  fileprivate var number: String {
    text.isEmpty ? value.map { SampleText.number($0, text.source.language) } ?? "–" : text.string
  }

  fileprivate var shownUnit: String { text.isEmpty ? unit : "" }
}
