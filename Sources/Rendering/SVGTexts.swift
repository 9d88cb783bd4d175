import BundledData
import CardLayout
import CardModel
import LayoutCore

/// Draws the texts of a scene, so that their lines stay where they were laid out in any viewer.
struct SVGTexts {
  let scene: PositionedScene
  private let fonts: FontFaces?

  init(scene: PositionedScene) {
    self.scene = scene
    fonts = FontFaces.faces(of: scene.environment.typeface)
  }

  /// Draws `text` into a group that was just begun, which is `part`.
  func draw(_ text: SceneText, _ part: ScenePart, on canvas: inout SVGCanvas) {
    canvas.writer.attribute("font-size", text.setting.size)
    let weight = Self.weight(text.setting.face)
    if weight != 400 { canvas.writer.attribute("font-weight", Double(weight)) }
    canvas.writer.fill(canvas.color(text.color))
    if text.isRightToLeft { canvas.writer.attribute("direction", "rtl") }
    if text.lines.contains(where: { FontMetrics.hasJoiningScript($0.string) }) {
      canvas.writer.attribute("font-family", MarkupWriter.joiningFamilies(scene.environment.typeface))
    }
    if text.isTruncated {
      canvas.writer.start("title")
      canvas.writer.end(text: text.fullText)
    }
    for line in text.lines where !line.string.isEmpty {
      if !line.runs.isEmpty, line.runs.allSatisfy({ fixesWidth(of: $0, text) }) {
        draw(line.runs, of: line, &canvas.writer)
      } else {
        draw(line, of: text, part, &canvas.writer)
      }
      if text.hasMissingData { Self.missingMark(line, &canvas) }
    }
  }

  private func draw(_ line: SceneText.Line, of text: SceneText, _ part: ScenePart, _ writer: inout MarkupWriter) {
    let isMeasured = fonts?.metrics(text.setting.face).fixesWidth(of: line.string) ?? true
    let anchor = anchor(line, text, part, isMeasured: isMeasured)
    writer.start("text")
    writer.attribute("x", line.x + line.width * anchor.share)
    writer.attribute("y", line.baseline)
    if let name = anchor.name(isRightToLeft: text.isRightToLeft) { writer.attribute("text-anchor", name) }
    // Letters that join, and those of a face that nobody has measured, are not stretched; nor is a mixed line as a whole where its
    // pieces have widths of their own.
    if isMeasured, line.runs.isEmpty || text.isRightToLeft { writer.textLength(line.width) }
    guard line.runs.isEmpty else { return writer.end(pieces: marked(line.runs, of: text)) }
    writer.end(text: line.string)
  }

  /// Whether `run` is as wide in any viewer as it was measured; which face draws letters and digits that this one lacks, and how
  /// wide, is for the viewer.
  private func fixesWidth(of run: SceneText.Run, _ text: SceneText) -> Bool {
    guard let fonts else { return true }
    return fonts.metrics(text.setting.face).fixesWidth(of: run.string) && !FontMetrics.hasJoiningScript(run.string)
  }

  /// `runs`, which stand from left to right, as pieces of one text, so that those that turn out wider than they were measured lie
  /// over no neighbour; marks of direction between them keep every viewer to their order (UAX #9).
  private func marked(_ runs: [SceneText.Run], of text: SceneText) -> [(text: String, width: Double?)] {
    let mark = text.isRightToLeft ? "\u{200F}" : "\u{200E}"
    let override = text.isRightToLeft ? "\u{202D}" : "\u{202E}"
    // A mark behind an override, too: a space at its end is else moved to the end of the line.
    return (text.isRightToLeft ? runs.reversed() : runs).reduce(into: [(mark, nil)]) { pieces, run in
      let isAlong = run.isRightToLeft == text.isRightToLeft
      // Browsers leave gaps beside spans of a width in lines from right to left.
      let isFixed = isAlong && !text.isRightToLeft && run.width > 0 && fixesWidth(of: run, text)
      pieces.append((isAlong ? run.string : override + run.string + "\u{202C}", isFixed ? run.width : nil))
      pieces.append((mark, nil))
    }
  }

  /// Draws the runs of a mixed line each at its place, so that no viewer orders them in a way of its own.
  private func draw(_ runs: [SceneText.Run], of line: SceneText.Line, _ writer: inout MarkupWriter) {
    for run in runs where run.width > 0 {
      writer.start("text")
      writer.attribute("x", line.x + run.x)
      writer.attribute("y", line.baseline)
      writer.attribute("direction", run.isRightToLeft ? "rtl" : "ltr")
      writer.attribute("unicode-bidi", "bidi-override")
      if run.isRightToLeft { writer.attribute("text-anchor", "end") }
      writer.textLength(run.width)
      // White space at the edge of a run is part of its width.
      writer.attribute("xml:space", "preserve")
      writer.end(text: run.string)
    }
  }

  /// A dashed line under a text whose sample datum is missing.
  private static func missingMark(_ line: SceneText.Line, _ canvas: inout SVGCanvas) {
    let color = canvas.color(.negativeLabel)
    canvas.writer.element("path") { writer in
      let y = MarkupWriter.number(line.baseline + 3)
      writer.attribute("d", "M\(MarkupWriter.number(line.x)) \(y)H\(MarkupWriter.number(line.x + line.width))")
      writer.stroke(color)
      writer.attribute("stroke-dasharray", "3 2")
    }
  }

  private static func weight(_ face: FontFace) -> Int {
    switch face {
    case .light: 300
    case .regular: 400
    case .semibold: 600
    case .bold: 700
    case .black: 900
    }
  }

  /// How near to the card's edge a text must end to keep that distance: the side padding of a card, and a little.
  private static let edge = 20.0

  /// The edge that a line keeps in a viewer that knows neither the face nor `textLength`, so that it stays in its place.
  ///
  /// - Parameter isMeasured: Whether only such a viewer draws it wider or narrower.
  private func anchor(_ line: SceneText.Line, _ text: SceneText, _ part: ScenePart, isMeasured: Bool) -> Anchor {
    let mirrors = scene.environment.direction == .rightToLeft
    switch text.edge {
    case .leading?: return mirrors ? .right : .left
    case .trailing?: return mirrors ? .left : .right
    case .center?: return .middle
    case nil: break
    }
    if text.pinsEnd, !isMeasured { return mirrors ? .left : .right }
    let holder = scene.card.map { scene.parts[$0].frame } ?? Frame(x: 0, y: 0, width: scene.size.width, height: 0)
    let left = line.x - holder.x
    let right = holder.maxX - line.x - line.width
    let isAtEdge = min(left, right) <= Self.edge && left != right
    let parent = part.parent.map { scene.parts[$0] }
    if let parent, parent.role == .button || parent.role == .menuButton {
      // A label that fills its button, or begins a row that is one, stands at the card's edge like any text.
      let before = mirrors ? parent.frame.maxX - line.x - line.width : line.x - parent.frame.x
      let isFirst = !isMeasured && 2 * before + line.width + 1 < parent.frame.width
      guard isFirst || isAtEdge && parent.frame.width <= line.width + 1 else { return .middle }
    } else if abs(line.x + line.width / 2 - part.frame.midX) < 0.5, part.frame.width > line.width + 1 {
      return .middle
    }
    if isAtEdge { return left < right ? .left : .right }
    return line.x - part.frame.x > part.frame.maxX - line.x - line.width + 0.5 || text.isRightToLeft ? .right : .left
  }

  /// The point of a line of text that stays where it is when the text turns out wider.
  private enum Anchor {
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
}
