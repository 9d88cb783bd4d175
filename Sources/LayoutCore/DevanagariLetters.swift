/// Devanagari letters: how wide each is with the signs behind it, in the words of Hindi, Marathi and Nepali.
struct DevanagariLetters: Sendable {
  /// The letters, signs and digits of the script.
  static let block: ClosedRange<UInt32> = 0x900...0x97F

  private static let virama: UInt32 = 0x94D
  private static let ra: UInt32 = 0x930

  /// Advances in thousandths of an em.
  private struct Weights {
    var regular: Int32 = 0
    var bold: Int32 = 0
  }

  /// What stands alone, and the letters before another that they join, by scalar from the first of ``block`` on.
  private let alone: [Weights]
  private let joined: [Weights]
  /// The first of two letters that are one glyph, by both.
  private let pairs: [UInt32: Weights]

  /// Those of ``FallbackAdvance/devanagari``.
  static let standard = DevanagariLetters(FallbackAdvance.devanagari)

  private init(_ table: String) {
    var alone = [Weights](repeating: Weights(), count: Self.block.count)
    var (joined, pairs): ([Weights], [UInt32: Weights]) = (alone, [:])
    for line in table.split(separator: "\n") {
      let words = line.split(separator: " ")
      let letters = (words.first ?? "").split(separator: "+").compactMap { UInt32($0, radix: 16) }
      let numbers = words.dropFirst().compactMap { Int32($0) }
      guard let first = letters.first, Self.block.contains(first), numbers.count > 1 else { continue }
      let weights = Weights(regular: numbers[0], bold: numbers[1])
      if letters.count > 1 {
        pairs[first << 16 | letters[1]] = weights
      } else {
        let place = Int(first - Self.block.lowerBound)
        alone[place] = weights
        joined[place] = numbers.count > 3 ? Weights(regular: numbers[2], bold: numbers[3]) : weights
      }
    }
    (self.alone, self.joined, self.pairs) = (alone, joined, pairs)
  }

  /// Width of the letter `scalar` in thousandths of an em, which stands at `place` in `word`, with the signs behind it.
  ///
  /// A letter that joins the next one loses its stem, as in च्छ. र stands above the next one then, and below the one before it.
  func thousandths(_ scalar: UInt32, at place: Range<Int>, in word: (bytes: [UInt8], range: Range<Int>), isBold: Bool)
    -> Int32
  {
    func advance(_ weights: Weights) -> Int32 { isBold ? weights.bold : weights.regular }
    func advance(of scalar: UInt32) -> Int32 { advance(alone[Int(scalar - Self.block.lowerBound)]) }
    let isBelow = scalar == Self.ra && follows(place.lowerBound, Self.virama, word)
    var (width, offset, last) = (isBelow ? 0 : advance(of: scalar), place.upperBound, scalar)
    while offset < word.range.upperBound {
      let next = UTF8Scalars.decode(word.bytes, &offset, word.range.upperBound)
      if last == Self.virama, Self.isLetter(next) {
        if next == Self.ra, scalar != Self.ra { return width }
        return advance(pairs[scalar << 16 | next] ?? joined[Int(scalar - Self.block.lowerBound)])
      }
      guard Self.isSign(next) else { break }
      width += advance(of: next)
      last = next
    }
    return width
  }

  /// Whether `scalar` stands right before `offset`.
  private func follows(_ offset: Int, _ scalar: UInt32, _ word: (bytes: [UInt8], range: Range<Int>)) -> Bool {
    var start = offset - 3
    guard start >= word.range.lowerBound else { return false }
    return UTF8Scalars.decode(word.bytes, &start, offset) == scalar
  }

  private static func isLetter(_ scalar: UInt32) -> Bool {
    (0x904...0x939).contains(scalar) || (0x958...0x961).contains(scalar) || (0x972...0x97F).contains(scalar)
  }

  /// Whether `scalar` is a sign that belongs to the letter before it.
  private static func isSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x900...0x903, 0x93A...0x93C, 0x93E...0x94F, 0x951...0x957, 0x962, 0x963: true
    default: false
    }
  }
}
