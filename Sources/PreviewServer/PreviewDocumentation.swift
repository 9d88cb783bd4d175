/// The reference documentation, whose pages are made when they are asked for.
package struct PreviewDocumentation: Sendable {
  /// The contents of the file at a path from the top, such as `rules/title-lines.html`; nil when there is none.
  ///
  /// May take a while.
  package let file: @Sendable (_ path: String) -> [UInt8]?

  /// The documentation whose files `file` gives.
  package init(_ file: @escaping @Sendable (_ path: String) -> [UInt8]?) { self.file = file }
}
