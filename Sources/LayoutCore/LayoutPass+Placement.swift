extension LayoutPass {
  // MARK: 4. Places, outside in

  /// The outermost box stands at the origin and has the size that is proposed.
  mutating func placeOutermost(_ proposal: LayoutProposal) {
    let frame = Frame(x: 0, y: 0, width: work[0].width, height: proposal.height ?? work[0].height)
    placing { pass, _, _, places in pass.place(0, frame, &places) }
  }

  /// Sets the places of the children of box `index`, whose own size is set and whose corner is at `x` and `y`.
  mutating func placeChildren(
    _ index: Int, _ corner: (x: Double, y: Double), _ boxes: Span<Box>, _ work: Span<Work>,
    _ places: inout MutableSpan<Frame>
  ) {
    let end = Int(boxes[index].subtreeEnd)
    guard end > index + 1 else { return }
    switch boxes[index].kind {
    case .leaf, .text: return
    case .column, .scrollColumn, .table: placeColumn(index, corner, boxes, work, &places)
    case .row, .equalRow, .carousel, .splitRow, .scrollRow, .tableRow: placeRow(index, corner, boxes, work, &places)
    case .overlay: placeOverlay(index, corner, boxes, work, &places)
    case .flow, .masonry: moveFlow(index, corner, boxes, work, &places)
    }
  }

  private mutating func placeColumn(
    _ index: Int, _ corner: (x: Double, y: Double), _ boxes: Span<Box>, _ work: Span<Work>,
    _ places: inout MutableSpan<Frame>
  ) {
    let padding = boxes[index].padding
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
      place(
        child,
        Frame(
          x: corner.x + (padding.leading + Self.alignedOffset(boxes[index].horizontal, inner - work[child].width)),
          y: corner.y + top,
          width: work[child].width, height: height), &places)
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

  private static func columnWishes(_ index: Int, _ boxes: Span<Box>, _ work: Span<Work>) -> ColumnWishes {
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

  private mutating func placeRow(
    _ index: Int, _ corner: (x: Double, y: Double), _ boxes: Span<Box>, _ work: Span<Work>,
    _ places: inout MutableSpan<Frame>
  ) {
    let padding = boxes[index].padding
    let end = Int(boxes[index].subtreeEnd)
    let innerHeight = places[index].height - padding.vertical
    let common = Self.commonHeight(index, boxes, work, tree)
    var sum = -boxes[index].spacing
    var baseline = 0.0
    var child = index + 1
    while child < end {
      sum += work[child].width + boxes[index].spacing
      baseline = max(baseline, work[child].baseline)
      child = Int(boxes[child].subtreeEnd)
    }
    var left = padding.leading
    left += Self.groupOffset(boxes[index].horizontal, work[index].width - padding.horizontal - sum)
    child = index + 1
    while child < end {
      var height = common ?? work[child].height
      if boxes[child].flags.contains(.growsHeight) { height = max(height, innerHeight) }
      if boxes[child].kind == .scrollColumn { height = max(boxes[child].minHeight, min(height, innerHeight)) }
      let top = Self.crossOffset(boxes[index].vertical, height, work[child].baseline, innerHeight, baseline)
      place(
        child,
        Frame(
          x: corner.x + left, y: corner.y + (padding.top + top), width: work[child].width, height: height), &places)
      left += work[child].width + boxes[index].spacing
      child = Int(boxes[child].subtreeEnd)
    }
  }

  private mutating func placeOverlay(
    _ index: Int, _ corner: (x: Double, y: Double), _ boxes: Span<Box>, _ work: Span<Work>,
    _ places: inout MutableSpan<Frame>
  ) {
    let padding = boxes[index].padding
    let end = Int(boxes[index].subtreeEnd)
    let inner = work[index].width - padding.horizontal
    let innerHeight = places[index].height - padding.vertical
    var child = index + 1
    while child < end {
      if boxes[child].flags.contains(.fillsParent) {
        place(child, Frame(x: corner.x, y: corner.y, width: work[child].width, height: places[index].height), &places)
      } else {
        var height = work[child].height
        if boxes[child].flags.contains(.growsHeight) { height = max(height, innerHeight) }
        if boxes[child].kind == .scrollColumn { height = max(boxes[child].minHeight, min(height, innerHeight)) }
        let left = Self.alignedOffset(boxes[index].horizontal, inner - work[child].width)
        let top = Self.crossOffset(
          boxes[index].vertical, height, work[child].baseline, innerHeight, work[child].baseline)
        place(
          child,
          Frame(
            x: corner.x + (padding.leading + left), y: corner.y + (padding.top + top), width: work[child].width,
            height: height), &places)
      }
      child = Int(boxes[child].subtreeEnd)
    }
  }

  /// Children of a flow or a masonry have their places already.
  private mutating func moveFlow(
    _ index: Int, _ corner: (x: Double, y: Double), _ boxes: Span<Box>, _ work: Span<Work>,
    _ places: inout MutableSpan<Frame>
  ) {
    let common = Self.commonHeight(index, boxes, work, tree)
    var child = index + 1
    let end = Int(boxes[index].subtreeEnd)
    while child < end {
      place(
        child,
        Frame(
          x: corner.x + places[child].x, y: corner.y + places[child].y, width: work[child].width,
          height: common ?? work[child].height), &places)
      child = Int(boxes[child].subtreeEnd)
    }
  }

  /// Distance of one box from the leading edge; a box that is too wide sticks out evenly or at the leading edge.
  private static func alignedOffset(_ alignment: HorizontalAlignment, _ spare: Double) -> Double {
    switch alignment {
    case .leading: 0
    case .center: spare / 2
    case .trailing: spare
    }
  }

  /// The places of all boxes on pixels; what is inside a hidden box is hidden, too.
  func makeFrames(_ proposal: LayoutProposal) -> (frames: [Frame], hidden: [Bool]) {
    let rounding = FrameRounding(proposal, width: work.first?.width ?? 0)
    let boxes = boxes.span
    var (frames, hidden) = (places, hidden)
    var shown = frames.mutableSpan
    var hides = hidden.mutableSpan
    var hiddenEnd = 0
    for index in 0..<boxes.count {
      if hides[index] { hiddenEnd = max(hiddenEnd, Int(boxes[index].subtreeEnd)) }
      hides[index] = index < hiddenEnd
      shown[index] =
        index < hiddenEnd ? .zero : rounding.rounded(shown[index], isText: boxes[index].kind == .text)
    }
    return (frames, hidden)
  }
}
