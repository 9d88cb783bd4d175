extension LayoutPass {
  // MARK: 3. Heights, inside out

  /// Fills `height` and `baseline`, breaks texts into lines and places the children of flows on theirs.
  mutating func measureHeights() {
    for index in stride(from: boxes.count - 1, through: 0, by: -1) {
      let padding = boxes[index].padding
      var height: Double
      switch boxes[index].kind {
      case .leaf:
        height = boxes[index].aspectRatio > 0 ? work[index].width / boxes[index].aspectRatio : padding.vertical
        work[index].baseline = height
      case .text: height = textHeight(index)
      case .column: height = columnHeight(index)
      case .row, .equalRow, .splitRow: height = rowHeight(index)
      case .masonry: height = masonryHeight(index)
      case .carousel: height = carouselHeight(index)
      case .overlay: height = overlayHeight(index)
      case .flow: height = flowHeight(index)
      }
      let content = height
      if !boxes[index].idealHeight.isNaN { height = boxes[index].idealHeight }
      height = max(boxes[index].minHeight, min(height, boxes[index].maxHeight))
      work[index].height = height
      work[index].baseline += baselineShift(index, height - content)
      if boxes[index].kind == .leaf { work[index].baseline = height }
    }
    collectLines()
  }

  /// How far the first baseline moves down in a row that is `spare` points higher than what it holds.
  private func baselineShift(_ index: Int, _ spare: Double) -> Double {
    switch (boxes[index].kind, boxes[index].vertical) {
    case (.row, .center), (.equalRow, .center), (.splitRow, .center): spare / 2
    case (.row, .bottom), (.equalRow, .bottom), (.splitRow, .bottom): spare
    default: 0
    }
  }

  private mutating func textHeight(_ index: Int) -> Double {
    let padding = boxes[index].padding
    let textIndex = Int(boxes[index].text)
    let style = texts[textIndex].style
    let font = measurer.faces[Int(style.face.rawValue)]
    work[index].baseline = padding.top + font.baseline(inLeading: style.leading, at: style.size)
    let inner = work[index].width - padding.horizontal
    if !textWork[textIndex].breaks,
      font.points(textWork[textIndex].units, at: style.size) <= inner + LineFiller.tolerance
    {
      return style.leading + padding.vertical
    }
    let run = measurer.measuredRun(textBytes, texts[textIndex].range, style.face)
    let filler = LineFiller(run, font.tables, measurer.properties, texts[textIndex], width: inner)
    let first = Int32(brokenLines.count)
    filler.fill(&brokenLines)
    textWork[textIndex].broken = first..<Int32(brokenLines.count)
    return style.leading * Double(textWork[textIndex].broken.count) + padding.vertical
  }

  private mutating func columnHeight(_ index: Int) -> Double {
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

  mutating func rowHeight(_ index: Int) -> Double {
    let padding = boxes[index].padding
    var (height, above, below) = (0.0, 0.0, 0.0)
    var child = index + 1
    let end = Int(boxes[index].subtreeEnd)
    while child < end {
      height = max(height, work[child].height)
      above = max(above, work[child].baseline)
      below = max(below, work[child].height - work[child].baseline)
      child = Int(boxes[child].subtreeEnd)
    }
    if boxes[index].vertical == .firstBaseline { height = above + below }
    if end > index + 1 {
      let first = work[index + 1]
      let y = Self.crossOffset(boxes[index].vertical, first, height, above)
      work[index].baseline = padding.top + y + first.baseline
    }
    return height + padding.vertical
  }

  private mutating func overlayHeight(_ index: Int) -> Double {
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
        padding.top + Self.crossOffset(boxes[index].vertical, work[first], height, work[first].baseline)
        + work[first].baseline
    }
    return height + padding.vertical
  }

  /// Distance of a box from the top of the row or overlay in which it stands, `height` high inside its padding.
  static func crossOffset(
    _ alignment: VerticalAlignment, _ work: Work, _ height: Double, _ baseline: Double
  ) -> Double {
    switch alignment {
    case .top: 0
    case .center: (height - work.height) / 2
    case .bottom: height - work.height
    case .firstBaseline: baseline - work.baseline
    }
  }

  /// Puts the lines of all texts in the order of the texts.
  private mutating func collectLines() {
    lines.reserveCapacity(texts.count + brokenLines.count)
    firstLines.reserveCapacity(texts.count + 1)
    for index in texts.indices {
      firstLines.append(Int32(lines.count))
      let broken = textWork[index].broken
      if broken.isEmpty {
        let text = texts[index]
        let width = measurer.faces[Int(text.style.face.rawValue)].points(textWork[index].units, at: text.style.size)
        lines.append(TextLine(start: text.start, end: text.end, width: width))
      } else {
        lines.append(contentsOf: brokenLines[Int(broken.lowerBound)..<Int(broken.upperBound)])
      }
    }
    firstLines.append(Int32(lines.count))
  }
}
