package import LayoutCore

/// A place on the page in points; y grows downwards.
package struct ScenePoint: Hashable, Sendable {
  /// Distance from the left edge.
  package var x: Double
  /// Distance from the top edge.
  package var y: Double

  /// The place at `x` and `y`.
  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }
}

/// One step of a path.
package enum PathStep: Hashable, Sendable {
  /// Begins a new part of the path.
  case move(ScenePoint)
  /// A straight line.
  case line(ScenePoint)
  /// A cubic Bézier curve: two control points, then where it ends.
  case curve(ScenePoint, ScenePoint, ScenePoint)
  /// Back to where this part began.
  case close
}

/// One shape of a drawing, in points of the page.
package struct SceneShape: Hashable, Sendable {
  /// Its outline.
  package enum Outline: Hashable, Sendable {
    case path([PathStep])
    /// A circle by its middle and radius.
    case circle(ScenePoint, Double)
    /// A rectangle with rounded corners of this radius.
    case rectangle(Frame, Double)
  }

  /// Its outline.
  package var outline: Outline
  /// What it is filled with, or nil.
  package var fill: ColorToken?
  /// The colour of its line, or nil.
  package var stroke: ColorToken?
  /// Width of the line in points.
  package var strokeWidth = 0.0
  /// Whether ends and joins of the line are round.
  package var isRound = false
  /// Lengths of dashes and gaps in turn; empty for an unbroken line.
  package var dashes: [Double] = []
}

/// Shapes that together are one picture: a chart, a ring, a map.
package struct SceneDrawing: Hashable, Sendable {
  /// The shapes, from back to front.
  package var shapes: [SceneShape]
  /// Radius of the corners at which the shapes are cut off; nil when nothing is cut.
  package var clipRadius: Double?
}
