package import SourceText

extension XMLTree {
  /// The record of `node`.
  @inlinable
  package subscript(node: NodeID) -> XMLNode { nodes[node.index] }

  /// The document element, if there is one.
  package var root: NodeID? { children(of: .document).first { self[$0].kind == .element } }

  /// The parent of `node`; nil for the document node.
  @inlinable
  package func parent(of node: NodeID) -> NodeID? {
    node == .document ? nil : NodeID(Int(self[node].parent))
  }

  /// The children of `node` in document order.
  @inlinable
  package func children(of node: NodeID) -> Children {
    Children(tree: self, next: node.index + 1, end: Int(self[node].subtreeEnd))
  }

  /// The child elements of `node` in document order.
  @inlinable
  package func childElements(of node: NodeID) -> ChildElements {
    ChildElements(tree: self, next: node.index + 1, end: Int(self[node].subtreeEnd))
  }

  /// `node`'s ancestors from its parent up to and including the document node.
  package func ancestors(of node: NodeID) -> Ancestors {
    Ancestors(nodes: nodes, node: node)
  }

  /// The name of an element or processing instruction.
  package func name(of node: NodeID) -> XMLName { names[Int(self[node].name)] }

  /// The namespace name of an element; empty for none.
  package func namespace(of node: NodeID) -> String { namespaces[Int(self[node].namespace)] }

  /// The whole of `node`.
  package func range(of node: NodeID) -> ByteRange { ByteRange(Int(self[node].start), Int(self[node].end)) }

  /// The name in the start tag of `node`; empty when it has none.
  package func nameRange(of node: NodeID) -> ByteRange {
    let record = self[node]
    return ByteRange(Int(record.nameStart), Int(record.nameStart) + name(of: node).byteCount)
  }

  /// The start tag of an element, from `<` to `>`.
  package func startTagRange(of node: NodeID) -> ByteRange {
    ByteRange(Int(self[node].start), Int(self[node].startTagEnd))
  }

  /// The end tag of an element, or nil when it has none.
  package func endTagRange(of node: NodeID) -> ByteRange? {
    let record = self[node]
    return record.endTagStart < record.end ? ByteRange(Int(record.endTagStart), Int(record.end)) : nil
  }

  /// The name in the end tag of an element as it is written, which may be another than the element's; nil when it has no end tag, or
  /// one that does not begin with a name.
  package func endTagName(of node: NodeID) -> ByteRange? {
    guard let tag = endTagRange(of: node) else { return nil }
    let start = tag.start + 2
    var end = start
    while end < tag.end, text.bytes[end] >= 0x80 || ByteClass.table[Int(text.bytes[end])] & ByteClass.name != 0 {
      end += 1
    }
    return end > start ? ByteRange(start, end) : nil
  }

  /// What stands between start tag and end tag; empty for `<a/>`.
  package func contentRange(of node: NodeID) -> ByteRange {
    ByteRange(Int(self[node].startTagEnd), Int(self[node].endTagStart))
  }

  /// The attributes of an element, namespace declarations included.
  @inlinable
  package func attributes(of node: NodeID) -> ArraySlice<XMLAttribute> {
    let record = self[node]
    let first = Int(record.firstAttribute)
    return attributes[first..<first + Int(record.attributeCount)]
  }

  /// The attribute of `node` in no namespace with this local name.
  package func attribute(_ local: String, of node: NodeID) -> XMLAttribute? {
    let record = self[node]
    let first = Int(record.firstAttribute)
    // By index: asked most of all, and a slice and copies of names cost more than the comparison.
    for index in first..<first + Int(record.attributeCount) {
      let name = Int(attributes[index].name)
      if names[name].local == local, names[name].prefix.isEmpty { return attributes[index] }
    }
    return nil
  }

  /// The name of `attribute`.
  package func name(of attribute: XMLAttribute) -> XMLName { names[Int(attribute.name)] }

  /// The namespace name of `attribute`; empty for none.
  package func namespace(of attribute: XMLAttribute) -> String { namespaces[Int(attribute.namespace)] }

  /// The name of `attribute` as written.
  package func nameRange(of attribute: XMLAttribute) -> ByteRange {
    ByteRange(Int(attribute.nameStart), Int(attribute.nameEnd))
  }

  /// The value of `attribute` between its quotes.
  package func valueRange(of attribute: XMLAttribute) -> ByteRange {
    ByteRange(Int(attribute.valueStart), Int(attribute.valueEnd))
  }

  /// The whole of `attribute`, quotes included.
  package func range(of attribute: XMLAttribute) -> ByteRange {
    ByteRange(Int(attribute.nameStart), Int(attribute.end))
  }

  /// The children of a node, one after the other; each step is constant time.
  @usableFromInline
  package struct Children: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let nodes: [XMLNode]
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    @inlinable
    init(tree: XMLTree, next: Int, end: Int) {
      nodes = tree.nodes
      index = next
      self.end = end
    }

    /// The next child.
    @inlinable
    package mutating func next() -> NodeID? {
      guard index < end else { return nil }
      defer { index = Int(nodes[index].subtreeEnd) }
      return NodeID(index)
    }
  }

  /// The child elements of a node, one after the other.
  @usableFromInline
  package struct ChildElements: Sequence, IteratorProtocol, Sendable {
    @usableFromInline let nodes: [XMLNode]
    @usableFromInline var index: Int
    @usableFromInline let end: Int

    @inlinable
    init(tree: XMLTree, next: Int, end: Int) {
      nodes = tree.nodes
      index = next
      self.end = end
    }

    /// The next child element.
    @inlinable
    package mutating func next() -> NodeID? {
      while index < end {
        let child = index
        index = Int(nodes[child].subtreeEnd)
        if nodes[child].isElement { return NodeID(child) }
      }
      return nil
    }
  }

  /// The ancestors of a node, from its parent up to and including the document node.
  package struct Ancestors: Sequence, IteratorProtocol, Sendable {
    private let nodes: [XMLNode]
    private var node: NodeID

    fileprivate init(nodes: [XMLNode], node: NodeID) {
      self.nodes = nodes
      self.node = node
    }

    /// The next ancestor.
    package mutating func next() -> NodeID? {
      guard node != .document else { return nil }
      node = NodeID(Int(nodes[node.index].parent))
      return node
    }
  }
}
