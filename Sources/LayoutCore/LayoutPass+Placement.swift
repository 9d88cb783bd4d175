extension LayoutPass {
  // MARK: 4. Places, outside in

  /// The outermost box stands at the origin and has the size that is proposed.
  mutating func placeOutermost(_ proposal: LayoutProposal) {
    place(0, Frame(x: 0, y: 0, width: work[0].width, height: proposal.height ?? work[0].height))
  }

  /// Sets the places of the children of box `index`, whose own size is set and whose corner is at `x` and `y`.
  mutating func placeChildren(_ index: Int, _ x: Double, _ y: Double) {
    let end = Int(boxes[index].subtreeEnd)
    guard end > index + 1 else { return }
    switch boxes[index].kind {
    case .leaf, .text: return
    case .column, .scrollColumn, .table: placeColumn(index, x, y)
    case .row, .equalRow, .carousel, .splitRow, .scrollRow, .tableRow: placeRow(index, x, y)
    case .overlay: placeOverlay(index, x, y)
    case .flow, .masonry: moveFlow(index, x, y)
    }
  }

  private mutating func placeColumn(_ index: Int, _ x: Double, _ y: Double) {
    let box = boxes[index]
    let end = Int(box.subtreeEnd)
    let inner = work[index].width - box.padding.horizontal
    let wishes = columnWishes(index)
    let spare = places[index].height - box.padding.vertical - wishes.sum
    let share = spare > 0 && wishes.growers > 0 ? spare / Double(wishes.growers) : 0
    // What scrolls gives way when there is not enough room for all.
    var (missing, givers) = (max(0, -spare), wishes.scrollers)
    var top = box.padding.top
    if wishes.growers == 0, spare > 0, box.vertical == .center || box.vertical == .bottom {
      top += box.vertical == .center ? spare / 2 : spare
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
          x: x + (box.padding.leading + Self.alignedOffset(box.horizontal, inner - work[child].width)), y: y + top,
          width: work[child].width, height: height))
      top += height + box.spacing
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

  private func columnWishes(_ index: Int) -> ColumnWishes {
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

  private mutating func placeRow(_ index: Int, _ x: Double, _ y: Double) {
    let box = boxes[index]
    let end = Int(box.subtreeEnd)
    let innerHeight = places[index].height - box.padding.vertical
    let common = commonHeight(index)
    var sum = -box.spacing
    var baseline = 0.0
    var child = index + 1
    while child < end {
      sum += work[child].width + box.spacing
      baseline = max(baseline, work[child].baseline)
      child = Int(boxes[child].subtreeEnd)
    }
    var left = box.padding.leading
    left += Self.groupOffset(box.horizontal, work[index].width - box.padding.horizontal - sum)
    child = index + 1
    while child < end {
      var height = common ?? work[child].height
      if boxes[child].flags.contains(.growsHeight) { height = max(height, innerHeight) }
      if boxes[child].kind == .scrollColumn { height = max(boxes[child].minHeight, min(height, innerHeight)) }
      let top = Self.crossOffset(box.vertical, height, work[child].baseline, innerHeight, baseline)
      place(
        child,
        Frame(
          x: x + left, y: y + (box.padding.top + top), width: work[child].width, height: height))
      left += work[child].width + box.spacing
      child = Int(boxes[child].subtreeEnd)
    }
  }

  private mutating func placeOverlay(_ index: Int, _ x: Double, _ y: Double) {
    let box = boxes[index]
    let end = Int(box.subtreeEnd)
    let inner = work[index].width - box.padding.horizontal
    let innerHeight = places[index].height - box.padding.vertical
    var child = index + 1
    while child < end {
      if boxes[child].flags.contains(.fillsParent) {
        place(child, Frame(x: x, y: y, width: work[child].width, height: places[index].height))
      } else {
        var height = work[child].height
        if boxes[child].flags.contains(.growsHeight) { height = max(height, innerHeight) }
        if boxes[child].kind == .scrollColumn { height = max(boxes[child].minHeight, min(height, innerHeight)) }
        let left = Self.alignedOffset(box.horizontal, inner - work[child].width)
        let top = Self.crossOffset(box.vertical, height, work[child].baseline, innerHeight, work[child].baseline)
        place(
          child,
          Frame(
            x: x + (box.padding.leading + left), y: y + (box.padding.top + top), width: work[child].width,
            height: height))
      }
      child = Int(boxes[child].subtreeEnd)
    }
  }

  /// Children of a flow or a masonry have their places already.
  private mutating func moveFlow(_ index: Int, _ x: Double, _ y: Double) {
    let common = commonHeight(index)
    var child = index + 1
    let end = Int(boxes[index].subtreeEnd)
    while child < end {
      place(
        child,
        Frame(
          x: x + places[child].x, y: y + places[child].y, width: work[child].width,
          height: common ?? work[child].height))
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
  mutating func makeFrames(_ proposal: LayoutProposal) -> [Frame] {
    var rounding = FrameRounding(proposal, width: work.first?.width ?? 0)
    rounding.frames = takePlaces()
    var hiddenEnd = 0
    for index in boxes.indices {
      if hidden[index] { hiddenEnd = max(hiddenEnd, Int(boxes[index].subtreeEnd)) }
      hidden[index] = index < hiddenEnd
      rounding.round(index, isText: boxes[index].kind == .text, isHidden: hidden[index])
    }
    return rounding.frames
  }
}
