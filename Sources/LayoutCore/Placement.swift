/// The fourth pass: places, outside in.
struct Placement {
  let tree: BoxTree

  /// Sets the places of the children of box `index`, whose own is set.
  func placeChildren(
    _ index: Int, _ boxes: Span<Box>, _ work: Span<LayoutPass.Work>, _ places: inout MutableSpan<Frame>
  ) {
    let end = Int(boxes[index].subtreeEnd)
    guard end > index + 1 else { return }
    switch boxes[index].kind {
    case .leaf, .text: return
    case .column, .scrollColumn: placeColumn(index, boxes, work, &places)
    case .row, .equalRow, .carousel, .splitRow, .scrollRow: placeRow(index, boxes, work, &places)
    case .overlay: placeOverlay(index, boxes, work, &places)
    case .flow, .masonry: moveFlow(index, boxes, work, &places)
    }
  }

  private func placeColumn(
    _ index: Int, _ boxes: Span<Box>, _ work: Span<LayoutPass.Work>, _ places: inout MutableSpan<Frame>
  ) {
    let padding = boxes[index].padding
    let corner = (x: places[index].x, y: places[index].y)
    let end = Int(boxes[index].subtreeEnd)
    let inner = work[index].width - padding.horizontal
    // As high as it asked for, it has neither too much room nor too little.
    let fits =
      boxes[index].flags.contains(.plainHeight) && places[index].height == work[index].height && work[index].height > 0
    let wishes = fits ? ColumnWishes(sum: 0) : Self.columnWishes(index, boxes, work)
    let spare = fits ? 0 : places[index].height - padding.vertical - wishes.sum
    let share = spare > 0 && wishes.growers > 0 ? spare / Double(wishes.growers) : 0
    // What scrolls gives way when there is not enough room for all.
    var (missing, givers) = (max(0, -spare), wishes.scrollers)
    var top = padding.top
    if wishes.growers == 0, spare > 0 {
      switch boxes[index].vertical {
      case .top, .firstBaseline: break
      case .center: top += spare / 2
      case .bottom: top += spare
      }
    }
    var child = index + 1
    while child < end {
      var height = work[child].height
      if boxes[child].flags.contains(.growsHeight) { height += share }
      if boxes[child].kind == .scrollColumn, missing > 0 {
        let given = min(missing / Double(givers), max(0, height - boxes[child].minHeight))
        height -= given
        missing -= given
        givers -= 1
      }
      places[child] = Frame(
        x: corner.x + (padding.leading + boxes[index].horizontal.offset(inner - work[child].width)),
        y: corner.y + top,
        width: work[child].width, height: height)
      top += height + boxes[index].spacing
      child = Int(boxes[child].subtreeEnd)
    }
  }

  /// What the children of a column need.
  private struct ColumnWishes {
    /// Their heights and what is between them.
    var sum: Double
    /// How many take more.
    var growers = 0
    /// How many make do with less.
    var scrollers = 0
  }

  private static func columnWishes(_ index: Int, _ boxes: Span<Box>, _ work: Span<LayoutPass.Work>) -> ColumnWishes {
    var wishes = ColumnWishes(sum: -boxes[index].spacing)
    var child = index + 1
    let end = Int(boxes[index].subtreeEnd)
    while child < end {
      wishes.sum += work[child].height + boxes[index].spacing
      wishes.growers += boxes[child].flags.contains(.growsHeight) ? 1 : 0
      wishes.scrollers += boxes[child].kind == .scrollColumn ? 1 : 0
      child = Int(boxes[child].subtreeEnd)
    }
    return wishes
  }

