/// One line of a text as it is set.
package struct TextLine: Hashable, Sendable {
  /// Its bytes in ``BoxTree/textBytes``, trailing white space left out; before the ellipsis when there is one.
  package var start: Int32
  /// The byte after them.
  package var end: Int32
  /// The bytes after an ellipsis in the middle; empty without one.
  package var tailStart: Int32
  /// The byte after those.
  package var tailEnd: Int32
  /// Whether an ellipsis stands for what is left out.
  package var hasEllipsis: Bool
  /// Whether a hyphen is shown at its end, because it ends inside a word.
  package var hasHyphen = false
  /// Width in points, as shaped: advances, kerning, ligatures, ellipsis, hyphen.
  package var width: Double

  init(start: Int32, end: Int32, width: Double, hasEllipsis: Bool = false) {
    self.start = start
    self.end = end
    tailStart = end
    tailEnd = end
    self.hasEllipsis = hasEllipsis
    self.width = width
  }

  /// Whether it shows `text` whole and nothing else.
  package func isAll(of text: TextContent) -> Bool {
    start == text.start && end == text.end && !hasEllipsis && !hasHyphen
  }
}

extension BoxTree {
  /// What is drawn for `line`, in reading order: its text, with an ellipsis or a hyphen where it has one.
  package func string(_ line: TextLine) -> String {
    var string = string(Int(line.start)..<Int(line.end))
    if line.hasEllipsis { string += "\u{2026}" + self.string(Int(line.tailStart)..<Int(line.tailEnd)) }
    if line.hasHyphen { string += "\u{2010}" }
    return string
  }
}
