extension FontMetrics {
  /// The faces in `bytes`, from light to black; empty when the bytes are not what `make_font_metrics.py` writes.
  package static func faces(_ bytes: [UInt8]) -> [FontMetrics] {
    var reader = TableReader(bytes)
    guard reader.matches("CWFM") else { return [] }
    let version = reader.u16()
    guard version == 1 || version == 2 else { return [] }
    let count = reader.u16()
    var faces: [FontMetrics] = []
    for index in 0..<count {
      var tables = FontTables(&reader)
      tables.isBold = index >= Int(FontFace.semibold.rawValue)
      if version == 2 { tables.readAlternates(&reader) }
      tables.makePairs()
      faces.append(FontMetrics(tables))
      if reader.isExhausted { return [] }
    }
    return faces
  }
}

extension FontTables {
  fileprivate init(_ reader: inout TableReader) {
    self.init()
    unitsPerEm = Swift.max(1, Int32(reader.u16()))
    ascent = Int32(reader.i16())
    descent = Int32(reader.i16())
    // The gap between lines and the height of small letters, of which nothing is made.
    _ = (reader.i16(), reader.u16())
    capHeight = Int32(reader.u16())
    readGlyphs(&reader)
    readLigatures(&reader)
    readKerning(&reader)
  }

  private mutating func readGlyphs(_ reader: inout TableReader) {
    let count = reader.u16()
    glyphs.reserveCapacity(count + 1)
    for _ in 0..<count {
      let scalar = reader.u16()
      let glyph = Glyph(advance: UInt16(reader.u16()), left: reader.u8(), right: reader.u8())
      if blockIndex[scalar >> 7] == 0 {
        // A face for a few scripts has far fewer than 255 blocks; more would share the empty one.
        guard blocks.count >> 7 < 255 else { continue }
        blockIndex[scalar >> 7] = UInt8(blocks.count >> 7)
        blocks.append(contentsOf: repeatElement(0, count: 128))
      }
      blocks[Int(blockIndex[scalar >> 7]) << 7 | (scalar & 127)] = UInt16(glyphs.count)
      glyphs.append(glyph)
    }
  }

  private mutating func readLigatures(_ reader: inout TableReader) {
    for _ in 0..<reader.u8() {
      let length = reader.u8()
      var characters: [Int] = []
      for _ in 0..<length { characters.append(reader.u16()) }
      let advance = Int32(reader.u16())
      let (f, i, l) = (0x66, 0x69, 0x6C)
      switch characters {
      case [f, f, i]: ligatures.ffi = advance
      case [f, f, l]: ligatures.ffl = advance
      case [f, f]: ligatures.ff = advance
      case [f, i]: ligatures.fi = advance
      case [f, l]: ligatures.fl = advance
      default: break
      }
    }
  }

  private mutating func readKerning(_ reader: inout TableReader) {
    let left = Int(reader.u8())
    rightClasses = Int(reader.u8())
    let count = Int(reader.u8()) + 1
    var values: [Int16] = []
    for _ in 0..<count { values.append(Int16(reader.i16())) }
    let written = reader.take(left * rightClasses)
    kerning = written.map { Int($0) < values.count ? values[Int($0)] : 0 }
    // A table that ends before is refused; until then it is whole.
    kerning += Array(repeating: values[0], count: left * rightClasses - written.count)
    // Classes past the matrix would be a broken table; they count as "no class".
    for index in glyphs.indices {
      if Int(glyphs[index].left) >= left { glyphs[index].left = Self.noClass }
      if Int(glyphs[index].right) >= rightClasses { glyphs[index].right = Self.noClass }
    }
  }