  private func placeRow(
    _ index: Int, _ boxes: Span<Box>, _ work: Span<LayoutPass.Work>, _ places: inout MutableSpan<Frame>
  ) {
    let padding = boxes[index].padding
    let corner = (x: places[index].x, y: places[index].y)
    let end = Int(boxes[index].subtreeEnd)
    let innerHeight = places[index].height - padding.vertical
    let common = tree.commonHeight(index, boxes, work)
    var sum = -boxes[index].spacing
    var baseline = 0.0
    var child = index + 1
    while child < end {
      sum += work[child].width + boxes[index].spacing
      baseline = max(baseline, work[child].baseline)
      child = Int(boxes[child].subtreeEnd)
    }
    var left = padding.leading
    left += boxes[index].horizontal.groupOffset(work[index].width - padding.horizontal - sum)
    child = index + 1
    while child < end {
      var height = common ?? work[child].height
      if boxes[child].flags.contains(.growsHeight) { height = max(height, innerHeight) }
      if boxes[child].kind == .scrollColumn { height = max(boxes[child].minHeight, min(height, innerHeight)) }
      let top = boxes[index].vertical.offset(height, work[child].baseline, in: innerHeight, line: baseline)
      places[child] = Frame(
        x: corner.x + left, y: corner.y + (padding.top + top), width: work[child].width, height: height)
      left += work[child].width + boxes[index].spacing
      child = Int(boxes[child].subtreeEnd)
    }
  }

  private func placeOverlay(
    _ index: Int, _ boxes: Span<Box>, _ work: Span<LayoutPass.Work>, _ places: inout MutableSpan<Frame>
  ) {
    let padding = boxes[index].padding
    let corner = (x: places[index].x, y: places[index].y)
    let end = Int(boxes[index].subtreeEnd)
    let inner = work[index].width - padding.horizontal
    let innerHeight = places[index].height - padding.vertical
    var child = index + 1
    while child < end {
      if boxes[child].flags.contains(.fillsParent) {
        places[child] = Frame(x: corner.x, y: corner.y, width: work[child].width, height: places[index].height)
      } else {
        var height = work[child].height
        if boxes[child].flags.contains(.growsHeight) { height = max(height, innerHeight) }
        if boxes[child].kind == .scrollColumn { height = max(boxes[child].minHeight, min(height, innerHeight)) }
        let left = boxes[index].horizontal.offset(inner - work[child].width)
        let top = boxes[index].vertical.offset(
          height, work[child].baseline, in: innerHeight, line: work[child].baseline)
        places[child] = Frame(
          x: corner.x + (padding.leading + left), y: corner.y + (padding.top + top), width: work[child].width,
          height: height)
      }
      child = Int(boxes[child].subtreeEnd)
    }
  }

  /// Children of a flow or a masonry have their places already.
  private func moveFlow(
    _ index: Int, _ boxes: Span<Box>, _ work: Span<LayoutPass.Work>, _ places: inout MutableSpan<Frame>
  ) {
    let common = tree.commonHeight(index, boxes, work)
    let corner = (x: places[index].x, y: places[index].y)
    var child = index + 1
    let end = Int(boxes[index].subtreeEnd)
    while child < end {
      places[child] = Frame(
        x: corner.x + places[child].x, y: corner.y + places[child].y, width: work[child].width,
        height: common ?? work[child].height)
      child = Int(boxes[child].subtreeEnd)
    }
  }
}

extension HorizontalAlignment {
  /// Distance of a group from the leading edge when `spare` points are left over.
  func groupOffset(_ spare: Double) -> Double { offset(max(0, spare)) }

  /// Distance of one box from the leading edge; a box that is too wide sticks out evenly or at the leading edge.
  func offset(_ spare: Double) -> Double {
    switch self {
    case .leading: 0
    case .center: spare / 2
    case .trailing: spare
    }
  }
}

extension VerticalAlignment {
  /// Distance of a box, `height` high, from the top of the row or overlay in which it stands, `outer` high inside its
  /// padding, where baselines meet at `line`.
  func offset(_ height: Double, _ baseline: Double, in outer: Double, line: Double) -> Double {
    switch self {
    case .top: 0
    case .center: (outer - height) / 2
    case .bottom: outer - height
    case .firstBaseline: line - baseline
    }
  }
}
