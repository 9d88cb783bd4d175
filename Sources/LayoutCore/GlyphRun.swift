/// Glyphs of a text and where each begins, rewritten in place from the start to the end, once for each lookup.
struct GlyphRun {
  private(set) var glyphs: [UInt16] = []
  /// Index of the first character of each glyph.
  private var characters: [Int32] = []
  /// Offset of each character's first byte.
  private var starts: [Int32] = []
  private var original: [UInt16] = []
  /// Index of the next glyph to look at.
  private(set) var read = 0
  /// How many glyphs have their new shape.
  private(set) var written = 0

  var count: Int { glyphs.count }

  init(capacity: Int) {
    glyphs.reserveCapacity(capacity)
    characters.reserveCapacity(capacity)
    starts.reserveCapacity(capacity)
    original.reserveCapacity(capacity)
  }

  mutating func append(_ glyph: Int, start: Int) {
    characters.append(Int32(glyphs.count))
    glyphs.append(UInt16(glyph))
    original.append(UInt16(glyph))
    starts.append(Int32(start))
  }

  mutating func rewind() { (read, written) = (0, 0) }

  mutating func finish() {
    glyphs.removeSubrange(written...)
    characters.removeSubrange(written...)
  }

  /// Leaves the next `count` glyphs as they are.
  mutating func keep(_ count: Int) {
    for _ in 0..<min(count, glyphs.count - read) {
      glyphs[written] = glyphs[read]
      characters[written] = characters[read]
      written += 1
      read += 1
    }
  }

  /// Replaces what is next by the first of `ligatures` that stands there; false when none does.
  mutating func join(_ ligatures: [GlyphAlternates.Ligature]) -> Bool {
    for ligature in ligatures {
      let end = read + ligature.parts.count
      guard end <= glyphs.count, glyphs[read..<end].elementsEqual(ligature.parts) else { continue }
      glyphs[written] = ligature.glyph
      characters[written] = characters[read]
      written += 1
      read = end
      return true
    }
    return false
  }

  /// The glyphs that are not those of their characters; the text ends at offset `end`.
  func changes(end: Int) -> [GlyphSubstitution] {
    var changes: [GlyphSubstitution] = []
    for index in glyphs.indices {
      let first = Int(characters[index])
      let next = index + 1 < glyphs.count ? Int(characters[index + 1]) : starts.count
      if next == first + 1, glyphs[index] == original[first] { continue }
      let stop = next < starts.count ? starts[next] : Int32(end)
      changes.append(GlyphSubstitution(start: starts[first], end: stop, glyph: glyphs[index]))
    }
    return changes
  }
}
