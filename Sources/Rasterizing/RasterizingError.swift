/// Why a drawing could not be turned into pixels, and what to do.
package struct RasterizingError: Error, Hashable, Sendable, CustomStringConvertible {
  /// What is wrong and what to do, as a sentence without a full stop.
  package let description: String

  init(_ description: String) { self.description = description }
}
