// Masonry. Linear in children times columns.
extension LayoutPass {
  /// Places the children of a masonry in its columns; returns its height.
  mutating func masonryHeight(_ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>) -> Double {
    let box = boxes[index]
    let rule = tree.columnRule(boxes[index].text)
    let inner = max(0, work[index].width - box.padding.horizontal)
    let column = rule.masonryColumnWidth(in: inner, spacing: box.spacing)
    let common = rule.equalHeights ? tree.greatestHeight(index, boxes, work.span) : nil
    var bottoms = [Double](repeating: 0, count: rule.count)
    var placed = 0
    var child = index + 1
    let end = Int(box.subtreeEnd)
    while child < end {
      let target = rule.order.column(placed, bottoms)
      let y = placed < rule.count ? 0 : bottoms[target] + box.lineSpacing
      let x =
        box.padding.leading + Double(target) * (column + box.spacing)
        + box.horizontal.groupOffset(column - work[child].width)
      setCorner(child, x, box.padding.top + y)
      bottoms[target] = y + (common ?? work[child].height)
      placed += 1
      child = Int(boxes[child].subtreeEnd)
    }
    work[index].baseline = box.padding.top + (placed > 0 ? work[index + 1].baseline : 0)
    return (bottoms.max() ?? 0) + box.padding.vertical
  }
}

extension ColumnRule.Order {
  /// The column of the next child when `placed` have theirs: every column gets one first; then the rule decides.
  fileprivate func column(_ placed: Int, _ bottoms: [Double]) -> Int {
    if placed < bottoms.count || self == .roundRobin { return placed % bottoms.count }
    var best = 0
    for column in bottoms.indices where bottoms[column] < bottoms[best] { best = column }
    return best
  }
}

extension BoxTree {
  /// The greatest height that a child of box `index` asks for.
  func greatestHeight(_ index: Int, _ boxes: Span<Box>, _ work: Span<LayoutPass.Work>) -> Double {
    var height = 0.0
    let end = Int(boxes[index].subtreeEnd)
    var child = index + 1
    while child < end {
      height = max(height, work[child].height)
      child = Int(boxes[child].subtreeEnd)
    }
    return height
  }

  /// The height that all children of box `index` get, or nil when each has its own.
  func commonHeight(_ index: Int, _ boxes: Span<Box>, _ work: Span<LayoutPass.Work>) -> Double? {
    switch boxes[index].kind {
    case .masonry, .carousel: columnRule(boxes[index].text).equalHeights ? greatestHeight(index, boxes, work) : nil
    default: nil
    }
  }
}
