/// The second pass: widths that boxes get, outside in.
struct WidthAssignment {
  let tree: BoxTree
  /// Children of the row at hand, in the order in which they are served; kept from one layout to the next for its memory.
  var members: [Int]

  init(_ tree: BoxTree, members: [Int]) {
    self.tree = tree
    self.members = members
  }

  /// Sets `width` of the children of box `index`, whose own is set.
  mutating func assignWidths(_ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<LayoutPass.Work>) {
    let end = Int(boxes[index].subtreeEnd)
    guard end > index + 1 else { return }
    let inner = max(0, work[index].width - boxes[index].padding.horizontal)
    switch boxes[index].kind {
    case .leaf, .text: return
    case .column, .scrollColumn, .overlay, .flow: Self.assignEach(index, inner, boxes, &work)
    case .row: assignRow(index, inner, boxes, &work)
    case .equalRow: Self.assignEqually(index, inner, boxes, &work)
    case .masonry: assignMasonry(index, inner, boxes, &work)
    case .carousel: assignCarousel(index, boxes, &work)
    case .splitRow: assignSplit(index, inner, boxes, &work)
    case .scrollRow: Self.assignIdeals(index, boxes, &work)
    }
  }

  /// Children of a column, an overlay or a flow get what they ask for, up to `inner`.
  private static func assignEach(
    _ index: Int, _ inner: Double, _ boxes: Span<Box>, _ work: inout MutableSpan<LayoutPass.Work>
  ) {
    let end = Int(boxes[index].subtreeEnd)
    var child = index + 1
    while child < end {
      assignOne(child, in: index, inner, boxes, &work)
      child = Int(boxes[child].subtreeEnd)
    }
  }

  /// A child of a column, an overlay or a flow, whose width no sibling concerns.
  private static func assignOne(
    _ child: Int, in index: Int, _ inner: Double, _ boxes: Span<Box>, _ work: inout MutableSpan<LayoutPass.Work>
  ) {
    if boxes[child].flags.contains(.fillsParent) {
      work[child].width = work[index].width
    } else if boxes[child].flags.contains(.overflowCount) {
      work[child].width = work[child].idealWidth
    } else {
      work[child].width = max(work[child].minWidth, min(inner, work[child].maxWidth))
    }
  }

  /// Children that scroll get what they ask for.
  private static func assignIdeals(_ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<LayoutPass.Work>) {
    let end = Int(boxes[index].subtreeEnd)
    var child = index + 1
    while child < end {
      work[child].width = work[child].idealWidth
      child = Int(boxes[child].subtreeEnd)
    }
  }

  private static func childCount(_ index: Int, _ boxes: Span<Box>) -> Double {
    let end = Int(boxes[index].subtreeEnd)
    var count = 0.0
    var child = index + 1
    while child < end {
      count += 1
      child = Int(boxes[child].subtreeEnd)
    }
    return count
  }

  /// Children of an equal row get the same width.
  private static func assignEqually(
    _ index: Int, _ inner: Double, _ boxes: Span<Box>, _ work: inout MutableSpan<LayoutPass.Work>
  ) {
    let end = Int(boxes[index].subtreeEnd)
    let count = childCount(index, boxes)
    let width = max(0, inner - boxes[index].spacing * (count - 1)) / count
    var child = index + 1
    while child < end {
      work[child].width = width
      child = Int(boxes[child].subtreeEnd)
    }
  }

  /// Children of a row get what they ask for when that fits and none grows; else they are served one by one.
  private mutating func assignRow(
    _ index: Int, _ inner: Double, _ boxes: Span<Box>, _ work: inout MutableSpan<LayoutPass.Work>
  ) {
    let end = Int(boxes[index].subtreeEnd)
    var (sum, count, grower, growers) = (0.0, 0.0, -1, 0)
    var child = index + 1
    while child < end {
      count += 1
      sum += work[child].idealWidth
      work[child].width = work[child].idealWidth
      if work[child].maxWidth > work[child].idealWidth {
        grower = child
        growers += 1
      }
      child = Int(boxes[child].subtreeEnd)
    }
    let available = max(0, inner - boxes[index].spacing * (count - 1))
    let spare = available - sum
    if spare >= 0, growers == 0 { return }
    if spare >= 0, growers == 1 {
      work[grower].width = min(work[grower].maxWidth, work[grower].idealWidth + spare)
      return
    }
    serveRow(index, available, boxes, &work)
  }

  /// Higher priorities first, and within one the least flexible first; each is offered an equal share of what is left
  /// when the least widths of lower priorities are set aside.
  private mutating func serveRow(
    _ index: Int, _ available: Double, _ boxes: Span<Box>, _ work: inout MutableSpan<LayoutPass.Work>
  ) {
    let end = Int(boxes[index].subtreeEnd)
    members.removeAll(keepingCapacity: true)
    var child = index + 1
    var reserved = 0.0
    while child < end {
      members.append(child)
      reserved += work[child].minWidth
      child = Int(boxes[child].subtreeEnd)
    }
    members.sort { first, second in
      let (a, b) = (boxes[first].priority, boxes[second].priority)
      if a != b { return a > b }
      let flexibility = work[first].maxWidth - work[first].minWidth
      let other = work[second].maxWidth - work[second].minWidth
      if flexibility != other { return flexibility < other }
      // Those that need more than an even share take it before the others share the rest.
      let (least, otherLeast) = (work[first].minWidth, work[second].minWidth)
      return least == otherLeast ? first < second : least > otherLeast
    }
    var left = available
    var group = 0
    while group < members.count {
      let priority = boxes[members[group]].priority
      var groupEnd = group
      while groupEnd < members.count, boxes[members[groupEnd]].priority == priority {
        reserved -= work[members[groupEnd]].minWidth
        groupEnd += 1
      }
      for position in group..<groupEnd {
        let child = members[position]
        let offer = max(0, left - reserved) / Double(groupEnd - position)
        let width = max(work[child].minWidth, min(offer, work[child].maxWidth))
        work[child].width = width
        left -= width
      }
      group = groupEnd
    }
  }
}

// Masonry, carousel and split row. Each is linear in its children.
extension WidthAssignment {
  /// Children of a masonry get at most the width of a column, never more, whatever they ask for.
  private func assignMasonry(
    _ index: Int, _ inner: Double, _ boxes: Span<Box>, _ work: inout MutableSpan<LayoutPass.Work>
  ) {
    let end = Int(boxes[index].subtreeEnd)
    let width = tree.columnRule(boxes[index].text).masonryColumnWidth(in: inner, spacing: boxes[index].spacing)
    var child = index + 1
    while child < end {
      work[child].width = min(width, max(work[child].minWidth, work[child].maxWidth))
      child = Int(boxes[child].subtreeEnd)
    }
  }

  /// Children of a carousel have one width; those after the last column lie outside of the box.
  private func assignCarousel(_ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<LayoutPass.Work>) {
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
  private func assignSplit(
    _ index: Int, _ inner: Double, _ boxes: Span<Box>, _ work: inout MutableSpan<LayoutPass.Work>
  ) {
    let end = Int(boxes[index].subtreeEnd)
    let count = Self.childCount(index, boxes)
    let available = max(0, inner - boxes[index].spacing * (count - 1))
    let first = count > 1 ? available * tree.columnRule(boxes[index].text).share : available
    var child = index + 1
    while child < end {
      work[child].width = child == index + 1 ? first : (available - first) / (count - 1)
      child = Int(boxes[child].subtreeEnd)
    }
  }
}
