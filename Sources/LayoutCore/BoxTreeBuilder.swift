/// Builds a ``BoxTree`` from the outside in: `open` a container, add what it holds, `close` it.
package struct BoxTreeBuilder: Sendable {
  private var boxes: [Box] = []
  private var texts: [TextContent] = []
  private var textBytes: [UInt8] = []
  private var columnRules: [ColumnRule] = []
  private var open: [Int32] = []

  /// A builder with room for `capacity` boxes.
  package init(capacity: Int = 64) {
    boxes.reserveCapacity(capacity)
  }

  /// The box that the next one comes to stand in, or nil outside of all containers.
  package var current: BoxID? { open.last.map { BoxID(Int($0)) } }

  /// How many boxes there are so far; the index that the next one gets.
  package var count: Int { boxes.count }

  /// Begins a container; what is added until ``close()`` is inside it.
  @discardableResult
  package mutating func open(_ kind: BoxKind, _ style: BoxStyle = BoxStyle()) -> BoxID {
    let id = append(Box(kind, style, flags: [], text: -1))
    open.append(Int32(id.index))
    return id
  }

  /// Begins a container of a kind that shares its width by `rule`.
  @discardableResult
  package mutating func open(_ kind: BoxKind, _ style: BoxStyle, _ rule: ColumnRule) -> BoxID {
    columnRules.append(rule)
    let id = append(Box(kind, style, flags: [], text: Int32(columnRules.count - 1)))
    open.append(Int32(id.index))
    return id
  }

  /// Ends the innermost open container; without one it does nothing.
  package mutating func close() {
    guard let index = open.popLast() else { return }
    boxes[Int(index)].subtreeEnd = Int32(boxes.count)
  }

  /// Adds a container whose children are what `content` adds.
  @discardableResult
  package mutating func add(
    _ kind: BoxKind, _ style: BoxStyle = BoxStyle(), _ content: (inout BoxTreeBuilder) -> Void
  ) -> BoxID {
    let id = open(kind, style)
    let depth = open.count
    content(&self)
    // What `content` left open ends here too.
    while open.count >= depth { close() }
    return id
  }

  /// Adds a box with nothing inside.
  @discardableResult
  package mutating func addLeaf(_ style: BoxStyle) -> BoxID {
    append(Box(.leaf, style, flags: [], text: -1))
  }

  /// Adds a box behind or above its siblings in an overlay that has the overlay's size and does not count for it.
  @discardableResult
  package mutating func addFilling(_ style: BoxStyle = BoxStyle()) -> BoxID {
    append(Box(.leaf, style, flags: .fillsParent, text: -1))
  }

  /// Adds empty room of at least `length` points that takes what the others in its row leave over.
  @discardableResult
  package mutating func addSpacer(min length: Double = 0) -> BoxID {
    var style = BoxStyle()
    style.width = Extent(min: length, grows: true)
    style.priority = .min
    return append(Box(.leaf, style, flags: [], text: -1))
  }

  /// Adds `text`, set as `setting` says.
  @discardableResult
  package mutating func addText(_ text: [UInt8], _ setting: TextSetting, _ style: BoxStyle = BoxStyle()) -> BoxID {
    let start = textBytes.count
    textBytes.append(contentsOf: text)
    return append(Box(.text, style, flags: [], text: appendText(from: start, setting)))
  }

  /// Adds `text`, set as `setting` says.
  @discardableResult
  package mutating func addText(_ text: String, _ setting: TextSetting, _ style: BoxStyle = BoxStyle()) -> BoxID {
    let start = textBytes.count
    textBytes.append(contentsOf: text.utf8)
    return append(Box(.text, style, flags: [], text: appendText(from: start, setting)))
  }

  /// Adds `text` as a separator between two children of a flow: it is hidden where a line begins or ends.
  @discardableResult
  package mutating func addFlowSeparator(_ text: String, _ setting: TextSetting) -> BoxID {
    let start = textBytes.count
    textBytes.append(contentsOf: text.utf8)
    return append(Box(.text, BoxStyle(), flags: .flowSeparator, text: appendText(from: start, setting)))
  }

  /// Adds the last child of a flow, which is shown only when others are hidden.
  @discardableResult
  package mutating func addOverflowCount(_ style: BoxStyle) -> BoxID {
    append(Box(.leaf, style, flags: .overflowCount, text: -1))
  }

  /// Adds a copy of the boxes `range` of `tree`: one box and all that it holds.
  package mutating func append(_ tree: BoxTree, _ range: Range<Int>) {
    let shift = Int32(boxes.count - range.lowerBound)
    for box in tree.boxes[range] {
      var box = box
      box.subtreeEnd += shift
      if box.text >= 0, box.kind == .text {
        let text = tree.texts[Int(box.text)]
        let start = textBytes.count
        textBytes.append(contentsOf: tree.textBytes[text.range])
        box.text = appendText(from: start, text.style)
      } else if box.text >= 0 {
        columnRules.append(tree.columnRule(box.text))
        box.text = Int32(columnRules.count - 1)
      }
      boxes.append(box)
    }
  }

  /// The tree; containers that are still open end here.
  package mutating func finish() -> BoxTree {
    while !open.isEmpty { close() }
    return BoxTree(boxes: boxes, texts: texts, textBytes: textBytes, columnRules: columnRules)
  }

  private mutating func append(_ box: Box) -> BoxID {
    let index = boxes.count
    boxes.append(box)
    boxes[index].subtreeEnd = Int32(index + 1)
    return BoxID(index)
  }

  private mutating func appendText(from start: Int, _ setting: TextSetting) -> Int32 {
    texts.append(TextContent(start: Int32(start), end: Int32(textBytes.count), style: setting))
    return Int32(texts.count - 1)
  }
}
