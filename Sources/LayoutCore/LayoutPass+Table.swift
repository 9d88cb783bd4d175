// Tables: rows whose children stand in columns of common widths. Linear in the cells.
extension LayoutPass {
  /// The least and the ideal width of a table's content.
  func tableWishes(
    _ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>
  ) -> (least: Double, ideal: Double) {
    let rule = tree.tableRule(boxes[index].text)
    let contents = ColumnContents(index, rule.columns.count, boxes, work.span)
    var (least, ideal) = (0.0, 0.0)
    for (column, words) in zip(rule.columns, contents.words) {
      if case .fixed(let points) = column.width { ideal += max(points, words) }
      least += words
    }
    for (column, content) in zip(rule.columns, contents.ideal) {
      if case .fixed = column.width { continue }
      ideal += min(column.max, max(rule.least, content))
    }
    return (max(contents.least, least + contents.gaps), max(contents.least, ideal + contents.gaps))
  }
}

/// What the columns of a table hold.
struct ColumnContents {
  private(set) var ideal: [Double]
  private(set) var words: [Double]
  /// What its rows take at their sides and between their children, at most.
  private(set) var gaps = 0.0
  /// The widest of its children that are not rows.
  private(set) var least = 0.0

  /// Of table `index`, which has `count` columns.
  init(_ index: Int, _ count: Int, _ boxes: Span<Box>, _ work: Span<LayoutPass.Work>) {
    ideal = [Double](repeating: 0, count: count)
    words = ideal
    var row = index + 1
    let end = Int(boxes[index].subtreeEnd)
    while row < end {
      let rowEnd = Int(boxes[row].subtreeEnd)
      if boxes[row].kind == .tableRow {
        gaps = max(gaps, boxes[row].spacing * Double(max(0, count - 1)) + boxes[row].padding.horizontal)
        var (cell, column) = (row + 1, 0)
        while cell < rowEnd, column < count {
          ideal[column] = max(ideal[column], work[cell].idealWidth)
          words[column] = max(words[column], work[cell].minWidth)
          cell = Int(boxes[cell].subtreeEnd)
          column += 1
        }
      } else {
        least = max(least, work[row].minWidth)
      }
      row = rowEnd
    }
  }
}
