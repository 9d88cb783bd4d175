import CardModel
import LayoutCore
import Standards

// Charts with values along the upright axis.
extension ChartDrawing {
  /// The room of the marks inside the drawing, leading top corner first.
  struct PlotArea {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
    var scale: ChartScale

    /// Distance of `value` from the top of the drawing.
    func y(_ value: Double) -> Double { y + height * (1 - scale.share(value)) }

    /// Where 0 is, or the end of the scale next to it.
    var zero: Double { y(min(max(0, scale.lower), scale.upper)) }
  }

  func plot(_ sketch: inout Sketch) {
    let scale = scale
    let setting = sketch.setting(.caption1)
    let labels = AxisLabels(self, scale, setting, sketch.fonts, room: sketch.width * AxisLabels.share)
    let hasLabels = !labels.texts.isEmpty
    let hasCategories = categoryLabels != .none
    let top = hasLabels ? setting.leading / 2 : BodyFigures.chartLine
    let bottom =
      hasCategories ? setting.leading + BodyFigures.plotGap : hasLabels ? setting.leading / 2 : BodyFigures.chartLine
    let x = hasLabels ? labels.width + BodyFigures.plotGap : 0
    let area = PlotArea(
      x: x, y: top, width: max(1, sketch.width - x), height: max(1, sketch.height - top - bottom), scale: scale)
    gridlines(area, labels, &sketch)
    marks(area, &sketch)
    if hasCategories { categoryLabels(area, &sketch) }
  }

  private func gridlines(_ area: PlotArea, _ labels: AxisLabels, _ sketch: inout Sketch) {
    let end = area.x + area.width
    for (tick, label) in zip(area.scale.ticks, labels.texts) {
      let y = area.y(tick)
      sketch.text(label, labels.width, y - labels.setting.leading / 2, .trailing, labels.setting, .tertiaryLabel)
      if chart.valueAxis?.hasGridlines ?? false {
        sketch.line([(area.x, y), (end, y)], .separator, BodyFigures.gridline, dashes: [2, 2])
      }
    }
    // The line that the marks stand on.
    let base = traits.startsAtZero ? area.zero : area.y + area.height
    sketch.line([(area.x, base), (end, base)], .separator, 1)
  }

  private func marks(_ area: PlotArea, _ sketch: inout Sketch) {
    switch traits.marks {
    case .lines(let areFilled): for index in series.indices { line(index, area, fills: areFilled, &sketch) }
    case .columns: columns(series.indices.map { $0 }, area, &sketch)
    case .stackedColumns: stackedColumns(area, &sketch)
    case .columnsAndLines: combo(area, &sketch)
    case .steps: waterfall(area, &sketch)
    case .prices: stock(area, &sketch)
    case .dots(let areSized): dots(area, areSized: areSized, &sketch)
    case .bars, .slices, .bullet, .shares, .ring: return
    }
  }

  // MARK: Places along the axis of categories

  /// Whether the first and the last point stand at the edges: lines, unless columns or all labels stand below.
  private var spansEdges: Bool {
    guard case .lines = traits.marks else { return false }
    return categoryLabels != .all && categories.count > 1
  }

  private func center(_ category: Int, _ area: PlotArea) -> Double {
    let count = Double(max(1, categories.count))
    if spansEdges { return area.x + area.width * Double(category) / (count - 1) }
    return area.x + area.width * (Double(category) + 0.5) / count
  }

  private func slot(_ area: PlotArea) -> Double { area.width / Double(max(1, categories.count)) }