  fileprivate mutating func makePairs() {
    pairs = [Int16](repeating: Self.undecided, count: 128 * 128)
    let ascii = (0..<128).map { glyphIndex(UInt32($0)) }
    for before in 0..<128 {
      for character in 32..<127 {
        let kern = before == 0 ? 0 : kerning(ascii[before], ascii[character])
        let units = Int32(glyphs[ascii[character]].advance) + kern
        if isDecided(before, character) {
          pairs[before << 7 | character] = max(Int16(clamping: units), Self.ligature + 1)
        }
      }
      pairs[before << 7 | 127] = 0
    }
    let (f, i, l) = (UInt8(0x66), UInt8(0x69), UInt8(0x6C))
    for second in [f, i, l] where [0, i, l].contains(where: { ligatures.afterF(second, $0) != nil }) {
      pairs[Int(f) << 7 | Int(second)] = Self.ligature
    }
  }

  /// Whether no alternate concerns ASCII `character`; "x" is concerned beside digits and spaces only.
  private func isDecided(_ before: Int, _ character: Int) -> Bool {
    guard let alternates, alternates.isTrigger(glyphIndex(UInt32(character))) else { return true }
    return character == 0x78 && !(before == 0x20 || (0x30...0x39).contains(before))
  }

  fileprivate mutating func readAlternates(_ reader: inout TableReader) {
    var alternates = GlyphAlternates()
    let masks = (0..<reader.u8()).map { _ in UInt32(reader.u16()) | UInt32(reader.u16()) << 16 }
    for _ in glyphs.indices.dropFirst() {
      let mask = Int(reader.u8())
      alternates.sets.append(mask < masks.count ? masks[mask] : 0)
    }
    // The first glyph stands for "no glyph".
    alternates.sets.insert(0, at: 0)
    alternates.triggers = UInt32(reader.u16()) | UInt32(reader.u16()) << 16
    for _ in 0..<reader.u8() {
      let isContext = reader.u8() == 0
      let count = reader.u16()
      if isContext {
        alternates.lookups.append(.context((0..<count).map { _ in alternates.readRule(&reader) }))
      } else {
        alternates.lookups.append(.ligatures((0..<count).map { _ in readLigature(&reader) }))
      }
    }
    for _ in 0..<reader.u8() {
      let count = reader.u16()
      alternates.maps.append((0..<count).map { _ in readLigature(&reader) })
    }
    self.alternates = alternates
  }

  /// Characters and the one whose glyph takes their place.
  private func readLigature(_ reader: inout TableReader) -> GlyphAlternates.Ligature {
    let count = reader.u8()
    let parts = (0..<count).map { _ in UInt16(glyphIndex(UInt32(reader.u16()))) }
    return GlyphAlternates.Ligature(parts: parts, glyph: UInt16(glyphIndex(UInt32(reader.u16()))))
  }
}

extension GlyphAlternates {
  fileprivate mutating func readRule(_ reader: inout TableReader) -> Rule {
    let (before, input, after) = (reader.u8(), reader.u8(), reader.u8())
    let first = Int32(ruleSets.count)
    ruleSets += reader.take(Int(before) + Int(input) + Int(after))
    return Rule(first: first, before: before, input: input, after: after, map: reader.u8())
  }
}

/// Reads numbers from a table's bytes; past the end it reads zeros and says so.
struct TableReader {
  private let bytes: [UInt8]
  private var offset = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Whether more was read than there is.
  var isExhausted: Bool { offset > bytes.count }

  mutating func matches(_ tag: StaticString) -> Bool {
    for byte in tag.description.utf8 where u8() != byte { return false }
    return true
  }

  mutating func u8() -> UInt8 {
    defer { offset += 1 }
    return offset < bytes.count ? bytes[offset] : 0
  }

  mutating func u16() -> Int {
    let low = Int(u8())
    return low | Int(u8()) << 8
  }

  mutating func i16() -> Int { Int(Int16(truncatingIfNeeded: u16())) }

  /// The next `count` bytes, fewer at the end.
  mutating func take(_ count: Int) -> [UInt8] {
    let start = min(offset, bytes.count)
    offset += count
    return Array(bytes[start..<min(max(start, offset), bytes.count)])
  }
}
