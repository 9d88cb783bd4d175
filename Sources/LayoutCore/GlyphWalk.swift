/// Goes through a text glyph by glyph and adds up where each begins, kerning and ligatures considered.
struct GlyphWalk {
  /// One glyph, or a ligature of several characters.
  struct Step {
    /// Offset of its first byte.
    var start: Int
    /// Offset of the byte after it.
    var end: Int
    /// Its (first) scalar.
    var scalar: UInt32
    /// Where it begins, in font units from the start of the walk.
    var origin: Int32
    /// Whether a line may begin here even though no break is allowed: false inside a grapheme cluster.
    var isClusterStart: Bool
  }

  /// Offset of the next byte.
  private(set) var offset: Int
  /// Where the last glyph ended, in font units from the start of the walk.
  private(set) var position: Int32 = 0
  private let begin: Int
  private let end: Int
  private let substitutions: [GlyphSubstitution]
  private var nextSubstitution: Int
  /// Index of the glyph before, 0 when there is none that kerning concerns.
  private var previous = 0
  private var clusters = ClusterBreaker()

  /// Walks the bytes `range`; `substitutions` are those of the whole text.
  init(_ range: Range<Int>, _ substitutions: [GlyphSubstitution] = []) {
    (offset, begin) = (range.lowerBound, range.lowerBound)
    end = range.upperBound
    self.substitutions = substitutions
    nextSubstitution = substitutions.firstIndex { $0.start >= Int32(range.lowerBound) } ?? substitutions.count
  }

  mutating func next(_ bytes: [UInt8], _ font: FontTables, _ properties: TextProperties) -> Step? {
    guard offset < end else { return nil }
    let start = offset
    let scalar = UTF8Scalars.decode(bytes, &offset, end)
    let isPlain = scalar >= 0x20 && scalar < 0x7F
    let isClusterStart =
      isPlain ? clusters.startsPlainCluster() : clusters.startsCluster(properties.cluster(scalar))
    var glyph = font.measuredGlyph(scalar)
    if nextSubstitution < substitutions.count, substitutions[nextSubstitution].start == Int32(start) {
      glyph = Int(substitutions[nextSubstitution].glyph)
      offset = min(end, Int(substitutions[nextSubstitution].end))
      nextSubstitution += 1
    } else if scalar == 0x66, let advance = ligature(bytes, font) {
      defer {
        move(advance)
        previous = 0
      }
      return Step(start: start, end: offset, scalar: scalar, origin: position, isClusterStart: isClusterStart)
    }
    if FallbackAdvance.isIgnorable(scalar) {
      // It has no width, whatever the face says, and kerning looks past it.
      return Step(start: start, end: offset, scalar: scalar, origin: position, isClusterStart: isClusterStart)
    }
    let isPicture = isClusterStart && FallbackAdvance.selectsPicture(bytes, offset, end)
    if isPicture { glyph = 0 }
    if glyph != 0, previous != 0 { move(font.kerning(previous, glyph)) }
    let origin = position
    if glyph != 0 {
      move(Int32(font.glyphs[glyph].advance))
    } else if isClusterStart || MeasuredLetters.standard.standsAlone(scalar) {
      // A sign with a width of its own, too: “ำ”.
      move((isPicture ? FallbackAdvance.emoji : fallback(scalar, start, bytes, font)) * font.unitsPerEm / 1000)
    }
    // Kerning looks past marks as well.
    if isClusterStart || glyph != 0 && font.glyphs[glyph].advance != 0 { previous = glyph }
    return Step(start: start, end: offset, scalar: scalar, origin: origin, isClusterStart: isClusterStart)
  }

  /// The greatest width that is added up: beyond it a text of megabytes is cut off, and sums cannot overflow.
  private static let farthest: Int32 = 1 << 30

  private mutating func move(_ units: Int32) { position = min(position + units, Self.farthest) }

  /// The stated width of a character that the face lacks, in thousandths of an em; a cluster counts once.
  private func fallback(_ scalar: UInt32, _ start: Int, _ bytes: [UInt8], _ font: FontTables) -> Int32 {
    let (place, word) = (start..<offset, (bytes, begin..<end))
    if DevanagariLetters.block.contains(scalar) {
      return DevanagariLetters.standard.thousandths(scalar, at: place, in: word, isBold: font.isBold)
    }
    return MeasuredLetters.standard.thousandths(scalar, at: place, in: word, isBold: font.isBold)
      ?? FallbackAdvance.thousandths(scalar, isBold: font.isBold)
  }

  /// The advance of the ligature that begins with the "f" just read; the rest of it is read too.
  private mutating func ligature(_ bytes: [UInt8], _ font: FontTables) -> Int32? {
    guard offset < end else { return nil }
    let (second, third) = (bytes[offset], offset + 1 < end ? bytes[offset + 1] : 0)
    guard let (advance, length) = font.ligatures.afterF(second, third) else { return nil }
    if previous != 0 { move(font.kerning(previous, font.glyphIndex(0x66))) }
    offset += length
    return advance
  }
}

extension FontTables.Ligatures {
  /// The ligature of "f" and what follows it, and how many bytes of that it takes; nil when there is none.
  func afterF(_ second: UInt8, _ third: UInt8) -> (advance: Int32, length: Int)? {
    let (f, i, l) = (UInt8(0x66), UInt8(0x69), UInt8(0x6C))
    if second == f {
      if third == i, ffi > 0 { return (ffi, 2) }
      if third == l, ffl > 0 { return (ffl, 2) }
      return ff > 0 ? (ff, 1) : nil
    }
    if second == i, fi > 0 { return (fi, 1) }
    if second == l, fl > 0 { return (fl, 1) }
    return nil
  }
}

/// Reads scalars from UTF-8.
enum UTF8Scalars {
  /// The scalar at `offset`, which moves past it; U+FFFD for a byte that begins none.
  static func decode(_ bytes: [UInt8], _ offset: inout Int, _ end: Int) -> UInt32 {
    let lead = bytes[offset]
    offset += 1
    if lead < 0x80 { return UInt32(lead) }
    let count = lead >= 0xF0 ? 3 : lead >= 0xE0 ? 2 : 1
    guard lead >= 0xC2, lead <= 0xF4, offset + count <= end else { return 0xFFFD }
    var scalar = UInt32(lead) & (0x3F >> UInt32(count))
    for index in offset..<offset + count {
      guard bytes[index] & 0xC0 == 0x80 else { return 0xFFFD }
      scalar = scalar << 6 | UInt32(bytes[index] & 0x3F)
    }
    offset += count
    return scalar
  }
}