  /// Names below the axis: all where they fit beside each other, else the first and the last.
  private func categoryLabels(_ area: PlotArea, _ sketch: inout Sketch) {
    let setting = sketch.setting(.caption1)
    let y = area.y + area.height + BodyFigures.plotGap
    let isRange = traits.isRange
    let names = isRange ? xLabels : categories
    guard let first = names.first, let last = names.last else { return }
    let slot = slot(area)
    if categoryLabels == .all, names.count == categories.count,
      names.allSatisfy({ sketch.fonts.width($0, setting) <= slot })
    {
      for (index, name) in names.enumerated() {
        sketch.text(name, center(index, area), y, .center, setting, .tertiaryLabel)
      }
      return
    }
    let half = (area.width - BodyFigures.plotGap) / 2
    let ends = names.count > 1 ? [(first, 0), (last, categories.count - 1)] : [(first, 0)]
    for (name, category) in ends {
      let name = sketch.fitted(name, setting, half)
      let width = sketch.fonts.width(name, setting)
      // Below its mark as far as that is not beyond the end of the axis; below the end where the marks begin there.
      let isAtEnd = spansEdges || isRange
      let end = category == 0 ? area.x : area.x + area.width - width
      let x = isAtEnd ? end : min(max(center(category, area) - width / 2, area.x), area.x + area.width - width)
      sketch.text(name, x, y, .leading, setting, .tertiaryLabel)
    }
  }

  // MARK: Lines

  private func line(_ index: Int, _ area: PlotArea, fills: Bool, _ sketch: inout Sketch) {
    let color = color(index)
    for run in runs(index, area) {
      if fills {
        var outline = run
        outline.append((run[run.count - 1].x, area.zero))
        outline.append((run[0].x, area.zero))
        sketch.area(outline, ColorToken(color.name, opacity: color.opacity * 0.25))
      }
      if run.count == 1 {
        sketch.circle(run[0].x, run[0].y, BodyFigures.chartLine * 1.5, color)
      } else {
        sketch.line(run, color, BodyFigures.chartLine)
      }
    }
  }

  /// The points of a series; where a value is missing, the line has a gap.
  private func runs(_ index: Int, _ area: PlotArea) -> [[(x: Double, y: Double)]] {
    var runs: [[(x: Double, y: Double)]] = []
    var isOpen = false
    for (category, point) in series[index].points.enumerated() {
      guard let value = point.value else {
        isOpen = false
        continue
      }
      if !isOpen { runs.append([]) }
      isOpen = true
      runs[runs.count - 1].append((center(category, area), area.y(value)))
    }
    return runs
  }

  /// Areas at the back, lines in front.
  private func combo(_ area: PlotArea, _ sketch: inout Sketch) {
    var second = area
    second.scale = comboScales.second(series, beside: area.scale)
    func draw(_ type: SeriesType) {
      for index in series.indices where series[index].type == type {
        line(index, comboScales.isOnFirst(series[index]) ? area : second, fills: type == .area, &sketch)
      }
    }
    draw(.area)
    columns(series.indices.filter { series[$0].type == .column }, area, &sketch)
    draw(.line)
  }

  // MARK: Columns

  /// Width of a group of columns in its slot, and of each of `count` columns.
  private func columnWidths(_ area: PlotArea, _ count: Int) -> (group: Double, column: Double) {
    let group = min(slot(area) * 0.7, Double(count) * 36)
    let gap = count > 1 ? 2.0 : 0
    return (group, max(1, (group - gap * Double(count - 1)) / Double(count)))
  }

  private func columns(_ indices: [Int], _ area: PlotArea, _ sketch: inout Sketch) {
    guard !indices.isEmpty else { return }
    let (group, width) = columnWidths(area, indices.count)
    for (place, index) in indices.enumerated() {
      for (category, point) in series[index].points.enumerated() {
        guard let value = point.value else { continue }
        let x = center(category, area) - group / 2 + Double(place) * (width + (indices.count > 1 ? 2 : 0))
        column(x, width, (area.y(value), area.zero), color(index, category), &sketch)
      }
    }
  }

  private func column(
    _ x: Double, _ width: Double, _ ends: (Double, Double), _ color: ColorToken, _ sketch: inout Sketch
  ) {
    let top = min(ends.0, ends.1)
    let height = max(abs(ends.0 - ends.1), 1)
    sketch.rectangle(Frame(x: x, y: top, width: width, height: height), color, radius: min(2, width / 4, height / 4))
  }

