import SourceText

extension XMLTree {
  /// The innermost node with the byte at `offset` in it; the document node when there is none.
  package func node(at offset: Int) -> NodeID {
    var low = 1
    var high = nodes.count
    while low < high {
      let middle = (low + high) / 2
      if Int(nodes[middle].start) <= offset { low = middle + 1 } else { high = middle }
    }
    var node = low - 1
    while node != 0, Int(nodes[node].end) <= offset { node = Int(nodes[node].parent) }
    return NodeID(node)
  }

  /// The innermost element with the byte at `offset` in it, its tags included.
  package func element(at offset: Int) -> NodeID? {
    var node = node(at: offset)
    while node != .document, self[node].kind != .element { node = NodeID(Int(self[node].parent)) }
    return node == .document ? nil : node
  }

  /// The attribute with the byte at `offset` in it, and its element.
  package func attribute(at offset: Int) -> (element: NodeID, attribute: XMLAttribute)? {
    let node = node(at: offset)
    guard self[node].kind == .element, startTagRange(of: node).contains(offset) else { return nil }
    return attributes(of: node).first { range(of: $0).contains(offset) }.map { (node, $0) }
  }

  /// The tree as indented lines, one a node, for tests: kind, name or text, range, attributes.
  package func dump() -> String {
    var depths = [Int](repeating: 0, count: nodes.count)
    var result = ""
    for (index, record) in nodes.enumerated() {
      let node = NodeID(index)
      if index > 0 { depths[index] = depths[Int(record.parent)] + 1 }
      result += String(repeating: "  ", count: depths[index]) + record.kind.word
      if record.name != 0 { result += " \(name(of: node).qualified)" }
      result += " \(record.start)..<\(record.end)"
      if record.kind == .element {
        for attribute in attributes(of: node) {
          result += " \(name(of: attribute).qualified)=\(text[valueRange(of: attribute)].debugDescription)"
        }
      } else if record.kind != .document {
        result += " \(text[range(of: node)].debugDescription)"
      }
      for (flag, word) in Self.flagWords where record.flags.contains(flag) { result += " \(word)" }
      result += "\n"
    }
    return result
  }

  private static let flagWords: [(XMLNode.Flags, String)] = [
    (.selfClosing, "selfClosing"), (.missingEndTag, "missingEndTag"), (.unterminated, "unterminated"),
    (.missingName, "missingName"), (.missingLessThan, "missingLessThan"),
  ]
}

extension XMLNodeKind {
  fileprivate var word: String {
    switch self {
    case .document: "document"
    case .xmlDeclaration: "xmlDeclaration"
    case .documentType: "documentType"
    case .processingInstruction: "processingInstruction"
    case .comment: "comment"
    case .element: "element"
    case .text: "text"
    case .cdataSection: "cdataSection"
    case .unexpected: "unexpected"
    }
  }
}
