package import CardAnalysis
import SchemaModel
package import SourceText
import XMLSyntax

/// Lays a document out: one walk over its nodes, an edit wherever white space between markup is not as it should be.
///
/// Text is what other things than white space stand next to: no byte of it, nor of the space that touches it, changes.
/// What is broken keeps the space around it, and whatever stands inside goes by the indentation that it has.
package struct Formatter {
  /// How the space directly inside an element is treated.
  enum Layout {
    /// Each child on a line of its own.
    case lines
    /// As it is, because it is not certain what belongs where; children are laid out inside.
    case kept
    /// As it is, all of it, children included: text.
    case text
  }

  struct Open {
    let node: Int
    let subtreeEnd: Int
    let column: Int
    let layout: Layout
    /// Whether anything but white space has come inside.
    var hasContent = false
  }

  let tree: XMLTree
  let bytes: [UInt8]
  let options: FormattingOptions
  let schema: Schema?
  let declarations: [ElementID?]
  /// Whole lines in which edits may be made.
  let allowed: ByteRange
  let lineEnd: String
  let lineEndBytes: [UInt8]
  var edits: [TextEdit] = []
  var open: [Open] = []
  /// Byte after the markup or text that came last.
  var previousEnd = 0
  /// Whether the space after what came last has to stay.
  var previousKeeps = false
  /// Whether anything but white space has come.
  var hasBegun = false
  var indentations: [Int: String] = [:]

  private init(_ snapshot: DocumentSnapshot, options: FormattingOptions, range: ByteRange?) {
    tree = snapshot.tree
    schema = snapshot.language.schema
    self.options = options
    bytes = tree.text.bytes
    declarations = Grammar(snapshot)?.declarations() ?? []
    if let range {
      allowed = ByteRange(bytes.lineStart(of: range.start), bytes.lineEnd(of: range.end))
    } else {
      allowed = ByteRange(0, bytes.count)
    }
    lineEnd = snapshot.text.lineEnd
    lineEndBytes = Array(lineEnd.utf8)
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { previousEnd = 3 }
  }

  /// The edits that lay a document out, or only the lines that `range` touches, in document order.
  ///
  /// Only white space between markup changes, never text, comments or CDATA sections; doing it again changes nothing.
  package static func edits(
    in snapshot: DocumentSnapshot, _ options: FormattingOptions = FormattingOptions(), range: ByteRange? = nil
  ) -> [TextEdit] {
    var formatter = Formatter(snapshot, options: options, range: range)
    formatter.run()
    return formatter.edits
  }

  private mutating func run() {
    var index = 1
    while index < tree.nodes.count {
      while let last = open.last, last.subtreeEnd <= index { close() }
      let node = tree.nodes[index]
      if node.kind == .element {
        index = element(index, node)
      } else {
        item(node)
        index += 1
      }
    }
    while !open.isEmpty { close() }
    end()
  }

  /// Anything that is not an element.
  private mutating func item(_ node: XMLNode) {
    if node.kind == .text, node.flags.contains(.whitespaceOnly) { return }
    let start = Int(node.start)
    let isText =
      node.kind == .text || node.kind == .cdataSection || node.kind == .unexpected || node.kind == .document
      || node.flags.contains(.unterminated)
    // A comment may stay beside what it speaks of, and a declaration out of its place is broken.
    let stays =
      node.kind == .comment && hasBegun && !hasLineEnd(from: previousEnd, to: start)
      || node.kind == .xmlDeclaration && previousEnd < start
    _ = gap(to: start, column: childColumn, keeps: isText || stays)
    begin()
    previousEnd = Int(node.end)
    previousKeeps = isText
  }

  /// An element's start tag.
  ///
  /// - Returns: the index of the node to go on with.
  private mutating func element(_ index: Int, _ node: XMLNode) -> Int {
    let isBroken = node.flags.contains(.unterminated) || node.flags.contains(.missingName)
    let column = gap(to: Int(node.start), column: childColumn, keeps: isBroken)
    begin()
    if !isBroken { startTag(index, node, column: column) }
    previousEnd = Int(node.startTagEnd)
    previousKeeps = isBroken
    if node.flags.contains(.selfClosing) || isBroken && node.subtreeEnd == index + 1 { return index + 1 }
    let layout = isBroken ? Layout.kept : self.layout(of: index, node)
    if layout == .text {
      if !node.flags.contains(.missingEndTag) { endTag(node, index) }
      previousEnd = Int(node.end)
      previousKeeps = node.flags.contains(.missingEndTag)
      return Int(node.subtreeEnd)
    }
    open.append(Open(node: index, subtreeEnd: Int(node.subtreeEnd), column: column, layout: layout))
    return index + 1
  }

  private mutating func begin() {
    hasBegun = true
    if !open.isEmpty { open[open.count - 1].hasContent = true }
  }

  /// The end of the innermost open element.
  private mutating func close() {
    let element = open.removeLast()
    let node = tree.nodes[element.node]
    guard node.endTagStart < node.end else {
      previousEnd = max(previousEnd, Int(node.startTagEnd))
      previousKeeps = true
      return
    }
    if element.hasContent {
      _ = gap(to: Int(node.endTagStart), column: element.column, keeps: element.layout != .lines)
    } else {
      blank(element, node)
    }
    endTag(node, element.node)
    previousEnd = Int(node.end)
    previousKeeps = false
  }

  /// The space between the tags of an element that has nothing else inside: one line end, or none if it had none.
  private mutating func blank(_ element: Open, _ node: XMLNode) {
    let content = ByteRange(Int(node.startTagEnd), Int(node.endTagStart))
    guard element.layout == .lines, !content.isEmpty, bytes.isSpace(from: content.start, to: content.end) else {
      return
    }
    if hasLineEnd(from: content.start, to: content.end) {
      replaceSpace(content, with: lineEnd + indentation(element.column))
    } else {
      replaceSpace(content, with: "")
    }
  }

  /// How the inside of an element is laid out: as the schema says, or else by whether there is text in it.
  private func layout(of index: Int, _ node: XMLNode) -> Layout {
    if tree.spaceAttribute(of: NodeID(index)) == true { return .text }
    let hasChildren = hasChildMarkup(index, node)
    if let schema, index < declarations.count, let declaration = declarations[index] {
      switch schema.complexType(of: declaration)?.content {
      case .simple, .mixed, nil: return .text
      case .empty: if !hasChildren { return .text }
      case .elementOnly: break
      }
    } else if !hasChildren || hasText(index, node) {
      return .text
    }
    return node.flags.contains(.missingEndTag) ? .kept : .lines
  }

  private func hasChildMarkup(_ index: Int, _ node: XMLNode) -> Bool {
    var child = index + 1
    while child < node.subtreeEnd {
      if tree.nodes[child].kind != .text { return true }
      child = Int(tree.nodes[child].subtreeEnd)
    }
    return false
  }

  private func hasText(_ index: Int, _ node: XMLNode) -> Bool {
    var child = index + 1
    while child < node.subtreeEnd {
      let record = tree.nodes[child]
      if record.kind == .cdataSection || record.kind == .text && !record.flags.contains(.whitespaceOnly) { return true }
      child = Int(record.subtreeEnd)
    }
    return false
  }
}
