extension LayoutPass {
  // MARK: 1. Widths that boxes ask for, inside out

  /// Sets `minWidth`, `idealWidth` and `maxWidth` of box `index`.
  mutating func measureWidths(_ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>) {
    var (least, ideal) = contentWidths(index, boxes, &work)
    if boxes[index].flags.isDisjoint(with: .keepsAspect), boxes[index].flags.contains(.plainWidth) {
      ideal = max(ideal, 0)
      work[index].minWidth = min(max(least, 0), ideal)
      work[index].idealWidth = ideal
      work[index].maxWidth = boxes[index].flags.contains(.growsWidth) ? .infinity : ideal
      return
    }
    let padding = boxes[index].padding.horizontal
    least += padding
    ideal += padding
    if !boxes[index].idealWidth.isNaN {
      ideal = boxes[index].idealWidth
      least = min(least, ideal)
    }
    var cap = max(boxes[index].minWidth, boxes[index].maxWidth)
    if boxes[index].flags.contains(.keepsAspect) { cap = min(cap, max(boxes[index].minWidth, boxes[index].aspectCap)) }
    ideal = min(max(ideal, boxes[index].minWidth), cap)
    least = min(max(least, boxes[index].minWidth), ideal)
    work[index].minWidth = least
    work[index].idealWidth = ideal
    work[index].maxWidth = boxes[index].flags.contains(.growsWidth) ? cap : ideal
  }

  private mutating func contentWidths(
    _ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>
  ) -> (least: Double, ideal: Double) {
    switch boxes[index].kind {
    case .leaf:
      let height = boxes[index].idealHeight
      guard boxes[index].flags.contains(.keepsAspect), !height.isNaN else { return (0, 0) }
      return (0, height * boxes[index].aspectRatio - boxes[index].padding.horizontal)
    case .text: return textWidths(index, boxes)
    case .column, .scrollColumn, .overlay, .row, .scrollRow, .equalRow, .flow, .masonry, .carousel, .splitRow:
      return combinedWidths(index, boxes, &work)
    }
  }

  private mutating func textWidths(_ index: Int, _ boxes: Span<Box>) -> (least: Double, ideal: Double) {
    let textIndex = Int(boxes[index].text)
    let range = texts[textIndex].range
    let (face, size) = (texts[textIndex].style.face, texts[textIndex].style.size)
    let font = fonts.metrics(face)
    let (units, breaks) = runs.idealUnits(textBytes, range, face, fonts)
    textWork[textIndex].units = units
    textWork[textIndex].breaks = breaks
    let ideal = font.points(units, at: size)
    guard boxes[index].flags.contains(.keepsWords) else { return (min(ideal, size), ideal) }
    let word = runs.run(textBytes, range, face, fonts).longestWord
    return (min(ideal, font.points(word, at: size)), ideal)
  }

  private mutating func combinedWidths(
    _ index: Int, _ boxes: Span<Box>, _ work: inout MutableSpan<Work>
  ) -> (least: Double, ideal: Double) {
    var (sumLeast, sumIdeal, maxLeast, maxIdeal) = (0.0, 0.0, 0.0, 0.0)
    var count = 0.0
    var child = index + 1
    let end = Int(boxes[index].subtreeEnd)
    while child < end {
      if boxes[child].flags.isDisjoint(with: [.fillsParent, .overflowCount]) {
        count += 1
        sumLeast += work[child].minWidth
        sumIdeal += work[child].idealWidth
        maxLeast = max(maxLeast, work[child].minWidth)
        maxIdeal = max(maxIdeal, work[child].idealWidth)
      }
      child = Int(boxes[child].subtreeEnd)
    }
    let gaps = boxes[index].spacing * max(0, count - 1)
    switch boxes[index].kind {
    case .row, .splitRow: return (sumLeast + gaps, sumIdeal + gaps)
    case .masonry:
      let columns = Double(min(tree.columnRule(boxes[index].text).count, max(1, Int(count))))
      let between = boxes[index].spacing * (columns - 1)
      return (maxLeast * columns + between, maxIdeal * columns + between)
    // What does not fit scrolls.
    case .carousel, .scrollRow: return (0, sumIdeal + gaps)
    case .equalRow: return (maxLeast * count + gaps, maxIdeal * count + gaps)
    case .flow: return (maxLeast, sumIdeal + gaps)
    case .leaf, .text, .column, .scrollColumn, .overlay: return (maxLeast, maxIdeal)
    }
  }
}

extension Box {
  /// The width at which a leaf that keeps its proportions is as high as it may become.
  fileprivate var aspectCap: Double {
    let height = idealHeight.isNaN ? maxHeight : idealHeight
    return min(height, maxHeight) * aspectRatio
  }
}
