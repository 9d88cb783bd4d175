/// A layout that follows changes of its boxes at the cost of what they touch, whatever the size of the tree.
///
/// It keeps what the four passes of a ``Layout`` found. A changed box is measured again, and those around it as far out as
/// sizes change; children are placed again only where a size inside their parent changed, and since places are kept from
/// the parent's corner, whatever else moves on the page costs nothing. What it answers is exactly what a ``Layout`` of the
/// changed tree answers.
///
/// Reading a frame costs the depth of the box. Boxes cannot be added or removed.
package struct IncrementalLayout: Sendable {
  /// What it is laid out for.
  package let proposal: LayoutProposal
  var pass: LayoutPass
  let parents: [Int32]
  /// Boxes whose wishes may have changed.
  private var asking: BoxQueue
  /// Boxes whose width, or that of whose children, may have changed.
  private var widening: BoxQueue
  /// Boxes of which all children must be given their widths again.
  private var sharesAgain: [Bool]
  private var rising: BoxQueue
  private var placing: BoxQueue
  /// Widths before a change, of the boxes that it may concern.
  private var before: [(index: Int, width: Double)] = []
  /// Bytes of all texts and lines of those that are broken, as far as they are still needed.
  private var live: (bytes: Int, lines: Int)

  /// Lays `tree` out; what `measurer` remembers is taken over.
  package init(_ tree: BoxTree, _ proposal: LayoutProposal, _ measurer: TextMeasurer) {
    self.proposal = proposal
    var measurer = measurer
    pass = LayoutPass(tree, &measurer)
    pass.measure(proposal)
    // From the parent's corner, so that what moves as a whole stays as it is.
    pass.placing { pass, boxes, work, places in
      for index in 0..<boxes.count { pass.placeChildren(index, (0, 0), boxes, work, &places) }
    }
    var parents = [Int32](repeating: -1, count: tree.count)
    for index in tree.boxes.indices {
      var child = index + 1
      while child < Int(tree.boxes[index].subtreeEnd) {
        parents[child] = Int32(index)
        child = Int(tree.boxes[child].subtreeEnd)
      }
    }
    self.parents = parents
    asking = BoxQueue(.insideOut, count: tree.count)
    widening = BoxQueue(.outsideIn, count: tree.count)
    rising = BoxQueue(.insideOut, count: tree.count)
    placing = BoxQueue(.outsideIn, count: tree.count)
    sharesAgain = [Bool](repeating: false, count: tree.count)
    live = (pass.textBytes.count, pass.brokenLines.count)
    pass.tracksSizes = true
  }

  /// The tree with all changes.
  package var tree: BoxTree {
    BoxTree(
      boxes: pass.boxes, texts: pass.texts, textBytes: pass.textBytes, columnRules: pass.tree.columnRules,
      tableRules: pass.tree.tableRules)
  }

  // MARK: Changes

  /// Gives box `id` another text, and another setting unless that is nil; other boxes than texts stay as they are.
  package mutating func setText(_ text: [UInt8], _ setting: TextSetting? = nil, of id: BoxID) {
    guard pass.boxes.indices.contains(id.index), pass.boxes[id.index].kind == .text else { return }
    let index = Int(pass.boxes[id.index].text)
    live.bytes += text.count - pass.texts[index].range.count
    pass.texts[index].start = Int32(pass.textBytes.count)
    pass.textBytes.append(contentsOf: text)
    pass.texts[index].end = Int32(pass.textBytes.count)
    if let setting { pass.texts[index].style = setting }
    asking.insert(id.index)
    rising.insert(id.index)
    update()
    if pass.textBytes.count > 2 * live.bytes + Self.slack || pass.brokenLines.count > 2 * live.lines + Self.slack {
      compact()
    }
  }

  /// Asks something else of box `id`; its kind stays.
  package mutating func setStyle(_ style: BoxStyle, of id: BoxID) {
    guard pass.boxes.indices.contains(id.index) else { return }
    pass.boxes[id.index] = pass.boxes[id.index].with(style)
    asking.insert(id.index)
    rising.insert(id.index)
    shareAgain(id.index)
    placing.insert(id.index)
    if let parent = parent(id.index) {
      asking.insert(parent)
      shareAgain(parent)
      rising.insert(parent)
    }
    update()
  }

  /// So many bytes or lines that are no longer needed are kept in any case.
  private static let slack = 4096

  /// Drops bytes and lines of texts that were replaced; pays for itself, since it halves what there is.
  private mutating func compact() {
    var bytes: [UInt8] = []
    var lines: [TextLine] = []
    bytes.reserveCapacity(live.bytes)
    lines.reserveCapacity(live.lines)
    for index in pass.texts.indices {
      let move = Int32(bytes.count) - pass.texts[index].start
      bytes.append(contentsOf: pass.textBytes[pass.texts[index].range])
      pass.texts[index].start += move
      pass.texts[index].end += move
      let broken = pass.textWork[index].broken
      pass.textWork[index].broken = Int32(lines.count)..<Int32(lines.count + broken.count)
      for line in pass.brokenLines[Int(broken.lowerBound)..<Int(broken.upperBound)] {
        lines.append(line.moved(by: move))
      }
    }
    pass.textBytes = bytes
    pass.brokenLines = lines
    live = (bytes.count, lines.count)
  }

  private func parent(_ index: Int) -> Int? { parents[index] < 0 ? nil : Int(parents[index]) }

  private func isContainer(_ index: Int) -> Bool { Int(pass.boxes[index].subtreeEnd) > index + 1 }
}

