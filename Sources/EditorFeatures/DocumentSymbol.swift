package import SourceText

/// One element of a document as its outline shows it.
///
/// The outline is a flat list in document order, in which each symbol names its parent: so no depth is too deep.
package struct DocumentSymbol: Hashable, Sendable {
  /// What the part is, for the icon; the names are LSP's `SymbolKind`.
  package enum Kind: String, Sendable, CaseIterable {
    /// The document element.
    case module
    /// A part that has an id.
    case object
    /// A part that holds other parts.
    case structure
    /// A part that holds text.
    case string
    /// A part with nothing inside.
    case field
    /// What happens, is done or is expected, which its attributes say.
    case event
  }

  /// The part's id, its text, what its attributes say, or else the element's name.
  package var name: String
  /// The element's name, unless that is ``name``; else empty.
  package var detail: String
  /// What the part is.
  package var kind: Kind
  /// The whole element.
  package var range: ByteRange
  /// What to select when the symbol is chosen: the name in the start tag, or the id.
  package var selectionRange: ByteRange
  /// Index of the parent in the list, or nil for the first.
  package var parent: Int?
  /// How many ancestors it has.
  package var depth: Int
}
