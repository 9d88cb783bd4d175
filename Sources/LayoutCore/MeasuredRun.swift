/// A text in one face, cut at its line break opportunities; widths in font units, so that it serves every size.
///
/// An object rather than a struct: filling lines must not count references to its arrays.
final class MeasuredRun: Sendable {
  /// What stands between two opportunities.
  struct Segment: Sendable {
    /// Offset of its first byte, from the start of the text.
    var start: Int32
    /// Offset of the byte after its last one that is not white space.
    var textEnd: Int32
    /// Where it begins in font units, kerning with what is before it included.
    var origin: Int32
    /// Where its last character that is not white space ends.
    var visibleEnd: Int32
    /// Whether a line must end after it.
    var isMandatory: Bool
    /// Whether a line that ends after it shows a hyphen: it ends with a soft hyphen.
    var endsWithSoftHyphen: Bool
  }

  /// The text.
  let bytes: [UInt8]
  /// The segments, in order; none for an empty text.
  let segments: [Segment]
  /// Width of the longest line when only mandatory breaks are taken.
  let width: Int32
  /// Width of the widest part between two opportunities.
  let longestWord: Int32
  /// What takes another shape than its characters' own; offsets from the start of the text.
  let substitutions: [GlyphSubstitution]
  /// Whether every character is printable ASCII and stands for itself, neither a ligature nor another shape.
  let isPlain: Bool
  /// Whether a line may end with a hyphen.
  let hasSoftHyphens: Bool

  private static let invisible = LineBreakClasses(.sp, .bk, .cr, .lf, .nl, .zw)
  private static let hangul = LineBreakClasses(.h2, .h3, .jl, .jv, .jt)

  /// How lines break around `scalar`: Korean between words alone, as labels of iOS do (`NSParagraphStyle.LineBreakStrategy`,
  /// `hangulWordPriority`), where UAX #14 would part their syllables.
  private static func lineBreak(_ scalar: UInt32, _ properties: TextProperties) -> LineBreakClass {
    let value = properties.lineBreak(scalar)
    return hangul.contains(value) ? .al : value
  }

  /// Cuts `bytes`.
  init(_ bytes: [UInt8], _ font: FontTables, _ properties: TextProperties) {
    self.bytes = bytes
    substitutions = font.substitutions(bytes, 0..<bytes.count)
    isPlain = substitutions.isEmpty && font.isPlain(bytes)
    var cut = Cut()
    var walk = GlyphWalk(0..<bytes.count, substitutions)
    var breaker = LineBreaker()
    var segment = Segment(
      start: 0, textEnd: 0, origin: 0, visibleEnd: 0, isMandatory: false, endsWithSoftHyphen: false)
    var lineOrigin: Int32 = 0
    while let step = walk.next(bytes, font, properties) {
      let lineBreakClass = Self.lineBreak(step.scalar, properties)
      let opportunity = breaker.opportunity(
        before: lineBreakClass, next: Self.nextClass(bytes, walk.offset, properties))
      let start = Int32(step.start)
      if opportunity != .prohibited {
        segment.isMandatory = opportunity == .mandatory
        cut.append(segment, lineOrigin)
        if segment.isMandatory { lineOrigin = step.origin }
        segment = Segment(
          start: start, textEnd: start, origin: step.origin, visibleEnd: step.origin, isMandatory: false,
          endsWithSoftHyphen: false)
      }
      if !Self.invisible.contains(lineBreakClass) {
        segment.textEnd = Int32(step.end)
        segment.visibleEnd = walk.position
        segment.endsWithSoftHyphen = step.scalar == 0xAD
      }
    }
    if !bytes.isEmpty { cut.append(segment, lineOrigin) }
    segments = cut.segments
    width = cut.width
    longestWord = cut.longestWord
    hasSoftHyphens = cut.segments.contains { $0.endsWithSoftHyphen }
  }

  /// What is found while cutting.
  private struct Cut {
    var segments: [Segment] = []
    var width: Int32 = 0
    var longestWord: Int32 = 0

    mutating func append(_ segment: Segment, _ lineOrigin: Int32) {
      segments.append(segment)
      width = max(width, segment.visibleEnd - lineOrigin)
      longestWord = max(longestWord, segment.visibleEnd - segment.origin)
    }
  }

  /// The class of the next character that is not a combining mark, `al` at the end.
  private static func nextClass(_ bytes: [UInt8], _ offset: Int, _ properties: TextProperties) -> LineBreakClass {
    var offset = offset
    while offset < bytes.count {
      let value = lineBreak(UTF8Scalars.decode(bytes, &offset, bytes.count), properties)
      if value != .cm, value != .zwj { return value }
    }
    return .al
  }
}
