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
  let name: String
  let marks: Marks
  let height: Height
  /// Whether it is drawn without axes.
  let isMicro: Bool

  private init(
    _ name: String, _ marks: Marks, _ height: Height = .fixed(BodyFigures.plotHeight), isMicro: Bool = false
  ) {
    (self.name, self.marks, self.height, self.isMicro) = (name, marks, height, isMicro)
  }

  /// The traits of `type`.
  init(_ type: ChartType) {
    let micro = Height.fixed(BodyFigures.microHeight)
    self =
      switch type {
      case .line: Self("Line chart", .lines(areFilled: false))
      case .area: Self("Area chart", .lines(areFilled: true))
      case .column: Self("Column chart", .columns)
      case .stackedColumn: Self("Stacked column chart", .stackedColumns)
      case .bar: Self("Bar chart", .bars(areStacked: false), .bars)
      case .stackedBar: Self("Stacked bar chart", .bars(areStacked: true), .bars)
      case .combo: Self("Columns with a line", .columnsAndLines)
      case .waterfall: Self("Waterfall chart", .steps)
      case .donut: Self("Donut chart", .slices, .fixed(BodyFigures.donutHeight))
      case .scatter: Self("Scatter chart", .dots(areSized: false))
      case .bubble: Self("Bubble chart", .dots(areSized: true))
      case .stock: Self("Price chart", .prices)
      case .microArea: Self("Area chart", .lines(areFilled: true), micro, isMicro: true)
      case .microColumn: Self("Column chart", .columns, micro, isMicro: true)
      case .microBullet: Self("Bullet chart", .bullet, .fixed(BodyFigures.bulletHeight), isMicro: true)
      case .microHarveyBall: Self("Share", .shares, micro, isMicro: true)
      case .microRadial: Self("Percentage", .ring, .scaled(BodyFigures.microRadial), isMicro: true)
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
