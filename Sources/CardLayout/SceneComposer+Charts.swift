import CardModel
import LayoutCore

// Charts and maps with the words around them (CH-I).
extension SceneComposer {
  /// Adds figure, trend and timestamp, the chart with its axes, and the legend.
  mutating func chart(_ whole: Chart) {
    var chart = whole
    chart.series.removeAll { !shows($0.source) }
    chart.valueAxis = chart.valueAxis.flatMap { shows($0.title.source) ? $0 : nil }
    chart.categoryAxis = chart.categoryAxis.flatMap { shows($0.title.source) ? $0 : nil }
    var drawing = ChartDrawing(chart, chart.series)
    // On black less light is left of it.
    if environment.appearance == .dark { drawing.faintness = 0.55 }
    if environment.contrast == .high { drawing.faintness = 0.7 }
    container(
      .column, Paint(source: chart.source),
      { style in
        style.spacing = BodyFigures.plotGap
        style.width = .fill
      }
    ) { composer in
      composer.chartHead(chart)
      if let title = chart.valueAxis?.title, !title.isEmpty, !chart.type.isBar {
        composer.text(title, composer.setting(.caption1, lines: 1), .tertiaryLabel, role: .none)
      }
      composer.plot(drawing)
      if let title = chart.categoryAxis?.title, !title.isEmpty {
        composer.axisTitle(title, .center)
      }
      if let title = chart.valueAxis?.title, !title.isEmpty, chart.type.isBar {
        composer.axisTitle(title, .trailing)
      }
      if let legend = chart.legend, composer.shows(legend.source) { composer.legend(legend, drawing) }
    }
  }

  private mutating func axisTitle(_ title: CardText, _ alignment: HorizontalAlignment) {
    container(
      .column, nil,
      { style in
        style.width = .fill
        style.horizontal = alignment
      }
    ) { composer in
      composer.text(title, composer.setting(.caption1, lines: 1), .tertiaryLabel, role: .none)
    }
  }

  private mutating func chartHead(_ chart: Chart) {
    let timestamp = chart.timestamp.flatMap { shows($0.source) && !$0.isEmpty ? $0 : nil }
    let kpi = chart.kpi.flatMap { shows($0.text.source) ? $0 : nil }
    let trend = chart.trend.flatMap { shows($0.text.source) ? $0 : nil }
    guard timestamp != nil || kpi != nil || trend != nil else { return }
    container(
      .flow, nil,
      { style in
        style.spacing = CardFigures.itemSpacing
        style.lineSpacing = CardFigures.kpiCaptionGap
        style.vertical = .firstBaseline
        style.width = .fill
      }
    ) { composer in
      // The card's title is the figure's only label (CH-I); a caption is drawn where there is one.
      if let kpi { composer.kpi(kpi, caption: (.subheadline, 2), alignment: .leading) }
      if let trend { composer.trend(trend) }
      if let timestamp { composer.text(timestamp, composer.setting(.footnote, lines: 1), .tertiaryLabel) }
    }
  }

  /// Adds an arrow and the words of a trend.
  mutating func trend(_ trend: Trend) {
    let color = ColorToken.status(trend.kind)
    let side = environment.scaled(CardFigures.statusIcon)
    let words = trend.text.string
    container(
      .row,
      Paint(
        role: .status, label: words.isEmpty ? trend.direction.spoken : "\(trend.direction.spoken): \(words)",
        source: trend.text.source, isRead: true),
      { style in
        style.spacing = CardFigures.labelIconGap
        style.vertical = .firstBaseline
      }
    ) { composer in
      composer.icon(trend.direction.icon, side, color, beside: composer.setting(.subheadline))
      if !trend.text.isEmpty {
        let taken = side + CardFigures.labelIconGap
        composer.within(max(1, composer.textRoom - taken)) { composer in
          composer.text(trend.text, composer.setting(.subheadline), color, role: .none)
        }
      }
    }
  }

  private mutating func plot(_ drawing: ChartDrawing) {
    let chart = drawing.chart
    let height = max(chart.height.map { $0 + labelGrowth(drawing) } ?? plotHeight(drawing), leastPlotHeight(drawing))
    let room = innerWidth
    let isSquare = chart.type == .microRadial || chart.type == .microHarveyBall && drawing.series.count == 1
    let label = spokenIfDrawn(chart.label.isEmpty ? drawing.spoken : chart.label)
    leaf(
      Paint(
        role: .chart, label: label, source: chart.source, isRead: true, drawing: .chart(drawing))
    ) { style in
      style.width = isSquare ? .fixed(min(height, room)) : .fill
      style.height = .fixed(isSquare ? min(height, room) : height)
    }
  }

  /// The marks' own height and, on top of it, room for labels that grow with the text.
  private func plotHeight(_ drawing: ChartDrawing) -> Double {
    switch drawing.chart.type {
    case .bar, .stackedBar: drawing.barsHeight(environment)
    case .donut: BodyFigures.donutHeight
    case .microArea, .microColumn, .microHarveyBall: BodyFigures.microHeight
    case .microBullet: BodyFigures.bulletHeight
    case .microRadial: environment.scaled(BodyFigures.microRadial)
    default: BodyFigures.plotHeight + labelGrowth(drawing)
    }
  }