// The four passes over the boxes that wait for them.
extension IncrementalLayout {
  private mutating func update() {
    while let index = asking.next() { ask(index) }
    while let index = widening.next() { widen(index) }
    while let index = rising.next() { rise(index) }
    guard !pass.boxes.isEmpty else { return }
    pass.placeOutermost(proposal)
    while let index = placing.next() { place(index) }
  }

  private mutating func ask(_ index: Int) {
    let old = pass.work[index]
    pass.measuring { $0.measureWidths(index, $1, &$2) }
    guard pass.work[index] != old, let parent = parent(index) else { return }
    asking.insert(parent)
    switch pass.boxes[parent].kind {
    // No sibling is concerned.
    case .column, .scrollColumn, .overlay, .flow: widening.insert(index)
    case .tableRow:
      // The columns go through all rows.
      guard let table = self.parent(parent) else { return }
      asking.insert(table)
      shareAgain(table)
    default: shareAgain(parent)
    }
  }

  private mutating func shareAgain(_ index: Int) {
    let isRow = pass.boxes[index].kind == .tableRow
    let box = isRow ? parent(index) ?? index : index
    sharesAgain[box] = true
    widening.insert(box)
  }

  private mutating func widen(_ index: Int) {
    if let parent = parent(index) {
      switch pass.boxes[parent].kind {
      case .column, .scrollColumn, .overlay, .flow:
        let old = pass.work[index].width
        let inner = max(0, pass.work[parent].width - pass.boxes[parent].padding.horizontal)
        pass.measuring { LayoutPass.assignOne(index, in: parent, inner, $1, &$2) }
        if pass.work[index].width != old { widthChanged(index, parent) }
      default: break
      }
    }
    guard sharesAgain[index] else { return }
    sharesAgain[index] = false
    before.removeAll(keepingCapacity: true)
    rememberWidths(index)
    pass.measuring { $0.assignWidths(index, $1, &$2) }
    for (child, width) in before where pass.work[child].width != width {
      widthChanged(child, Int(parents[child]))
    }
  }

  private mutating func rememberWidths(_ index: Int) {
    var child = index + 1
    let end = Int(pass.boxes[index].subtreeEnd)
    while child < end {
      before.append((child, pass.work[child].width))
      // A table gives the children of its rows their widths, too.
      let isRow = pass.boxes[index].kind == .table && pass.boxes[child].kind == .tableRow
      child = isRow && isContainer(child) ? child + 1 : Int(pass.boxes[child].subtreeEnd)
    }
  }

  private mutating func widthChanged(_ index: Int, _ parent: Int) {
    rising.insert(index)
    placing.insert(parent)
    let kind = pass.boxes[parent].kind
    if kind == .flow || kind == .masonry { rising.insert(parent) }
    guard isContainer(index), pass.boxes[index].kind != .tableRow else { return }
    sharesAgain[index] = true
    widening.insert(index)
  }

  private mutating func rise(_ index: Int) {
    let old = pass.work[index]
    let text = pass.boxes[index].kind == .text ? Int(pass.boxes[index].text) : -1
    if text >= 0 { live.lines -= pass.textWork[text].broken.count }
    pass.measuring { $0.measureHeight(index, $1, &$2) }
    if text >= 0 { live.lines += pass.textWork[text].broken.count }
    placing.insert(index)
    if pass.work[index] != old, let parent = parent(index) { rising.insert(parent) }
  }

  private mutating func place(_ index: Int) {
    pass.placing { $0.placeChildren(index, (0, 0), $1, $2, &$3) }
    for child in pass.resized where isContainer(child) { placing.insert(child) }
    pass.resized.removeAll(keepingCapacity: true)
  }
}

// What a layout answers.
extension IncrementalLayout {
  /// The place of box `id`, as ``Layout`` has it.
  package func frame(of id: BoxID) -> Frame {
    guard pass.boxes.indices.contains(id.index) else { return .zero }
    var path: [Int] = []
    var next: Int? = id.index
    while let index = next {
      if pass.hidden[index] { return .zero }
      path.append(index)
      next = parent(index)
    }
    var frame = pass.places[id.index]
    (frame.x, frame.y) = (0, 0)
    for index in path.reversed() {
      frame.x += pass.places[index].x
      frame.y += pass.places[index].y
    }
    let rounding = FrameRounding(proposal, width: pass.work[0].width)
    return rounding.rounded(frame, isText: pass.boxes[id.index].kind == .text)
  }

  /// The lines of text `index` of the tree.
  package func lines(ofText index: Int) -> [TextLine] {
    guard pass.texts.indices.contains(index) else { return [] }
    let broken = pass.textWork[index].broken
    if broken.isEmpty { return [pass.unbrokenLine(index)] }
    return Array(pass.brokenLines[Int(broken.lowerBound)..<Int(broken.upperBound)])
  }

  /// All of it at once; linear in the boxes.
  package var layout: Layout {
    var pass = pass
    for index in pass.boxes.indices where parents[index] >= 0 {
      let corner = pass.places[Int(parents[index])]
      pass.setCorner(index, corner.x + pass.places[index].x, corner.y + pass.places[index].y)
    }
    return Layout(&pass, proposal)
  }
}
