extension FontMetrics {
  /// The faces in `bytes`, from light to black; empty when the bytes are not what `make_font_metrics.py` writes.
  package static func faces(_ bytes: [UInt8]) -> [FontMetrics] {
    var reader = TableReader(bytes)
    guard reader.matches("CWFM"), reader.u16() == 1 else { return [] }
    let count = reader.u16()
    var faces: [FontMetrics] = []
    for _ in 0..<count {
      faces.append(FontMetrics(FontTables(&reader)))
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
    lineGap = Int32(reader.i16())
    xHeight = Int32(reader.u16())
    capHeight = Int32(reader.u16())
    readGlyphs(&reader)
    readLigatures(&reader)
    readKerning(&reader)
    makePairs()
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
    kerning.reserveCapacity(left * rightClasses)
    for _ in 0..<left * rightClasses {
      let value = Int(reader.u8())
      kerning.append(value < values.count ? values[value] : 0)
    }
    // Classes past the matrix would be a broken table; they count as "no class".
    for index in glyphs.indices {
      if Int(glyphs[index].left) >= left { glyphs[index].left = Self.noClass }
      if Int(glyphs[index].right) >= rightClasses { glyphs[index].right = Self.noClass }
    }
  }

  private mutating func makePairs() {
    pairs = [Int16](repeating: 0, count: 128 * 128)
    let ascii = (0..<128).map { glyphIndex(UInt32($0)) }
    for before in 0..<128 {
      for character in 32..<127 {
        let kern = before == 0 ? 0 : kerning(ascii[before], ascii[character])
        pairs[before << 7 | character] = Int16(clamping: Int32(glyphs[ascii[character]].advance) + kern)
      }
    }
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
