/// The widths of one face: advances, class kerning and the ligatures of "ff", "fi", "fl", "ffi" and "ffl".
///
/// Widths are in font units, ``unitsPerEm`` of them to the size; they are linear in the size. Read from the bytes that
/// `make_font_metrics.py` writes; the figures of the face 72 are those of its font files.
///
/// An immutable object rather than a struct: measuring a text must not count references to half a dozen tables.
package final class FontMetrics: Sendable {
  let tables: FontTables

  init(_ tables: FontTables) { self.tables = tables }

  /// Font units of one em.
  package var unitsPerEm: Int32 { tables.unitsPerEm }
  /// From the baseline to the top of the line, in font units.
  package var ascent: Int32 { tables.ascent }
  /// From the baseline to the bottom of the line, in font units; negative below the baseline.
  package var descent: Int32 { tables.descent }
  /// Height of "H" in font units.
  package var capHeight: Int32 { tables.capHeight }

  /// Advance of `scalar` in font units, or nil when the face lacks it.
  package func advance(of scalar: UInt32) -> Int32? {
    let index = tables.glyphIndex(scalar)
    return index == 0 ? nil : Int32(tables.glyphs[index].advance)
  }

  /// What is added to the advance of `left` when `right` follows, in font units.
  package func kerning(_ left: UInt32, _ right: UInt32) -> Int32 {
    tables.kerning(tables.glyphIndex(left), tables.glyphIndex(right))
  }

  /// `units` at `size` points, in points.
  package func points(_ units: Int32, at size: Double) -> Double { Double(units) * size / Double(unitsPerEm) }

  /// Distance in points from the top of a line of `leading` points to its baseline: the face's own line stands in the
  /// middle of the leading.
  package func baseline(inLeading leading: Double, at size: Double) -> Double {
    let above = points(ascent, at: size)
    let below = -points(descent, at: size)
    return (leading - above - below) / 2 + above
  }
}

/// The tables of one face.
struct FontTables: Sendable {
  var unitsPerEm: Int32 = 1000
  var ascent: Int32 = 800
  var descent: Int32 = -200
  var capHeight: Int32 = 700
  /// Whether it is semibold or heavier: other faces that step in then are bold.
  var isBold = false

  /// Class of glyphs that no kerning concerns.
  static let noClass: UInt8 = 255

  /// Advance and kerning classes of one character.
  struct Glyph: Sendable {
    var advance: UInt16
    var left: UInt8
    var right: UInt8
  }

  /// Advances of ligatures in font units; 0 where the face has no such ligature.
  struct Ligatures: Sendable {
    var ffi: Int32 = 0
    var ffl: Int32 = 0
    var ff: Int32 = 0
    var fi: Int32 = 0
    var fl: Int32 = 0
  }

  /// By code point / 128 below U+10000: the block in ``blocks``, or 0 for a block without glyphs.
  var blockIndex = [UInt8](repeating: 0, count: 512)
  /// Index in ``glyphs`` by block and code point; 0 for none.
  var blocks = [UInt16](repeating: 0, count: 128)
  /// The glyphs; the first stands for "no glyph".
  var glyphs = [Glyph(advance: 0, left: noClass, right: noClass)]
  /// Advance of an ASCII character and its kerning with the ASCII character before it, by `before << 7 | character`;
  /// row 0 is "nothing before"; ``undecided`` for control characters and where a character may take another shape,
  /// ``ligature`` where it may be one with the "f" before it.
  var pairs: [Int16] = []
  /// Kerning by left class and right class.
  var kerning: [Int16] = []
  var rightClasses = 0
  var ligatures = Ligatures()
  /// Nil when the face has none.
  var alternates: GlyphAlternates?

  /// In ``pairs``: the shortcut for ASCII cannot tell this pair's width.
  static let undecided = Int16.min
  /// In ``pairs``: a ligature may stand there; no width is as small as this and ``undecided``.
  static let ligature = Int16.min + 1

  /// The glyph that stands for what a truncated text leaves out.
  var ellipsis: Int { glyphIndex(0x2026) }
  /// The glyph that a soft hyphen becomes at the end of a line: U+2010, else the one on keyboards.
  var hyphen: Int {
    let hyphen = glyphIndex(0x2010)
    return hyphen != 0 ? hyphen : glyphIndex(0x2D)
  }

  /// What takes another shape than its characters' own in the bytes `range`.
  func substitutions(_ bytes: [UInt8], _ range: Range<Int>) -> [GlyphSubstitution] {
    alternates?.substitutions(bytes, range, self) ?? []
  }

  func glyphIndex(_ scalar: UInt32) -> Int {
    guard scalar < 0x10000 else { return 0 }
    let block = Int(blockIndex[Int(scalar >> 7)])
    return Int(blocks[block << 7 | Int(scalar & 127)])
  }

  /// The glyph that `scalar` is as wide as: its own, or that of the letter below its marks where the face lacks it.
  func measuredGlyph(_ scalar: UInt32) -> Int {
    let index = glyphIndex(scalar)
    guard index == 0, let letter = FallbackAdvance.letter(below: scalar) else { return index }
    return glyphIndex(letter)
  }

  /// Kerning between two glyphs by index in ``glyphs``.
  func kerning(_ left: Int, _ right: Int) -> Int32 {
    let (left, right) = (glyphs[left].left, glyphs[right].right)
    guard left != Self.noClass, right != Self.noClass else { return 0 }
    return Int32(kerning[Int(left) * rightClasses + Int(right)])
  }
}
