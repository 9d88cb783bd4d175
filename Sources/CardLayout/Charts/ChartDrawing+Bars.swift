import CardModel
import LayoutCore
import Standards

// Lying bars, donuts and micro charts.
extension ChartDrawing {
  /// Whether the name of a bar stands above it rather than before it: where texts are very large.
  static func stacksNames(_ environment: CardEnvironment) -> Bool { environment.isAccessibilitySize }

  /// The share of the width that names before bars have at most.
  static let nameShare = 0.4

  private func shows(_ category: Int) -> Bool {
    switch categoryLabels {
    case .none: false
    case .all: true
    case .firstAndLast: category == 0 || category == categories.count - 1
    }
  }

  /// Height that the bars need; the `least` leaves each as much as its name or a thin bar does.
  func barsHeight(_ context: CardContext, least: Bool = false) -> Double {
    let setting = context.setting(.caption1)
    let stacks = Self.stacksNames(context.environment)
    var names = 0.0
    if stacks {
      for category in categories.indices where shows(category) {
        names += Double(Self.nameLines(categories[category], setting, context.innerWidth, context.fonts).count)
      }
    }
    let groups = traits.marks == .bars(areStacked: true) ? 1 : max(1, series.count)
    let thin = stacks || categoryLabels == .none ? BodyFigures.thinBar : setting.leading
    let row = least ? thin : max(BodyFigures.barRow, Double(groups) * 16 + 12)
    let axis = (chart.valueAxis?.labels ?? 0) > 0 ? setting.leading + BodyFigures.plotGap : 0
    return Double(categories.count) * row + names * setting.leading + axis
  }

  /// The lines of the name above a bar.
  private static func nameLines(
    _ name: String, _ setting: TextSetting, _ width: Double, _ fonts: FontFaces
  ) -> [String] {
    let bytes = Array(name.utf8)
    var setting = setting
    (setting.lineLimit, setting.hyphenates) = (0, true)
    return fonts.lines(name, setting, width: width).map { line in
      String(decoding: bytes[Int(line.start)..<Int(line.end)], as: UTF8.self) + (line.hasHyphen ? "\u{2010}" : "")
    }
  }

  /// The width of the names before the bars.
  func namesWidth(
    _ setting: TextSetting, _ width: Double, _ environment: CardEnvironment, _ fonts: FontFaces
  ) -> Double {
    guard !Self.stacksNames(environment) else { return 0 }
    let wanted = categories.indices.filter { shows($0) }.map { fonts.width(categories[$0], setting) }.max() ?? 0
    return min(wanted, width * Self.nameShare)
  }

  func bars(_ sketch: inout Sketch) {
    let setting = sketch.setting(.caption1)
    let scale = scale
    let stacks = Self.stacksNames(sketch.environment)
    let names = categories.enumerated().filter { shows($0.offset) }.map { $0.element }
    let nameWidth = namesWidth(setting, sketch.width, sketch.environment, sketch.fonts)
    let start = nameWidth > 0 ? nameWidth + BodyFigures.plotGap : 0
    let hasAxis = !scale.ticks.isEmpty
    let bottom = hasAxis ? setting.leading + BodyFigures.plotGap : 0
    let above = stacks ? names.map { Self.nameLines($0, setting, sketch.width, sketch.fonts) } : []
    let room = sketch.height - bottom - above.reduce(0) { $0 + Double($1.count) * setting.leading }
    let row = max(4, room / Double(max(1, categories.count)))
    let plot = (x: start, width: max(1, sketch.width - start))
    if hasAxis { barAxis(scale, plot, sketch.height - bottom, &sketch) }
    let zero = plot.x + plot.width * scale.share(min(max(0, scale.lower), scale.upper))
    var (y, named) = (0.0, 0)
    for (category, name) in categories.enumerated() {
      if shows(category) {
        if stacks {
          for line in above[named] {
            sketch.text(line, 0, y, .leading, setting, .secondaryLabel)
            y += setting.leading
          }
          named += 1
        } else {
          let top = y + (row - setting.leading) / 2
          sketch.text(sketch.fitted(name, setting, nameWidth), nameWidth, top, .trailing, setting, .secondaryLabel)
        }
      }
      barGroup(category, scale, plot, (y, row), &sketch)
      // Not through the name above the bar.
      if stacks { sketch.line([(zero, y), (zero, y + row)], .separator, 1) }
      y += row
    }
    if !stacks { sketch.line([(zero, 0), (zero, sketch.height - bottom)], .separator, 1) }
  }

  private func barAxis(
    _ scale: ChartScale, _ plot: (x: Double, width: Double), _ bottom: Double, _ sketch: inout Sketch
  ) {
    let labels = AxisLabels(self, scale, sketch.setting(.caption1), sketch.fonts, room: sketch.width)
    let centers = scale.ticks.map { plot.x + plot.width * scale.share($0) }
    if chart.valueAxis?.hasGridlines ?? false {
      for x in centers { sketch.line([(x, 0), (x, bottom)], .separator, BodyFigures.gridline, dashes: [2, 2]) }
    }
    for (index, left) in labels.places(below: centers, width: sketch.width) {
      let top = bottom + BodyFigures.plotGap
      sketch.text(labels.texts[index], left, top, .leading, labels.setting, .tertiaryLabel)
    }
  }

