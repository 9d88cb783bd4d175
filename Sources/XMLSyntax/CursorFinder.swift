import SourceText

/// Finds out what a caret stands in.
struct CursorFinder {
  let tree: XMLTree

  /// Where a caret before the byte at `offset`, which is in the text or at its end, stands.
  func context(at offset: Int) -> CursorContext {
    let node = innermost(at: offset)
    switch tree[node].kind {
    case .element: return elementContext(node, at: offset)
    case .text: return textContext(node, at: offset)
    case .unexpected: return unexpectedContext(node, at: offset)
    default: return leafContext(node, at: offset)
    }
  }

  private func leafContext(_ node: NodeID, at offset: Int) -> CursorContext {
    switch tree[node].kind {
    case .comment: .comment(node)
    case .cdataSection: .cdataSection(node)
    case .processingInstruction: .processingInstruction(node)
    case .xmlDeclaration: .xmlDeclaration(node)
    case .documentType: .documentType(node)
    default: contentContext(in: node, at: offset)
    }
  }

  /// The innermost node that a caret at `offset` is inside of; a node that breaks off at the caret is one too.
  private func innermost(at offset: Int) -> NodeID {
    // Text that starts at the caret wins over the place before it.
    let next = firstNode(startingAtOrAfter: offset)
    if next < tree.nodes.count, Int(tree.nodes[next].start) == offset, tree.nodes[next].kind == .text,
      !tree.nodes[next].flags.contains(.whitespaceOnly), tree.nodes[next].parent != 0
    {
      return NodeID(next)
    }
    var node = max(0, next - 1)
    while node != 0,
      Int(tree.nodes[node].end) < offset || Int(tree.nodes[node].end) == offset && !isOpenEnded(tree.nodes[node])
    {
      node = Int(tree.nodes[node].parent)
    }
    return NodeID(node)
  }

