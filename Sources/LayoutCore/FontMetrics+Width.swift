extension FontMetrics {
  /// Width in font units of a text on one line, or nil when it has mandatory line breaks; 3 to 6 ns a character.
  func lineWidth(_ bytes: [UInt8], _ range: Range<Int>, _ properties: TextProperties) -> Int32? {
    let tables = self.tables
    var units: Int32 = 0
    var before = 0
    var index = range.lowerBound
    let end = range.upperBound
    while index < end {
      let byte = bytes[index]
      if byte >= 0x80 || byte < 0x20 { return generalWidth(bytes, range, properties) }
      index += 1
      let pair = tables.pairs[before << 7 | Int(byte)]
      if pair == FontTables.undecided { return generalWidth(bytes, range, properties) }
      units += Int32(pair)
      before = Int(byte)
      if byte == 0x66, index < end,
        let (advance, length) = tables.ligatures.afterF(bytes[index], index + 1 < end ? bytes[index + 1] : 0)
      {
        units += advance - Int32(tables.glyphs[tables.glyphIndex(0x66)].advance)
        index += length
        before = 0
      }
    }
    return units
  }

  private func generalWidth(_ bytes: [UInt8], _ range: Range<Int>, _ properties: TextProperties) -> Int32? {
    var walk = GlyphWalk(range, tables.substitutions(bytes, range))
    while let step = walk.next(bytes, tables, properties) {
      switch step.scalar {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return nil
      default: continue
      }
    }
    return walk.position
  }
}
