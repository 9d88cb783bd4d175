package import BundledData
package import SourceText

/// A stretch of text that names something to open; never empty.
package struct DocumentLink: Hashable, Sendable {
  /// What the link opens.
  package enum Target: Hashable, Sendable {
    /// A file relative to the document's folder; `fragment` names a part of it, or is empty.
    case file(String, fragment: String)
    /// An address such as `https://example.com`.
    case address(String)
  }

  /// The text that is the link.
  package var range: ByteRange
  /// What it opens.
  package var target: Target
  /// What to show beside it.
  package var tooltip: String
}

/// A colour that a value names.
package struct ColorInformation: Hashable, Sendable {
  /// The value.
  package var range: ByteRange
  /// The colour in the light appearance.
  package var color: PaletteColor
}

/// One way to write a colour.
package struct ColorPresentation: Hashable, Sendable {
  /// What the picker shows: the token's name.
  package var label: String
  /// The edit that writes it.
  package var edit: TextEdit
}
