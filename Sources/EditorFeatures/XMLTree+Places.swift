import SourceText
import XMLSyntax

extension XMLTree {
  /// The element whose start or end tag has its name at the caret `offset`.
  func elementNamed(at offset: Int) -> NodeID? {
    for place in [offset, offset - 1] where place >= 0 {
      guard let node = element(at: place) else { continue }
      if nameRange(of: node).touches(offset), !self[node].flags.contains(.missingName) { return node }
      if let name = endTagNameRange(of: node), name.touches(offset) { return node }
    }
    return nil
  }

  /// The name in the end tag of `node`; nil when it has no end tag with its name.
  func endTagNameRange(of node: NodeID) -> ByteRange? {
    endTagName(of: node).flatMap { text.matches(name(of: node).qualified, in: $0) ? $0 : nil }
  }

  /// The places of both names of what was an element, `<>…</>`, when the caret `offset` is at one of them; else empty.
  func emptiedNames(at offset: Int) -> [ByteRange] {
    guard offset > 0, text.matches(">", in: ByteRange(offset, offset + 1)) else { return [] }
    let node = node(at: offset - 1)
    guard self[node].kind == .unexpected, let parent = parent(of: node) else { return [] }
    var opened: [Int] = []
    for child in children(of: parent) where self[child].kind == .unexpected {
      let start = Int(self[child].start)
      if text.matches("<>", in: ByteRange(start, start + 2)) {
        opened.append(start + 1)
      } else if text.matches("</>", in: range(of: child)), let first = opened.popLast() {
        if offset == first || offset == start + 2 { return [ByteRange(at: first), ByteRange(at: start + 2)] }
      }
    }
    return []
  }

  /// The attribute of `node` that holds the caret `offset`, and its index in ``XMLTree/attributes``.
  func attribute(of node: NodeID, touching offset: Int) -> (index: Int, attribute: XMLAttribute)? {
    let attributes = attributes(of: node)
    for index in attributes.indices where range(of: attributes[index]).touches(offset) {
      return (index, attributes[index])
    }
    return nil
  }

  /// Whether white space inside `node` is text by `xml:space`: the nearest one that says so decides.
  func preservesSpace(_ node: NodeID) -> Bool {
    var current = node
    while current != .document {
      if let value = spaceAttribute(of: current) { return value }
      guard let parent = parent(of: current) else { break }
      current = parent
    }
    return false
  }

  /// What `xml:space` on `node` itself says: true for `preserve`, false for `default`, nil when it is not there.
  func spaceAttribute(of node: NodeID) -> Bool? {
    guard self[node].kind == .element else { return nil }
    for attribute in attributes(of: node) {
      let name = name(of: attribute)
      guard name.prefix == "xml", name.local == "space" else { continue }
      return text.matches("preserve", in: valueRange(of: attribute))
    }
    return nil
  }

  /// The text between the tags of `node` when there is nothing but text and CDATA in it, trimmed of white space; nil when it holds
  /// other things or nothing.
  func plainText(of node: NodeID) -> String? {
    let content = contentRange(of: node)
    guard !content.isEmpty else { return nil }
    var child = node.index + 1
    let end = Int(self[node].subtreeEnd)
    while child < end {
      guard nodes[child].kind == .text || nodes[child].kind == .cdataSection else { return nil }
      child = Int(nodes[child].subtreeEnd)
    }
    return withTextBytes(of: node) { bytes, range in
      let start = bytes.skippingSpace(from: range.lowerBound, to: range.upperBound)
      let stop = bytes.skippingSpaceBackwards(from: range.upperBound, to: start)
      return start < stop ? String(decoding: bytes[start..<stop], as: UTF8.self) : nil
    }
  }
}
