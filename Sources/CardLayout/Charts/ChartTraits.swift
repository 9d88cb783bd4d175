import CardModel

/// What one kind of chart is: the kinds are told apart here alone.
struct ChartTraits: Equatable {
  /// How values become marks.
  enum Marks: Equatable {
    case lines(areFilled: Bool)
    case columns
    case stackedColumns
    case columnsAndLines
    case steps
    case prices
    case dots(areSized: Bool)
    case bars(areStacked: Bool)
    case slices
    case bullet
    case shares
    case ring
  }

  /// What the height of the drawing follows, in points at the usual text size.
  enum Height: Equatable {
    /// The number of bars.
    case bars
    case fixed(Double)
    /// Grows as the body text does.
    case scaled(Double)
  }

  /// What it is called when it is read aloud.
  let name: DrawnWord
  let marks: Marks
  let height: Height
  /// Whether it is drawn without axes.
  let isMicro: Bool

  private init(
    _ name: DrawnWord, _ marks: Marks, _ height: Height = .fixed(BodyFigures.plotHeight), isMicro: Bool = false
  ) {
    (self.name, self.marks, self.height, self.isMicro) = (name, marks, height, isMicro)
  }

  /// The traits of `type`.
  init(_ type: ChartType) {
    let micro = Height.fixed(BodyFigures.microHeight)
    self =
      switch type {
      case .line: Self(.lineChart, .lines(areFilled: false))
      case .area: Self(.areaChart, .lines(areFilled: true))
      case .column: Self(.columnChart, .columns)
      case .stackedColumn: Self(.stackedColumnChart, .stackedColumns)
      case .bar: Self(.barChart, .bars(areStacked: false), .bars)
      case .stackedBar: Self(.stackedBarChart, .bars(areStacked: true), .bars)
      case .combo: Self(.comboChart, .columnsAndLines)
      case .waterfall: Self(.waterfallChart, .steps)
      case .donut: Self(.donutChart, .slices, .fixed(BodyFigures.donutHeight))
      case .scatter: Self(.scatterChart, .dots(areSized: false))
      case .bubble: Self(.bubbleChart, .dots(areSized: true))
      case .stock: Self(.priceChart, .prices)
      case .microArea: Self(.areaChart, .lines(areFilled: true), micro, isMicro: true)
      case .microColumn: Self(.columnChart, .columns, micro, isMicro: true)
      case .microBullet: Self(.bulletChart, .bullet, .fixed(BodyFigures.bulletHeight), isMicro: true)
      case .microHarveyBall: Self(.shareChart, .shares, micro, isMicro: true)
      case .microRadial: Self(.percentage, .ring, .scaled(BodyFigures.microRadial), isMicro: true)
      }
  }

  /// Whether its bars lie, with values along the lower edge.
  var isLying: Bool { height == .bars }

  /// Whether labels of values stand beside the marks.
  var hasUprightAxis: Bool {
    switch marks {
    case .lines, .columns, .stackedColumns, .columnsAndLines, .steps, .prices, .dots: !isMicro
    case .bars, .slices, .bullet, .shares, .ring: false
    }
  }

  /// Whether the scale holds 0: lines and prices show how a value moves.
  var startsAtZero: Bool { marks != .lines(areFilled: false) && marks != .prices }

  /// Whether values lie along both axes.
  var isRange: Bool { marks == .dots(areSized: false) || marks == .dots(areSized: true) }
}
