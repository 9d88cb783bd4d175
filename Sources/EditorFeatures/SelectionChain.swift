package import CardAnalysis
package import SourceText
import Standards
import XMLSyntax

/// The ranges around a caret: each one holds the one before and is larger.
package struct SelectionChain {
  /// The ranges, the innermost first.
  package private(set) var ranges: [ByteRange] = []
  private let snapshot: DocumentSnapshot
  private let tree: XMLTree
  private let offset: Int
  private let limit: Int

  /// The ranges around the byte `offset` of `snapshot`, at most `limit`.
  package init(_ snapshot: DocumentSnapshot, at offset: Int, limit: Int = 256) {
    tree = snapshot.tree
    self.offset = min(max(0, offset), snapshot.text.count)
    self.limit = limit
    self.snapshot = snapshot
    collect()
  }

  private var bytes: [UInt8] { tree.text.bytes }

  private mutating func collect() {
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
    addWord(in: tree.range(of: node))
    addBinding(Grammar(snapshot))
    while true {
      add(node)
      guard ranges.count < limit, let parent = tree.parent(of: node) else { break }
      node = parent
    }
  }

  private mutating func add(_ node: NodeID) {
    let whole = tree.range(of: node)
    switch tree[node].kind {
    case .text: addTouched(whole.trimmed(in: bytes))
    case .comment:
      addTouched(ByteRange(whole.start + 4, whole.end - 3))
    case .cdataSection:
      addTouched(ByteRange(whole.start + 9, whole.end - 3))
    case .processingInstruction, .xmlDeclaration:
      addTouched(ByteRange(whole.start + 2, whole.end - 2))
    case .element:
      addElement(node)
    default: break
    }
    add(whole)
  }

  private mutating func addElement(_ node: NodeID) {
    let startTag = tree.startTagRange(of: node)
    if let endTag = tree.endTagRange(of: node), endTag.contains(offset) || ranges.isEmpty && endTag.touches(offset) {
      if let name = tree.endTagNameRange(of: node) { addTouched(name) }
      add(endTag)
    } else if startTag.contains(offset) || startTag.touches(offset) && ranges.last.map(startTag.contains) ?? true {
      addTouched(tree.nameRange(of: node))
      addAttributes(of: node)
      add(startTag)
    } else {
      addTouched(tree.contentRange(of: node))
    }
  }

  private mutating func addAttributes(of node: NodeID) {
    let attributes = tree.attributes(of: node)
    guard let first = attributes.first, let last = attributes.last else { return }
    if let (_, attribute) = tree.attribute(of: node, touching: offset) {
      let value = tree.valueRange(of: attribute)
      addTouched(tree.nameRange(of: attribute))
      addTouched(value)
      let open =
        attribute.flags.contains(.missingOpenQuote) ? value.start : max(value.start - 1, Int(attribute.nameEnd))
      addTouched(ByteRange(open, Int(attribute.end)))
      add(tree.range(of: attribute))
    }
    addTouched(ByteRange(Int(first.nameStart), Int(last.end)))
  }

  /// The word around the caret: letters, digits and what joins them.
  private mutating func addWord(in range: ByteRange) {
    func isWord(_ byte: UInt8) -> Bool {
      byte >= 0x80 || byte == UInt8(ascii: "_") || byte.isASCIIDigit || byte.isASCIILetter
    }
    var (start, end) = (offset, offset)
    while start > range.start, isWord(bytes[start - 1]) { start -= 1 }
    while end < range.end, isWord(bytes[end]) { end += 1 }
    add(ByteRange(start, end))
  }

  /// The binding around the caret, without its braces and with them.
  private mutating func addBinding(_ grammar: Grammar?) {
    for bound in grammar?.bindings(in: ByteRange(at: offset)) ?? [] {
      let whole = ByteRange(bound.range.start - 1, bound.range.end + 1)
      guard whole.touches(offset) else { continue }
      addTouched(bound.range)
      add(whole)
    }
  }

  /// Adds `range` if it grows the chain and the caret touches it.
  private mutating func addTouched(_ range: ByteRange) {
    if range.touches(offset) { add(range) }
  }

  /// Adds `range` if it grows the chain.
  private mutating func add(_ range: ByteRange) {
    guard ranges.count < limit, !range.isEmpty else { return }
    if let last = ranges.last, !range.contains(last) || range == last { return }
    ranges.append(range)
  }
}