  private func stackedColumns(_ area: PlotArea, _ sketch: inout Sketch) {
    let (group, width) = columnWidths(area, 1)
    for category in categories.indices {
      var (above, below) = (0.0, 0.0)
      for index in series.indices {
        guard let value = series[index].value(in: category) else { continue }
        let start = value < 0 ? below : above
        let x = center(category, area) - group / 2
        let ends = [area.y(start), area.y(start + value)].sorted()
        sketch.rectangle(Frame(x: x, y: ends[0], width: width, height: ends[1] - ends[0]), color(index, category))
        if value < 0 { below += value } else { above += value }
      }
    }
  }

  /// Rises and falls have the colours of good and bad unless the point has its own; totals that of the series.
  private func waterfall(_ area: PlotArea, _ sketch: inout Sketch) {
    guard let points = series.first?.points else { return }
    let (group, width) = columnWidths(area, 1)
    let steps = steps
    for (category, step) in steps.enumerated() {
      let x = center(category, area) - group / 2
      var color = color(0, category)
      if points[category].color == nil, !points[category].isTotal, category > 0 {
        color = ColorToken(step.to >= step.from ? "chartGood" : "chartBad")
      }
      column(x, width, (area.y(step.from), area.y(step.to)), color, &sketch)
      if category + 1 < steps.count {
        let y = area.y(step.to)
        sketch.line([(x + width, y), (x + slot(area), y)], .tertiaryLabel, BodyFigures.gridline)
      }
    }
  }

  // MARK: Prices and dots

  /// A bar from low to high, the open as a tick before it, the close behind it.
  private func stock(_ area: PlotArea, _ sketch: inout Sketch) {
    let tick = min(slot(area) * 0.25, 12)
    for index in series.indices {
      for (category, point) in series[index].points.enumerated() {
        guard let close = point.value else { continue }
        let x = center(category, area)
        let open = point.open ?? close
        let color =
          point.color.map { ColorToken($0) } ?? ColorToken(close >= open ? "stockUpStroke" : "stockDownStroke")
        let low = area.y(point.low ?? min(open, close))
        let high = area.y(point.high ?? max(open, close))
        sketch.line([(x, low), (x, high)], color, BodyFigures.chartLine)
        sketch.line([(x - tick, area.y(open)), (x, area.y(open))], color, BodyFigures.chartLine)
        sketch.line([(x, area.y(close)), (x + tick, area.y(close))], color, BodyFigures.chartLine)
      }
    }
  }

  private var xScale: ChartScale {
    ChartScale(series.flatMap { $0.points.compactMap { $0.x } }, labels: 0, startsAtZero: false)
  }

  private var xLabels: [String] {
    let format = NumberFormat(chart.source.language)
    return [xScale.label(xScale.lower, unit: "", format), xScale.label(xScale.upper, unit: "", format)]
  }

  /// Dots; the area of a bubble follows its size.
  private func dots(_ area: PlotArea, areSized: Bool, _ sketch: inout Sketch) {
    let xScale = xScale
    let largest = series.flatMap { $0.points.compactMap { $0.size } }.max() ?? 1
    let most = min(area.height, area.width) / 6
    for index in series.indices {
      for (place, point) in series[index].points.enumerated() {
        guard let value = point.value, let x = point.x else { continue }
        var radius = 4.0
        if areSized, let size = point.size {
          radius = max(3, largest > 0 ? most * (max(0, size) / largest).squareRoot() : 0)
        }
        // A bubble at the edge stays inside whole.
        let left = area.x + area.width * xScale.share(x)
        let centerX = min(max(left, area.x + radius), area.x + area.width - radius)
        let centerY = min(max(area.y(value), radius), area.y + area.height - radius)
        let color = color(index, place)
        let fill = areSized ? ColorToken(color.name, opacity: color.opacity * 0.6) : color
        sketch.circle(centerX, centerY, radius, fill, stroke: color, strokeWidth: areSized ? 1 : 0)
      }
    }
  }
}
