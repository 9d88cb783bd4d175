import Standards

/// Measures texts and breaks them into lines.
///
/// What it learned about a text that needed breaking is kept for the next layout, whatever its size and width. Copies
/// share that until one of them learns more.
package struct TextMeasurer: Sendable {
  /// The faces, from light to black.
  let faces: [FontMetrics]
  let properties: TextProperties
  private var cache: [UInt64: CachedRun] = [:]
  /// Memory of the last layout, for the next one.
  var memory = LayoutPass.Memory()

  private struct CachedRun: Sendable {
    var face: FontFace
    var run: MeasuredRun
  }

  /// So many texts are remembered; then it starts afresh.
  private static let cacheLimit = 4096

  /// Measures with `faces`, which go from light to black, and breaks lines by `properties`; nil when a face is missing.
  package init?(faces: [FontMetrics], properties: TextProperties) {
    guard faces.count == FontFace.allCases.count else { return nil }
    self.init(faces, properties)
  }

  /// Hands over what it remembers, and forgets it, so that whoever goes on with it does not share and therefore copy it.
  package mutating func take() -> TextMeasurer {
    var taken = TextMeasurer(faces, properties)
    swap(&taken.cache, &cache)
    swap(&taken.memory, &memory)
    return taken
  }

  private init(_ faces: [FontMetrics], _ properties: TextProperties) {
    self.faces = faces
    self.properties = properties
  }

  /// The metrics of `face`.
  package func metrics(_ face: FontFace) -> FontMetrics { faces[Int(face.rawValue)] }

  /// Width in points of `text` on one line; of its longest line when it has line breaks.
  package func width(_ text: String, _ setting: TextSetting) -> Double {
    let bytes = Array(text.utf8)
    let font = metrics(setting.face)
    let units = font.lineWidth(bytes, 0..<bytes.count, properties) ?? run(bytes, setting.face).width
    return font.points(units, at: setting.size)
  }

  /// Width in points of the longest word of `text`: of what stands between spaces, hyphens, dashes and slashes; scripts that
  /// break inside words count nothing.
  package func longestWord(_ text: String, _ setting: TextSetting) -> Double {
    let bytes = Array(text.utf8)
    let font = metrics(setting.face)
    var widest: Int32 = 0
    var (start, offset, breaksInside) = (0, 0, false)
    while offset <= bytes.count {
      let end = offset
      let scalar = offset < bytes.count ? UTF8Scalars.decode(bytes, &offset, bytes.count) : 0x20
      if end == bytes.count { offset += 1 }
      switch scalar {
      case 0x20, 0x0A, 0x2D, 0x2F, 0x2013:
        if !breaksInside, start < end {
          widest = max(
            widest, font.lineWidth(bytes, start..<end, properties) ?? run(Array(bytes[start..<end]), setting.face).width
          )
        }
        (start, breaksInside) = (offset, false)
      // From Thai on.
      case 0xE00...: breaksInside = true
      default: continue
      }
    }
    return font.points(widest, at: setting.size)
  }

  /// The parts of `text` between which a line may break, for a look at the algorithm.
  package func segments(_ text: String, _ face: FontFace) -> [String] {
    let bytes = Array(text.utf8)
    let segments = run(bytes, face).segments
    return segments.indices.map { index in
      let end = index + 1 < segments.count ? Int(segments[index + 1].start) : bytes.count
      return String(decoding: bytes[Int(segments[index].start)..<end], as: UTF8.self)
    }
  }

  /// The lines of `text` at `width` points; their offsets are those of its UTF-8.
  package func lines(_ text: String, _ setting: TextSetting, width: Double) -> [TextLine] {
    let bytes = Array(text.utf8)
    let content = TextContent(start: 0, end: Int32(clamping: bytes.count), style: setting)
    var lines: [TextLine] = []
    LineFiller(run(bytes, setting.face), metrics(setting.face), properties, content, width: width).fill(&lines)
    return lines
  }

  /// Width in font units of the longest line of the text when only mandatory breaks are taken, and whether it has any.
  mutating func idealUnits(_ bytes: [UInt8], _ range: Range<Int>, _ face: FontFace) -> (units: Int32, breaks: Bool) {
    if let units = faces[Int(face.rawValue)].lineWidth(bytes, range, properties) { return (units, false) }
    return (measuredRun(bytes, range, face).width, true)
  }

  /// The text cut at its break opportunities, from the cache when it is there.
  mutating func measuredRun(_ bytes: [UInt8], _ range: Range<Int>, _ face: FontFace) -> MeasuredRun {
    let key = Self.key(bytes, range, face)
    if let known = cache[key], known.face == face, Self.isEqual(known.run.bytes, bytes, range) {
      return known.run
    }
    let run = run(Array(bytes[range]), face)
    if cache.count >= Self.cacheLimit { cache.removeAll(keepingCapacity: true) }
    cache[key] = CachedRun(face: face, run: run)
    return run
  }

  /// A number that differs for most texts, made of eight bytes at a time.
  private static func key(_ bytes: [UInt8], _ range: Range<Int>, _ face: FontFace) -> UInt64 {
    let text = bytes.span
    var key = FNV1a(seed: UInt64(face.rawValue) ^ UInt64(range.count) << 8)
    var index = range.lowerBound
    while index < range.upperBound {
      var word: UInt64 = 0
      let end = min(index + 8, range.upperBound)
      while index < end {
        word = word << 8 | UInt64(text[index])
        index += 1
      }
      key.add(word)
    }
    return key.value
  }

  /// Whether `text` is what stands in `bytes` at `range`.
  private static func isEqual(_ text: [UInt8], _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard text.count == range.count else { return false }
    let one = text.span
    let other = bytes.span
    var index = 0
    while index < one.count, one[index] == other[range.lowerBound + index] { index += 1 }
    return index == one.count
  }

  private func run(_ bytes: [UInt8], _ face: FontFace) -> MeasuredRun {
    MeasuredRun(bytes, metrics(face).tables, properties)
  }
}
