import CardModel
import LayoutCore

/// A chart without its words around it: axes, gridlines, marks.
package struct ChartDrawing: Hashable, Sendable {
  var chart: Chart
  /// The series that are shown here, those of this platform and size class.
  var series: [ChartSeries]

  /// Opacity of series that step back behind the emphasised one.
  var faintness = 0.4

  /// The names of the categories: those of the series with the most points.
  let categories: [String]
  /// What the series of a combo chart are measured by.
  let comboScales: ComboScales

  init(_ chart: Chart, _ series: [ChartSeries]) {
    self.chart = chart
    self.series = series
    if ChartTraits(chart.type).isMicro { (self.chart.valueAxis, self.chart.categoryAxis) = (nil, nil) }
    let longest = series.max { $0.points.count < $1.points.count }
    categories = longest.map { $0.points.map { $0.category.string } } ?? []
    comboScales = ComboScales(series)
  }

  var traits: ChartTraits { ChartTraits(chart.type) }

  var categoryLabels: CategoryLabels { chart.categoryAxis?.labels ?? .none }

  /// The first point whose name has no room where the chart is drawn; at accessibility sizes names of bars have all of it,
  /// and others what is left.
  func cutLabel(_ context: CardContext) -> ChartPoint? {
    guard categoryLabels != .none, !traits.isRange, !context.environment.isAccessibilitySize,
      let points = series.max(by: { $0.points.count < $1.points.count })?.points
    else { return nil }
    let room: Double
    switch traits.height {
    case .bars: room = context.innerWidth * Self.nameShare
    case _ where traits.hasUprightAxis: room = (context.innerWidth - BodyFigures.plotGap) / 2
    default: return nil
    }
    let setting = context.setting(.caption1)
    let shown =
      traits.isLying && categoryLabels == .all ? points[...] : [points.first, points.last].compactMap { $0 }[...]
    // No letter is wider than the size.
    return shown.first {
      Double($0.category.string.utf8.count) * setting.size > room
        && context.fonts.width($0.category.string, setting) > room
    }
  }

  // MARK: Colours

  /// The colour of series `index`; when another is emphasised it steps back.
  func color(_ index: Int) -> ColorToken {
    let series = series[index]
    let name = series.color ?? "chart\(index % 12 + 1)"
    let stepsBack = chart.highlight != nil && chart.highlight != series.source.id
    return ColorToken(name, opacity: stepsBack ? faintness : 1)
  }

  /// The colour of point `point` of series `index`.
  func color(_ index: Int, _ point: Int) -> ColorToken {
    guard let name = series[index].points[point].color else { return color(index) }
    return ColorToken(name, opacity: color(index).opacity)
  }

  /// The colour of slice `index` of a donut.
  func sliceColor(_ index: Int) -> ColorToken {
    ColorToken(series.first?.points[index].color ?? "chart\(index % 12 + 1)")
  }

  // MARK: Scales

  /// The scale of values.
  var scale: ChartScale {
    let axis = chart.valueAxis
    return ChartScale(
      extremes(series), labels: axis?.labels ?? 0, startsAtZero: traits.startsAtZero, minimum: axis?.minimum,
      maximum: axis?.maximum)
  }

  /// What the scale must hold: sums where parts are stacked, running totals in a waterfall.
  private func extremes(_ series: [ChartSeries]) -> [Double] {
    switch traits.marks {
    case .stackedColumns, .bars(areStacked: true):
      return categories.indices.flatMap { category in
        let values = series.compactMap { $0.value(in: category) }
        return [values.filter { $0 > 0 }.reduce(0, +), values.filter { $0 < 0 }.reduce(0, +)]
      }
    case .steps: return steps.flatMap { [$0.from, $0.to] }
    case .prices:
      return series.flatMap { $0.points }.flatMap { [$0.low ?? $0.value, $0.high ?? $0.value].compactMap { $0 } }
    case .columnsAndLines: return comboScales.extremes(series)
    default: return series.flatMap { $0.points.compactMap { $0.value } }
    }
  }

  /// The columns of a waterfall: each starts where the last one ended, a total at 0.
  var steps: [(from: Double, to: Double)] {
    var total = 0.0
    return (series.first?.points ?? []).map { point in
      let value = point.value ?? 0
      let from = point.isTotal ? 0 : total
      total = point.isTotal ? value : total + value
      return (from, total)
    }
  }

  // MARK: Drawing

  func draw(_ sketch: inout Sketch) {
    let points = series.first?.points ?? []
    switch traits.marks {
    case .bars: bars(&sketch)
    case .slices: donut(&sketch)
    case .bullet: bullet(points, &sketch)
    case .shares: harveyBalls(&sketch)
    case .ring: radial(points, &sketch)
    case .lines, .columns, .stackedColumns, .columnsAndLines, .steps, .prices, .dots: plot(&sketch)
    }
  }
}

extension ChartSeries {
  /// Its value in the category at this place; nil where it has none.
  func value(in category: Int) -> Double? { points.indices.contains(category) ? points[category].value : nil }
}
