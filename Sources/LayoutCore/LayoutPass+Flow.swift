extension LayoutPass {
  /// Puts the children of a flow on lines, as many as there is room for, and returns the flow's height.
  ///
  /// A child wider than a line has one of its own. When lines are limited, the children that find no room are hidden, and
  /// the overflow count, if the flow has one, takes its place on the last line, at the cost of further children if need be, or
  /// on a line of its own below a child that leaves it no room.
  mutating func flowHeight(_ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>) -> Double {
    let spacing = boxes[index].spacing
    let inner = max(0, work[index].width - boxes[index].padding.horizontal)
    let count = collectFlow(index, boxes)
    fillFlowLines(inner, spacing, boxes, work.span)
    let limit = Int(boxes[index].flowLineLimit)
    if limit > 0, lineEnds.count > limit {
      lineEnds.removeLast(lineEnds.count - limit)
      if let count {
        let room = inner - work[count].idealWidth - spacing
        let start = limit > 1 ? lineEnds[limit - 2] : 0
        while lineEnds[limit - 1] - start > 1, lineWidth(start..<lineEnds[limit - 1], nil, spacing, work.span) > room {
          lineEnds[limit - 1] -= 1
        }
        // Beside the only child that is left it would stand outside of the flow.
        if lineWidth(start..<lineEnds[limit - 1], nil, spacing, work.span) > room + LineFiller.tolerance {
          lineEnds.append(lineEnds[limit - 1])
        }
      }
    }
    let shown = lineEnds.last ?? 0
    for position in shown..<members.count { hidden[members[position]] = true }
    let isCut = shown < members.count
    if isCut || !hiddenCounts.isEmpty { hiddenCounts[BoxID(index)] = isCut ? members.count - shown : nil }
    return placeFlow(index, isCut ? count : nil, boxes, &work) + boxes[index].padding.vertical
  }

  /// Sets ``LayoutPass/members``; returns the overflow count, if there is one.
  private mutating func collectFlow(_ index: Int, _ boxes: Span<Box>) -> Int? {
    members.removeAll(keepingCapacity: true)
    var count: Int?
    var child = index + 1
    let end = Int(boxes[index].subtreeEnd)
    while child < end {
      hidden[child] = boxes[child].flags.contains(.overflowCount)
      if hidden[child] {
        count = child
      } else {
        members.append(child)
      }
      child = Int(boxes[child].subtreeEnd)
    }
    return count
  }

  /// First fit; sets ``LayoutPass/lineEnds``.
  private mutating func fillFlowLines(_ inner: Double, _ spacing: Double, _ boxes: Span<Box>, _ work: Span<Work>) {
    lineEnds.removeAll(keepingCapacity: true)
    var start = 0
    var width = 0.0
    for position in members.indices {
      let child = members[position]
      var wanted = work[child].width
      // A separator stays only if what it leads to does.
      let isSeparator = boxes[child].flags.contains(.flowSeparator)
      if isSeparator, position + 1 < members.count { wanted += spacing + work[members[position + 1]].width }
      if position > start, width + spacing + wanted > inner + LineFiller.tolerance {
        lineEnds.append(position)
        start = position
        width = isSeparator ? -spacing : work[child].width
      } else {
        width += (position > start ? spacing : 0) + work[child].width
      }
    }
    if start < members.count { lineEnds.append(members.count) }
  }

  /// The part of `line` without the separators at its ends, which are hidden.
  private mutating func visibleMembers(_ line: Range<Int>, _ boxes: Span<Box>) -> Range<Int> {
    var line = line
    while !line.isEmpty, boxes[members[line.lowerBound]].flags.contains(.flowSeparator) {
      hidden[members[line.lowerBound]] = true
      line = line.lowerBound + 1..<line.upperBound
    }
    while !line.isEmpty, boxes[members[line.upperBound - 1]].flags.contains(.flowSeparator) {
      hidden[members[line.upperBound - 1]] = true
      line = line.lowerBound..<line.upperBound - 1
    }
    return line
  }

  /// Width of the members `line`, and of the overflow count if it stands there.
  private func lineWidth(_ line: Range<Int>, _ count: Int?, _ spacing: Double, _ work: Span<Work>) -> Double {
    var width = 0.0
    for position in line { width += work[members[position]].width }
    if let count { width += work[count].width }
    return width + spacing * Double(max(0, line.count + (count == nil ? 0 : 1) - 1))
  }

  /// Sets `x` and `y` of the children from the flow's content corner; returns the height of all lines.
  private mutating func placeFlow(
    _ index: Int, _ count: Int?, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>
  ) -> Double {
    let padding = boxes[index].padding
    let spacing = boxes[index].spacing
    let inner = max(0, work[index].width - padding.horizontal)
    var y = 0.0
    var start = 0
    for number in lineEnds.indices {
      let line = visibleMembers(start..<lineEnds[number], boxes)
      start = lineEnds[number]
      let last = number == lineEnds.count - 1 ? count : nil
      if let last { hidden[last] = false }
      let total = lineWidth(line, last, spacing, work.span)
      let corner = (
        x: padding.leading + boxes[index].horizontal.groupOffset(inner - total), y: padding.top + y
      )
      y += placeLine(line, last, corner, boxes[index], work.span) + boxes[index].lineSpacing
    }
    work[index].baseline = padding.top
    if let first = members.first { work[index].baseline = places[first].y + work[first].baseline }
    return lineEnds.isEmpty ? 0 : y - boxes[index].lineSpacing
  }

  /// Places the members `line` of flow `box`, and the overflow count if it stands there; returns the line's height.
  private mutating func placeLine(
    _ line: Range<Int>, _ count: Int?, _ corner: (x: Double, y: Double), _ box: Box, _ work: Span<Work>
  ) -> Double {
    var (baseline, below, height) = (0.0, 0.0, 0.0)
    let end = line.upperBound + (count == nil ? 0 : 1)
    for position in line.lowerBound..<end {
      let child = position < line.upperBound ? members[position] : count ?? 0
      baseline = max(baseline, work[child].baseline)
      below = max(below, work[child].height - work[child].baseline)
      height = max(height, work[child].height)
    }
    if box.vertical == .firstBaseline { height = baseline + below }
    var x = corner.x
    for position in line.lowerBound..<end {
      let child = position < line.upperBound ? members[position] : count ?? 0
      let top = box.vertical.offset(work[child].height, work[child].baseline, in: height, line: baseline)
      setCorner(child, x, corner.y + top)
      x += work[child].width + box.spacing
    }
    return height
  }
}
