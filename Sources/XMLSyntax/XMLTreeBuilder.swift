import SourceText

/// Puts the tree together: nodes and attributes as they come, and the elements that are open.
struct XMLTreeBuilder {
  /// An element whose end tag has not come yet.
  struct OpenElement {
    let node: UInt32
    let name: UInt32
    /// Bindings before the element's own declarations.
    let scope: UInt32
    /// The start tag broke off, so that it is open whether the element is meant to have content.
    let isTentative: Bool
  }

  var nodes: [XMLNode] = []
  var attributes: [XMLAttribute] = []
  var names = QualifiedNameTable()
  var scope = NamespaceScope()
  /// Outermost first.
  private(set) var open: [OpenElement] = []
  /// Nodes that turned out to have no content although others were put below them.
  private var flattened: [UInt32] = []

  /// Begins the tree of a text of `end` bytes.
  init(end: Int) {
    nodes.reserveCapacity(end / 16 + 16)
    attributes.reserveCapacity(end / 48 + 16)
    var document = XMLNode(kind: .document, parent: 0, start: 0)
    document.end = UInt32(end)
    document.endTagStart = UInt32(end)
    nodes.append(document)
  }

  /// Begins the tree of a text of `end` bytes with the nodes of `old` before `first`, none of which is open yet.
  init(end: Int, _ old: XMLTree, upTo first: Int) {
    nodes.reserveCapacity(old.nodes.count + old.nodes.count / 16 + 16)
    nodes += old.nodes[..<first]
    attributes.reserveCapacity(old.attributes.count + old.attributes.count / 16 + 16)
    attributes += old.attributes[..<Int(old.nodes[first].firstAttribute)]
    nodes[0].end = UInt32(end)
    nodes[0].endTagStart = UInt32(end)
  }

  /// Opens the element `node` again, whose declarations begin at the height `scope`.
  mutating func reopen(_ node: Int, scope: UInt32) {
    let name = nodes[node].name
    names.entries[Int(name)].openCount &+= 1
    open.append(OpenElement(node: UInt32(node), name: name, scope: scope, isTentative: false))
  }

  /// Adds what stands behind `change` in `old`, and with it the ends of the elements that are open.
  mutating func append(_ old: XMLTree, _ change: TreeChange) {
    let (first, attribute) = (nodes.count, attributes.count)
    let shift = UInt32(truncatingIfNeeded: change.bytes.shift)
    let nodeShift = UInt32(truncatingIfNeeded: change.nodes.shift)
    let attributeShift = UInt32(truncatingIfNeeded: change.attributes.shift)
    let oldFirst = UInt32(change.nodes.oldEnd)
    for element in open {
      nodes[Int(element.node)].endTagStart &+= shift
      nodes[Int(element.node)].end &+= shift
      nodes[Int(element.node)].subtreeEnd &+= nodeShift
    }
    open.removeAll()
    nodes += old.nodes[change.nodes.oldEnd...]
    attributes += old.attributes[change.attributes.oldEnd...]
    if shift | nodeShift | attributeShift == 0 { return }
    for index in first..<nodes.count {
      if nodes[index].parent >= oldFirst { nodes[index].parent &+= nodeShift }
      if nodes[index].isElement { nodes[index].firstAttribute &+= attributeShift }
      nodes[index].subtreeEnd &+= nodeShift
      nodes[index].start &+= shift
      nodes[index].end &+= shift
      nodes[index].nameStart &+= shift
      nodes[index].startTagEnd &+= shift
      nodes[index].endTagStart &+= shift
    }
    for index in attribute..<attributes.count {
      attributes[index].nameStart &+= shift
      attributes[index].nameEnd &+= shift
      attributes[index].valueStart &+= shift
      attributes[index].valueEnd &+= shift
      attributes[index].end &+= shift
    }
  }

  /// Whether an element of the name that stands at `name` is open.
  func isOpen(_ name: ByteRange, _ input: XMLInput) -> Bool {
    let hash = QualifiedNameTable.hash(of: input.bytes, from: name.start, to: name.end)
    let index = names.find(input.bytes, from: name.start, to: name.end, hash: hash)
    return index != 0 && names.entries[Int(index)].openCount > 0
  }

  /// The name at `index` in the table of names, as written.
  func qualified(_ index: UInt32) -> String { names.names[Int(index)].qualified }

  /// Adds a node without children that goes from `start` to `end`.
  @inline(__always)
  mutating func appendLeaf(_ kind: XMLNodeKind, from start: Int, to end: Int, flags: XMLNode.Flags = []) {
    var node = XMLNode(kind: kind, flags: flags, parent: open.last?.node ?? 0, start: UInt32(truncatingIfNeeded: start))
    let end = UInt32(truncatingIfNeeded: end)
    node.end = end
    node.startTagEnd = end
    node.endTagStart = end
    node.subtreeEnd = UInt32(truncatingIfNeeded: nodes.count &+ 1)
    nodes.append(node)
  }

