package import CardAnalysis
package import SourceText
import XMLSyntax

extension DocumentSnapshot {
  /// The ranges around the byte `offset`, the innermost first, each inside the next and larger; at most `limit`.
  package func selectionRanges(at offset: Int, limit: Int = 256) -> [ByteRange] {
    let tree = tree
    let offset = min(max(0, offset), text.count)
    var ranges = RangeChain(limit: limit)
    // A caret at the end of the text, or right after a tag, still belongs to what ends there.
    var node = tree.node(at: offset)
    if tree[node].kind == .document || tree[node].kind == .text, offset > 0 {
      let before = tree.node(at: offset - 1)
      if tree[before].kind == .element, tree[before].end == offset, tree.nameRange(of: before).touches(offset) {
        node = before
      } else if tree[node].kind == .document {
        node = before
      }
    }
    addWord(around: offset, in: tree.range(of: node), to: &ranges)
    while true {
      add(node, offset, tree, to: &ranges)
      guard !ranges.isFull, let parent = tree.parent(of: node) else { break }
      node = parent
    }
    return ranges.ranges
  }

  private func add(_ node: NodeID, _ offset: Int, _ tree: XMLTree, to ranges: inout RangeChain) {
    let whole = tree.range(of: node)
    switch tree[node].kind {
    case .text:
      let start = text.bytes.skippingSpace(from: whole.start, to: whole.end)
      let trimmed = ByteRange(start, text.bytes.skippingSpaceBackwards(from: whole.end, to: start))
      if trimmed.touches(offset) { ranges.add(trimmed) }
    case .comment:
      ranges.add(ByteRange(whole.start + 4, whole.end - 3), around: offset)
    case .cdataSection:
      ranges.add(ByteRange(whole.start + 9, whole.end - 3), around: offset)
    case .processingInstruction, .xmlDeclaration:
      ranges.add(ByteRange(whole.start + 2, whole.end - 2), around: offset)
    case .element:
      addElement(node, offset, tree, to: &ranges)
    default: break
    }
    ranges.add(whole)
  }

  private func addElement(_ node: NodeID, _ offset: Int, _ tree: XMLTree, to ranges: inout RangeChain) {
    let startTag = tree.startTagRange(of: node)
    if let endTag = tree.endTagRange(of: node), endTag.contains(offset) || ranges.isEmpty && endTag.touches(offset) {
      if let name = tree.endTagNameRange(of: node) { ranges.add(name, around: offset) }
      ranges.add(endTag)
    } else if startTag.contains(offset) || ranges.isEmptyOrInside(startTag) && startTag.touches(offset) {
      ranges.add(tree.nameRange(of: node), around: offset)
      addAttributes(node, offset, tree, to: &ranges)
      ranges.add(startTag)
    } else {
      ranges.add(tree.contentRange(of: node), around: offset)
    }
  }

  private func addAttributes(_ node: NodeID, _ offset: Int, _ tree: XMLTree, to ranges: inout RangeChain) {
    let attributes = tree.attributes(of: node)
    guard let first = attributes.first, let last = attributes.last else { return }
    if let (_, attribute) = tree.attribute(of: node, touching: offset) {
      let value = tree.valueRange(of: attribute)
      ranges.add(tree.nameRange(of: attribute), around: offset)
      ranges.add(value, around: offset)
      let open =
        attribute.flags.contains(.missingOpenQuote) ? value.start : max(value.start - 1, Int(attribute.nameEnd))
      ranges.add(ByteRange(open, Int(attribute.end)), around: offset)
      ranges.add(tree.range(of: attribute))
    }
    ranges.add(ByteRange(Int(first.nameStart), Int(last.end)), around: offset)
  }

  /// The word around the caret: letters, digits and what joins them.
  private func addWord(around offset: Int, in range: ByteRange, to ranges: inout RangeChain) {
    let bytes = text.bytes
    var start = offset
    var end = offset
    while start > range.start, Self.isWord(bytes[start - 1]) { start -= 1 }
    while end < range.end, Self.isWord(bytes[end]) { end += 1 }
    if start < end { ranges.add(ByteRange(start, end)) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || byte &- UInt8(ascii: "0") < 10
      || (byte | 0x20) &- UInt8(ascii: "a") < 26
  }
}

/// Ranges that grow: each one added must hold the one before and be larger.
private struct RangeChain {
  private(set) var ranges: [ByteRange] = []
  let limit: Int

  init(limit: Int) { self.limit = limit }

  var isEmpty: Bool { ranges.isEmpty }
  var isFull: Bool { ranges.count >= limit }

  func isEmptyOrInside(_ range: ByteRange) -> Bool { ranges.last.map { range.contains($0) } ?? true }

  /// Adds `range` if it grows the chain and the caret `offset` touches it.
  mutating func add(_ range: ByteRange, around offset: Int) {
    if range.touches(offset) { add(range) }
  }

  mutating func add(_ range: ByteRange) {
    guard !isFull, !range.isEmpty else { return }
    if let last = ranges.last, !range.contains(last) || range == last { return }
    ranges.append(range)
  }
}
