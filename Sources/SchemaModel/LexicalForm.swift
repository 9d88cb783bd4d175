import Standards

/// The lexical forms of the built-in types, on UTF-8 bytes with white space already normalized.
enum LexicalForm {
  /// Whether `bytes[range]` is a literal of `type`; lists, and prefixes of `QName`, are looked at elsewhere.
  static func accepts(_ type: BuiltInType, _ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    switch type {
    case .anySimpleType, .string, .normalizedString, .token, .nmtokens, .idrefs, .entities: true
    case .boolean: boolean(bytes, range)
    case .decimal: DecimalText(bytes, range) != nil
    case .float, .double: isFloat(bytes, range)
    case .duration: DurationValue(bytes, range) != nil
    case .dateTime, .time, .date, .gYearMonth, .gYear, .gMonthDay, .gDay, .gMonth:
      DateTimeValue(type, bytes, range) != nil
    case .hexBinary: hexLength(bytes, range) != nil
    case .base64Binary: base64Length(bytes, range) != nil
    case .anyURI: URIReference.isValid(bytes, range, isEscaped: false)
    case .qName, .notation: isQName(bytes, range)
    case .language: isLanguage(bytes, range)
    case .nmtoken: isNMTOKEN(bytes, range)
    case .name: isName(bytes, range, colon: true)
    case .ncName, .id, .idref: isName(bytes, range, colon: false)
    // An entity must be declared in a DTD, and there is none.
    case .entity: false
    default: IntegerRange.accepts(type, bytes, range)
    }
  }

  private static func boolean(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    switch range.count {
    case 1: bytes[range.lowerBound] == 0x30 || bytes[range.lowerBound] == 0x31
    case 4: bytes[range].elementsEqual("true".utf8)
    case 5: bytes[range].elementsEqual("false".utf8)
    default: false
    }
  }

  /// `[+-]?(digits.digits?|.digits)([eE][+-]?digits?)?`, `INF`, `-INF` or `NaN`; like libxml2, and unlike XSD, an
  /// exponent may lack its digits.
  private static func isFloat(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    let end = range.upperBound
    if range.count == 3, bytes[range].elementsEqual("INF".utf8) || bytes[range].elementsEqual("NaN".utf8) {
      return true
    }
    if range.count == 4, bytes[range].elementsEqual("-INF".utf8) { return true }
    if index < end, bytes[index] == 0x2D || bytes[index] == 0x2B { index += 1 }
    var digits = skipDigits(bytes, &index, end)
    if index < end, bytes[index] == 0x2E {
      index += 1
      digits += skipDigits(bytes, &index, end)
    }
    guard digits > 0 else { return false }
    if index < end, bytes[index] | 0x20 == 0x65 {
      index += 1
      if index < end, bytes[index] == 0x2D || bytes[index] == 0x2B { index += 1 }
      _ = skipDigits(bytes, &index, end)
    }
    return index == end
  }

  private static func skipDigits(_ bytes: [UInt8], _ index: inout Int, _ end: Int) -> Int {
    let first = index
    while index < end, bytes[index] &- 0x30 < 10 { index += 1 }
    return index - first
  }

  /// The number written in `bytes[range]`, or nil.
  static func double(_ bytes: [UInt8], _ range: Range<Int>) -> Double? {
    guard isFloat(bytes, range) else { return nil }
    let text = String(decoding: bytes[range], as: UTF8.self)
    switch text {
    case "INF": return .infinity
    case "-INF": return -.infinity
    case "NaN": return .nan
    default: break
    }
    // Swift's parser wants digits on both sides of the point.
    var padded = ""
    var previous: UInt8 = 0
    for byte in text.utf8 {
      if byte == 0x2E, previous &- 0x30 >= 10 { padded += "0" }
      if previous == 0x2E, byte &- 0x30 >= 10 { padded += "0" }
      padded.unicodeScalars.append(Unicode.Scalar(byte))
      previous = byte
    }
    if previous | 0x20 == 0x65 || previous == 0x2D || previous == 0x2B || previous == 0x2E { padded += "0" }
    return Double(padded)
  }

