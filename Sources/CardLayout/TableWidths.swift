import CardModel

/// The widths of a table's columns (DataTable/TableModel, TableViewLayout).
///
/// Fixed columns have theirs, or their longest word where that is wider. Flexible ones are as wide as their content, between 48 points and half of the table when
/// not all fit, and never narrower than their longest word. What is left goes to the infinite column, or to the first
/// when there is none.
struct TableWidths: Hashable, Sendable {
  var widths: [Double]
  /// Whether the longest words of all columns stand beside each other.
  var fits: Bool

  /// - Parameters:
  ///   - ideal: what each column's content asks for.
  ///   - words: the longest word of each column.
  ///   - width: what there is for all columns, gaps taken off.
  ///   - maxima: the most that a column may have, such as a sticky one on Android.
  init(_ columns: [TableColumn], ideal: [Double], words: [Double], width: Double, maxima: [Double]) {
    let share = min(BodyFigures.column, width / Double(max(1, columns.count)))
    var least = words.map { max(share, $0) }
    fits = least.reduce(0, +) <= width + 0.001
    if !fits { least = least.map { _ in share } }
    widths = columns.indices.map { index in
      switch columns[index].width {
      case .fixed(let points): return min(max(points, least[index]), maxima[index])
      case .flexible: return min(max(ideal[index], least[index]), maxima[index])
      case .infinity: return least[index]
      }
    }
    let grower =
      columns.firstIndex { $0.width == .infinity } ?? columns.firstIndex { $0.width == .flexible }
      ?? 0
    var spare = width - widths.reduce(0, +)
    if spare < 0 {
      shrink(columns, ideal, width, least)
      spare = width - widths.reduce(0, +)
    }
    guard widths.indices.contains(grower), spare > 0 else { return }
    widths[grower] += spare
  }

  /// Flexible columns give way, the widest first, then the fixed ones.
  private mutating func shrink(_ columns: [TableColumn], _ ideal: [Double], _ width: Double, _ least: [Double]) {
    let flexible = columns.indices.filter { columns[$0].width == .flexible }
    for index in flexible { widths[index] = min(widths[index], max(least[index], width * BodyFigures.columnShare)) }
    level(flexible, width, least)
    level(Array(columns.indices), width, least)
  }

  /// Lowers the widest of `indices` to the next widest until all fit or all are at their least.
  private mutating func level(_ indices: [Int], _ width: Double, _ least: [Double]) {
    for _ in 0..<2 * indices.count {
      let over = widths.reduce(0, +) - width
      let movable = indices.filter { widths[$0] > least[$0] + 0.001 }
      guard over > 0.001, let widest = movable.map({ widths[$0] }).max() else { return }
      let top = movable.filter { widths[$0] >= widest - 0.001 }
      let next = movable.map { widths[$0] }.filter { $0 < widest - 0.001 }.max() ?? 0
      let floor = max(next, top.map { least[$0] }.max() ?? 0)
      let fall = min(widest - floor, over / Double(top.count))
      for index in top { widths[index] -= fall }
    }
  }
}