  private func barGroup(
    _ category: Int, _ scale: ChartScale, _ plot: (x: Double, width: Double), _ row: (y: Double, height: Double),
    _ sketch: inout Sketch
  ) {
    func x(_ value: Double) -> Double { plot.x + plot.width * scale.share(value) }
    let isStacked = traits.marks == .bars(areStacked: true)
    let count = isStacked ? 1 : max(1, series.count)
    let group = min(row.height * 0.7, Double(count) * 20)
    let height = max(1, (group - Double(count - 1) * 2) / Double(count))
    var (above, below) = (0.0, 0.0)
    for index in series.indices {
      guard let value = series[index].value(in: category) else { continue }
      let start = isStacked ? (value < 0 ? below : above) : 0
      if value < 0 { below += value } else { above += value }
      let ends = [x(start), x(start + value)].sorted()
      let y = row.y + (row.height - group) / 2 + (isStacked ? 0 : Double(index) * (height + 2))
      sketch.rectangle(
        Frame(x: ends[0], y: y, width: max(1, ends[1] - ends[0]), height: height), color(index, category),
        radius: isStacked ? 0 : min(2, height / 4))
    }
  }

  // MARK: Donut

  /// Clockwise from the top in either direction of reading.
  func donut(_ sketch: inout Sketch) {
    sketch.mirrors = false
    let values = (series.first?.points ?? []).map { max(0, $0.value ?? 0) }
    let total = values.reduce(0, +)
    let outer = min(sketch.width, sketch.height) / 2
    let center = (x: sketch.width / 2, y: sketch.height / 2)
    guard total > 0 else {
      return sketch.circle(center.x, center.y, outer * 0.8, nil, stroke: .secondaryFill, strokeWidth: outer * 0.4)
    }
    var from = 0.0
    for (index, value) in values.enumerated() where value > 0 {
      let to = from + value / total
      let gap = value < total ? 0.003 : 0
      sketch.slice(
        center, outer: outer, inner: outer * 0.6, (from + gap)...max(from + gap, to - gap), sliceColor(index))
      from = to
    }
  }

  // MARK: Micro charts

  func harveyBalls(_ sketch: inout Sketch) {
    sketch.mirrors = false
    let count = Double(max(1, series.count))
    for index in series.indices {
      let center = (x: sketch.width * (Double(index) + 0.5) / count, y: sketch.height / 2)
      harveyBall(series[index].points, color(index), center, min(sketch.width / count, sketch.height) / 2, &sketch)
    }
  }

  /// The bar is the actual value, the upright mark the target.
  func bullet(_ points: [ChartPoint], _ sketch: inout Sketch) {
    let actual = points.first?.value ?? 0
    let target = points.count > 1 ? points[1].value : nil
    let scale = ChartScale([actual, target ?? 0], labels: 0, startsAtZero: true)
    let middle = sketch.height / 2
    sketch.rectangle(Frame(x: 0, y: middle - 8, width: sketch.width, height: 16), .tertiaryFill, radius: 2)
    let (zero, end) = (sketch.width * scale.share(0), sketch.width * scale.share(actual))
    let bar = Frame(x: min(zero, end), y: middle - 5, width: abs(end - zero), height: 10)
    if !series.isEmpty, !points.isEmpty { sketch.rectangle(bar, color(0, 0), radius: 2) }
    if scale.lower < 0 { sketch.line([(zero, middle - 8), (zero, middle + 8)], .tertiaryLabel, 1) }
    if let target {
      let x = min(max(sketch.width * scale.share(target), 1.5), sketch.width - 1.5)
      sketch.line([(x, middle - 11), (x, middle + 11)], .primaryLabel, 3)
    }
  }

  private func harveyBall(
    _ points: [ChartPoint], _ color: ColorToken, _ center: (x: Double, y: Double), _ radius: Double,
    _ sketch: inout Sketch
  ) {
    let total = points.count > 1 ? points[1].value ?? 0 : 100
    let share = total > 0 ? min(max((points.first?.value ?? 0) / total, 0), 1) : 0
    sketch.circle(center.x, center.y, radius - 0.5, .tertiaryFill, stroke: color, strokeWidth: 1)
    if share >= 1 {
      sketch.circle(center.x, center.y, radius, color)
    } else {
      sketch.slice(center, outer: radius, inner: 0, 0...share, color)
    }
  }

  func radial(_ points: [ChartPoint], _ sketch: inout Sketch) {
    sketch.mirrors = false
    let value = points.first?.value ?? 0
    let total = points.count > 1 ? points[1].value ?? 100 : 100
    let share = total > 0 ? min(max(value / total, 0), 1) : 0
    let diameter = min(sketch.width, sketch.height)
    let stroke = max(4, diameter / 10)
    let center = (x: sketch.width / 2, y: sketch.height / 2)
    let radius = (diameter - stroke) / 2
    sketch.circle(center.x, center.y, radius, nil, stroke: .tertiaryFill, strokeWidth: stroke)
    if !series.isEmpty, !points.isEmpty { sketch.arc(center, radius, 0...share, color(0, 0), stroke) }
    var setting = sketch.setting(.subheadline, .bold)
    let format = NumberFormat(chart.source.language)
    let text = format.with("%", format.whole("\(Int((share * 100).rounded()))"))
    let room = (radius - stroke / 2) * 1.7
    let wanted = sketch.fonts.width(text, setting)
    if wanted > room { setting = setting.fitting(wanted, into: room) }
    sketch.text(text, center.x, center.y - setting.leading / 2, .center, setting, .primaryLabel)
  }
}
