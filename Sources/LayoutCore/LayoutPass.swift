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

  var boxes: [Box]
  var texts: [TextContent]
  var textBytes: [UInt8]
  let columnRules: [ColumnRule]
  let tableRules: [TableRule]
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
  var brokenLines: [TextLine] = []
  var hiddenCounts: [BoxID: Int] = [:]
  /// Children of the row at hand, in the order in which they are served.
  var served: [Int] = []

  /// Takes what `measurer` remembers; ``finish()`` gives it back.
  init(_ tree: BoxTree, _ measurer: inout TextMeasurer) {
    boxes = tree.boxes
    texts = tree.texts
    textBytes = tree.textBytes
    columnRules = tree.columnRules
    tableRules = tree.tableRules
    self.measurer = measurer.take()
    work = self.measurer.workspace
    self.measurer.workspace = []
    work.removeAll(keepingCapacity: true)
    work.append(contentsOf: repeatElement(Work(), count: tree.boxes.count))
    places = [Frame](repeating: .zero, count: tree.boxes.count)
    hidden = [Bool](repeating: false, count: tree.boxes.count)
    textWork = [TextWork](repeating: TextWork(), count: tree.texts.count)
  }

  /// Puts box `index` where `frame` says.
  mutating func place(_ index: Int, _ frame: Frame) {
    if tracksSizes, frame.width != places[index].width || frame.height != places[index].height { resized.append(index) }
    places[index] = frame
  }

  /// Says where box `index` stands in its parent before it is known how large it becomes.
  mutating func setCorner(_ index: Int, _ x: Double, _ y: Double) {
    places[index].x = x
    places[index].y = y
  }

  /// Hands the places over.
  mutating func takePlaces() -> [Frame] {
    defer { places = [] }
    return places
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
  /// The four passes over all boxes.
  mutating func run(_ proposal: LayoutProposal) {
    measure(proposal)
    for index in boxes.indices { placeChildren(index, places[index].x, places[index].y) }
  }

  /// The first three passes over all boxes, and the place of the outermost.
  mutating func measure(_ proposal: LayoutProposal) {
    guard !boxes.isEmpty else { return }
    for index in stride(from: boxes.count - 1, through: 0, by: -1) { measureWidths(index) }
    work[0].width = proposal.width
    for index in boxes.indices { assignWidths(index) }
    for index in stride(from: boxes.count - 1, through: 0, by: -1) { measureHeight(index) }
    placeOutermost(proposal)
  }
}
