package import SourceText

/// The parser: bytes in, a lossless tree and findings out (XML 1.0 fifth edition, Namespaces in XML 1.0).
///
/// Total, iterative and linear in the input. One method per production; each takes the text from ``position`` on and
/// leaves ``position`` behind what it took. What an editor meets all day, markup that is half typed, is handled where
/// it breaks off, so that the rest of the document keeps its meaning.
package struct XMLParser {
  /// An element whose end tag has not come yet.
  struct OpenElement {
    let node: UInt32
    let name: UInt32
    /// Bindings before the element's own declarations.
    let scope: UInt32
    /// The start tag broke off, so that it is open whether the element is meant to have content.
    let isTentative: Bool
  }

  let bytes: [UInt8]
  let end: Int
  let classes = ByteClass.table
  var position = 0
  var nodes: [XMLNode] = []
  var attributes: [XMLAttribute] = []
  var names = QualifiedNameTable()
  var scope = NamespaceScope()
  var open: [OpenElement] = []
  var diagnostics: [Diagnostic] = []
  var hasRoot = false
  /// Counts start tags, to find an attribute that comes twice in one.
  var tagSerial: UInt32 = 0
  /// Nodes that turned out to have no content although others were put below them.
  var flattened: [UInt32] = []
  /// From here on no `-->`, `]]>`, `?>` or end of a DOCTYPE is left; saves looking for it again.
  var unclosedFrom = UnclosedFrom()
  /// How many bytes may still be looked ahead for the sake of a better recovery; keeps the work linear.
  var lookahead = 2_000_000
  /// Values of `xml:id` seen so far, with the place of each.
  var identifiers: [String: ByteRange] = [:]

  struct UnclosedFrom {
    var comment = Int.max
    var cdata = Int.max
    var instruction = Int.max
    var documentType = Int.max
  }

  /// Findings beyond this many are dropped: such a text is not XML, and nobody reads on.
  static let maximumFindings = 2_000

  /// Parses `text`, whatever it is.
  ///
  /// The text is Unicode already, so an encoding declaration may name any encoding that ``XMLDecoding`` understands;
  /// whether a file's bytes agree with it is ``XMLDecoding``'s finding. Offsets are 32 bits wide: of a text of 4 GiB or
  /// more only the first 4 GiB less one byte are parsed.
  package static func parse(_ text: SourceText) -> XMLTree {
    var parser = XMLParser(text)
    parser.parseDocument()
    return parser.finish(text)
  }

  private init(_ text: SourceText) {
    bytes = text.bytes
    end = min(text.count, Int(UInt32.max) - 1)
    nodes.reserveCapacity(end / 16 + 16)
    attributes.reserveCapacity(end / 48 + 16)
  }

  /// [1] document.
  private mutating func parseDocument() {
    var document = XMLNode(kind: .document, parent: 0, start: 0)
    document.end = UInt32(end)
    document.endTagStart = UInt32(end)
    nodes.append(document)
    if matches([0xEF, 0xBB, 0xBF], at: 0) { position = 3 }
    let start = position
    if matches("<?xml", at: position), isSpace(at: position + 5) { parseXMLDeclaration() }
    while position < end {
      if bytes[position] == .lessThan { parseMarkup() } else { parseText() }
    }
    while let last = open.last { closeUnended(last, at: end, by: nil) }
    nodes[0].subtreeEnd = UInt32(nodes.count)
    if !hasRoot { reportMissingRoot(from: start) }
  }

  /// What follows a `<`.
  private mutating func parseMarkup() {
    let next = position + 1 < end ? bytes[position + 1] : 0
    if classes[Int(next)] & ByteClass.nameStart != 0 {
      parseStartTag()
    } else if next == .slash {
      parseEndTag()
    } else if next == .exclamation {
      parseDeclarationMarkup()
    } else if next == .question {
      parseProcessingInstruction()
    } else if next >= 0x80, nameStartLength(at: position + 1) > 0 {
      parseStartTag()
    } else {
      parseLoneLessThan()
    }
  }

  private mutating func finish(_ text: SourceText) -> XMLTree {
    flatten()
    // Findings come in the order in which they are certain; readers want the order of the text.
    let ordered = diagnostics.enumerated().sorted {
      ($0.element.range.start, $0.offset) < ($1.element.range.start, $1.offset)
    }
    return XMLTree(
      text: text, nodes: nodes, attributes: attributes, names: names.names, namespaces: scope.namespaces,
      diagnostics: ordered.map(\.element))
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
}
