/// The working memory of one layout.
struct LayoutPass {
  /// What the passes know of one box; widths and heights include padding.
  struct Work: Equatable {
    var minWidth = 0.0
    var idealWidth = 0.0
    var maxWidth = 0.0
    var width = 0.0
    /// What it asks for; its parent may make it higher, see ``LayoutPass/places``.
    var height = 0.0
    /// From the top edge to the first baseline.
    var baseline = 0.0
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

  /// What one layout leaves to the next: fresh pages cost more than laying out what they hold.
  struct Memory: Sendable {
    var work: [Work] = []
    var places: [Frame] = []
    var hidden: [Bool] = []
    var textWork: [TextWork] = []
    var brokenLines: [TextLine] = []
    var members: [Int] = []
    var lineEnds: [Int] = []

    /// Makes it ready for so many boxes and texts.
    fileprivate mutating func prepare(boxes: Int, texts: Int) {
      LayoutPass.fill(&work, Work(), boxes)
      LayoutPass.fill(&places, .zero, boxes)
      LayoutPass.fill(&hidden, false, boxes)
      LayoutPass.fill(&textWork, TextWork(), texts)
      brokenLines.removeAll(keepingCapacity: true)
    }
  }

  /// Makes `array` so many times `value`, in the memory that it has if that suffices.
  private static func fill<Value>(_ array: inout [Value], _ value: Value, _ count: Int) {
    if array.count > count { array.removeLast(array.count - count) }
    var span = array.mutableSpan
    span.update(repeating: value)
    array.reserveCapacity(count)
    while array.count < count { array.append(value) }
  }

  var boxes: [Box]
  var texts: [TextContent]
  var textBytes: [UInt8]
  /// Where its texts and the rules of its boxes come from.
  let tree: BoxTree
  var measurer: TextMeasurer
  var work: [Work]
  /// The rectangle of each box before it is mirrored and put on pixels.
  ///
  /// After the heights, the children of flows and masonries have their places from their parent's corner. After the places,
  /// corners are counted from where ``placeChildren(_:_:_:)`` was told that the parent's is.
  private(set) var places: [Frame]
  /// Boxes that were placed with another size than before, while ``tracksSizes`` is set.
  var resized: [Int] = []
  var tracksSizes = false
  /// Children of flows that found no room.
  var hidden: [Bool]
  /// What the passes know of one text.
  var textWork: [TextWork]
  /// Lines of the texts that were broken, in the order in which that happened.
  var brokenLines: [TextLine]
  var hiddenCounts: [BoxID: Int] = [:]
  /// Children of the row at hand, in the order in which they are served, or those of the flow at hand that may be shown.
  var members: [Int]
  /// Where the lines of the flow at hand end in ``members``.
  var lineEnds: [Int]

  /// Takes what `measurer` remembers; ``finish()`` gives it back.
  init(_ tree: BoxTree, _ measurer: inout TextMeasurer) {
    boxes = tree.boxes
    texts = tree.texts
    textBytes = tree.textBytes
    self.tree = tree
    var memory = Memory()
    swap(&memory, &measurer.memory)
    memory.prepare(boxes: tree.boxes.count, texts: tree.texts.count)
    self.measurer = measurer.take()
    (work, places, hidden) = (memory.work, memory.places, memory.hidden)
    (textWork, brokenLines) = (memory.textWork, memory.brokenLines)
    (members, lineEnds) = (memory.members, memory.lineEnds)
  }

  /// Puts box `index` where `frame` says.
  mutating func place(_ index: Int, _ frame: Frame, _ places: inout MutableSpan<Frame>) {
    if tracksSizes, frame.width != places[index].width || frame.height != places[index].height { resized.append(index) }
    places[index] = frame
  }

  /// Says where box `index` stands in its parent before it is known how large it becomes.
  mutating func setCorner(_ index: Int, _ x: Double, _ y: Double) {
    places[index].x = x
    places[index].y = y
  }

  /// So many boxes' memory is kept for the next layout: 4 MB.
  private static let keptBoxes = 1 << 16

  /// What it learned about texts, and its memory for the next layout.
  mutating func finish() -> TextMeasurer {
    var memory = Memory()
    if work.count <= Self.keptBoxes {
      swap(&work, &memory.work)
      swap(&places, &memory.places)
      swap(&hidden, &memory.hidden)
      swap(&textWork, &memory.textWork)
      swap(&brokenLines, &memory.brokenLines)
      swap(&members, &memory.members)
      swap(&lineEnds, &memory.lineEnds)
    }
    swap(&memory, &measurer.memory)
    return measurer.take()
  }
}

extension LayoutPass {
  /// Has `body` read the boxes and write what is known of each.
  ///
  /// The arrays are out of the pass meanwhile: as its members they would be tested for other owners at each access.
  mutating func measuring(_ body: (inout LayoutPass, Span<Box>, inout MutableSpan<Work>) -> Void) {
    let boxes = boxes
    var work: [Work] = []
    swap(&work, &self.work)
    var span = work.mutableSpan
    body(&self, boxes.span, &span)
    swap(&work, &self.work)
  }

  /// Has `body` read the boxes and what is known of each, and write their places.
  mutating func placing(_ body: (inout LayoutPass, Span<Box>, Span<Work>, inout MutableSpan<Frame>) -> Void) {
    let boxes = boxes
    let work = work
    var places: [Frame] = []
    swap(&places, &self.places)
    var span = places.mutableSpan
    body(&self, boxes.span, work.span, &span)
    swap(&places, &self.places)
  }

  /// The four passes over all boxes.
  mutating func run(_ proposal: LayoutProposal) {
    measure(proposal)
    placing { pass, boxes, work, places in
      for index in 0..<boxes.count {
        pass.placeChildren(index, (places[index].x, places[index].y), boxes, work, &places)
      }
    }
  }

  /// The first three passes over all boxes, and the place of the outermost.
  mutating func measure(_ proposal: LayoutProposal) {
    guard !boxes.isEmpty else { return }
    measuring { pass, boxes, work in
      for index in stride(from: boxes.count - 1, through: 0, by: -1) { pass.measureWidths(index, boxes, &work) }
      work[0].width = proposal.width
      for index in 0..<boxes.count { pass.assignWidths(index, boxes, &work) }
      for index in stride(from: boxes.count - 1, through: 0, by: -1) { pass.measureHeight(index, boxes, &work) }
    }
    placeOutermost(proposal)
  }
}
