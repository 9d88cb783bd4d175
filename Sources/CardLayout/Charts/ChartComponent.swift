import CardModel
import LayoutCore
import Standards

/// Figure, trend and timestamp, the chart with its axes, and the legend (CH-I).
struct ChartComponent: Component {
  private let chart: Chart
  private let drawing: ChartDrawing

  init(_ chart: Chart, _ context: CardContext) {
    var shown = chart
    shown.series.removeAll { !context.shows($0.source) }
    for index in shown.series.indices where !context.has(shown.series[index].label?.text.source) {
      shown.series[index].label = nil
    }
    if !context.has(chart.valueAxis?.title.source) { shown.valueAxis = nil }
    if !context.has(chart.categoryAxis?.title.source) { shown.categoryAxis = nil }
    self.chart = shown
    var drawing = ChartDrawing(shown, shown.series)
    // On black less light is left of it.
    if context.environment.appearance == .dark { drawing.faintness = 0.55 }
    if context.environment.contrast == .high { drawing.faintness = 0.7 }
    self.drawing = drawing
  }

  func compose(into page: inout Composition) {
    var drawing = self.drawing
    let unit = drawing.takeUnit(page.context)
    let isLying = drawing.traits.isLying
    let isMeasured = !unit.isEmpty || chart.valueAxis?.title.isEmpty == false
    page.column(BoxStyle(width: .fill, spacing: BodyFigures.plotGap), Paint(source: chart.source)) { column in
      column.add(ChartHead(chart: chart))
      if !isLying { measure(unit, into: &column) }
      column.add(ChartPlot(drawing: drawing))
      if let title = chart.categoryAxis?.title, !title.isEmpty {
        column.column(BoxStyle(width: .fill, horizontal: .center)) { axisTitle(title, into: &$0) }
      }
      if isLying, isMeasured {
        column.column(BoxStyle(width: .fill, horizontal: .trailing)) { measure(unit, into: &$0) }
      }
      if let legend = chart.legend, column.shows(legend.source) {
        column.add(ChartLegend(legend: legend, entries: drawing.legendEntries))
      }
    }
  }

  /// What the values measure: the title of their axis, and the unit that their labels have no room for.
  private func measure(_ unit: String, into page: inout Composition) {
    let title = chart.valueAxis?.title
    if let title, !title.isEmpty { axisTitle(title, into: &page) }
    if !unit.isEmpty, title.map({ Self.names(unit, in: $0.string) }) != true {
      page.string(unit, .caption1.lines(1), .tertiaryLabel)
    }
  }

  /// Whether `title` has `unit` as words of its own: “Energy in kWh”, while the “h” of “Throughput” says nothing of hours.
  private static func names(_ unit: String, in title: String) -> Bool {
    title.ranges(of: unit).contains { place in
      title[..<place.lowerBound].last?.isLetter != true && title[place.upperBound...].first?.isLetter != true
    }
  }

  private func axisTitle(_ title: CardText, into page: inout Composition) {
    page.text(title, .caption1.lines(1), .tertiaryLabel, role: .none)
  }
}

/// What stands above a chart.
private struct ChartHead: Component {
  let chart: Chart

  func compose(into page: inout Composition) {
    let timestamp = chart.timestamp.flatMap { page.shows($0.source) && !$0.isEmpty ? $0 : nil }
    let kpi = chart.kpi.flatMap { page.shows($0.text.source) ? $0 : nil }
    let trend = chart.trend.flatMap { page.shows($0.text.source) ? $0 : nil }
    guard timestamp != nil || kpi != nil || trend != nil else { return }
    page.flow(
      BoxStyle(
        width: .fill, spacing: CardFigures.itemSpacing, lineSpacing: CardFigures.kpiCaptionGap,
        vertical: .firstBaseline)
    ) { flow in
      // The card's title is the figure's only label (CH-I); a caption is drawn where there is one.
      if let kpi { flow.add(KPIComponent(kpi: kpi)) }
      if let trend { flow.add(TrendComponent(trend: trend)) }
      if let timestamp { flow.text(timestamp, .footnote.lines(1), .tertiaryLabel) }
    }
  }
}

/// An arrow and the words of a trend.
private struct TrendComponent: Component {
  let trend: Trend

  func compose(into page: inout Composition) {
    let color = ColorToken.status(trend.kind)
    let side = page.environment.scaled(CardFigures.statusIcon)
    let gap = page.environment.scaled(CardFigures.labelIconGap)
    page.row(
      BoxStyle(spacing: gap, vertical: .firstBaseline),
      Paint(role: .status, label: page.spoken(trend), source: trend.text.source, isRead: true)
    ) { row in
      row.add(BaselineIcon(name: trend.direction.icon, side: side, color: color, font: .subheadline))
      if !trend.text.isEmpty {
        row.within(row.context.textRoom - side - gap) {
          $0.text(trend.text, .subheadline, color, role: .none)
        }
      }
    }
  }
}

/// The drawing with its axes.
private struct ChartPlot: Component {
  let drawing: ChartDrawing

