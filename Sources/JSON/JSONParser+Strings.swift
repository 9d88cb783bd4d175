import Standards

extension JSONParser {
  /// Reads a string; its opening quote stands at `index`.
  mutating func string() throws(JSONFault) -> String {
    let quote = index
    index += 1
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22 {
        let text = try decoded(bytes[start..<index], from: start)
        index += 1
        return text
      }
      if byte == 0x5C { return try stringWithEscapes(quote: quote) }
      if byte < 0x20 { throw controlCharacter(byte, inStringAt: quote) }
      index += 1
    }
    throw error("this string has no closing quote", at: quote)
  }

  /// What is wrong with the control character `byte`, at ``index`` in the string that starts at `quote`.
  private func controlCharacter(_ byte: UInt8, inStringAt quote: Int) -> JSONFault {
    // Nobody means the end of the line.
    byte == 0x0A || byte == 0x0D
      ? error("this string has no closing quote", at: quote) : error("a control character in a string must be escaped")
  }

  private func decoded(_ slice: ArraySlice<UInt8>, from offset: Int) throws(JSONFault) -> String {
    guard let text = String(validating: slice, as: UTF8.self) else {
      throw error("this string is not valid UTF-8", at: offset)
    }
    return text
  }

  /// Continues at the first escape of the string that starts at `quote`.
  private mutating func stringWithEscapes(quote: Int) throws(JSONFault) -> String {
    var decodedBytes = Array(bytes[(quote + 1)..<index])
    while index < bytes.count {
      let byte = bytes[index]
      if byte == 0x22 {
        let text = try decoded(decodedBytes[...], from: quote)
        index += 1
        return text
      }
      if byte == 0x5C {
        try escape(into: &decodedBytes)
      } else {
        if byte < 0x20 { throw controlCharacter(byte, inStringAt: quote) }
        let start = index
        while index < bytes.count, bytes[index] != 0x22, bytes[index] != 0x5C, bytes[index] >= 0x20 { index += 1 }
        decodedBytes.append(contentsOf: bytes[start..<index])
      }
    }
    throw error("this string has no closing quote", at: quote)
  }

  private mutating func escape(into result: inout [UInt8]) throws(JSONFault) {
    guard index + 1 < bytes.count else { throw error("the text ends inside an escape") }
    let byte = bytes[index + 1]
    switch byte {
    case 0x22, 0x5C, 0x2F: result.append(byte)
    case 0x62: result.append(0x08)
    case 0x66: result.append(0x0C)
    case 0x6E: result.append(0x0A)
    case 0x72: result.append(0x0D)
    case 0x74: result.append(0x09)
    case 0x75: return try unicodeEscape(into: &result)
    default: throw error("no such escape; one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u is expected")
    }
    index += 2
  }

  private mutating func unicodeEscape(into result: inout [UInt8]) throws(JSONFault) {
    let unit = try hexUnit(at: index)
    index += 6
    var scalar = UInt32(unit)
    if unit & 0xF800 == 0xD800 {
      scalar = 0xFFFD
      if unit < 0xDC00, index + 1 < bytes.count, bytes[index] == 0x5C, bytes[index + 1] == 0x75 {
        let low = try hexUnit(at: index)
        if low & 0xFC00 == 0xDC00 {
          index += 6
          scalar = 0x10000 + (UInt32(unit & 0x3FF) << 10 | UInt32(low & 0x3FF))
        }
      }
    }
    append(scalar, to: &result)
  }

  /// The four hexadecimal digits of the `\u` at `offset`.
  private func hexUnit(at offset: Int) throws(JSONFault) -> UInt16 {
    guard offset + 6 <= bytes.count else { throw error("\\u needs four hexadecimal digits", at: offset) }
    var unit: UInt16 = 0
    for digit in bytes[(offset + 2)..<(offset + 6)] {
      guard let value = digit.hexadecimalValue else { throw error("\\u needs four hexadecimal digits", at: offset) }
      unit = unit << 4 | UInt16(value)
    }
    return unit
  }

  private func append(_ scalar: UInt32, to result: inout [UInt8]) {
    switch scalar {
    case 0..<0x80:
      result.append(UInt8(scalar))
    case 0x80..<0x800:
      result.append(0xC0 | UInt8(scalar >> 6))
      result.append(0x80 | UInt8(scalar & 0x3F))
    case 0x800..<0x10000:
      result.append(0xE0 | UInt8(scalar >> 12))
      result.append(0x80 | UInt8(scalar >> 6 & 0x3F))
      result.append(0x80 | UInt8(scalar & 0x3F))
    default:
      result.append(0xF0 | UInt8(scalar >> 18 & 0x07))
      result.append(0x80 | UInt8(scalar >> 12 & 0x3F))
      result.append(0x80 | UInt8(scalar >> 6 & 0x3F))
      result.append(0x80 | UInt8(scalar & 0x3F))
    }
  }
}