  /// How many octets a `hexBinary` has, or nil when it is not one.
  static func hexLength(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    guard range.count % 2 == 0 else { return nil }
    for index in range {
      let byte = bytes[index]
      guard byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6 else { return nil }
    }
    return range.count / 2
  }

  /// The digits of a `hexBinary` in one case, or nil when it is not one.
  static func hexOctets(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8]? {
    guard hexLength(bytes, range) != nil else { return nil }
    return bytes[range].map { $0 >= 0x61 ? $0 - 0x20 : $0 }
  }

  /// How many octets a `base64Binary` has, or nil when it is not one.
  ///
  /// Like libxml2, and unlike XSD, bytes outside the alphabet are passed over.
  static func base64Length(_ bytes: [UInt8], _ range: Range<Int>) -> Int? {
    var count = 0
    var padding = 0
    var last: UInt8 = 0
    for index in range where bytes[index] != 0x20 {
      let byte = bytes[index]
      if byte == 0x3D {
        padding += 1
        continue
      }
      guard let value = Base64.value(of: byte) else { continue }
      guard padding == 0 else { return nil }
      last = value
      count += 1
    }
    guard (count + padding) % 4 == 0, padding <= 2 else { return nil }
    // The bits that padding leaves over must be zero.
    if padding == 1, last & 0x03 != 0 { return nil }
    if padding == 2, last & 0x0F != 0 { return nil }
    return (count + padding) / 4 * 3 - padding
  }

  /// `[a-zA-Z]{1,8}(-[a-zA-Z0-9]{1,8})*`.
  private static func isLanguage(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var length = 0
    var isFirst = true
    for index in range {
      let byte = bytes[index]
      if byte == 0x2D {
        guard length > 0 else { return false }
        length = 0
        isFirst = false
        continue
      }
      guard (byte | 0x20) &- 0x61 < 26 || (!isFirst && byte &- 0x30 < 10) else { return false }
      length += 1
      if length > 8 { return false }
    }
    return length > 0
  }

  private static func isNMTOKEN(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var index = range.lowerBound
    while index < range.upperBound {
      guard NameCharacters.isPart(UTF8Scalar.decode(bytes, &index, range.upperBound)) else { return false }
    }
    return !range.isEmpty
  }

  /// Whether `bytes[range]` is a `Name`, or an `NCName` when `colon` is false.
  static func isName(_ bytes: [UInt8], _ range: Range<Int>, colon: Bool) -> Bool {
    var index = range.lowerBound
    guard index < range.upperBound else { return false }
    var scalar = UTF8Scalar.decode(bytes, &index, range.upperBound)
    guard NameCharacters.isStart(scalar), colon || scalar != 0x3A else { return false }
    while index < range.upperBound {
      scalar = UTF8Scalar.decode(bytes, &index, range.upperBound)
      guard NameCharacters.isPart(scalar), colon || scalar != 0x3A else { return false }
    }
    return true
  }

  private static func isQName(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard let colon = bytes[range].firstIndex(of: 0x3A) else { return isName(bytes, range, colon: false) }
    return isName(bytes, range.lowerBound..<colon, colon: false)
      && isName(bytes, colon + 1..<range.upperBound, colon: false)
  }

  /// The name that a `QName` stands for; nil when it is not one or its prefix is not declared.
  static func qName(_ bytes: [UInt8], _ range: Range<Int>, _ resolve: SimpleValue.Resolver) -> ExpandedName? {
    guard isQName(bytes, range) else { return nil }
    guard let colon = bytes[range].firstIndex(of: 0x3A) else {
      return ExpandedName(namespace: resolve("") ?? "", local: String(decoding: bytes[range], as: UTF8.self))
    }
    guard let namespace = resolve(String(decoding: bytes[range.lowerBound..<colon], as: UTF8.self)) else { return nil }
    return ExpandedName(
      namespace: namespace, local: String(decoding: bytes[colon + 1..<range.upperBound], as: UTF8.self))
  }
}
