import CardModel

/// The widths of a table's columns (DataTable/TableModel, TableViewLayout).
///
/// Fixed columns have theirs. Flexible ones are as wide as their content, between 48 points and half of the table when
/// not all fit. What is left goes to the infinite column, or to the first when there is none.
struct TableWidths: Hashable, Sendable {
  var widths: [Double]

  /// - Parameters:
  ///   - ideal: what each column's content asks for.
  ///   - width: what there is for all columns, gaps taken off.
  ///   - maxima: the most that a column may have, such as a sticky one on Android.
  init(_ columns: [TableColumn], ideal: [Double], width: Double, maxima: [Double]) {
    let least = min(BodyFigures.column, width / Double(max(1, columns.count)))
    widths = columns.indices.map { index in
      switch columns[index].width {
      case .fixed(let points): return min(max(points, least), maxima[index])
      case .flexible: return min(max(ideal[index], least), maxima[index])
      case .infinity: return least
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
  private mutating func shrink(_ columns: [TableColumn], _ ideal: [Double], _ width: Double, _ least: Double) {
    let flexible = columns.indices.filter { columns[$0].width == .flexible }
    for index in flexible { widths[index] = min(widths[index], max(least, width * BodyFigures.columnShare)) }
    level(flexible, width, least)
    level(Array(columns.indices), width, least)
  }

  /// Lowers the widest of `indices` to the next widest until all fit or all are at `least`.
  private mutating func level(_ indices: [Int], _ width: Double, _ least: Double) {
    for _ in indices {
      let over = widths.reduce(0, +) - width
      guard over > 0.001, let widest = indices.map({ widths[$0] }).max(), widest > least else { return }
      let top = indices.filter { widths[$0] >= widest - 0.001 }
      let next = indices.map { widths[$0] }.filter { $0 < widest - 0.001 }.max() ?? least
      let fall = min(widest - max(next, least), over / Double(top.count))
      for index in top { widths[index] -= fall }
    }
  }
}
