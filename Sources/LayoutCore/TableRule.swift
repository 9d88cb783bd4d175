/// How a table shares its width among its columns.
package struct TableRule: Hashable, Sendable {
  /// How wide a column is.
  package enum Width: Hashable, Sendable {
    /// So many points, or its longest word where that is wider.
    case fixed(Double)
    /// As wide as its content.
    case flexible
    /// All that is left.
    case infinite
  }

  /// One column.
  package struct Column: Hashable, Sendable {
    /// How wide it is.
    package var width: Width
    /// The most that it may have, in points.
    package var max: Double

    /// A column of this width.
    package init(_ width: Width, max: Double = .infinity) {
      self.width = if case .fixed(let points) = width { .fixed(Extent.sane(points)) } else { width }
      self.max = max == .infinity ? .infinity : Extent.sane(max)
    }
  }

  /// The columns, in reading order.
  package var columns: [Column]
  /// The least width of a column in points, as far as there is room.
  package var least: Double
  /// The most that a flexible column has of the table when not all fit, 0 to 1.
  package var share: Double

  /// A rule for these columns.
  package init(_ columns: [Column], least: Double = 0, share: Double = 1) {
    self.columns = columns
    self.least = Extent.sane(least)
    self.share = share > 0 ? min(share, 1) : 0
  }
}

/// The widths of a table's columns.
///
/// Fixed columns have theirs, flexible ones are as wide as their content, and no column is narrower than its longest word.
/// What is left goes to the infinite column; without one to the first flexible, else to the first. When not all fit,
/// flexible columns fall to their share of the table, then the widest give way first, flexible ones before the others.
package struct TableWidths: Hashable, Sendable {
  /// In points, in the order of the columns.
  package private(set) var widths: [Double]
  /// Whether the longest words of all columns stand beside each other.
  package let fits: Bool
  private let least: [Double]

  /// Slack for sums of rounded widths, in points.
  private static let tolerance = 0.001

  /// The widths by `rule`.
  ///
  /// - Parameters:
  ///   - ideal: what each column's content asks for, in points.
  ///   - words: the longest word of each column, in points.
  ///   - width: what there is for all columns, gaps taken off, in points.
  package init(_ rule: TableRule, ideal: [Double], words: [Double], width: Double) {
    let columns = rule.columns
    let share = min(rule.least, width / Double(max(1, columns.count)))
    let asked = columns.indices.map { max(share, words.indices.contains($0) ? words[$0] : 0) }
    fits = asked.reduce(0, +) <= width + Self.tolerance
    let least = fits ? asked : asked.map { _ in share }
    self.least = least
    widths = columns.indices.map { index in
      switch columns[index].width {
      case .fixed(let points): min(max(points, least[index]), columns[index].max)
      case .flexible: min(max(ideal.indices.contains(index) ? ideal[index] : 0, least[index]), columns[index].max)
      case .infinite: least[index]
      }
    }
    if widths.reduce(0, +) > width { shrink(rule, width) }
    let spare = width - widths.reduce(0, +)
    let grower = columns.firstIndex { $0.width == .infinite } ?? columns.firstIndex { $0.width == .flexible } ?? 0
    if widths.indices.contains(grower), spare > 0 { widths[grower] += spare }
  }

  /// Flexible columns give way, the widest first, then the fixed ones.
  private mutating func shrink(_ rule: TableRule, _ width: Double) {
    let flexible = rule.columns.indices.filter { rule.columns[$0].width == .flexible }
    for index in flexible { widths[index] = min(widths[index], max(least[index], width * rule.share)) }
    level(flexible, width)
    level(Array(rule.columns.indices), width)
  }

  /// Lowers the widest of `indices` to the next widest until all fit or all are at their least.
  private mutating func level(_ indices: [Int], _ width: Double) {
    for _ in 0..<2 * indices.count {
      let over = widths.reduce(0, +) - width
      let movable = indices.filter { widths[$0] > least[$0] + Self.tolerance }
      guard over > Self.tolerance, let widest = movable.map({ widths[$0] }).max() else { return }
      let top = movable.filter { widths[$0] >= widest - Self.tolerance }
      let next = movable.map { widths[$0] }.filter { $0 < widest - Self.tolerance }.max() ?? 0
      let floor = max(next, top.map { least[$0] }.max() ?? 0)
      let fall = min(widest - floor, over / Double(top.count))
      for index in top { widths[index] -= fall }
    }
  }
}
