import Guidelines
package import SourceText

/// What explains the thing under the pointer.
package struct Hover: Hashable, Sendable {
  /// The explanation.
  package var contents: MarkupText
  /// What it explains.
  package var range: ByteRange

  /// An explanation of what stands in `range`.
  package init(_ contents: MarkupText, range: ByteRange) {
    self.contents = contents
    self.range = range
  }
}
