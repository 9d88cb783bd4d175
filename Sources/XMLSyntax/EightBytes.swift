/// Eight bytes as one number, the first in its lowest bits: what is asked of each of them is answered for all at once.
struct EightBytes {
  let word: UInt64

  private static let ones: UInt64 = 0x0101_0101_0101_0101
  private static let highBits: UInt64 = 0x8080_8080_8080_8080

  /// Those of `bytes` from `index` on, of which there are as many.
  ///
  /// Written so that a compiler makes one load of it.
  @inline(__always)
  init(_ bytes: [UInt8], at index: Int) {
    let eight = bytes.span.extracting(index..<(index &+ 8))
    // The last first: what is asked of its place answers for those before it.
    let high = UInt64(eight[7]) << 24 | UInt64(eight[6]) << 16 | UInt64(eight[5]) << 8 | UInt64(eight[4])
    let low = UInt64(eight[3]) << 24 | UInt64(eight[2]) << 16 | UInt64(eight[1]) << 8 | UInt64(eight[0])
    word = low | high << 32
  }

  /// How many of them come before the first at which plain text needs a closer look, line ends and tabs included; 8 when none does.
  @inline(__always)
  var plainText: Int {
    let stops = unprintable | zeros(word ^ repeated(.lessThan)) | zeros(word ^ repeated(.ampersand))
    return Self.first(stops | zeros(word ^ repeated(.closeBracket)))
  }

  /// How many of them come before the first at which an attribute value needs a closer look; 8 when none does.
  @inline(__always)
  var plainValue: Int {
    // `&` and `'` differ in their last bit.
    let stops = unprintable | zeros(word ^ repeated(.lessThan)) | zeros(word ^ repeated(.quote))
    return Self.first(stops | zeros((word | Self.ones) ^ repeated(.apostrophe)))
  }

  /// How many of them are spaces before the first that is none.
  @inline(__always)
  var spaces: Int { (word ^ repeated(.space)).trailingZeroBitCount >> 3 }

  /// The high bit of each byte that is no printable character of ASCII; above the first of these, of others too.
  @inline(__always)
  private var unprintable: UInt64 { (word &- repeated(.space)) | word }

  /// The high bit of each byte that is zero; above the first of these, of others too.
  @inline(__always)
  private func zeros(_ word: UInt64) -> UInt64 { (word &- Self.ones) & ~word }

  @inline(__always)
  private func repeated(_ byte: UInt8) -> UInt64 { Self.ones &* UInt64(byte) }

  /// Where the first byte stands whose high bit is in `marks`.
  @inline(__always)
  private static func first(_ marks: UInt64) -> Int { (marks & highBits).trailingZeroBitCount >> 3 }
}
