extension LayoutPass {
  // MARK: 1. Widths that boxes ask for, inside out

  /// Sets `minWidth`, `idealWidth` and `maxWidth` of box `index`.
  mutating func measureWidths(_ index: Int) {
    var (least, ideal) = contentWidths(index)
    let padding = boxes[index].padding.horizontal
    least += padding
    ideal += padding
    if !boxes[index].idealWidth.isNaN {
      ideal = boxes[index].idealWidth
      least = min(least, ideal)
    }
    var cap = max(boxes[index].minWidth, boxes[index].maxWidth)
    if boxes[index].flags.contains(.keepsAspect) { cap = min(cap, max(boxes[index].minWidth, aspectCap(index))) }
    ideal = min(max(ideal, boxes[index].minWidth), cap)
    least = min(max(least, boxes[index].minWidth), ideal)
    work[index].minWidth = least
    work[index].idealWidth = ideal
    work[index].maxWidth = boxes[index].flags.contains(.growsWidth) ? cap : ideal
  }

  private mutating func contentWidths(_ index: Int) -> (least: Double, ideal: Double) {
    switch boxes[index].kind {
    case .leaf:
      let height = boxes[index].idealHeight
      guard boxes[index].flags.contains(.keepsAspect), !height.isNaN else { return (0, 0) }
      return (0, height * boxes[index].aspectRatio - boxes[index].padding.horizontal)
    case .text: return textWidths(index)
    case .table: return tableWishes(index)
    case .column, .scrollColumn, .overlay, .row, .tableRow, .scrollRow, .equalRow, .flow, .masonry, .carousel,
      .splitRow:
      return combinedWidths(index)
    }
  }

  /// The width at which a leaf that keeps its proportions is as high as it may become.
  private func aspectCap(_ index: Int) -> Double {
    let height = boxes[index].idealHeight.isNaN ? boxes[index].maxHeight : boxes[index].idealHeight
    return min(height, boxes[index].maxHeight) * boxes[index].aspectRatio
  }

  private mutating func textWidths(_ index: Int) -> (least: Double, ideal: Double) {
    let textIndex = Int(boxes[index].text)
    let text = texts[textIndex]
    let font = measurer.faces[Int(text.style.face.rawValue)]
    let (units, breaks) = measurer.idealUnits(textBytes, text.range, text.style.face)
    textWork[textIndex].units = units
    textWork[textIndex].breaks = breaks
    let ideal = font.points(units, at: text.style.size)
    guard boxes[index].flags.contains(.keepsWords) else { return (min(ideal, text.style.size), ideal) }
    let word = measurer.measuredRun(textBytes, text.range, text.style.face).longestWord
    return (min(ideal, font.points(word, at: text.style.size)), ideal)
  }

  private func combinedWidths(_ index: Int) -> (least: Double, ideal: Double) {
    var (sumLeast, sumIdeal, maxLeast, maxIdeal) = (0.0, 0.0, 0.0, 0.0)
    var count = 0.0
    var child = index + 1
    let end = Int(boxes[index].subtreeEnd)
    while child < end {
      let (least, ideal) = (work[child].minWidth, work[child].idealWidth)
      let next = Int(boxes[child].subtreeEnd)
      defer { child = next }
      if boxes[child].flags.contains(.fillsParent) || boxes[child].flags.contains(.overflowCount) { continue }
      count += 1
      sumLeast += least
      sumIdeal += ideal
      maxLeast = max(maxLeast, least)
      maxIdeal = max(maxIdeal, ideal)
    }
    let gaps = boxes[index].spacing * max(0, count - 1)
    switch boxes[index].kind {
    case .row, .splitRow, .tableRow: return (sumLeast + gaps, sumIdeal + gaps)
    case .masonry:
      let columns = Double(min(columnRule(index).count, max(1, Int(count))))
      let between = boxes[index].spacing * (columns - 1)
      return (maxLeast * columns + between, maxIdeal * columns + between)
    // What does not fit scrolls.
    case .carousel, .scrollRow: return (0, sumIdeal + gaps)
    case .equalRow: return (maxLeast * count + gaps, maxIdeal * count + gaps)
    case .flow: return (maxLeast, sumIdeal + gaps)
    case .leaf, .text, .column, .scrollColumn, .overlay, .table: return (maxLeast, maxIdeal)
    }
  }
}
