/// A text in one face, cut at its line break opportunities; widths in font units, so that it serves every size.
struct MeasuredRun: Sendable {
  /// What stands between two opportunities.
  struct Segment: Sendable {
    /// Offset of its first byte, from the start of the text.
    var start: Int32
    /// Offset of the byte after its last one that is no white space.
    var textEnd: Int32
    /// Where it begins in font units, kerning with what is before it included.
    var origin: Int32
    /// Where its last character that is no white space ends.
    var visibleEnd: Int32
    /// Whether a line must end after it.
    var isMandatory: Bool
  }

  /// The segments, in order; none for an empty text.
  var segments: [Segment] = []
  /// Width of the longest line when only mandatory breaks are taken.
  var width: Int32 = 0

  private static let invisible = LineBreakClasses(.sp, .bk, .cr, .lf, .nl, .zw)

  /// Cuts the bytes `range` of `bytes`.
  init(_ bytes: [UInt8], _ range: Range<Int>, _ font: FontTables, _ classes: LineBreakTable) {
    var walk = GlyphWalk(range)
    var breaker = LineBreaker()
    var segment = Segment(start: 0, textEnd: 0, origin: 0, visibleEnd: 0, isMandatory: false)
    var lineOrigin: Int32 = 0
    while let step = walk.next(bytes, font) {
      let lineBreakClass = classes[step.scalar]
      let opportunity = breaker.opportunity(
        before: lineBreakClass, next: Self.nextClass(bytes, walk.offset, range.upperBound, classes))
      let start = Int32(step.start - range.lowerBound)
      if opportunity != .prohibited {
        segment.isMandatory = opportunity == .mandatory
        segments.append(segment)
        width = max(width, segment.visibleEnd - lineOrigin)
        if segment.isMandatory { lineOrigin = step.origin }
        segment = Segment(
          start: start, textEnd: start, origin: step.origin, visibleEnd: step.origin, isMandatory: false)
      }
      if !Self.invisible.contains(lineBreakClass) {
        segment.textEnd = Int32(step.end - range.lowerBound)
        segment.visibleEnd = walk.position
      }
    }
    guard !range.isEmpty else { return }
    segments.append(segment)
    width = max(width, segment.visibleEnd - lineOrigin)
  }

  /// The class of the next character that is no combining mark, `al` at the end.
  private static func nextClass(
    _ bytes: [UInt8], _ offset: Int, _ end: Int, _ classes: LineBreakTable
  ) -> LineBreakClass {
    var offset = offset
    while offset < end {
      let value = classes[UTF8Scalars.decode(bytes, &offset, end)]
      if value != .cm, value != .zwj { return value }
    }
    return .al
  }
}
