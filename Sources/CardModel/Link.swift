/// Where a tap leads.
package struct Link: Hashable, Sendable {
  /// The `id` of a part of the file, another card file, or an address.
  package var target: String
  /// Whether that leaves the app.
  package var isExternal: Bool

  /// A tap that leads to `target`.
  package init(target: String, isExternal: Bool) { (self.target, self.isExternal) = (target, isExternal) }
}
