import CardModel
import LayoutCore
import Standards

/// A key figure with its units and a caption (FS/KPIItemStyle).
struct KPIComponent: Component {
  let kpi: KPI
  var caption = Font.subheadline.lines(2)
  var alignment = HorizontalAlignment.leading

  func compose(into page: inout Composition) {
    let figure = figure(page.context)
    page.column(
      BoxStyle(
        width: .atMost(room(page.context)), spacing: CardFigures.kpiCaptionGap, horizontal: alignment, priority: 1),
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

extension KPIComponent {
  /// What it asks for, in points.
  func width(_ context: CardContext) -> Double {
    min(room(context), max(figure(context).width, context.width(kpi.caption, caption)))
  }

  /// At accessibility sizes it stands alone.
  private func room(_ context: CardContext) -> Double {
    context.environment.isAccessibilitySize ? context.innerWidth : min(CardFigures.kpiWidth, context.innerWidth)
  }

  private func figure(_ context: CardContext) -> FigureComponent {
    let iconSide = context.setting(kpi.size == .large ? .headline : .footnote).size
    return FigureComponent(
      kpi.pieces, icon: kpi.icon.map { ($0, iconSide) },
      kpi.kind.map(ColorToken.status) ?? (kpi.target == nil ? .primaryLabel : .tintColor), kpi.text.source,
      room: (room(context), .infinity), context)
  }
}

extension KPI: Spoken {
  var spoken: String {
    let figure = pieces.map { $0.text }.joined(separator: " ")
    return caption.isEmpty ? figure : "\(caption), \(figure)"
  }

  private func font(isUnit: Bool) -> Font {
    switch size {
    case .small: isUnit ? .title3.bold : .title2.bold
    case .medium: isUnit ? .title3.bold : .title1.bold
    case .large: isUnit ? .title1.bold : .largeTitle.bold
    }
  }

  /// The figure as it is written: percentages with at most one decimal, durations with their units.
  fileprivate var pieces: [FigurePiece] {
    let tag = text.source.language
    let language = NumberFormat(tag)
    var pieces: [FigurePiece] = []
    func add(_ text: String, isUnit: Bool, gap: Double? = nil) {
      guard !text.isEmpty else { return }
      let usual = pieces.last.map { FigurePiece.gap(isUnit ? text : $0.text, follows: isUnit, tag) } ?? 0
      pieces.append(FigurePiece(text: text, font: font(isUnit: isUnit), gap: gap ?? usual))
    }
    add(leadingUnit, isUnit: true)
    switch format {
    case .percent:
      let number =
        Double(text.string).map { SampleText.number($0, tag) } ?? language.written(text.string, inGroups: true)
      if language.percentPlace.isBefore {
        let (sign, amount) = language.sign(of: number)
        add(sign + language.percentSign, isUnit: true)
        add(String(amount), isUnit: false)
      } else {
        add(number, isUnit: false)
        add(language.percentSign, isUnit: true)
      }
    case .duration:
      let (sign, length) = language.sign(of: text.string)
      let parts = length.split(separator: ":").map(String.init)
      if parts.count == 2, let hours = Int64(parts[0]), let minutes = Int64(parts[1]) {
        // What the word for hours and minutes has behind each number, such as “ Std. ” and “ Min.”.
        let units = DrawnWord.hours(tag, "%", "%").split(separator: "%")
        let gap = units.first?.last == " " ? CardFigures.kpiWordGap : nil
        for (index, (number, unit)) in zip([hours, minutes], units).enumerated() {
          add((index > 0 ? "" : sign) + language.whole("\(number)"), isUnit: false, gap: index > 0 ? gap : nil)
          add(String(unit.drop { $0 == " " }.prefix { $0 != " " }), isUnit: true)
        }
      } else {
        add(language.number(text.string, inGroups: true), isUnit: false)
      }
    case .number, .fraction: add(language.written(text.string, inGroups: true), isUnit: false)
    }
    if format != .percent || unit != "%" { add(unit, isUnit: true) }
    return pieces
  }
}
