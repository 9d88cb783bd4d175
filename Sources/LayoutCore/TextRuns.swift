import Standards

/// Texts cut at their break opportunities.
struct TextRuns: ~Copyable, Sendable {
  private var cache: [UInt64: CachedRun] = [:]

  private struct CachedRun: Sendable {
    var face: FontFace
    var run: MeasuredRun
  }

  /// How many texts are remembered before it starts afresh.
  private static let limit = 4096

  /// Width in font units of the longest line of the text when only mandatory breaks are taken, and whether it has any.
  mutating func idealUnits(
    _ bytes: [UInt8], _ range: Range<Int>, _ face: FontFace, _ fonts: FontFaces
  ) -> (units: Int32, breaks: Bool) {
    if let units = fonts.metrics(face).lineWidth(bytes, range, fonts.properties) { return (units, false) }
    return (run(bytes, range, face, fonts).width, true)
  }

  /// The text cut at its break opportunities, as it is remembered when it is.
  mutating func run(_ bytes: [UInt8], _ range: Range<Int>, _ face: FontFace, _ fonts: FontFaces) -> MeasuredRun {
    let key = Self.key(bytes, range, face)
    if let known = cache[key], known.face == face, Self.isEqual(known.run.bytes, bytes, range) {
      return known.run
    }
    let run = fonts.run(Array(bytes[range]), face)
    if cache.count >= Self.limit { cache.removeAll(keepingCapacity: true) }
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
}
