import Standards

/// What a reference to a character, `&#…;` or `&#x…;`, says.
struct XMLReference {
  /// The scalar value; nil when there are no digits or the value is past U+10FFFF.
  var scalar: UInt32?
  let hasDigits: Bool
  let isTerminated: Bool
  /// The place after it, `;` included if it is there.
  let end: Int

  /// Reads the one whose `&` is at `start`.
  init(_ bytes: [UInt8], at start: Int, end limit: Int) {
    var index = start + 2
    let isHexadecimal = index < limit && bytes[index] == UInt8(ascii: "x")
    if isHexadecimal { index += 1 }
    var value: UInt32 = 0
    let first = index
    let radix: UInt32 = isHexadecimal ? 16 : 10
    while index < limit, let digit = bytes[index].hexadecimalValue, digit < radix {
      // Past U+10FFFF nothing more needs to be known than that.
      value = min(value * radix + UInt32(digit), 0x11_0000)
      index += 1
    }
    hasDigits = index > first
    if hasDigits, value < 0x11_0000 { scalar = value }
    isTerminated = index < limit && bytes[index] == .semicolon
    end = isTerminated ? index + 1 : index
  }

  /// The character that one of the five predefined entities (section 4.6) stands for.
  static func predefined(_ bytes: [UInt8], from start: Int, to end: Int) -> UInt8? {
    switch end - start {
    case 2 where bytes[start + 1] == UInt8(ascii: "t"):
      switch bytes[start] {
      case UInt8(ascii: "l"): .lessThan
      case UInt8(ascii: "g"): .greaterThan
      default: nil
      }
    case 3 where bytes[start..<end].elementsEqual("amp".utf8): .ampersand
    case 4 where bytes[start..<end].elementsEqual("quot".utf8): .quote
    case 4 where bytes[start..<end].elementsEqual("apos".utf8): .apostrophe
    default: nil
    }
  }
}
