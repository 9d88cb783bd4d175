import CardModel

/// Which series of a combo chart are measured as its columns are, and the two scales.
///
/// The file does not say what a series measures; a percentage beside amounts would otherwise lie flat on the axis.
struct ComboScales: Hashable, Sendable {
  /// The largest value of the columns, without its sign; nil when there are no columns.
  private let largestColumn: Double?

  /// Those of a chart with these series.
  init(_ series: [ChartSeries]) {
    let columns = series.filter { $0.type == .column }
    largestColumn = columns.isEmpty ? nil : Self.largest(columns.flatMap { $0.points })
  }

  private static func largest(_ points: [ChartPoint]) -> Double {
    points.reduce(0) { max($0, abs($1.value ?? 0)) }
  }

  /// Whether a series is measured as the columns are: its largest value is within four times theirs.
  func isOnFirst(_ series: ChartSeries) -> Bool {
    guard series.type != .column, let most = largestColumn else { return true }
    let own = Self.largest(series.points)
    return own <= most * 4 && most <= own * 4
  }

  private func values(_ series: [ChartSeries], onFirst isFirst: Bool) -> [Double] {
    series.filter { isOnFirst($0) == isFirst }.flatMap { $0.points.compactMap { $0.value } }
  }

  /// What the scale of the columns must hold.
  ///
  /// Both scales have one 0: where only the others have values on one side of it, these have the share of the longer other side
  /// there that they need, at most as much again.
  func extremes(_ series: [ChartSeries]) -> [Double] {
    let (own, others) = (values(series, onFirst: true), values(series, onFirst: false))
    let (low, high) = (min(0, own.min() ?? 0), max(0, own.max() ?? 0))
    let (otherLow, otherHigh) = (min(0, others.min() ?? 0), max(0, others.max() ?? 0))
    // Columns of nothing say nothing of the scale; their 0 is where the others have it.
    guard low < 0 || high > 0 else { return own + [otherLow < 0 ? -1 : 0, otherHigh > 0 ? 1 : 0] }
    var room: [Double] = []
    if otherLow < 0 { room.append(-high * (otherHigh > 0 ? min(1, -otherLow / otherHigh) : 1)) }
    if otherHigh > 0 { room.append(-low * (otherLow < 0 ? min(1, -otherHigh / otherLow) : 1)) }
    return own + room
  }

  /// The scale of what is measured in another unit than the columns, with its 0 where the `first` scale has it.
  func second(_ series: [ChartSeries], beside first: ChartScale) -> ChartScale {
    var scale = ChartScale(values(series, onFirst: false), labels: 0, startsAtZero: true)
    let zero = first.share(0)
    guard zero > 0, zero < 1 else { return scale }
    scale.upper = max(scale.upper, -scale.lower * (1 - zero) / zero)
    scale.lower = -scale.upper * zero / (1 - zero)
    return scale
  }
}
