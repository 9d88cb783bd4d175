/// One layout at work: asks for widths and heights, and has them assigned and placed.
struct LayoutPass: ~Copyable {
  /// What the passes know of one box; widths and heights include padding.
  struct Work {
    var minWidth = 0.0
    var idealWidth = 0.0
    var maxWidth = 0.0
    var width = 0.0
    /// What it asks for; its parent may make it higher, see ``Placement``.
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

  /// What one layout leaves to the next: allocating fresh pages costs more than laying out what they hold.
  struct Memory: ~Copyable, Sendable {
    var work: [Work] = []
    var places: [Frame] = []
    var hidden: [Bool] = []
    var textWork: [TextWork] = []
    var brokenLines: [TextLine] = []
    var members: [Int] = []
    var lineEnds: [Int] = []
    var rowMembers: [Int] = []
  }

  let tree: BoxTree
  /// The tree's own: as members of an object they would be counted at each access.
  let (texts, textBytes): ([TextContent], [UInt8])
  let fonts: FontFaces
  var runs: TextRuns
  /// What is known of each box; out of the pass while it runs: as its member the array would be tested for other owners at
  /// each access.
  private var work: [Work]
  /// The rectangle of each box before it is mirrored and put on pixels.
  ///
  /// After the heights, the children of flows and masonries have their places from their parent's corner.
  private(set) var places: [Frame]
  /// Children of flows that found no room.
  var hidden: [Bool]
  /// What the passes know of one text.
  var textWork: [TextWork]
  /// Lines of the texts that were broken, in the order in which that happened.
  var brokenLines: [TextLine]
  var hiddenCounts: [BoxID: Int] = [:]
  /// Children of the flow at hand that may be shown.
  var members: [Int]
  /// Where the lines of the flow at hand end in ``members``.
  var lineEnds: [Int]
  private var widths: WidthAssignment

  /// Takes what `measurer` remembers; ``finish()`` gives it back.
  init(_ tree: BoxTree, _ measurer: consuming TextMeasurer) {
    self.tree = tree
    (texts, textBytes) = (tree.texts, tree.textBytes)
    fonts = measurer.fonts
    runs = measurer.runs
    let memory = measurer.memory
    (work, places, hidden) = (memory.work, memory.places, memory.hidden)
    (textWork, brokenLines) = (memory.textWork, memory.brokenLines)
    (members, lineEnds) = (memory.members, memory.lineEnds)
    widths = WidthAssignment(tree, members: memory.rowMembers)
  }

  /// The number of boxes whose memory is kept for the next layout: 4 MB.
  private static let keptBoxes = 1 << 16

  /// What it learned about texts, and its memory for the next layout.
  consuming func finish() -> TextMeasurer {
    var memory = Memory()
    if work.count <= Self.keptBoxes {
      (memory.work, memory.places, memory.hidden) = (work, places, hidden)
      (memory.textWork, memory.brokenLines) = (textWork, brokenLines)
      (memory.members, memory.lineEnds, memory.rowMembers) = (members, lineEnds, widths.members)
    }
    return TextMeasurer(fonts, runs, memory)
  }

  // MARK: Passes

  /// The four passes over all boxes.
  mutating func run(_ proposal: LayoutProposal) {
    prepare()
    let boxes = tree.boxes
    guard !boxes.isEmpty else { return }
    var (work, places): ([Work], [Frame]) = ([], [])
    swap(&work, &self.work)
    measure(proposal.width, boxes.span, &work)
    swap(&places, &self.places)
    places[0] = Frame(x: 0, y: 0, width: work[0].width, height: proposal.height ?? work[0].height)
    let placement = Placement(tree: tree)
    var spots = places.mutableSpan
    for index in boxes.indices { placement.placeChildren(index, boxes.span, work.span, &spots) }
    swap(&places, &self.places)
    swap(&work, &self.work)
  }

  /// Makes the memory ready for the tree.
  private mutating func prepare() {
    Self.fill(&work, Work(), tree.boxes.count)
    Self.fill(&places, .zero, tree.boxes.count)
    Self.fill(&hidden, false, tree.boxes.count)
    Self.fill(&textWork, TextWork(), tree.texts.count)
    brokenLines.removeAll(keepingCapacity: true)
  }

  /// Fills `array` with copies of `value`, in the memory that it has if that suffices.
  private static func fill<Value>(_ array: inout [Value], _ value: Value, _ count: Int) {
    if array.count > count { array.removeLast(array.count - count) }
    var span = array.mutableSpan
    span.update(repeating: value)
    array.reserveCapacity(count)
    while array.count < count { array.append(value) }
  }

  /// The passes that find the sizes.
  private mutating func measure(_ width: Double, _ boxes: Span<Box>, _ work: inout [Work]) {
    var work = work.mutableSpan
    for index in stride(from: boxes.count - 1, through: 0, by: -1) { measureWidths(index, boxes, &work) }
    work[0].width = width
    for index in 0..<boxes.count { widths.assignWidths(index, boxes, &work) }
    for index in stride(from: boxes.count - 1, through: 0, by: -1) { measureHeight(index, boxes, &work) }
  }

  /// Says where box `index` stands in its parent before it is known how large it becomes.
  mutating func setCorner(_ index: Int, _ x: Double, _ y: Double) {
    places[index].x = x
    places[index].y = y
  }

  /// The places of all boxes on pixels; what is inside a hidden box is hidden, too.
  func makeFrames(_ proposal: LayoutProposal) -> (frames: [Frame], hidden: [Bool]) {
    let rounding = FrameRounding(proposal, width: work.first?.width ?? 0)
    let all = tree.boxes
    let boxes = all.span
    var (frames, hidden) = (places, hidden)
    var shown = frames.mutableSpan
    var hides = hidden.mutableSpan
    var hiddenEnd = 0
    for index in 0..<boxes.count {
      if hides[index] { hiddenEnd = max(hiddenEnd, Int(boxes[index].subtreeEnd)) }
      hides[index] = index < hiddenEnd
      shown[index] =
        index < hiddenEnd ? .zero : rounding.rounded(shown[index], isText: boxes[index].kind == .text)
    }
    return (frames, hidden)
  }
}
