import BundledData
import CardLayout
import CardModel
import LayoutCore

extension SVGRenderer {
  mutating func rectangle(_ frame: Frame, _ radius: Double, _ attributes: (inout MarkupWriter) -> Void) {
    writer.element("rect") { writer in
      writer.attribute("x", frame.x)
      writer.attribute("y", frame.y)
      writer.attribute("width", frame.width)
      writer.attribute("height", frame.height)
      if radius > 0 { writer.attribute("rx", min(radius, frame.width / 2, frame.height / 2)) }
      attributes(&writer)
    }
  }

  /// Sets a colour in a way that every viewer knows: opacity apart.
  static func color(_ name: StaticString, _ opacity: StaticString, _ color: PaletteColor, _ writer: inout MarkupWriter)
  {
    writer.attribute(name, PaletteColor(rgba: color.rgba | 0xFF).hex)
    if color.alpha != 255 { writer.attribute(opacity, Double(color.alpha) / 255) }
  }

  mutating func fill(_ index: Int, _ frame: Frame, _ surface: Surface) {
    guard let fill = surface.fill else { return }
    if surface.isMaterial, backdrop != nil { showBackdrop(index) }
    for shadow in Self.shadows[surface.shadowLevel] ?? [] {
      let filter = reference(shadow.id)
      rectangle(frame.offset(0, shadow.offset), surface.cornerRadius) { writer in
        writer.attribute("fill-opacity", shadow.opacity)
        writer.attribute("filter", filter)
      }
    }
    let color = hex(fill)
    if surface.fade > 0 {
      let gradient = reference("fade-\(index)")
      return rectangle(frame, surface.cornerRadius) { $0.attribute("fill", gradient) }
    }
    rectangle(frame, surface.cornerRadius) { Self.color("fill", "fill-opacity", color, &$0) }
    if let tint = surface.tint.map(hex) {
      rectangle(frame, surface.cornerRadius) { Self.color("fill", "fill-opacity", tint, &$0) }
    }
  }

  /// What is behind the material that part `index` is made of, blurred.
  private mutating func showBackdrop(_ index: Int) {
    let (clip, blur) = (reference("clip-\(index)"), reference("blur-\(index)"))
    let address = "#\(prefix)backdrop"
    writer.element("use") { writer in
      writer.attribute("href", address)
      writer.attribute("clip-path", clip)
      writer.attribute("filter", blur)
      writer.attribute("aria-hidden", "true")
    }
  }

  /// The border lies inside the frame.
  mutating func border(_ frame: Frame, _ surface: Surface) {
    guard let stroke = surface.stroke, surface.strokeWidth > 0 else { return }
    let color = hex(stroke)
    let half = surface.strokeWidth / 2
    rectangle(frame.inset(by: half), max(0, surface.cornerRadius - half)) { writer in
      writer.attribute("fill", "none")
      Self.color("stroke", "stroke-opacity", color, &writer)
      writer.attribute("stroke-width", surface.strokeWidth)
    }
  }

  mutating func draw(_ name: String, _ frame: Frame, _ color: PaletteColor) {
    let side = min(frame.width, frame.height)
    guard let shape = IconShapes.shape(name) else { return unknownIcon(name, frame, color) }
    // Arrows and chevrons point along the reading direction.
    let mirrors = scene.environment.direction == .rightToLeft && IconShapes.isDirectional(name)
    let scale = MarkupWriter.number(side / 24)
    let x = MarkupWriter.number(mirrors ? frame.midX + side / 2 : frame.midX - side / 2)
    writer.element("path") { writer in
      writer.attribute("d", shape.path)
      writer.attribute(
        "transform",
        "translate(\(x) \(MarkupWriter.number(frame.midY - side / 2))) scale(\(mirrors ? "-" : "")\(scale) \(scale))")
      if shape.isFilled {
        Self.color("fill", "fill-opacity", color, &writer)
      } else {
        writer.attribute("fill", "none")
        Self.color("stroke", "stroke-opacity", color, &writer)
        writer.attribute("stroke-width", 1.75)
        writer.attribute("stroke-linecap", "round")
        writer.attribute("stroke-linejoin", "round")
      }
    }
  }

  /// An icon without a shape: a dashed square with the first letters of its name.
  mutating func unknownIcon(_ name: String, _ frame: Frame, _ color: PaletteColor) {
    let side = min(frame.width, frame.height)
    let square = Frame(x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side).inset(by: 0.5)
    dashed(square, side / 5, color)
    let letters = String((name.split(separator: ".").last ?? "?").prefix(2))
    letter(letters, square, side * 0.5, color)
  }

  mutating func dashed(_ frame: Frame, _ radius: Double, _ color: PaletteColor) {
    rectangle(frame, radius) { writer in
      writer.attribute("fill", "none")
      Self.color("stroke", "stroke-opacity", color, &writer)
      writer.attribute("stroke-dasharray", "3 2")
    }
  }

  /// A line in the middle of a frame, of the width that it is measured to have.
  ///
  /// - Parameter fits: whether what is wider than the frame gives way to an ellipsis.
  mutating func letter(_ text: String, _ frame: Frame, _ size: Double, _ color: PaletteColor, fits: Bool = false) {
    let setting = TextSetting(face: .regular, size: size, leading: size, lineLimit: 1)
    let fonts = FontFaces.faces(of: scene.environment.typeface)
    let line = fits ? fonts?.fitted(text, setting, frame.width) ?? text : text
    writer.start("text")
    writer.attribute("x", frame.midX)
    writer.attribute("y", frame.midY + size * 0.344)
    writer.attribute("font-size", size)
    writer.attribute("text-anchor", "middle")
    if let fonts {
      writer.attribute("textLength", fonts.width(line, setting))
      writer.attribute("lengthAdjust", "spacingAndGlyphs")
    }
    Self.color("fill", "fill-opacity", color, &writer)
    writer.end(text: line)
  }

  mutating func placeholder(_ label: String, _ part: ScenePart) {
    writer.start("g")
    attributes(part)
    let color = hex(.secondaryLabel)
    let fill = hex(.quaternaryFill)
    rectangle(part.frame, 8) { Self.color("fill", "fill-opacity", fill, &$0) }
    dashed(part.frame.inset(by: 0.5), 8, hex(.separator))
    letter(label, part.frame.inset(by: 8), scene.environment.metrics(.footnote).size, color, fits: true)
    writer.end()
  }
}
