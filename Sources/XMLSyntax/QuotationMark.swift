import SourceText

/// A quotation mark: a quote of XML, or one of books and of other languages, which text that is pasted brings along.
struct QuotationMark {
  /// How many bytes it takes.
  let length: Int
  /// The quote of XML that it is like, or is.
  let quote: UInt8

  private init(length: Int, quote: UInt8) { (self.length, self.quote) = (length, quote) }

  /// The one at `index`; nil when none stands there.
  init?(at index: Int, in input: XMLInput) {
    if input.isQuote(at: index) {
      self.init(length: 1, quote: input.bytes[index])
    } else {
      self.init(foreignAt: index, in: input)
    }
  }

  /// The one at `index` that XML does not know; nil when none stands there.
  init?(foreignAt index: Int, in input: XMLInput) {
    guard index < input.end, input.bytes[index] >= 0x80 || input.bytes[index] == UInt8(ascii: "`") else { return nil }
    let step = input.step(at: index)
    guard let scalar = step.scalar else { return nil }
    switch scalar {
    // “ ” „ ‟ ″ ‶ « » ＂ 〝 〞 〟
    case 0x201C...0x201F, 0x2033, 0x2036, 0xAB, 0xBB, 0xFF02, 0x301D...0x301F: quote = .quote
    // ‘ ’ ‚ ‛ ′ ‵ ‹ › ´ ` ＇
    case 0x2018...0x201B, 0x2032, 0x2035, 0x2039, 0x203A, 0xB4, 0x60, 0xFF07: quote = .apostrophe
    default: return nil
    }
    length = step.length
  }

  /// Where the mark stands that closes the value from `start` on, whose opening mark is like `quote`; empty, at the end of
  /// the value, when nothing does.
  static func closing(from start: Int, like quote: UInt8, _ input: XMLInput) -> ByteRange {
    var index = start
    while index < input.end, !input.endsUnclosedValue(at: index) {
      let mark = QuotationMark(at: index, in: input)
      if let mark, mark.quote == quote, mayFollowValue(index + mark.length, input) {
        return ByteRange(index, index + mark.length)
      }
      index += mark?.length ?? 1
    }
    return last(before: index, from: start, like: quote, input) ?? ByteRange(at: index)
  }

  /// Whether what stands at `index` may come behind a value, or is another attribute.
  private static func mayFollowValue(_ index: Int, _ input: XMLInput) -> Bool {
    index >= input.end || input.isSpace(at: index)
      || [.greaterThan, .slash, .question].contains(input.bytes[index]) || input.isAttributeStart(at: index)
  }

  /// The mark or quote just before `stop`, if it closes the value from `start` on that began with one like `quote`, or none, and
  /// lacks its closing quote: no other mark like it stands in the value.
  ///
  /// A mark that XML does not know, unlike the one it began with, may be an apostrophe.
  static func last(before stop: Int, from start: Int, like quote: UInt8?, _ input: XMLInput) -> ByteRange? {
    let found = (1...3).first { stop - $0 >= start && QuotationMark(at: stop - $0, in: input)?.length == $0 }
    guard let length = found, let last = QuotationMark(at: stop - length, in: input),
      input.isQuote(at: stop - length) || quote == nil || quote == last.quote
    else { return nil }
    let isAlone = !(start..<stop - length).contains { QuotationMark(at: $0, in: input)?.quote == last.quote }
    return isAlone ? ByteRange(stop - length, stop) : nil
  }
}
