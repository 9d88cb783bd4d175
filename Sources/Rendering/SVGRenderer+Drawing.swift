import CardLayout
import LayoutCore

extension SVGRenderer {
  /// Draws shapes from back to front.
  mutating func draw(_ shapes: ArraySlice<SceneShape>) {
    for shape in shapes { draw(shape) }
  }

  private mutating func draw(_ shape: SceneShape) {
    switch shape.outline {
    case .path(let steps):
      writer.start("path")
      writer.attribute("d", Self.pathData(steps))
    case .circle(let center, let radius):
      writer.start("circle")
      writer.attribute("cx", center.x)
      writer.attribute("cy", center.y)
      writer.attribute("r", radius)
    case .rectangle(let frame, let radius):
      writer.start("rect")
      writer.attribute("x", frame.x)
      writer.attribute("y", frame.y)
      writer.attribute("width", frame.width)
      writer.attribute("height", frame.height)
      if radius > 0 { writer.attribute("rx", min(radius, frame.width / 2, frame.height / 2)) }
    }
    paint(shape)
    writer.end()
  }

  private mutating func paint(_ shape: SceneShape) {
    if let fill = shape.fill {
      Self.color("fill", "fill-opacity", hex(fill), &writer)
    } else {
      writer.attribute("fill", "none")
    }
    guard let stroke = shape.stroke, shape.strokeWidth > 0 else { return }
    Self.color("stroke", "stroke-opacity", hex(stroke), &writer)
    writer.attribute("stroke-width", shape.strokeWidth)
    if shape.isRound {
      writer.attribute("stroke-linecap", "round")
      writer.attribute("stroke-linejoin", "round")
    }
    if !shape.dashes.isEmpty {
      writer.attribute("stroke-dasharray", shape.dashes.map(MarkupWriter.number).joined(separator: " "))
    }
  }

  static func pathData(_ steps: [PathStep]) -> String {
    var data = ""
    for step in steps {
      switch step {
      case .move(let point): data += "M" + coordinates(point)
      case .line(let point): data += "L" + coordinates(point)
      case .curve(let first, let second, let end):
        data += "C" + coordinates(first) + " " + coordinates(second) + " " + coordinates(end)
      case .close: data += "Z"
      }
    }
    return data
  }

  private static func coordinates(_ point: ScenePoint) -> String {
    MarkupWriter.number(point.x) + " " + MarkupWriter.number(point.y)
  }
}
