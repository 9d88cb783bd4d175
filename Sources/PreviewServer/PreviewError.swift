/// Why something about the preview cannot be done, as a sentence without a full stop for the person.
package struct PreviewError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  package let description: String

  /// An error with this description.
  package init(_ description: String) { self.description = description }
}
