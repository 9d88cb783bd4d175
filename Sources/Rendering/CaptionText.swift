import CardLayout
import LayoutCore

/// What is said of a picture, in lines between words that are no wider than it.
struct CaptionText {
  /// A line, and its width in points.
  struct Line {
    var text: String
    var width: Double
  }

  /// More lines than these end in an ellipsis.
  private static let mostLines = 6

  /// The lines; a word that is wider than all of one is broken.
  let lines: [Line]

  /// `text` at `width` points, set at `size` points.
  init(_ text: String, size: Double, width: Double) {
    let setting = TextSetting(face: .regular, size: size, leading: size, lineLimit: Self.mostLines)
    guard let fonts = FontFaces.standard else {
      lines = [Line(text: text, width: width)]
      return
    }
    let bytes = Array(text.utf8)
    func string(_ start: Int32, _ end: Int32) -> String {
      String(decoding: bytes[Int(start)..<Int(end)], as: UTF8.self)
    }
    lines = fonts.lines(text, setting, width: width).map { line in
      let rest = line.hasEllipsis ? "…" + string(line.tailStart, line.tailEnd) : line.hasHyphen ? "‐" : ""
      return Line(text: string(line.start, line.end) + rest, width: line.width)
    }
  }
}
