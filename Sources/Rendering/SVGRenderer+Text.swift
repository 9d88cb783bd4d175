import BundledData
import CardLayout
import CardModel
import LayoutCore

extension SVGRenderer {
  mutating func draw(_ text: SceneText, _ part: ScenePart) {
    writer.start("g")
    attributes(part)
    writer.attribute("font-size", text.setting.size)
    let weight = Self.weight(text.setting.face)
    if weight != 400 { writer.attribute("font-weight", Double(weight)) }
    Self.color("fill", "fill-opacity", hex(text.color), &writer)
    if text.isRightToLeft { writer.attribute("direction", "rtl") }
    if text.isTruncated {
      writer.start("title")
      writer.end(text: text.fullText)
    }
    for line in text.lines where !line.string.isEmpty {
      if !line.runs.isEmpty {
        draw(line.runs, of: line)
        if text.hasMissingData { missingMark(line) }
        continue
      }
      let anchor = anchor(line, text, part)
      writer.start("text")
      writer.attribute("x", line.x + line.width * anchor.share)
      writer.attribute("y", line.baseline)
      if let name = anchor.name(isRightToLeft: text.isRightToLeft) { writer.attribute("text-anchor", name) }
      writer.attribute("textLength", line.width)
      writer.attribute("lengthAdjust", "spacingAndGlyphs")
      writer.end(text: line.string)
      if text.hasMissingData { missingMark(line) }
    }
    writer.end()
  }

  /// Draws the runs of a mixed line each at its place, so that no viewer orders them in a way of its own.
  private mutating func draw(_ runs: [SceneText.Run], of line: SceneText.Line) {
    for run in runs where run.width > 0 {
      writer.start("text")
      writer.attribute("x", line.x + run.x)
      writer.attribute("y", line.baseline)
      writer.attribute("direction", run.isRightToLeft ? "rtl" : "ltr")
      writer.attribute("unicode-bidi", "bidi-override")
      if run.isRightToLeft { writer.attribute("text-anchor", "end") }
      writer.attribute("textLength", run.width)
      writer.attribute("lengthAdjust", "spacingAndGlyphs")
      // White space at the edge of a run is part of its width.
      writer.attribute("xml:space", "preserve")
      writer.end(text: run.string)
    }
  }

  /// The edge that a line keeps in a viewer that knows neither the face nor `textLength`, so that it stays in its place.
  private func anchor(_ line: SceneText.Line, _ text: SceneText, _ part: ScenePart) -> TextAnchor {
    let parent = part.parent.map { scene.parts[$0] }
    if let parent, parent.role == .button || parent.role == .menuButton { return .middle }
    if abs(line.x + line.width / 2 - part.frame.midX) < 0.5, part.frame.width > line.width + 1 { return .middle }
    let holder = scene.card.map { scene.parts[$0].frame } ?? Frame(x: 0, y: 0, width: scene.size.width, height: 0)
    let left = line.x - holder.x
    let right = holder.maxX - line.x - line.width
    let isAtEdge = min(left, right) <= Self.edge
    if isAtEdge, left != right { return left < right ? .left : .right }
    return line.x - part.frame.x > part.frame.maxX - line.x - line.width + 0.5 || text.isRightToLeft ? .right : .left
  }

  /// How near to the card's edge a text must end to keep that distance: the side padding of a card, and a little.
  private static let edge = 20.0

  /// A dashed line under a text whose sample datum is missing.
  mutating func missingMark(_ line: SceneText.Line) {
    let color = hex(.negativeLabel)
    writer.element("path") { writer in
      let y = MarkupWriter.number(line.baseline + 3)
      writer.attribute("d", "M\(MarkupWriter.number(line.x)) \(y)H\(MarkupWriter.number(line.x + line.width))")
      Self.color("stroke", "stroke-opacity", color, &writer)
      writer.attribute("stroke-dasharray", "3 2")
    }
  }

  static func weight(_ face: FontFace) -> Int {
    switch face {
    case .light: 300
    case .regular: 400
    case .semibold: 600
    case .bold: 700
    case .black: 900
    }
  }

  mutating func draw(_ image: SceneImage, _ index: Int, _ part: ScenePart) {
    writer.start("g")
    attributes(part)
    if let address = image.file.flatMap({ self.image($0) }) {
      let clip = reference("clip-\(index)")
      writer.element("image") { writer in
        writer.rawAttribute("href", address)
        writer.attribute("x", part.frame.x)
        writer.attribute("y", part.frame.y)
        writer.attribute("width", part.frame.width)
        writer.attribute("height", part.frame.height)
        writer.attribute("preserveAspectRatio", image.fills ? "xMidYMid slice" : "xMidYMid meet")
        if image.cornerRadius > 0 { writer.attribute("clip-path", clip) }
      }
    } else {
      standIn(image, part.frame)
    }
    writer.end()
  }

  /// The icon, else the initials, else a picture's outline and the name of the file that is not there.
  mutating func standIn(_ image: SceneImage, _ frame: Frame) {
    let fill = hex(.tertiaryFill)
    let color = hex(.secondaryLabel)
    rectangle(frame, image.cornerRadius) { Self.color("fill", "fill-opacity", fill, &$0) }
    let side = min(frame.width, frame.height)
    if let icon = image.icon {
      draw(icon, frame.inset(by: side * 0.22), color)
    } else if let initials = image.initials, !initials.isEmpty {
      letter(initials, frame, side * 0.4, color)
    } else if side >= 100 {
      let glyph = Frame(x: frame.midX - 16, y: frame.midY - 26, width: 32, height: 32)
      draw("picture", glyph, color)
      let label = Frame(x: frame.x + 8, y: frame.midY + 8, width: frame.width - 16, height: 20)
      letter(image.file ?? "No image", label, 12, color, fits: true)
    } else {
      draw("picture", frame.inset(by: side * 0.25), color)
    }
  }
}

/// The point of a line of text that stays where it is when the text turns out wider.
enum TextAnchor {
  case left, middle, right

  /// Its place in the line, 0 at the left to 1 at the right.
  var share: Double {
    switch self {
    case .left: 0
    case .middle: 0.5
    case .right: 1
    }
  }

  /// The value of `text-anchor`, or nil for the initial one.
  func name(isRightToLeft: Bool) -> String? {
    switch self {
    case .middle: "middle"
    case .left: isRightToLeft ? "end" : nil
    case .right: isRightToLeft ? nil : "end"
    }
  }
}

extension IconShapes {
  /// Whether the icon points along the reading direction and is mirrored with it.
  static func isDirectional(_ name: String) -> Bool {
    [
      "disclosure", "forward", "navBack", "slimArrowRight", "slimArrowLeft", "arrowRight", "arrowLeft", "back",
      "linkExternal",
    ]
    .contains(name.split(separator: ".").last.map(String.init) ?? name)
  }
}
