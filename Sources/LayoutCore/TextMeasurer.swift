/// Measures texts and breaks them into lines.
///
/// What it learned about a text that needed breaking is kept for the next layout, whatever its size and width. Copies
/// share that until one of them learns more.
package struct TextMeasurer: Sendable {
  /// The faces, from light to black.
  let faces: [FontMetrics]
  private let lineBreaks: LineBreakTable
  private var cache: [UInt64: CachedRun] = [:]
  /// Memory of the last layout, for the next one: fresh pages cost more than laying out what they hold.
  var workspace: [LayoutPass.Work] = []

  private struct CachedRun: Sendable {
    var face: FontFace
    var bytes: [UInt8]
    var run: MeasuredRun
  }

  /// So many texts are remembered; then it starts afresh.
  private static let cacheLimit = 4096

  /// Measures with `faces`, which go from light to black, and breaks lines by `lineBreaks`; nil when a face is missing.
  package init?(faces: [FontMetrics], lineBreaks: LineBreakTable) {
    guard faces.count == FontFace.allCases.count else { return nil }
    self.faces = faces
    self.lineBreaks = lineBreaks
  }

  /// Hands over what it remembers, so that whoever goes on with it does not share and therefore copy it.
  mutating func take() -> TextMeasurer {
    defer {
      cache = [:]
      workspace = []
    }
    return self
  }

  /// The metrics of `face`.
  package func metrics(_ face: FontFace) -> FontMetrics { faces[Int(face.rawValue)] }

  /// Width in points of `text` on one line.
  package func width(_ text: String, _ setting: TextSetting) -> Double {
    let bytes = Array(text.utf8)
    let font = metrics(setting.face)
    let units = font.lineWidth(bytes, 0..<bytes.count) ?? run(bytes, 0..<bytes.count, font).width
    return font.points(units, at: setting.size)
  }

  /// The parts of `text` between which a line may break, for a look at the algorithm.
  package func segments(_ text: String, _ face: FontFace) -> [String] {
    let bytes = Array(text.utf8)
    let segments = run(bytes, 0..<bytes.count, metrics(face)).segments
    return segments.indices.map { index in
      let end = index + 1 < segments.count ? Int(segments[index + 1].start) : bytes.count
      return String(decoding: bytes[Int(segments[index].start)..<end], as: UTF8.self)
    }
  }

  /// Width in font units of the longest line of the text when only mandatory breaks are taken, and whether it has any.
  mutating func idealUnits(_ bytes: [UInt8], _ range: Range<Int>, _ face: FontFace) -> (units: Int32, breaks: Bool) {
    if let units = faces[Int(face.rawValue)].lineWidth(bytes, range) { return (units, false) }
    return (measuredRun(bytes, range, face).width, true)
  }

  /// The text cut at its break opportunities, from the cache when it is there.
  mutating func measuredRun(_ bytes: [UInt8], _ range: Range<Int>, _ face: FontFace) -> MeasuredRun {
    var key: UInt64 = 0xCBF2_9CE4_8422_2325 ^ UInt64(face.rawValue)
    for index in range { key = (key ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01B3 }
    if let known = cache[key], known.face == face, known.bytes.elementsEqual(bytes[range]) { return known.run }
    let run = run(bytes, range, metrics(face))
    if cache.count >= Self.cacheLimit { cache.removeAll(keepingCapacity: true) }
    cache[key] = CachedRun(face: face, bytes: Array(bytes[range]), run: run)
    return run
  }

  private func run(_ bytes: [UInt8], _ range: Range<Int>, _ font: FontMetrics) -> MeasuredRun {
    MeasuredRun(bytes, range, font.tables, lineBreaks)
  }
}

extension FontMetrics {
  /// Width in font units of a text on one line, or nil when it has mandatory line breaks; 3 to 6 ns a character.
  func lineWidth(_ bytes: [UInt8], _ range: Range<Int>) -> Int32? {
    let tables = self.tables
    var units: Int32 = 0
    var before = 0
    var index = range.lowerBound
    let end = range.upperBound
    while index < end {
      let byte = bytes[index]
      if byte >= 0x80 || byte < 0x20 { return generalWidth(bytes, range) }
      index += 1
      units += Int32(tables.pairs[before << 7 | Int(byte)])
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

  private func generalWidth(_ bytes: [UInt8], _ range: Range<Int>) -> Int32? {
    var walk = GlyphWalk(range)
    while let step = walk.next(bytes, tables) {
      switch step.scalar {
      case 0x0A...0x0D, 0x85, 0x2028, 0x2029: return nil
      default: continue
      }
    }
    return walk.position
  }
}
