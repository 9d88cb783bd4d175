/// A glyph that takes the place of what stands at a place of a text.
struct GlyphSubstitution: Sendable {
  /// Offset of the first byte that it stands for.
  let start: Int32
  /// Offset of the byte after them.
  let end: Int32
  /// Index of the glyph.
  let glyph: UInt16
}

/// A face's contextual alternates (OpenType's feature "calt"): a multiplication sign between digits, arrows, punctuation
/// that is higher beside capitals.
struct GlyphAlternates: Sendable {
  /// What a lookup does at a place.
  enum Lookup: Sendable {
    /// The first rule that matches decides.
    case context([Rule])
    /// The first sequence of glyphs that stands there becomes one glyph.
    case ligatures([Ligature])
  }

  /// Sets of glyphs, by number, that stand before, at and after a place.
  struct Rule: Sendable {
    /// Where its sets begin in ``GlyphAlternates/ruleSets``: those before the place (nearest first), at it, after it.
    var first: Int32
    var before: UInt8
    var input: UInt8
    var after: UInt8
    /// Number of the map that applies, or 255 for none: then nothing changes.
    var map: UInt8
  }

  /// A sequence of glyphs and the one that takes its place.
  struct Ligature: Sendable {
    var parts: [UInt16]
    var glyph: UInt16
  }

  /// By glyph: the sets that it belongs to, a bit each.
  var sets: [UInt32] = []
  /// Set of the glyphs at which a rule or a ligature begins.
  var triggers: UInt32 = 0
  var lookups: [Lookup] = []
  /// The sets of all rules.
  var ruleSets: [UInt8] = []
  /// What becomes of a glyph, or of a sequence that begins with it.
  var maps: [[Ligature]] = []

  /// Whether anything may begin at `glyph`.
  func isTrigger(_ glyph: Int) -> Bool { glyph < sets.count && sets[glyph] & triggers != 0 }

  /// What takes another shape in the bytes `range`, in order; none for most texts.
  func substitutions(_ bytes: [UInt8], _ range: Range<Int>, _ font: FontTables) -> [GlyphSubstitution] {
    var offset = range.lowerBound
    var isConcerned = false
    while offset < range.upperBound, !isConcerned {
      isConcerned = isTrigger(font.glyphIndex(UTF8Scalars.decode(bytes, &offset, range.upperBound)))
    }
    guard isConcerned else { return [] }
    var text = GlyphRun(capacity: range.count)
    offset = range.lowerBound
    while offset < range.upperBound {
      let start = offset
      text.append(font.glyphIndex(UTF8Scalars.decode(bytes, &offset, range.upperBound)), start: start)
    }
    for lookup in lookups { apply(lookup, &text) }
    return text.changes(end: range.upperBound)
  }

  private func apply(_ lookup: Lookup, _ text: inout GlyphRun) {
    text.rewind()
    while text.read < text.count {
      guard isTrigger(Int(text.glyphs[text.read])) else {
        text.keep(1)
        continue
      }
      switch lookup {
      case .ligatures(let ligatures):
        if !text.join(ligatures) { text.keep(1) }
      case .context(let rules):
        let rule = rules.first { matches($0, text) }
        if let rule, Int(rule.map) < maps.count, text.join(maps[Int(rule.map)]) { continue }
        text.keep(max(1, Int(rule?.input ?? 1)))
      }
    }
    text.finish()
  }

  private func matches(_ rule: Rule, _ text: GlyphRun) -> Bool {
    let (before, input, after) = (Int(rule.before), Int(rule.input), Int(rule.after))
    guard text.written >= before, text.read + input + after <= text.count else { return false }
    let sets = Int(rule.first)
    for index in before..<before + input + after
    where !contains(ruleSets[sets + index], text.glyphs[text.read + index - before]) { return false }
    for index in 0..<before where !contains(ruleSets[sets + index], text.glyphs[text.written - 1 - index]) {
      return false
    }
    return true
  }

  private func contains(_ set: UInt8, _ glyph: UInt16) -> Bool {
    Int(glyph) < sets.count && sets[Int(glyph)] >> UInt32(set) & 1 == 1
  }
}
