extension LayoutPass {
  // MARK: 3. Heights, inside out

  /// Sets `height` and `baseline` of box `index`; breaks a text into lines, places the children of a flow or a masonry.
  mutating func measureHeight(_ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>) {
    let padding = boxes[index].padding
    work[index].baseline = 0
    var height: Double
    switch boxes[index].kind {
    case .leaf:
      height = boxes[index].aspectRatio > 0 ? work[index].width / boxes[index].aspectRatio : padding.vertical
    case .text: height = textHeight(index, boxes, &work)
    case .column, .scrollColumn: height = Self.columnHeight(index, boxes, &work)
    case .row, .equalRow, .splitRow, .carousel, .scrollRow:
      height = Self.rowHeight(index, tree.commonHeight(index, boxes, work.span), boxes, &work)
    case .masonry: height = masonryHeight(index, boxes, &work)
    case .overlay: height = Self.overlayHeight(index, boxes, &work)
    case .flow: height = flowHeight(index, boxes, &work)
    }
    if height >= 0, boxes[index].flags.contains(.plainHeight) {
      work[index].height = height
      if boxes[index].kind == .leaf { work[index].baseline = height }
      return
    }
    let content = height
    // What keeps its proportions is lower where there is less room across.
    if !boxes[index].idealHeight.isNaN {
      height =
        boxes[index].flags.contains(.keepsAspect) ? min(height, boxes[index].idealHeight) : boxes[index].idealHeight
    }
    height = max(boxes[index].minHeight, min(height, boxes[index].maxHeight))
    work[index].height = height
    if boxes[index].kind == .leaf {
      work[index].baseline = height
    } else {
      work[index].baseline += Self.baselineShift(boxes[index].kind, boxes[index].vertical, height - content)
    }
  }

  /// How far the first baseline moves down in a row that is `spare` points higher than what it holds.
  private static func baselineShift(_ kind: BoxKind, _ vertical: VerticalAlignment, _ spare: Double) -> Double {
    switch (kind, vertical) {
    case (.row, .center), (.equalRow, .center), (.splitRow, .center): spare / 2
    case (.row, .bottom), (.equalRow, .bottom), (.splitRow, .bottom): spare
    default: 0
    }
  }

  private mutating func textHeight(_ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>) -> Double {
    let padding = boxes[index].padding
    let textIndex = Int(boxes[index].text)
    let style = texts[textIndex].style
    let font = fonts.metrics(style.face)
    work[index].baseline = padding.top + font.baseline(inLeading: style.leading, at: style.size)
    let inner = work[index].width - padding.horizontal
    if !textWork[textIndex].breaks,
      font.points(textWork[textIndex].units, at: style.size) <= inner + LineFiller.tolerance
    {
      textWork[textIndex].broken = 0..<0
      return style.leading + padding.vertical
    }
    let run = runs.run(textBytes, texts[textIndex].range, style.face, fonts)
    let filler = LineFiller(run, font, fonts.properties, texts[textIndex], width: inner)
    let first = Int32(brokenLines.count)
    filler.fill(&brokenLines)
    textWork[textIndex].broken = first..<Int32(brokenLines.count)
    if boxes[index].flags.contains(.hugsLines) {
      let longest = brokenLines[Int(first)...].reduce(0) { max($0, $1.width) }
      work[index].width = min(work[index].width, longest + padding.horizontal)
    }
    return style.leading * Double(textWork[textIndex].broken.count) + padding.vertical
  }

  private static func columnHeight(_ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>) -> Double {
    let padding = boxes[index].padding
    var (height, count) = (0.0, 0.0)
    var child = index + 1
    let end = Int(boxes[index].subtreeEnd)
    while child < end {
      count += 1
      height += work[child].height
      child = Int(boxes[child].subtreeEnd)
    }
    work[index].baseline = padding.top + (end > index + 1 ? work[index + 1].baseline : 0)
    return height + boxes[index].spacing * max(0, count - 1) + padding.vertical
  }

  private static func rowHeight(
    _ index: Int, _ common: Double?, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>
  ) -> Double {
    let padding = boxes[index].padding
    var (height, above, below) = (0.0, 0.0, 0.0)
    var child = index + 1
    let end = Int(boxes[index].subtreeEnd)
    while child < end {
      let own = common ?? work[child].height
      height = max(height, own)
      above = max(above, work[child].baseline)
      below = max(below, own - work[child].baseline)
      child = Int(boxes[child].subtreeEnd)
    }
    if boxes[index].vertical == .firstBaseline { height = above + below }
    if end > index + 1 {
      let first = work[index + 1]
      let y = boxes[index].vertical.offset(common ?? first.height, first.baseline, in: height, line: above)
      work[index].baseline = padding.top + y + first.baseline
    }
    return height + padding.vertical
  }

  private static func overlayHeight(_ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>) -> Double {
    let padding = boxes[index].padding
    var height = 0.0
    var first = -1
    var child = index + 1
    let end = Int(boxes[index].subtreeEnd)
    while child < end {
      if !boxes[child].flags.contains(.fillsParent) {
        if first < 0 { first = child }
        height = max(height, work[child].height)
      }
      child = Int(boxes[child].subtreeEnd)
    }
    if first >= 0 {
      work[index].baseline =
        padding.top
        + boxes[index].vertical.offset(
          work[first].height, work[first].baseline, in: height, line: work[first].baseline)
        + work[first].baseline
    }
    return height + padding.vertical
  }

  /// The lines of all texts in the order of the texts, and where each text's begin.
  func collectLines() -> (lines: [TextLine], firstLines: [Int32]) {
    var lines: [TextLine] = []
    var firstLines: [Int32] = []
    lines.reserveCapacity(textWork.count + brokenLines.count)
    firstLines.reserveCapacity(textWork.count + 1)
    for index in textWork.indices {
      firstLines.append(Int32(lines.count))
      let broken = textWork[index].broken
      if broken.isEmpty {
        lines.append(unbrokenLine(index))
      } else {
        for line in broken { lines.append(brokenLines[Int(line)]) }
      }
    }
    firstLines.append(Int32(lines.count))
    return (lines, firstLines)
  }

  /// The one line of a text that needed no breaking.
  private func unbrokenLine(_ index: Int) -> TextLine {
    let text = texts[index]
    let width = fonts.metrics(text.style.face).points(textWork[index].units, at: text.style.size)
    return TextLine(start: text.start, end: text.end, width: width)
  }
}
