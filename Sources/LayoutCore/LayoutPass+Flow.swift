extension LayoutPass {
  /// Puts the children of a flow on lines, as many as there is room for, and returns the flow's height.
  ///
  /// A child wider than a line has one of its own. When lines are limited, the children that find no room are hidden, and
  /// the overflow count, if the flow has one, takes its place on the last line, at the cost of further children if need be.
  mutating func flowHeight(_ index: Int) -> Double {
    let box = boxes[index]
    let inner = max(0, work[index].width - box.padding.horizontal)
    let children = flowChildren(index)
    var lines = flowLines(children.shown, inner, box.spacing)
    if box.flowLineLimit > 0, lines.count > Int(box.flowLineLimit) {
      var last = lines[Int(box.flowLineLimit) - 1]
      lines.removeLast(lines.count - Int(box.flowLineLimit))
      if let count = children.count {
        let room = inner - work[count].idealWidth - box.spacing
        while last.count > 1, Self.lineWidth(children.shown[last], work, box.spacing) > room { last.removeLast() }
      }
      lines[lines.count - 1] = last
    }
    let shown = lines.last?.upperBound ?? 0
    for child in children.shown[shown...] { hidden[child] = true }
    hiddenCounts[BoxID(index)] = shown < children.shown.count ? children.shown.count - shown : nil
    return placeFlow(index, children.shown, lines, shown < children.shown.count ? children.count : nil)
      + box.padding.vertical
  }

  private mutating func flowChildren(_ index: Int) -> (shown: [Int], count: Int?) {
    var shown: [Int] = []
    var count: Int?
    var child = index + 1
    let end = Int(boxes[index].subtreeEnd)
    while child < end {
      hidden[child] = boxes[child].flags.contains(.overflowCount)
      if hidden[child] {
        count = child
      } else {
        shown.append(child)
      }
      child = Int(boxes[child].subtreeEnd)
    }
    return (shown, count)
  }

  /// First fit.
  private func flowLines(_ children: [Int], _ inner: Double, _ spacing: Double) -> [Range<Int>] {
    var lines: [Range<Int>] = []
    var start = 0
    var width = 0.0
    for position in children.indices {
      var wanted = work[children[position]].width
      // A separator stays only if what it leads to does.
      if isSeparator(children[position]), position + 1 < children.count {
        wanted += spacing + work[children[position + 1]].width
      }
      if position > start, width + spacing + wanted > inner + LineFiller.tolerance {
        lines.append(start..<position)
        start = position
        width = isSeparator(children[position]) ? -spacing : work[children[position]].width
      } else {
        width += (position > start ? spacing : 0) + work[children[position]].width
      }
    }
    if start < children.count { lines.append(start..<children.count) }
    return lines
  }

  private func isSeparator(_ child: Int) -> Bool { boxes[child].flags.contains(.flowSeparator) }

  /// The children of one line without the separators at its ends, which are hidden.
  private mutating func visibleMembers(_ line: ArraySlice<Int>) -> [Int] {
    var line = line
    while let first = line.first, isSeparator(first) {
      hidden[first] = true
      line.removeFirst()
    }
    while let last = line.last, isSeparator(last) {
      hidden[last] = true
      line.removeLast()
    }
    return Array(line)
  }

  private static func lineWidth(_ children: ArraySlice<Int>, _ work: [Work], _ spacing: Double) -> Double {
    children.reduce(0) { $0 + work[$1].width } + spacing * Double(max(0, children.count - 1))
  }

  /// Sets `x` and `y` of the children from the flow's content corner; returns the height of all lines.
  private mutating func placeFlow(_ index: Int, _ children: [Int], _ lines: [Range<Int>], _ count: Int?) -> Double {
    let box = boxes[index]
    let inner = max(0, work[index].width - box.padding.horizontal)
    var y = 0.0
    for (number, line) in lines.enumerated() {
      var members = visibleMembers(children[line])
      if let count, number == lines.count - 1 {
        hidden[count] = false
        members.append(count)
      }
      let baseline = members.reduce(0) { max($0, work[$1].baseline) }
      let height =
        box.vertical == .firstBaseline
        ? baseline + members.reduce(0) { max($0, work[$1].height - work[$1].baseline) }
        : members.reduce(0) { max($0, work[$1].height) }
      var x =
        box.padding.leading + Self.groupOffset(box.horizontal, inner - Self.lineWidth(members[...], work, box.spacing))
      for child in members {
        let top = Self.crossOffset(box.vertical, work[child].height, work[child].baseline, height, baseline)
        setCorner(child, x, box.padding.top + y + top)
        x += work[child].width + box.spacing
      }
      y += height + box.lineSpacing
    }
    work[index].baseline = children.first.map { places[$0].y + work[$0].baseline } ?? box.padding.top
    return lines.isEmpty ? 0 : y - box.lineSpacing
  }

  /// Distance of a group from the leading edge when `spare` points are left over.
  static func groupOffset(_ alignment: HorizontalAlignment, _ spare: Double) -> Double {
    switch alignment {
    case .leading: 0
    case .center: max(0, spare) / 2
    case .trailing: max(0, spare)
    }
  }
}