  /// Index of the first node that starts at or after `offset`; the document node counts as starting before all.
  private func firstNode(startingAtOrAfter offset: Int) -> Int {
    var low = 1
    var high = tree.nodes.count
    while low < high {
      let middle = (low + high) / 2
      if Int(tree.nodes[middle].start) < offset { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Whether a caret at the end of the node is still inside it.
  private func isOpenEnded(_ record: XMLNode) -> Bool {
    switch record.kind {
    case .document, .text: true
    case .element:
      !record.flags.isDisjoint(with: .missingEndTag)
        || record.end == record.startTagEnd && record.flags.contains(.unterminated)
        || record.endTagStart < record.end && tree.text.bytes[Int(record.end) - 1] != .greaterThan
    case .unexpected: !record.flags.isDisjoint(with: [.missingName, .unterminated])
    default: record.flags.contains(.unterminated)
    }
  }

  /// The place at `offset` among the children of `parent`, leaving out `excluded`.
  private func place(in parent: NodeID, at offset: Int, excluding excluded: NodeID? = nil) -> ContentPlace {
    var before: NodeID?
    var after: NodeID?
    for child in tree.children(of: parent) where child != excluded {
      if Int(tree[child].end) <= offset, excluded.map({ child < $0 }) ?? true {
        before = child
      } else if Int(tree[child].start) >= offset {
        after = child
        break
      }
    }
    return ContentPlace(parent: parent, before: before, after: after, offset: offset)
  }

  private func contentContext(in node: NodeID, at offset: Int) -> CursorContext {
    let place = place(in: node, at: offset)
    guard node == .document else { return .content(place) }
    let isAfterRoot = tree.childElements(of: .document).contains { Int(tree[$0].start) < offset }
    return isAfterRoot ? .afterRoot(place) : .beforeRoot(place)
  }

  private func textContext(_ node: NodeID, at offset: Int) -> CursorContext {
    let record = tree[node]
    let parent = NodeID(Int(record.parent))
    let previous = tree.nodes[node.index - 1]
    let isSpaceBefore = tree.text.bytes[Int(record.start)..<offset].allSatisfy { $0 == .space || $0 == .tab }
    if previous.kind != .element, previous.kind != .unexpected, previous.flags.contains(.unterminated), isSpaceBefore {
      return leafContext(NodeID(node.index - 1), at: offset)
    }
    if previous.kind == .element, previous.flags.contains(.unterminated), previous.startTagEnd == record.start,
      tree.text.bytes[Int(record.start)..<offset].allSatisfy(XMLTree.isSpace)
    {
      return gapContext(NodeID(node.index - 1), at: offset)
    }
    if record.flags.contains(.whitespaceOnly) || parent == .document {
      return contentContext(in: parent, at: offset)
    }
    // Editors write `>` along with `<`.
    if isNameless(previous), Int(record.start) == offset, tree.text.bytes[offset] == .greaterThan {
      return unexpectedContext(NodeID(node.index - 1), at: offset)
    }
    return .text(place(in: parent, at: offset, excluding: node), node: node)
  }

  private func elementContext(_ node: NodeID, at offset: Int) -> CursorContext {
    let record = tree[node]
    let isInTag =
      offset < record.startTagEnd || offset == record.startTagEnd && record.flags.contains(.unterminated)
    if isInTag {
      let name = tree.nameRange(of: node)
      return offset <= name.end ? elementNameContext(node, name, at: offset) : startTagContext(node, at: offset)
    }
    if let tag = tree.endTagRange(of: node), offset > tag.start { return endTagContext(node, tag, at: offset) }
    return contentContext(in: node, at: offset)
  }

  private func elementNameContext(_ node: NodeID, _ name: ByteRange, at offset: Int) -> CursorContext {
    .elementName(
      ElementNamePlace(
        place: place(in: NodeID(Int(tree[node].parent)), at: Int(tree[node].start), excluding: node), element: node,
        typed: ByteRange(name.start, offset), name: name, isClosed: !tree[node].flags.contains(.unterminated)))
  }

  private func endTagContext(_ element: NodeID?, _ tag: ByteRange, at offset: Int) -> CursorContext {
    var nameEnd = min(tag.start + 2, tag.end)
    while nameEnd < tag.end, tree.text.bytes[nameEnd] != .greaterThan, !XMLTree.isSpace(tree.text.bytes[nameEnd]) {
      nameEnd += 1
    }
    let name = ByteRange(min(tag.start + 2, tag.end), nameEnd)
    guard offset <= name.end else { return .markup }
    return .endTagName(
      EndTagPlace(
        element: element, typed: ByteRange(name.start, offset), name: name, tag: tag,
        isClosed: tree.text.bytes[tag.end - 1] == .greaterThan))
  }

  /// Whether the node is a `<` behind which no name stands.
  private func isNameless(_ record: XMLNode) -> Bool {
    record.kind == .unexpected && record.flags.contains(.missingName)
  }

  private func unexpectedContext(_ node: NodeID, at offset: Int) -> CursorContext {
    let range = tree.range(of: node)
    let parent = NodeID(Int(tree[node].parent))
    if isNameless(tree[node]) {
      return .elementName(
        ElementNamePlace(
          place: place(in: parent, at: range.start, excluding: node), element: nil, typed: ByteRange(at: offset),
          name: ByteRange(at: offset),
          isClosed: offset < tree.text.count && tree.text.bytes[offset] == .greaterThan))
    }
    if tree.text.matches("</", in: ByteRange(range.start, min(range.start + 2, range.end))) {
      return endTagContext(parent == .document ? nil : parent, range, at: offset)
    }
    return .markupDeclaration(range)
  }

  // MARK: Inside start tags

  private func startTagContext(_ node: NodeID, at offset: Int) -> CursorContext {
    let owned = tree.attributes(of: node)
    // The last attribute that starts before the caret.
    var low = owned.startIndex
    var high = owned.endIndex
    while low < high {
      let middle = (low + high) / 2
      if Int(tree.attributes[middle].nameStart) < offset { low = middle + 1 } else { high = middle }
    }
    guard low > owned.startIndex else { return gapContext(node, at: offset) }
    let index = low - 1
    let attribute = tree.attributes[index]
    if offset <= attribute.nameEnd {
      return .attributeName(
        AttributeNamePlace(
          element: node, attribute: index, typed: ByteRange(Int(attribute.nameStart), offset),
          name: tree.nameRange(of: attribute), hasValue: attribute.end > attribute.nameEnd))
    }
    let isAtValue = attribute.valueStart > attribute.nameEnd
    if isAtValue, offset >= attribute.valueStart, offset <= attribute.valueEnd {
      return valueContext(node, index, tree.valueRange(of: attribute), at: offset)
    }
    return offset < attribute.end ? .markup : gapContext(node, at: offset)
  }

  private func valueContext(_ node: NodeID, _ index: Int, _ value: ByteRange, at offset: Int) -> CursorContext {
    let flags = tree.attributes[index].flags
    let isQuoted = !flags.contains(.missingOpenQuote)
    return .attributeValue(
      AttributeValuePlace(
        element: node, attribute: index, typed: ByteRange(value.start, offset), value: value,
        quote: isQuoted ? flags.contains(.singleQuoted) ? .single : .double : .none,
        isClosed: isQuoted && !flags.contains(.missingCloseQuote)))
  }

  /// A place in the tag of `node`, or in white space after it when it breaks off, that is in no attribute.
  private func gapContext(_ node: NodeID, at offset: Int) -> CursorContext {
    let tagEnd = Int(tree[node].startTagEnd)
    let bytes = tree.text.bytes
    if let last = tree.attributes(of: node).lastIndex(where: { $0.end <= offset }) {
      let attribute = tree.attributes[last]
      let between = bytes[Int(attribute.end)..<offset]
      if attribute.flags.contains(.missingOpenQuote), attribute.valueStart == attribute.valueEnd,
        attribute.end > attribute.nameEnd, between.allSatisfy({ $0 == .space || $0 == .tab })
      {
        return valueContext(node, last, ByteRange(at: offset), at: offset)
      }
    }
    // Between `/` and `>`.
    if offset < tagEnd, offset > 0, bytes[offset - 1] == .slash, bytes[offset] == .greaterThan { return .markup }
    let next = offset < tagEnd ? bytes[offset] : .greaterThan
    return .attributeGap(
      AttributeGap(
        element: node, offset: offset, needsSpaceBefore: !XMLTree.isSpace(bytes[offset - 1]),
        needsSpaceAfter: !(XMLTree.isSpace(next) || next == .greaterThan || next == .slash)))
  }
}
