import LayoutCore

/// A picture that is drawn when its box has a place; indirect, as every paint has room for one and few have any.
package indirect enum Drawing: Hashable, Sendable {
  case chart(ChartDrawing)
  /// A ring filled to a share, 0 to 1.
  case ring(share: Double, width: Double, ColorToken)
  case map(MapDrawing)
  case illustration(Illustration)
  case timelineNode(TimelineNode)
  /// A dot in the middle.
  case dot(ColorToken)

  /// Draws on `sketch`.
  func draw(_ sketch: inout Sketch) {
    switch self {
    case .chart(let chart): chart.draw(&sketch)
    case .ring(let share, let width, let color): Self.ring(share, width, color, &sketch)
    case .map(let map): map.draw(&sketch)
    case .illustration(let illustration): illustration.draw(&sketch)
    case .timelineNode(let node): node.draw(&sketch)
    case .dot(let color):
      sketch.circle(sketch.width / 2, sketch.height / 2, min(sketch.width, sketch.height) / 2, color)
    }
  }

  /// Clockwise from the top in either direction of reading: a ring is read like a clock.
  private static func ring(_ share: Double, _ width: Double, _ color: ColorToken, _ sketch: inout Sketch) {
    sketch.mirrors = false
    let radius = (min(sketch.width, sketch.height) - width) / 2
    let center = (x: sketch.width / 2, y: sketch.height / 2)
    sketch.circle(center.x, center.y, radius, nil, stroke: .secondaryFill, strokeWidth: width)
    sketch.arc(center, radius, 0...max(share, 0), color, width)
  }
}
