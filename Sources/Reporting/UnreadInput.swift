/// An input that is missing in a report, and why.
package struct UnreadInput: Hashable, Sendable {
  /// Its path as a report names it.
  package let path: String
  /// Why it could not be read, such as `cannot read a.card.xml: No such file or directory`.
  package let reason: String

  /// The input at `path`, which could not be read for this `reason`.
  package init(path: String, reason: String) { (self.path, self.reason) = (path, reason) }
}
