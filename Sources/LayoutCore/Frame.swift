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
