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

/// A rectangle in points; y grows downwards.
package struct Frame: Hashable, Sendable {
  /// Left edge.
  package var x: Double
  /// Top edge.
  package var y: Double
  /// Extent to the right.
  package var width: Double
  /// Extent downwards.
  package var height: Double

  /// The rectangle with these edges and extents.
  package init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The empty rectangle at the origin.
  package static let zero = Frame(x: 0, y: 0, width: 0, height: 0)

  /// Right edge.
  package var maxX: Double { x + width }
  /// Bottom edge.
  package var maxY: Double { y + height }
  /// Middle between left and right edge.
  package var midX: Double { x + width / 2 }
  /// Middle between top and bottom edge.
  package var midY: Double { y + height / 2 }

  /// The rectangle moved by `dx` and `dy`.
  package func offset(_ dx: Double, _ dy: Double) -> Frame {
    Frame(x: x + dx, y: y + dy, width: width, height: height)
  }

  /// The rectangle with `distance` taken off at every edge; never of negative extent.
  package func inset(by distance: Double) -> Frame {
    Frame(
      x: x + distance, y: y + distance, width: max(0, width - 2 * distance), height: max(0, height - 2 * distance))
  }

  /// The smallest rectangle around the middle of this one that is at least `size`; a touch target around a small control.
  package func grown(toAtLeast size: Size) -> Frame {
    let width = max(width, size.width)
    let height = max(height, size.height)
    return Frame(x: midX - width / 2, y: midY - height / 2, width: width, height: height)
  }

  /// Whether `other` lies inside, up to `tolerance` points.
  package func contains(_ other: Frame, tolerance: Double = 0) -> Bool {
    x - tolerance <= other.x && y - tolerance <= other.y && other.maxX <= maxX + tolerance
      && other.maxY <= maxY + tolerance
  }
}

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
  package static let zero = Insets()

  /// Leading and trailing together.
  package var horizontal: Double { leading + trailing }
  /// Top and bottom together.
  package var vertical: Double { top + bottom }
}
