// Tables: rows whose children stand in columns of common widths. Linear in the cells.
extension LayoutPass {
  /// What the columns of a table hold.
  private struct ColumnContents {
    var ideal: [Double]
    var words: [Double]
    /// What its rows take at their sides and between their children, at most.
    var gaps = 0.0
    /// The widest of its children that are no rows.
    var least = 0.0
  }

  private static func columnContents(
    _ index: Int, _ count: Int, _ boxes: Span<Box>, _ work: Span<Work>
  ) -> ColumnContents {
    let none = [Double](repeating: 0, count: count)
    var contents = ColumnContents(ideal: none, words: none)
    var row = index + 1
    let end = Int(boxes[index].subtreeEnd)
    while row < end {
      let rowEnd = Int(boxes[row].subtreeEnd)
      if boxes[row].kind == .tableRow {
        let gaps = boxes[row].spacing * Double(max(0, count - 1)) + boxes[row].padding.horizontal
        contents.gaps = max(contents.gaps, gaps)
        var (cell, column) = (row + 1, 0)
        while cell < rowEnd, column < count {
          contents.ideal[column] = max(contents.ideal[column], work[cell].idealWidth)
          contents.words[column] = max(contents.words[column], work[cell].minWidth)
          cell = Int(boxes[cell].subtreeEnd)
          column += 1
        }
      } else {
        contents.least = max(contents.least, work[row].minWidth)
      }
      row = rowEnd
    }
    return contents
  }

  /// The least and the ideal width of a table's content.
  mutating func tableWishes(
    _ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>
  ) -> (least: Double, ideal: Double) {
    let rule = tree.tableRule(boxes[index].text)
    let contents = Self.columnContents(index, rule.columns.count, boxes, work.span)
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

  /// Rows are as wide as the table, and their children as its columns; what a row has beyond its columns gets nothing.
  mutating func assignTable(_ index: Int, _ inner: Double, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>) {
    let end = Int(boxes[index].subtreeEnd)
    let rule = tree.tableRule(boxes[index].text)
    let contents = Self.columnContents(index, rule.columns.count, boxes, work.span)
    let widths = TableWidths(
      rule, ideal: contents.ideal, words: contents.words, width: max(0, inner - contents.gaps)
    ).widths
    var row = index + 1
    while row < end {
      let rowEnd = Int(boxes[row].subtreeEnd)
      if boxes[row].kind == .tableRow {
        work[row].width = inner
        var (cell, column) = (row + 1, 0)
        while cell < rowEnd {
          work[cell].width = column < widths.count ? widths[column] : 0
          cell = Int(boxes[cell].subtreeEnd)
          column += 1
        }
      } else {
        Self.assignOne(row, in: index, inner, boxes, &work)
      }
      row = rowEnd
    }
  }
}
