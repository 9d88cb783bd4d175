import CardModel
import LayoutCore
import Standards

/// The labels at the ticks of an axis of values, as they are set.
struct AxisLabels {
  private(set) var texts: [String]
  private(set) var setting: TextSetting
  private(set) var widths: [Double]

  /// Width in points of the widest one.
  var width: Double { widths.max() ?? 0 }

  /// The share of a drawing's width that labels before the marks have at most.
  static let share = 1.0 / 3

  /// The labels of `drawing` at the ticks of `scale`, none of which is wider than `room`.
  ///
  /// Where one would be, thousands have their sign from the first on, and what is still too wide is set smaller.
  init(_ drawing: ChartDrawing, _ scale: ChartScale, _ setting: TextSetting, _ fonts: FontFaces, room: Double) {
    let format = NumberFormat(drawing.chart.source.language)
    let unit = drawing.chart.valueAxis?.unit ?? ""
    self.setting = setting
    texts = scale.ticks.map { scale.label($0, unit: unit, format) }
    widths = texts.map { fonts.width($0, setting) }
    guard width > room else { return }
    let shorter = scale.ticks.map { scale.label($0, unit: unit, format, isShort: true) }
    let shorterWidths = shorter.map { fonts.width($0, setting) }
    if (shorterWidths.max() ?? 0) < width { (texts, widths) = (shorter, shorterWidths) }
    let widest = width
    guard widest > room else { return }
    self.setting = setting.fitting(widest, into: room)
    widths = widths.map { $0 * room / widest }
  }

  /// Where the labels begin that stand below `centers` in a drawing of this width, those left out that would touch another: the last
  /// says most, and is always there.
  func places(below centers: [Double], width: Double) -> [(index: Int, left: Double)] {
    func left(_ index: Int) -> Double { min(max(centers[index] - widths[index] / 2, 0), width - widths[index]) }
    guard let last = centers.indices.last else { return [] }
    var found: [(index: Int, left: Double)] = []
    var end = -Double.infinity
    for index in centers.indices {
      let start = left(index)
      let isClear = start >= end && start + widths[index] + BodyFigures.plotGap <= left(last)
      guard isClear || index == last else { continue }
      found.append((index, start))
      end = start + widths[index] + BodyFigures.plotGap
    }
    return found
  }
}

extension ChartDrawing {
  /// Takes the unit out of the labels of values where these have no room for it, to be written once beside the axis; empty where it
  /// stays.
  mutating func takeUnit(_ context: CardContext) -> String {
    let scale = scale
    let width = context.innerWidth
    guard let unit = chart.valueAxis?.unit, !unit.isEmpty, !scale.ticks.isEmpty else { return "" }
    let setting = context.setting(.caption1)
    let labels = AxisLabels(self, scale, setting, context.fonts, room: .infinity)
    var hasRoom = true
    if traits.isLying {
      let names = namesWidth(setting, width, context.environment, context.fonts)
      let start = names > 0 ? names + BodyFigures.plotGap : 0
      let centers = scale.ticks.map { start + max(1, width - start) * scale.share($0) }
      hasRoom = labels.width <= width && labels.places(below: centers, width: width).count == centers.count
    } else if traits.hasUprightAxis {
      hasRoom = labels.width <= width * AxisLabels.share
    }
    guard !hasRoom else { return "" }
    chart.valueAxis?.unit = ""
    return unit
  }
}

extension TextSetting {
  /// Smaller, so that a line that is `width` points wide has `room`.
  func fitting(_ width: Double, into room: Double) -> TextSetting {
    TextSetting(face: face, size: size * room / width, leading: leading * room / width, lineLimit: lineLimit)
  }
}
