/// A small picture of numbers.
package struct Chart: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its form.
  package var type: ChartType
  /// What it shows, in one sentence; empty when the file does not say.
  package var label: String
  /// Height of the drawing area in points, if the file gives it.
  package var height: Double?
  /// The id of the series that is emphasised.
  package var highlight: String?
  /// The figure above it.
  package var kpi: KPI?
  /// How that has changed.
  package var trend: Trend?
  /// How old it is.
  package var timestamp: CardText?
  /// The axis that measures.
  package var valueAxis: ValueAxis?
  /// What it draws.
  package var series: [ChartSeries]
  /// The axis that names the points.
  package var categoryAxis: CategoryAxis?
  /// The names of the series or slices.
  package var legend: Legend?
}

/// How a number has changed.
package struct Trend: Hashable, Sendable {
  /// In words.
  package var text: CardText
  /// Which way it moves.
  package var direction: TrendDirection
  /// Whether that is good.
  package var kind: StatusKind
}

/// The axis of a chart that measures.
package struct ValueAxis: Hashable, Sendable {
  /// Its title.
  package var title: CardText
  /// How many labels it shows.
  package var labels: Int
  /// Whether a line runs from each label across the chart.
  package var hasGridlines: Bool
  /// The value at its start, if the file gives it.
  package var minimum: Double?
  /// The value at its end, if the file gives it.
  package var maximum: Double?
  /// The unit after each label, or once beside the axis.
  package var unit: String
}

/// The axis of a chart that names the points.
package struct CategoryAxis: Hashable, Sendable {
  /// Its title.
  package var title: CardText
  /// Which labels it shows.
  package var labels: CategoryLabels
}

/// Values that belong together.
package struct ChartSeries: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its name.
  package var label: Label?
  /// Its form in a combo chart.
  package var type: SeriesType
  /// The name of its colour, if the file gives one.
  package var color: String?
  /// Its values.
  package var points: [ChartPoint]
}

/// One value of a series; nil where the file or the sample has no number.
package struct ChartPoint: Hashable, Sendable {
  /// The category that it belongs to.
  package var category: CardText
  /// The value; in a stock chart the close.
  package var value: Double?
  /// The place along the other axis.
  package var x: Double?
  /// The weight of a bubble.
  package var size: Double?
  /// The opening price.
  package var open: Double?
  /// The lowest price.
  package var low: Double?
  /// The highest price.
  package var high: Double?
  /// Whether a waterfall column stands for the total so far.
  package var isTotal: Bool
  /// The name of the colour of this one point.
  package var color: String?
}

/// The names of the series or slices of a chart.
package struct Legend: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The most entries that are shown.
  package var limit: Int
}

/// The form of a chart.
package enum ChartType: String, Sendable, CaseIterable {
  case line, area, column, stackedColumn, bar, stackedBar, combo, waterfall, donut, scatter, bubble, stock
  case microArea, microColumn, microBullet, microHarveyBall, microRadial
}

extension ChartType {
  /// Which attributes of its points are drawn beside their values.
  package var pointAttributes: Set<AttributeName> {
    switch self {
    case .line, .area, .microArea, .microHarveyBall: []
    case .column, .stackedColumn, .bar, .stackedBar, .combo, .donut, .microColumn, .microBullet, .microRadial: [.color]
    case .waterfall: [.color, .total]
    case .scatter: [.color, .x]
    case .bubble: [.color, .x, .size]
    case .stock: [.color, .open, .high, .low]
    }
  }

  /// The attributes that are drawn of points in some charts, and in others not.
  package static let pointAttributes = allCases.reduce(into: Set<AttributeName>()) { $0.formUnion($1.pointAttributes) }
}

/// The form of one series in a combo chart.
package enum SeriesType: String, Sendable, CaseIterable {
  case column, line, area
}

/// Which labels stand along the axis of categories.
package enum CategoryLabels: String, Sendable, CaseIterable {
  case none, firstAndLast, all
}

/// Which way a number moves.
package enum TrendDirection: String, Sendable, CaseIterable {
  case up, down, steady
}

extension Chart: BodyElement {
  init(_ element: CardElement) {
    self.init(
      source: element.source, type: element.choice(.type, .column), label: element.shown(.label),
      height: element.extent(.height), highlight: element.attribute(.highlight), series: [])
    for child in element.children {
      switch child.name {
      case .kpi: kpi = KPI(child)
      case .trend: trend = Trend(child)
      case .timestamp: timestamp = CardText(child)
      case .valueAxis: valueAxis = ValueAxis(child)
      case .series: series.append(ChartSeries(child))
      case .categoryAxis: categoryAxis = CategoryAxis(child)
      case .legend: legend = Legend(child)
      default: continue
      }
    }
  }

  var isEmpty: Bool { series.allSatisfy { $0.points.isEmpty } }
}

extension Trend {
  init(_ element: CardElement) {
    self.init(
      text: CardText(element), direction: element.choice(.direction, .steady), kind: element.choice(.kind, .neutral))
  }
}

extension ValueAxis {
  init(_ element: CardElement) {
    self.init(
      title: CardText(element), labels: min(element.count(.labels) ?? 0, 10),
      hasGridlines: element.flag(.gridlines, unless: true), minimum: element.number(.minimum),
      maximum: element.number(.maximum), unit: element.shown(.unit, isTranslated: false))
  }
}

extension CategoryAxis {
  init(_ element: CardElement) {
    self.init(title: CardText(element), labels: element.choice(.labels, .firstAndLast))
  }
}

extension Legend {
  init(_ element: CardElement) { self.init(source: element.source, limit: max(1, element.count(.limit) ?? 4)) }
}

extension ChartSeries {
  init(_ element: CardElement) {
    self.init(source: element.source, type: element.choice(.type, .column), color: element.bound(.color), points: [])
    for child in element.children {
      switch child.name {
      case .label: label = Label(child)
      case .point: points.append(ChartPoint(child))
      default: continue
      }
    }
  }
}

extension ChartPoint {
  init(_ element: CardElement) {
    self.init(
      category: CardText(element), value: element.number(.value), x: element.number(.x), size: element.number(.size),
      open: element.number(.open), low: element.number(.low), high: element.number(.high),
      isTotal: element.flag(.total), color: element.bound(.color))
  }
}
