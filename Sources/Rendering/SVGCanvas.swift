import BundledData
import CardLayout
import CardModel
import LayoutCore

/// What a scene is painted on: markup in the colours, the face and the direction of its environment.
struct SVGCanvas {
  let environment: CardEnvironment
  var writer = MarkupWriter()

  init(_ environment: CardEnvironment) { self.environment = environment }

  func color(_ token: ColorToken) -> PaletteColor { environment.color(token) }

  // MARK: Symbols

  /// The icon called `name`, as large as fits into the middle of `frame`.
  mutating func icon(_ name: String, _ frame: Frame, _ color: PaletteColor) {
    let side = min(frame.width, frame.height)
    guard let shape = IconShapes.shape(name) else { return unknownIcon(name, frame, color) }
    let mirrors = environment.direction == .rightToLeft && shape.isDirectional
    let scale = MarkupWriter.number(side / 24)
    let x = MarkupWriter.number(mirrors ? frame.midX + side / 2 : frame.midX - side / 2)
    writer.element("path") { writer in
      writer.attribute("d", shape.path)
      writer.attribute(
        "transform",
        "translate(\(x) \(MarkupWriter.number(frame.midY - side / 2))) scale(\(mirrors ? "-" : "")\(scale) \(scale))")
      if shape.isFilled {
        writer.fill(color)
      } else {
        writer.attribute("fill", "none")
        writer.stroke(color)
        writer.attribute("stroke-width", 1.75)
        writer.attribute("stroke-linecap", "round")
        writer.attribute("stroke-linejoin", "round")
      }
    }
  }

  /// An icon without a shape: a dashed square with the first letters of its name.
  private mutating func unknownIcon(_ name: String, _ frame: Frame, _ color: PaletteColor) {
    let side = min(frame.width, frame.height)
    let square = Frame(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side).inset(by: 0.5)
    writer.dashes(square, side / 5, color)
    let word = name.hasPrefix("sf:") ? name.dropFirst(3) : name.split(separator: ".").last ?? "?"
    letters(String(word.prefix(2)), square, side * 0.5, color)
  }

  /// A line in the middle of a frame, of the width that it is measured to have.
  ///
  /// - Parameter fits: whether what is wider than the frame gives way to an ellipsis.
  mutating func letters(_ text: String, _ frame: Frame, _ size: Double, _ color: PaletteColor, fits: Bool = false) {
    let setting = TextSetting(face: .regular, size: size, leading: size, lineLimit: 1)
    let fonts = FontFaces.faces(of: environment.typeface)
    let line = fits ? fonts?.fitted(text, setting, frame.width) ?? text : text
    writer.start("text")
    writer.attribute("x", frame.midX)
    writer.attribute("y", frame.midY + size * 0.344)
    writer.attribute("font-size", size)
    writer.attribute("text-anchor", "middle")
    if let fonts {
      writer.textLength(fonts.width(line, setting))
    }
    writer.fill(color)
    writer.end(text: line)
  }

  // MARK: Shapes

  /// Paints shapes from back to front.
  mutating func shapes(_ shapes: ArraySlice<SceneShape>) {
    for shape in shapes {
      writer.start(shape.outline)
      if let fill = shape.fill { writer.fill(color(fill)) } else { writer.attribute("fill", "none") }
      line(of: shape)
      writer.end()
    }
  }

  private mutating func line(of shape: SceneShape) {
    guard let stroke = shape.stroke, shape.strokeWidth > 0 else { return }
    writer.stroke(color(stroke))
    writer.attribute("stroke-width", shape.strokeWidth)
    if shape.isRound {
      writer.attribute("stroke-linecap", "round")
      writer.attribute("stroke-linejoin", "round")
    }
    if !shape.dashes.isEmpty {
      writer.attribute("stroke-dasharray", shape.dashes.map(MarkupWriter.number).joined(separator: " "))
    }
  }
}
