import Guidelines
package import SourceText

/// What explains the thing under the pointer.
package struct Hover: Hashable, Sendable {
  /// The explanation.
  package var contents: MarkupText
  /// What it explains.
  package var range: ByteRange
  /// Where the documentation says more: a path from its top (`DocumentationPage`); nil where it does not.
  package var page: String?
  /// The local name of the element that it explains; nil where it explains something else.
  package var element: String?

  /// An explanation of what stands in `range`.
  package init(_ contents: MarkupText, range: ByteRange, page: String? = nil) {
    self.contents = contents
    self.range = range
    self.page = page
  }
}
