/// Why files of a workspace cannot be used, and what to do, as a sentence without a full stop.
package struct WorkspaceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do.
  package let description: String

  init(_ description: String) { self.description = description }
}