  func compose(into page: inout Composition) {
    let (chart, environment) = (drawing.chart, page.environment)
    let growth = labelGrowth(environment)
    let height = max(chart.height.map { $0 + growth } ?? ownHeight(page.context) + growth, leastHeight(page.context))
    if let point = drawing.cutLabel(page.context) {
      page.giveUp(.cutLabel(point.category.string), point.category.source)
    }
    let marks = drawing.traits.marks
    let isSquare = marks == .ring || marks == .shares && drawing.series.count == 1
    let side = min(height, page.context.innerWidth)
    page.leaf(
      isSquare ? BoxStyle(side: side) : BoxStyle(width: .fill, height: .fixed(height)),
      Paint(role: .chart, label: page.spoken(drawing), source: chart.source, isRead: true, drawing: .chart(drawing)))
  }

  /// Height of the marks, in points.
  private func ownHeight(_ context: CardContext) -> Double {
    switch drawing.traits.height {
    case .bars: drawing.barsHeight(context)
    case .fixed(let height): height
    case .scaled(let height): context.environment.scaled(height)
    }
  }

  /// How much more room the labels beside the marks take than at the text size that a height is given for.
  private func labelGrowth(_ environment: CardEnvironment) -> Double {
    guard drawing.traits.hasUprightAxis else { return 0 }
    return max(0, environment.metrics(.caption1).leading - DynamicType.metrics(.caption1, .large).leading) * 2
  }

  /// Labels stand clear of one another, and the marks as high as they.
  private func leastHeight(_ context: CardContext) -> Double {
    if drawing.traits.isLying { return drawing.barsHeight(context, least: true) }
    guard drawing.traits.hasUprightAxis else { return 0 }
    let leading = context.environment.metrics(.caption1).leading
    let names = drawing.categoryLabels == .none ? 0 : leading / 2 + BodyFigures.plotGap
    return Double(drawing.scale.ticks.count) * leading * BodyFigures.tickPitch + names
  }
}

/// The names beside their colours; where there are too many, the last entry says how many more.
private struct ChartLegend: Component {
  let legend: Legend
  let entries: [(name: String, color: ColorToken)]

  func compose(into page: inout Composition) {
    let isWhole = entries.count <= legend.limit
    let shown = isWhole ? entries.count : legend.limit - 1
    page.flow(
      BoxStyle(width: .fill, spacing: BodyFigures.legendSpacing, lineSpacing: BodyFigures.legendGap),
      Paint(source: legend.source)
    ) { flow in
      for entry in entries.prefix(shown) { add(entry.name, entry.color, to: &flow) }
      if !isWhole { add(DrawnWord.others(legend.source.language, counting: entries.count - shown), nil, to: &flow) }
    }
  }

  private func add(_ name: String, _ color: ColorToken?, to page: inout Composition) {
    let environment = page.environment
    page.row(BoxStyle(spacing: environment.scaled(BodyFigures.legendGap), vertical: .center)) { row in
      if let color { row.dot(color, environment.scaled(BodyFigures.legendSwatch)) }
      row.string(name, .caption1.lines(1), .secondaryLabel)
    }
  }
}

extension Trend: Spoken {
  var spoken: String {
    let word = direction.word(text.source.language)
    return text.string.isEmpty ? word : "\(word): \(text.string)"
  }
}

extension TrendDirection {
  /// The icon that shows it.
  var icon: String {
    switch self {
    case .up: "arrowUp"
    case .down: "arrowDown"
    case .steady: "arrowRight"
    }
  }

  /// How it is read aloud.
  fileprivate var word: DrawnWord {
    switch self {
    case .up: .up
    case .down: .down
    case .steady: .steady
    }
  }
}

extension ChartDrawing: Spoken {
  /// The chart's label, or its content in words: at most a dozen points a series.
  var spoken: String {
    guard chart.label.isEmpty else { return chart.label }
    let language = chart.source.language
    let signs = Punctuation(language)
    let parts = series.map { series in
      let points = series.points.prefix(12).map { point in
        let value = point.value.map { SampleText.number($0, language) } ?? DrawnWord.noValue(language)
        return point.category.isEmpty ? value : "\(point.category.string) \(value)"
      }
      let name = series.label.map { $0.text.string + signs.colon } ?? ""
      let left = series.points.count - 12
      let rest = left > 0 ? " " + DrawnWord.pointsLeft(language, counting: left) : ""
      return name + points.joined(separator: signs.comma) + rest
    }
    return traits.name(language) + signs.stop + parts.joined(separator: signs.semicolon)
  }

  /// The names that a legend lists: slices, else series.
  fileprivate var legendEntries: [(name: String, color: ColorToken)] {
    if traits.marks == .slices {
      return categories.enumerated().map { ($0.element, sliceColor($0.offset)) }
    }
    return series.indices.map { index in
      (series[index].label?.text.string ?? DrawnWord.series(chart.source.language, number: index + 1), color(index))
    }
  }
}
