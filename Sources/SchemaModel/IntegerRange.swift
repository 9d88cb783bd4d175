/// The bounds of the integer types (XSD 1.0 part 2, sections 3.3.13 to 3.3.25).
enum IntegerRange {
  /// Whether `bytes[range]` is a literal of the integer `type`.
  static func accepts(_ type: BuiltInType, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard let text = DecimalText(bytes, range), !text.hasPoint else { return false }
    switch type {
    case .unsignedLong, .unsignedInt, .unsignedShort, .unsignedByte:
      // Like libxml2, and unlike XSD, no sign.
      if bytes[range.lowerBound] == 0x2B || bytes[range.lowerBound] == 0x2D { return false }
    default: break
    }
    let bounds = table[Int(type.rawValue)]
    if let minimum = bounds.minimum, text.compare(in: bytes, with: minimum) < 0 { return false }
    if let maximum = bounds.maximum, text.compare(in: bytes, with: maximum) > 0 { return false }
    return true
  }

  /// The least and greatest value of `type` as text; nil where there is none.
  static func bounds(of type: BuiltInType) -> (minimum: String?, maximum: String?) {
    switch type {
    case .nonPositiveInteger: (nil, "0")
    case .negativeInteger: (nil, "-1")
    case .long: ("-9223372036854775808", "9223372036854775807")
    case .int: ("-2147483648", "2147483647")
    case .short: ("-32768", "32767")
    case .byte: ("-128", "127")
    case .nonNegativeInteger: ("0", nil)
    case .unsignedLong: ("0", "18446744073709551615")
    case .unsignedInt: ("0", "4294967295")
    case .unsignedShort: ("0", "65535")
    case .unsignedByte: ("0", "255")
    case .positiveInteger: ("1", nil)
    default: (nil, nil)
    }
  }

  private struct Bounds {
    let minimum: DecimalValue?
    let maximum: DecimalValue?
  }

  private static let table = BuiltInType.allCases.map { type in
    let (minimum, maximum) = bounds(of: type)
    return Bounds(minimum: minimum.flatMap { DecimalValue($0) }, maximum: maximum.flatMap { DecimalValue($0) })
  }
}
