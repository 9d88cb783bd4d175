/// Distances in points from the edges of a box to its content, in reading direction.
package struct Insets: Hashable, Sendable {
  /// From the top edge.
  package var top: Double
  /// From the edge where a line of text begins.
  package var leading: Double
  /// From the bottom edge.
  package var bottom: Double
  /// From the edge where a line of text ends.
  package var trailing: Double

  /// These distances.
  package init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// `vertical` at top and bottom, `horizontal` at both sides.
  package init(vertical: Double, horizontal: Double) {
    self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// `distance` at every edge.
  package init(_ distance: Double) {
    self.init(vertical: distance, horizontal: distance)
  }

  /// No distance at all.
  package static var zero: Insets { Insets() }

  /// Leading and trailing together.
  package var horizontal: Double { leading + trailing }
  /// Top and bottom together.
  package var vertical: Double { top + bottom }
}