  /// How a start tag ends.
  enum TagEnding {
    case open
    case selfClosing
    /// Before its `>`.
    case brokenOff
  }

  /// Puts the element whose start tag ends at `end` into the tree.
  @inline(__always)
  mutating func addElement(_ element: XMLNode, to end: Int, ending: TagEnding, scope height: UInt32) {
    var node = element
    let tagEnd = UInt32(truncatingIfNeeded: end)
    node.startTagEnd = tagEnd
    node.end = tagEnd
    node.endTagStart = tagEnd
    node.subtreeEnd = UInt32(truncatingIfNeeded: nodes.count &+ 1)
    if ending == .selfClosing {
      node.flags = .selfClosing
      scope.restore(to: height)
    } else {
      if ending == .brokenOff { node.flags = .unterminated }
      names.entries[Int(node.name)].openCount &+= 1
      open.append(
        OpenElement(
          node: UInt32(truncatingIfNeeded: nodes.count), name: node.name, scope: height,
          isTentative: ending == .brokenOff))
    }
    nodes.append(node)
  }

  /// Closes the innermost element with its end tag.
  @inline(__always)
  mutating func close(_ element: OpenElement, endTag start: Int, end: Int) {
    nodes[Int(element.node)].close(endTag: start, end: end, subtreeEnd: nodes.count)
    pop(element)
  }

  /// Takes the innermost element off the stack.
  @inline(__always)
  private mutating func pop(_ element: OpenElement) {
    names.entries[Int(element.name)].openCount &-= 1
    scope.restore(to: element.scope)
    open.removeLast()
  }

  /// Closes the innermost element, whose end tag is missing, at `offset`; without content when its start tag broke off.
  mutating func closeUnended(_ element: OpenElement, at offset: Int) {
    nodes[Int(element.node)].close(endTag: offset, end: offset, subtreeEnd: nodes.count)
    if element.isTentative {
      flattened.append(element.node)
    } else {
      nodes[Int(element.node)].flags.insert(.missingEndTag)
    }
    pop(element)
  }

  /// The whole tree.
  mutating func finish(_ text: SourceText, _ diagnostics: [Diagnostic]) -> XMLTree {
    nodes[0].subtreeEnd = UInt32(nodes.count)
    flatten()
    // Findings come in the order in which they are certain; readers want the order of the text.
    let ordered = diagnostics.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    return XMLTree(
      text: text, nodes: nodes, attributes: attributes, names: names.names, namespaces: scope.namespaces,
      diagnostics: ordered.map { $0.element })
  }

  /// Gives the children of elements that have no content after all to the next ancestor that has.
  private mutating func flatten() {
    guard !flattened.isEmpty else { return }
    var isFlat = [Bool](repeating: false, count: nodes.count)
    for node in flattened { isFlat[Int(node)] = true }
    for index in nodes.indices.dropFirst() {
      // Parents come first, so that a parent's own parent is right already.
      let parent = Int(nodes[index].parent)
      if isFlat[parent] { nodes[index].parent = nodes[parent].parent }
    }
    for node in flattened {
      nodes[Int(node)].subtreeEnd = node + 1
      nodes[Int(node)].end = nodes[Int(node)].startTagEnd
      nodes[Int(node)].endTagStart = nodes[Int(node)].startTagEnd
    }
  }

  /// Reports that `attribute` repeats `first`.
  func reportDuplicate(
    _ attribute: XMLAttribute, of first: XMLAttribute?, because reason: String, _ input: inout XMLInput
  ) {
    let start = Int(attribute.nameStart)
    input.report(
      .attributeDuplicate, "The attribute '\(qualified(attribute.name))' stands twice in this tag\(reason)",
      at: ByteRange(start, Int(attribute.nameEnd)),
      related: first.map {
        [RelatedInformation("The first one is here", at: ByteRange(Int($0.nameStart), Int($0.end)))]
      } ?? [],
      fixes: [
        Fix(
          "Remove this '\(qualified(attribute.name))'",
          [.delete(ByteRange(input.startOfSpace(before: start, from: 0), Int(attribute.end)))], isPreferred: true)
      ])
  }
}

extension XMLNode {
  /// Ends an element; in one go, as each access to a node in its array has its price.
  @inline(__always)
  fileprivate mutating func close(endTag: Int, end: Int, subtreeEnd: Int) {
    endTagStart = UInt32(truncatingIfNeeded: endTag)
    self.end = UInt32(truncatingIfNeeded: end)
    self.subtreeEnd = UInt32(truncatingIfNeeded: subtreeEnd)
  }
}
