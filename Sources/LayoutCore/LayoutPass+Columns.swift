// Masonry, carousel and split row. Each is linear in its children, a masonry in children times columns.
extension LayoutPass {
  /// Children of a masonry get at most the width of a column, never more, whatever they ask for.
  mutating func assignMasonry(_ index: Int, _ inner: Double, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>) {
    let end = Int(boxes[index].subtreeEnd)
    let width = tree.columnRule(boxes[index].text).masonryColumnWidth(in: inner, spacing: boxes[index].spacing)
    var child = index + 1
    while child < end {
      work[child].width = min(width, max(work[child].minWidth, work[child].maxWidth))
      child = Int(boxes[child].subtreeEnd)
    }
  }

  /// Children of a carousel have one width; those after the last column lie outside of the box.
  mutating func assignCarousel(_ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>) {
    let end = Int(boxes[index].subtreeEnd)
    let width = tree.columnRule(boxes[index].text).carouselItemWidth(
      in: work[index].width, leading: boxes[index].padding.leading, spacing: boxes[index].spacing)
    var child = index + 1
    while child < end {
      work[child].width = width
      child = Int(boxes[child].subtreeEnd)
    }
  }

  /// The first child of a split row gets its share, the others share the rest evenly.
  mutating func assignSplit(_ index: Int, _ inner: Double, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>) {
    let end = Int(boxes[index].subtreeEnd)
    var count = 0.0
    var child = index + 1
    while child < end {
      count += 1
      child = Int(boxes[child].subtreeEnd)
    }
    let available = max(0, inner - boxes[index].spacing * (count - 1))
    let first = count > 1 ? available * tree.columnRule(boxes[index].text).share : available
    child = index + 1
    while child < end {
      work[child].width = child == index + 1 ? first : (available - first) / (count - 1)
      child = Int(boxes[child].subtreeEnd)
    }
  }

  /// Places the children of a masonry in its columns; returns its height.
  mutating func masonryHeight(_ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>) -> Double {
    let box = boxes[index]
    let rule = tree.columnRule(boxes[index].text)
    let inner = max(0, work[index].width - box.padding.horizontal)
    let column = rule.masonryColumnWidth(in: inner, spacing: box.spacing)
    let common = rule.equalHeights ? Self.greatestHeight(index, boxes, work.span) : nil
    var bottoms = [Double](repeating: 0, count: rule.count)
    var placed = 0
    var child = index + 1
    let end = Int(box.subtreeEnd)
    while child < end {
      let target = Self.column(placed, bottoms, rule.order)
      let y = placed < rule.count ? 0 : bottoms[target] + box.lineSpacing
      let x =
        box.padding.leading + Double(target) * (column + box.spacing)
        + Self.groupOffset(box.horizontal, column - work[child].width)
      setCorner(child, x, box.padding.top + y)
      bottoms[target] = y + (common ?? work[child].height)
      placed += 1
      child = Int(boxes[child].subtreeEnd)
    }
    work[index].baseline = box.padding.top + (placed > 0 ? work[index + 1].baseline : 0)
    return (bottoms.max() ?? 0) + box.padding.vertical
  }

  /// Every column gets a child first; then the rule decides.
  private static func column(_ placed: Int, _ bottoms: [Double], _ order: ColumnRule.Order) -> Int {
    if placed < bottoms.count || order == .roundRobin { return placed % bottoms.count }
    var best = 0
    for column in bottoms.indices where bottoms[column] < bottoms[best] { best = column }
    return best
  }

  /// The greatest height that a child of box `index` asks for.
  private static func greatestHeight(_ index: Int, _ boxes: Span<Box>, _ work: Span<Work>) -> Double {
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
  static func commonHeight(_ index: Int, _ boxes: Span<Box>, _ work: Span<Work>, _ tree: BoxTree) -> Double? {
    switch boxes[index].kind {
    case .masonry, .carousel: tree.columnRule(boxes[index].text).equalHeights ? greatestHeight(index, boxes, work) : nil
    default: nil
    }
  }
}
