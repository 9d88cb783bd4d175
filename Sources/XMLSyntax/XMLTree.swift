package import SourceText

/// The lossless tree of one document: flat arrays in document order that point into the text.
///
/// Any bytes give a tree. Nothing is copied out of the text, so the tree cannot lose any of it: every byte belongs to
/// exactly one leaf, to a start tag or to an end tag; only a byte order mark in front belongs to the document node alone.
/// Nodes stand in preorder: the first child of node `n`, if it has
/// one, is `n + 1`, and the node after its subtree is ``XMLNode/subtreeEnd``.
@usableFromInline
package struct XMLTree: Sendable {
  /// The text that was parsed.
  package let text: SourceText
  /// All nodes in preorder; the first is the document node, which spans the whole text.
  @usableFromInline
  package let nodes: [XMLNode]
  /// All attributes in document order, namespace declarations included; an element owns a contiguous run of them.
  @usableFromInline
  package let attributes: [XMLAttribute]
  /// Every different qualified name of the document, once.
  package let names: [XMLName]
  /// Every different namespace name in scope somewhere, once; 0 is "no namespace".
  package let namespaces: [String]
  /// What is wrong with the text as XML, in document order.
  package let diagnostics: [Diagnostic]

  /// A tree of these records, which must be linked as the properties say.
  package init(
    text: SourceText, nodes: [XMLNode], attributes: [XMLAttribute], names: [XMLName], namespaces: [String],
    diagnostics: [Diagnostic]
  ) {
    self.text = text
    self.nodes = nodes
    self.attributes = attributes
    self.names = names
    self.namespaces = namespaces
    self.diagnostics = diagnostics
  }
}

/// The index of a node in ``XMLTree/nodes``.
@usableFromInline
package struct NodeID: Hashable, Comparable, Sendable {
  /// The index.
  @usableFromInline
  package let index: Int

  /// The node at `index`.
  @inlinable
  package init(_ index: Int) { self.index = index }

  /// The document node.
  @inlinable
  package static var document: NodeID { NodeID(0) }

  /// Whether `lhs` stands before `rhs` in document order.
  @inlinable
  package static func < (lhs: NodeID, rhs: NodeID) -> Bool { lhs.index < rhs.index }
}

/// What a node is; the words are XML 1.0's.
@usableFromInline
package enum XMLNodeKind: UInt8, Sendable {
  case document
  case xmlDeclaration
  case documentType
  case processingInstruction
  case comment
  case element
  /// Character data, references included.
  case text
  case cdataSection
  /// Markup that fits nowhere, such as an end tag without a start tag; kept so that nothing is lost.
  case unexpected
}

/// One node: where it stands and how it is linked to others.
///
/// All offsets are bytes into the text.
@usableFromInline
package struct XMLNode: Equatable, Sendable {
  /// What else is known of a node.
  @usableFromInline
  package struct Flags: OptionSet, Sendable {
    /// The bits.
    @usableFromInline
    package let rawValue: UInt8

    /// Flags of these bits.
    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// An element written as `<a/>`.
    @inlinable package static var selfClosing: Flags { Flags(rawValue: 1 << 0) }
    /// An element whose end tag is missing.
    @inlinable package static var missingEndTag: Flags { Flags(rawValue: 1 << 1) }
    /// A tag, comment, CDATA section or processing instruction that breaks off before its closing delimiter.
    @inlinable package static var unterminated: Flags { Flags(rawValue: 1 << 2) }
    /// Text of nothing but space, tab, CR and LF.
    @inlinable package static var whitespaceOnly: Flags { Flags(rawValue: 1 << 3) }
    /// Text with a character or entity reference in it.
    @inlinable package static var hasReferences: Flags { Flags(rawValue: 1 << 4) }
    /// Unexpected markup that is a lone `<`, as in `<` or `< a>`: an element whose name is still to be typed.
    @inlinable package static var missingName: Flags { Flags(rawValue: 1 << 5) }
    /// Text with a start tag in it that lacks its `<`, before the end tag.
    @inlinable package static var missingLessThan: Flags { Flags(rawValue: 1 << 6) }
  }

  /// What the node is.
  @usableFromInline
  package var kind: XMLNodeKind
  /// What else is known of it.
  @usableFromInline
  package var flags: Flags
  /// Index of the parent; the document node is its own parent.
  @usableFromInline
  package var parent: UInt32
  /// Index after the last descendant.
  @usableFromInline
  package var subtreeEnd: UInt32
  /// First byte of the node.
  package var start: UInt32
  /// Byte after the node; for an element after its end tag.
  package var end: UInt32
  /// Index in ``XMLTree/names`` for elements and processing instructions, else 0.
  package var name: UInt32
  /// First byte of the name in the start tag (or of a processing instruction's target).
  package var nameStart: UInt32
  /// Byte after the start tag's `>` or `/>`, or where the tag breaks off.
  package var startTagEnd: UInt32
  /// First byte of the end tag, or `end` when there is none.
  package var endTagStart: UInt32
  /// Index in ``XMLTree/attributes`` of the first attribute.
  @usableFromInline
  package var firstAttribute: UInt32
  /// How many attributes the element has.
  @usableFromInline
  package var attributeCount: UInt32
  /// Index in ``XMLTree/namespaces``.
  package var namespace: UInt32

  /// Whether it is an element.
  @inlinable
  package var isElement: Bool { kind == .element }

  /// Whether it is text that stands for itself, without references.
  @inlinable
  package var isVerbatimText: Bool {
    kind == .text && !flags.contains(.hasReferences)
  }

  /// A node that starts, and so far ends, at `start`.
  package init(kind: XMLNodeKind, flags: Flags = [], parent: UInt32, start: UInt32) {
    self.kind = kind
    self.flags = flags
    self.parent = parent
    self.subtreeEnd = 0
    self.start = start
    self.end = start
    self.name = 0
    self.nameStart = start
    self.startTagEnd = start
    self.endTagStart = start
    self.firstAttribute = 0
    self.attributeCount = 0
    self.namespace = 0
  }
}

