/// The working memory of one layout.
struct LayoutPass {
  /// What the passes know of one box; widths and heights include padding.
  struct Work {
    var minWidth = 0.0
    var idealWidth = 0.0
    var maxWidth = 0.0
    var width = 0.0
    var height = 0.0
    /// From the top edge to the first baseline.
    var baseline = 0.0
    /// From the parent's content corner for children of a flow, later from the outermost box's corner.
    var x = 0.0
    var y = 0.0
  }

  /// What the passes know of one text.
  struct TextWork {
    /// Width of its longest line in font units when only mandatory breaks are taken.
    var units: Int32 = 0
    /// Whether it has mandatory breaks.
    var breaks = false
    /// Its lines in ``LayoutPass/brokenLines``, or none when it fits on one.
    var broken: Range<Int32> = 0..<0
  }

  let boxes: [Box]
  let texts: [TextContent]
  let textBytes: [UInt8]
  let columnRules: [ColumnRule]
  var measurer: TextMeasurer
  var work: [Work]
  var frames: [Frame] = []
  var hidden: [Bool]
  /// What the passes know of one text.
  var textWork: [TextWork]
  /// Lines of the texts that were broken, in the order in which that happened.
  var brokenLines: [TextLine] = []
  var lines: [TextLine] = []
  var firstLines: [Int32] = []
  var hiddenCounts: [BoxID: Int] = [:]
  /// Children of the row at hand, in the order in which they are served.
  var served: [Int] = []

  /// Takes what `measurer` remembers; ``finish()`` gives it back.
  init(_ tree: BoxTree, _ measurer: inout TextMeasurer) {
    boxes = tree.boxes
    texts = tree.texts
    textBytes = tree.textBytes
    columnRules = tree.columnRules
    self.measurer = measurer.take()
    work = self.measurer.workspace
    self.measurer.workspace = []
    work.removeAll(keepingCapacity: true)
    work.append(contentsOf: repeatElement(Work(), count: tree.boxes.count))
    hidden = [Bool](repeating: false, count: tree.boxes.count)
    textWork = [TextWork](repeating: TextWork(), count: tree.texts.count)
  }

  /// So many boxes' memory is kept for the next layout: 4 MB.
  private static let keptBoxes = 1 << 16

  /// What it learned about texts, and its memory for the next layout.
  mutating func finish() -> TextMeasurer {
    if work.count <= Self.keptBoxes { swap(&work, &measurer.workspace) }
    return measurer
  }
}

extension LayoutPass {
  // MARK: 1. Widths that boxes ask for, inside out

  /// Fills `minWidth`, `idealWidth` and `maxWidth`.
  mutating func measureIdealWidths() {
    for index in stride(from: boxes.count - 1, through: 0, by: -1) {
      var (least, ideal) = contentWidths(index)
      let padding = boxes[index].padding.horizontal
      least += padding
      ideal += padding
      if !boxes[index].idealWidth.isNaN {
        ideal = boxes[index].idealWidth
        least = min(least, ideal)
      }
      let cap = max(boxes[index].minWidth, boxes[index].maxWidth)
      ideal = min(max(ideal, boxes[index].minWidth), cap)
      least = min(max(least, boxes[index].minWidth), ideal)
      work[index].minWidth = least
      work[index].idealWidth = ideal
      work[index].maxWidth = boxes[index].flags.contains(.growsWidth) ? cap : ideal
    }
  }

  private mutating func contentWidths(_ index: Int) -> (least: Double, ideal: Double) {
    switch boxes[index].kind {
    case .leaf: return (0, 0)
    case .text:
      let textIndex = Int(boxes[index].text)
      let text = texts[textIndex]
      let (units, breaks) = measurer.idealUnits(textBytes, text.range, text.style.face)
      textWork[textIndex].units = units
      textWork[textIndex].breaks = breaks
      let ideal = measurer.faces[Int(text.style.face.rawValue)].points(units, at: text.style.size)
      return (min(ideal, text.style.size), ideal)
    case .column, .overlay, .row, .equalRow, .flow, .masonry, .carousel, .splitRow: return combinedWidths(index)
    }
  }

  private func combinedWidths(_ index: Int) -> (least: Double, ideal: Double) {
    let kind = boxes[index].kind
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
    switch kind {
    case .row, .splitRow: return (sumLeast + gaps, sumIdeal + gaps)
    case .masonry:
      let columns = Double(min(columnRule(index).count, max(1, Int(count))))
      let between = boxes[index].spacing * (columns - 1)
      return (maxLeast * columns + between, maxIdeal * columns + between)
    // What does not fit scrolls.
    case .carousel: return (0, sumIdeal + gaps)
    case .equalRow: return (maxLeast * count + gaps, maxIdeal * count + gaps)
    case .flow: return (maxLeast, sumIdeal + gaps)
    case .leaf, .text, .column, .overlay: return (maxLeast, maxIdeal)
    }
  }
}
