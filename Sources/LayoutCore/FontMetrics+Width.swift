extension FontMetrics {
  /// Whether `text` may be drawn exactly as wide as it was measured: the face has nearly all of it, or what others draw in it has
  /// stated widths and joins nothing, as Hebrew and Thai letters and Arabic digits do.
  ///
  /// Letters that join are never stretched. Of other signs one in four changes the width of the rest by little, wherever they are from.
  package func fixesWidth(of text: String) -> Bool {
    var (count, unknown) = (0, 0)
    for scalar in text.unicodeScalars {
      count += 1
      guard scalar.value >= 0x7F else { continue }
      let isKnown =
        tables.measuredGlyph(scalar.value) != 0 || FallbackAdvance.isIgnorable(scalar.value)
        || FallbackAdvance.isSameEverywhere(scalar.value) || MeasuredLetters.standard.standsAlone(scalar.value)
      if isKnown { continue }
      if FallbackAdvance.mustBeShaped(scalar.value) { return false }
      unknown += 1
    }
    return unknown * 4 <= count
  }

  /// Whether Hebrew or Arabic letters or digits are in `text`.
  package static func hasJoiningScript(_ text: String) -> Bool {
    text.unicodeScalars.contains { FallbackAdvance.joining.contains($0.value) }
  }

  /// Width in font units of a text on one line, or nil when it has mandatory line breaks.
  func lineWidth(_ bytes: [UInt8], _ range: Range<Int>, _ properties: TextProperties) -> Int32? {
    let text = bytes.span.extracting(range)
    let pairs = tables.pairs
    var units = 0
    var before = 0
    var index = 0
    while true {
      while index < text.count {
        let byte = Int(text[index])
        guard byte < 0x80 else { break }
        let pair = pairs[before << 7 | byte]
        guard pair > FontTables.ligature else { break }
        units &+= Int(pair)
        before = byte
        index += 1
      }
      guard index < text.count else { return Int32(clamping: units) }
      guard let (width, end) = specialWidth(text, index, after: before) else {
        return generalWidth(bytes, range, properties)
      }
      units &+= width
      before = 0
      index = end
    }
  }

  /// What the ASCII character `before` and what follows it at `start` add to a line beyond the width of `before`, and where
  /// that ends: the rest of a ligature with "f", or letters from U+00C0 to U+02FF; nil when neither stands there or one of
  /// them may take another shape.
  ///
  /// Apart from the loop over ASCII, which it would slow down.
  @inline(never)
  private func specialWidth(_ text: Span<UInt8>, _ start: Int, after before: Int) -> (units: Int, end: Int)? {
    if text[start] >= 0x80 { return tables.latinWidth(text, start, after: before) }
    guard before == 0x66, tables.pairs[before << 7 | Int(text[start])] == FontTables.ligature,
      let (advance, length) = tables.ligatures.afterF(text[start], start + 1 < text.count ? text[start + 1] : 0)
    else { return nil }
    return (Int(advance) - Int(tables.glyphs[tables.glyphIndex(0x66)].advance), start + length)
  }

  private func generalWidth(_ bytes: [UInt8], _ range: Range<Int>, _ properties: TextProperties) -> Int32? {
    var walk = GlyphWalk(range, tables.substitutions(bytes, range))
    while let step = walk.next(bytes, tables, properties) {
      if Self.endsLine(step.scalar) { return nil }
    }
    return walk.position
  }

  /// Whether `scalar` ends a line, whatever room there is.
  static func endsLine(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}

extension FontTables {
  /// Width of the letters from U+00C0 to U+02FF that follow one another at `start`, kerning with the ASCII characters
  /// around them included, and where they end; nil when one has no glyph or may take another shape.
  fileprivate func latinWidth(_ text: Span<UInt8>, _ start: Int, after before: Int) -> (units: Int, end: Int)? {
    var units = 0
    var left = before == 0 ? 0 : glyphIndex(UInt32(before))
    var index = start
    while index < text.count, text[index] >= 0x80 {
      guard (0xC3...0xCB).contains(text[index]), index + 1 < text.count, text[index + 1] & 0xC0 == 0x80 else {
        return nil
      }
      let glyph = glyphIndex(UInt32(text[index] & 0x1F) << 6 | UInt32(text[index + 1] & 0x3F))
      guard glyph != 0, alternates?.isTrigger(glyph) != true else { return nil }
      if left != 0 { units += Int(kerning(left, glyph)) }
      units += Int(glyphs[glyph].advance)
      left = glyph
      index += 2
    }
    if index < text.count {
      let next = glyphIndex(UInt32(text[index]))
      if next != 0 { units += Int(kerning(left, next)) }
    }
    return (units, index)
  }

  /// Whether every character of `bytes` is printable ASCII that stands for itself.
  func isPlain(_ bytes: [UInt8]) -> Bool {
    var before = 0
    for byte in bytes {
      guard byte < 0x7F, pairs[before << 7 | Int(byte)] > Self.ligature else { return false }
      before = Int(byte)
    }
    return true
  }
}