/// One attribute as written.
///
/// All offsets are bytes into the text.
@usableFromInline
package struct XMLAttribute: Equatable, Sendable {
  /// What else is known of an attribute.
  @usableFromInline
  package struct Flags: OptionSet, Sendable {
    /// The bits.
    @usableFromInline
    package let rawValue: UInt8

    /// Flags of these bits.
    @inlinable
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    /// No `=` after the name.
    @inlinable package static var missingEquals: Flags { Flags(rawValue: 1 << 0) }
    /// No value, or none in quotes.
    @inlinable package static var missingOpenQuote: Flags { Flags(rawValue: 1 << 1) }
    /// The value's closing quote is missing.
    @inlinable package static var missingCloseQuote: Flags { Flags(rawValue: 1 << 2) }
    /// The value holds a reference or white space that normalization changes.
    @inlinable package static var needsNormalization: Flags { Flags(rawValue: 1 << 3) }
    /// `xmlns` or `xmlns:…`.
    @inlinable package static var namespaceDeclaration: Flags { Flags(rawValue: 1 << 4) }
    /// The quotes are `'`.
    @inlinable package static var singleQuoted: Flags { Flags(rawValue: 1 << 5) }
  }

  /// What else is known of the attribute.
  @usableFromInline
  package var flags: Flags
  /// Index in ``XMLTree/names``.
  package var name: UInt32
  /// First byte of the name.
  package var nameStart: UInt32
  /// Byte after the name.
  package var nameEnd: UInt32
  /// First byte of the value, after the quote if there is one.
  package var valueStart: UInt32
  /// Byte after the value, before the closing quote if there is one.
  package var valueEnd: UInt32
  /// Byte after the attribute, closing quote included.
  package var end: UInt32
  /// Index in ``XMLTree/namespaces``; attributes without a prefix have none.
  package var namespace: UInt32

  /// Whether the value stands for itself, so that normalization changes nothing.
  @inlinable
  package var isVerbatim: Bool { !flags.contains(.needsNormalization) }

  /// An attribute without a value yet.
  package init(name: UInt32, nameStart: UInt32, nameEnd: UInt32) {
    flags = []
    self.name = name
    self.nameStart = nameStart
    self.nameEnd = nameEnd
    valueStart = nameEnd
    valueEnd = nameEnd
    end = nameEnd
    namespace = 0
  }
}

/// A qualified name (Namespaces in XML 1.0, section 4).
package struct XMLName: Hashable, Sendable {
  /// The part before the colon, without it; empty when there is none.
  package let prefix: String
  /// The part after the colon, or the whole name.
  package let local: String

  /// A name of these parts.
  package init(prefix: String, local: String) {
    self.prefix = prefix
    self.local = local
  }

  /// The namespace that the prefix `xml` always stands for (Namespaces in XML 1.0, section 3).
  package static let xmlNamespace = "http://www.w3.org/XML/1998/namespace"

  /// The name as written.
  package var qualified: String { qualifier + local }

  /// What stands before the local part: the prefix with its colon, or nothing.
  package var qualifier: String { prefix.isEmpty ? "" : prefix + ":" }

  /// Length of the name as written, in bytes.
  package var byteCount: Int { prefix.isEmpty ? local.utf8.count : prefix.utf8.count + 1 + local.utf8.count }
}
