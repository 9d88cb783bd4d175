/// Why another program did not do what it was run for, as a sentence without a full stop.
package struct ChildProcessError: Error, Hashable, Sendable, CustomStringConvertible {
  /// Which program, and what went wrong.
  package let description: String

  init(_ description: String) { self.description = description }
}
