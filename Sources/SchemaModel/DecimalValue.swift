/// A decimal number of any size, exactly.
package struct DecimalValue: Hashable, Sendable {
  /// Whether it is less than zero.
  let isNegative: Bool
  /// The digits before the point, as ASCII, without leading zeros.
  let integer: [UInt8]
  /// The digits after the point, as ASCII, without trailing zeros.
  let fraction: [UInt8]

  /// The number written in `bytes[range]`, or nil when that is no `xs:decimal`.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    guard let text = DecimalText(bytes, range) else { return nil }
    isNegative = text.isNegative
    integer = Array(bytes[text.integer])
    fraction = Array(bytes[text.fraction])
  }

  /// The number written in `text`, or nil when that is no `xs:decimal`.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    self.init(bytes, 0..<bytes.count)
  }

  /// Negative, zero or positive as this number is less than, equal to or greater than `other`.
  func compare(_ other: DecimalValue) -> Int {
    Self.compare(
      isNegative, integer, integer.startIndex..<integer.endIndex, fraction, fraction.startIndex..<fraction.endIndex,
      other)
  }

  // A tuple of slices in all but name: it spares the hot path an allocation.
  // swift-format-ignore
  fileprivate static func compare(
    _ isNegative: Bool, _ integerBytes: [UInt8], _ integer: Range<Int>, _ fractionBytes: [UInt8],
    _ fraction: Range<Int>, _ other: DecimalValue
  ) -> Int {
    if isNegative != other.isNegative { return isNegative ? -1 : 1 }
    let sign = isNegative ? -1 : 1
    if integer.count != other.integer.count { return integer.count < other.integer.count ? -sign : sign }
    for index in 0..<integer.count {
      let left = integerBytes[integer.lowerBound + index]
      if left != other.integer[index] { return left < other.integer[index] ? -sign : sign }
    }
    for index in 0..<min(fraction.count, other.fraction.count) {
      let left = fractionBytes[fraction.lowerBound + index]
      if left != other.fraction[index] { return left < other.fraction[index] ? -sign : sign }
    }
    if fraction.count == other.fraction.count { return 0 }
    return fraction.count < other.fraction.count ? -sign : sign
  }
}

/// Where in a text the digits of a decimal stand.
struct DecimalText {
  /// Whether the number is less than zero; zero never is.
  let isNegative: Bool
  /// The digits before the point, without leading zeros.
  let integer: Range<Int>
  /// The digits after the point, without trailing zeros.
  let fraction: Range<Int>
  /// Whether a point is written.
  let hasPoint: Bool

  /// How many digits a number may have beside leading zeros: XSD 1.0 asks for 18, libxml2 takes 24.
  static let digitLimit = 24

  /// Reads `bytes[range]`; nil when that is no `xs:decimal`.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    let end = range.upperBound
    var minus = false
    if index < end, bytes[index] == 0x2D || bytes[index] == 0x2B {
      minus = bytes[index] == 0x2D
      index += 1
    }
    let first = index
    while index < end, bytes[index] == 0x30 { index += 1 }
    let start = index
    while index < end, bytes[index] &- 0x30 < 10 { index += 1 }
    let stop = index
    var digits = stop > first
    var fractionStart = stop
    var fractionEnd = stop
    var point = false
    if index < end, bytes[index] == 0x2E {
      point = true
      index += 1
      fractionStart = index
      while index < end, bytes[index] &- 0x30 < 10 { index += 1 }
      digits = digits || index > fractionStart
      fractionEnd = index
    }
    guard digits, index == end else { return nil }
    guard stop - start + fractionEnd - fractionStart <= Self.digitLimit else { return nil }
    while fractionEnd > fractionStart, bytes[fractionEnd - 1] == 0x30 { fractionEnd -= 1 }
    integer = start..<stop
    fraction = fractionStart..<fractionEnd
    hasPoint = point
    isNegative = minus && (stop > start || fractionEnd > fractionStart)
  }

  /// Negative, zero or positive as the number written in `bytes` is less than, equal to or greater than `other`.
  func compare(in bytes: [UInt8], with other: DecimalValue) -> Int {
    DecimalValue.compare(isNegative, bytes, integer, bytes, fraction, other)
  }
}
