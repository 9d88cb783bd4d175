/// Numbers and dates, in digits of ASCII or of Arabic script, inside which no line may end; codes may be broken after a hyphen:
/// “2611-|00403”.
enum FigureBreak {
  /// Whether the hyphen, slash or other sign of ASCII at `offset` belongs to a figure: before its first digit or between two.
  static func joins(_ bytes: [UInt8], signAt offset: Int) -> Bool {
    end(bytes, ofDigitAt: offset + 1) != nil && joins(bytes, offset..<offset + 1)
  }

  /// Whether a figure stands on both sides of the place after the scalar `place`.
  static func tears(_ bytes: [UInt8], after place: Range<Int>) -> Bool {
    let next = place.upperBound
    guard bytes.indices.contains(next) else { return false }
    let isBeforeDigit = end(bytes, ofDigitAt: next) != nil
    guard end(bytes, ofDigitAt: place.lowerBound) != nil else { return isBeforeDigit && joins(bytes, place) }
    var sign = next
    _ = UTF8Scalars.decode(bytes, &sign, bytes.count)
    return isBeforeDigit || end(bytes, ofDigitAt: sign) != nil && joins(bytes, next..<sign)
  }

  /// Whether `scalar` is a digit of ASCII, or one of the two sets that Arabic script has.
  static func isDigit(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x30...0x39, 0x660...0x669, 0x6F0...0x6F9: true
    default: false
    }
  }

  /// Whether the scalar at `place`, behind which a digit stands, is a sign of the same figure.
  private static func joins(_ bytes: [UInt8], _ place: Range<Int>) -> Bool {
    var offset = place.lowerBound
    let sign = UTF8Scalars.decode(bytes, &offset, place.upperBound)
    return switch sign {
    case 0x2B, 0x2212: isFirst(bytes, place.lowerBound)
    case 0x2D: isFirst(bytes, place.lowerBound) || isInDate(bytes, place.lowerBound)
    case 0x2F: isInDate(bytes, place.lowerBound)
    // Separators, spaces that break no line among them.
    case 0x2C, 0x2E, 0x3A, 0xA0, 0x66B, 0x66C, 0x2019, 0x202F: start(bytes, ofDigitBefore: place.lowerBound) != nil
    default: false
    }
  }

  /// Whether a figure may begin at `offset`: a space, an opening bracket or nothing stands before.
  private static func isFirst(_ bytes: [UInt8], _ offset: Int) -> Bool {
    offset == 0 || bytes[offset - 1] <= 0x20 || bytes[offset - 1] == 0x28
  }

  // MARK: Dates

  /// The digits of a year.
  private static let longest = 4

  /// Whether the sign at `offset` is one of the two in a date such as 2026-09-30 or 30/09/2026, which is no part of a longer code
  /// such as “WO-2026-09-12345”.
  private static func isInDate(_ bytes: [UInt8], _ offset: Int) -> Bool {
    func hasSign(_ place: Int) -> Bool { bytes.indices.contains(place) && bytes[place] == bytes[offset] }
    guard let first = start(bytes, ofPartBefore: offset), let last = end(bytes, ofPartFrom: offset + 1) else {
      return false
    }
    if hasSign(last) {
      guard let whole = end(bytes, ofPartFrom: last + 1) else { return false }
      return !isCode(bytes, before: first) && !hasSign(whole)
    }
    guard hasSign(first - 1), let whole = start(bytes, ofPartBefore: first - 1) else { return false }
    return !isCode(bytes, before: whole)
  }

  /// Whether a letter of ASCII or a sign that joins parts stands before `offset`.
  private static func isCode(_ bytes: [UInt8], before offset: Int) -> Bool {
    guard offset > 0 else { return false }
    return switch bytes[offset - 1] {
    case 0x2D, 0x2F, 0x41...0x5A, 0x5F, 0x61...0x7A: true
    default: false
    }
  }

  /// Where the digits that end at `offset` begin; nil where they are none, or more than a year has.
  private static func start(_ bytes: [UInt8], ofPartBefore offset: Int) -> Int? {
    var (place, count) = (offset, 0)
    while count <= longest, let digit = start(bytes, ofDigitBefore: place) { (place, count) = (digit, count + 1) }
    return (1...longest).contains(count) ? place : nil
  }

  /// Where the digits from `offset` on end; nil where they are none, or more than a year has.
  private static func end(_ bytes: [UInt8], ofPartFrom offset: Int) -> Int? {
    var (place, count) = (offset, 0)
    while count <= longest, let digit = end(bytes, ofDigitAt: place) { (place, count) = (digit, count + 1) }
    return (1...longest).contains(count) ? place : nil
  }

  // MARK: Digits

  /// Where the digit before `offset` begins; nil where none stands there.
  private static func start(_ bytes: [UInt8], ofDigitBefore offset: Int) -> Int? {
    guard offset > 0, offset <= bytes.count else { return nil }
    let isLast = bytes[offset - 1] & 0xC0 == 0x80
    let start = offset - (isLast && offset > 1 ? 2 : 1)
    return end(bytes, ofDigitAt: start) == offset ? start : nil
  }

  /// Where the digit at `offset` ends; nil where none stands there.
  private static func end(_ bytes: [UInt8], ofDigitAt offset: Int) -> Int? {
    guard bytes.indices.contains(offset) else { return nil }
    var end = offset
    return isDigit(UTF8Scalars.decode(bytes, &end, bytes.count)) ? end : nil
  }
}
