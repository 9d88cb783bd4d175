/// A width and a height in points.
package struct Size: Hashable, Sendable {
  /// Extent along the line of text.
  package var width: Double
  /// Extent across the lines of text.
  package var height: Double

  /// A size of `width` by `height` points.
  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}