  /// How much more room the labels beside the marks take than at the text size that a height is given for.
  private func labelGrowth(_ drawing: ChartDrawing) -> Double {
    guard drawing.hasUprightAxis else { return 0 }
    return max(0, environment.metrics(.caption1).leading - DynamicType.metrics(.caption1, .large).leading) * 2
  }

  /// Labels of values stand clear of one another, and the marks as high as they.
  private func leastPlotHeight(_ drawing: ChartDrawing) -> Double {
    guard drawing.hasUprightAxis else { return 0 }
    let leading = environment.metrics(.caption1).leading
    let names = drawing.categoryLabels == .none ? 0 : leading / 2 + BodyFigures.plotGap
    return Double(drawing.scale.ticks.count) * leading * BodyFigures.tickPitch + names
  }

  /// Adds the names beside their colours; where there are too many, the last entry says how many more.
  private mutating func legend(_ legend: Legend, _ drawing: ChartDrawing) {
    let entries = drawing.legendEntries
    let isWhole = entries.count <= legend.limit
    let shown = isWhole ? entries.count : legend.limit - 1
    container(
      .flow, Paint(source: legend.source),
      { style in
        style.spacing = BodyFigures.legendSpacing
        style.lineSpacing = BodyFigures.legendGap
        style.width = .fill
      }
    ) { composer in
      for entry in entries.prefix(shown) { composer.legendEntry(entry.name, entry.color) }
      if !isWhole { composer.legendEntry("\(entries.count - shown) more", nil) }
    }
  }

  private mutating func legendEntry(_ name: String, _ color: ColorToken?) {
    let side = environment.scaled(BodyFigures.legendSwatch)
    let gap = environment.scaled(BodyFigures.legendGap)
    container(
      .row, nil,
      { style in
        style.spacing = gap
        style.vertical = .center
      }
    ) { composer in
      if let color {
        composer.leaf(Paint(drawing: .dot(color))) { style in
          style.width = .fixed(side)
          style.height = .fixed(side)
        }
      }
      composer.string(name, composer.setting(.caption1, lines: 1), .secondaryLabel)
    }
  }

  // MARK: Maps

  /// Adds a map with its pins.
  mutating func map(_ map: CardMap) {
    let pins = map.pins.filter { shows($0.text.source) }
    let label = spokenIfDrawn(map.label.isEmpty ? map.spoken(pins) : map.label)
    leaf(
      Paint(
        role: .map, label: label, source: map.source, isRead: true, isTouchable: map.target != nil,
        drawing: .map(
          MapDrawing(pins: pins, zoom: map.zoom, focus: map.focus, cornerRadius: BodyFigures.mapRadius)))
    ) { style in
      style.width = .fill
      if let height = map.height {
        style.height = .fixed(height)
      } else {
        style.aspectRatio = BodyFigures.mapAspect
        style.height = .atMost(BodyFigures.mapHeight)
      }
    }
  }
}

extension CardMap {
  /// The names of `pins` in words.
  fileprivate func spoken(_ pins: [MapPin]) -> String {
    "Map: " + pins.map(\.text.string).filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension ChartType {
  /// Whether its bars lie.
  var isBar: Bool { self == .bar || self == .stackedBar }

  /// What it is called when it is read aloud.
  var spoken: String {
    switch self {
    case .line: "Line chart"
    case .area, .microArea: "Area chart"
    case .column, .microColumn: "Column chart"
    case .stackedColumn: "Stacked column chart"
    case .bar: "Bar chart"
    case .stackedBar: "Stacked bar chart"
    case .combo: "Columns with a line"
    case .waterfall: "Waterfall chart"
    case .donut: "Donut chart"
    case .scatter: "Scatter chart"
    case .bubble: "Bubble chart"
    case .stock: "Price chart"
    case .microBullet: "Bullet chart"
    case .microHarveyBall: "Share"
    case .microRadial: "Percentage"
    }
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
  var spoken: String {
    switch self {
    case .up: "Up"
    case .down: "Down"
    case .steady: "Steady"
    }
  }
}

extension ChartDrawing {
  /// Whether labels of values stand beside the marks.
  var hasUprightAxis: Bool {
    switch chart.type {
    case .column, .stackedColumn, .waterfall, .combo, .line, .area, .stock, .scatter, .bubble: true
    case .bar, .stackedBar, .donut, .microArea, .microColumn, .microBullet, .microHarveyBall, .microRadial: false
    }
  }

  /// The names that a legend lists: slices of a donut, else series.
  var legendEntries: [(name: String, color: ColorToken)] {
    if chart.type == .donut {
      return categories.enumerated().map { ($0.element, sliceColor($0.offset)) }
    }
    return series.indices.map { index in
      (series[index].label?.text.string ?? "Series \(index + 1)", color(index))
    }
  }

  /// The content in words, for a chart without a label: at most a dozen points a series.
  var spoken: String {
    let parts = series.map { series in
      let points = series.points.prefix(12).map { point in
        let value = point.value.map(SampleText.number) ?? "no value"
        return point.category.isEmpty ? value : "\(point.category.string) \(value)"
      }
      let name = series.label.map { "\($0.text.string): " } ?? ""
      let rest = series.points.count > 12 ? " and \(series.points.count - 12) more" : ""
      return name + points.joined(separator: ", ") + rest
    }
    return "\(chart.type.spoken). " + parts.joined(separator: "; ")
  }
}
