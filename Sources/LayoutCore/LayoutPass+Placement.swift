extension LayoutPass {
  // MARK: 4. Places, outside in

  /// Fills ``frames``.
  mutating func place(_ proposal: LayoutProposal) {
    guard !boxes.isEmpty else { return }
    if let height = proposal.height { work[0].height = height }
    work[0].x = 0
    work[0].y = 0
    for index in boxes.indices {
      let end = Int(boxes[index].subtreeEnd)
      guard end > index + 1 else { continue }
      switch boxes[index].kind {
      case .leaf, .text: continue
      case .column: placeColumn(index, end)
      case .row, .equalRow, .carousel, .splitRow: placeRow(index, end)
      case .overlay: placeOverlay(index, end)
      case .flow, .masonry: moveFlow(index, end)
      }
      if hidden[index] { hideChildren(index, end) }
    }
    makeFrames(proposal)
  }

  private mutating func placeColumn(_ index: Int, _ end: Int) {
    let box = boxes[index]
    let inner = work[index].width - box.padding.horizontal
    let innerHeight = work[index].height - box.padding.vertical
    let (sum, growers) = heights(index, end)
    let spare = innerHeight - sum
    let share = spare > 0 && growers > 0 ? spare / Double(growers) : 0
    var y = work[index].y + box.padding.top
    if growers == 0, spare > 0, box.vertical == .center || box.vertical == .bottom {
      y += box.vertical == .center ? spare / 2 : spare
    }
    let x = work[index].x + box.padding.leading
    var child = index + 1
    while child < end {
      if boxes[child].flags.contains(.growsHeight) { work[child].height += share }
      work[child].x = x + Self.alignedOffset(box.horizontal, inner - work[child].width)
      work[child].y = y
      y += work[child].height + box.spacing
      child = Int(boxes[child].subtreeEnd)
    }
  }

  /// Height of a column's content and how many of its children grow.
  private func heights(_ index: Int, _ end: Int) -> (sum: Double, growers: Int) {
    var sum = -boxes[index].spacing
    var growers = 0
    var child = index + 1
    while child < end {
      sum += work[child].height + boxes[index].spacing
      growers += boxes[child].flags.contains(.growsHeight) ? 1 : 0
      child = Int(boxes[child].subtreeEnd)
    }
    return (sum, growers)
  }

  private mutating func placeRow(_ index: Int, _ end: Int) {
    let box = boxes[index]
    let innerHeight = work[index].height - box.padding.vertical
    var sum = -box.spacing
    var baseline = 0.0
    var child = index + 1
    while child < end {
      sum += work[child].width + box.spacing
      baseline = max(baseline, work[child].baseline)
      child = Int(boxes[child].subtreeEnd)
    }
    var x = work[index].x + box.padding.leading
    x += Self.groupOffset(box.horizontal, work[index].width - box.padding.horizontal - sum)
    let y = work[index].y + box.padding.top
    child = index + 1
    while child < end {
      if boxes[child].flags.contains(.growsHeight) { work[child].height = max(work[child].height, innerHeight) }
      work[child].x = x
      work[child].y = y + Self.crossOffset(box.vertical, work[child], innerHeight, baseline)
      x += work[child].width + box.spacing
      child = Int(boxes[child].subtreeEnd)
    }
  }

  private mutating func placeOverlay(_ index: Int, _ end: Int) {
    let box = boxes[index]
    let inner = work[index].width - box.padding.horizontal
    let innerHeight = work[index].height - box.padding.vertical
    var child = index + 1
    while child < end {
      if boxes[child].flags.contains(.fillsParent) {
        work[child].x = work[index].x
        work[child].y = work[index].y
        work[child].height = work[index].height
      } else {
        if boxes[child].flags.contains(.growsHeight) { work[child].height = max(work[child].height, innerHeight) }
        work[child].x =
          work[index].x + box.padding.leading + Self.alignedOffset(box.horizontal, inner - work[child].width)
        work[child].y =
          work[index].y + box.padding.top
          + Self.crossOffset(box.vertical, work[child], innerHeight, work[child].baseline)
      }
      child = Int(boxes[child].subtreeEnd)
    }
  }

  private mutating func moveFlow(_ index: Int, _ end: Int) {
    let x = work[index].x + boxes[index].padding.leading
    let y = work[index].y + boxes[index].padding.top
    var child = index + 1
    while child < end {
      work[child].x += x
      work[child].y += y
      child = Int(boxes[child].subtreeEnd)
    }
  }

  private mutating func hideChildren(_ index: Int, _ end: Int) {
    var child = index + 1
    while child < end {
      hidden[child] = true
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

  /// Mirrors for right to left, and moves edges to whole pixels; the right edge of a text never cuts it.
  private mutating func makeFrames(_ proposal: LayoutProposal) {
    let scale = proposal.scale
    let mirrors = proposal.direction == .rightToLeft
    let total = work[0].width
    frames.reserveCapacity(work.count)
    for index in work.indices {
      let box = work[index]
      if hidden[index] {
        frames.append(.zero)
        continue
      }
      let left = mirrors ? total - box.x - box.width : box.x
      let slack = boxes[index].kind == .text ? 0.49 : 0
      let x = Self.nearest(left * scale - (mirrors ? slack : 0))
      let y = Self.nearest(box.y * scale)
      let right = Self.nearest((left + box.width) * scale + (mirrors ? 0 : slack))
      let bottom = Self.nearest((box.y + box.height) * scale)
      frames.append(Frame(x: x / scale, y: y / scale, width: (right - x) / scale, height: (bottom - y) / scale))
    }
  }

  /// The nearest whole number, ties to even, for magnitudes below 2^51: adding 1.5 · 2^52 leaves no room for a fraction.
  private static func nearest(_ value: Double) -> Double {
    let magic = 6_755_399_441_055_744.0
    return (value + magic) - magic
  }
}
