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
  /// Width in points, as shaped: advances, kerning, ligatures, ellipsis.
  package var width: Double

  init(start: Int32, end: Int32, width: Double, hasEllipsis: Bool = false) {
    self.start = start
    self.end = end
    tailStart = end
    tailEnd = end
    self.hasEllipsis = hasEllipsis
    self.width = width
  }
}
