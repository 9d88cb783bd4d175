extension JSONParser {
  /// Reads a number; its first byte stands at `index`.
  mutating func number() throws(JSONFault) -> JSONValue {
    let start = index
    let isNegative = bytes[index] == 0x2D
    if isNegative { index += 1 }
    guard let first = byte(at: index), isDigit(first) else { throw error("expected a digit") }
    var magnitude: UInt64 = 0
    var overflows = false
    while let digit = byte(at: index), isDigit(digit) {
      let (product, tooBig) = magnitude.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(UInt64(digit - 0x30))
      overflows = overflows || tooBig || carry
      magnitude = sum
      index += 1
    }
    if first == 0x30, index - start > (isNegative ? 2 : 1) { throw error("a number may not start with 0", at: start) }
    let isInteger = try !fractionAndExponent()
    if isInteger, !overflows {
      if !isNegative, magnitude <= UInt64(Int64.max) { return .integer(Int64(magnitude)) }
      // -0 is a double: an integer has no negative zero.
      if isNegative, magnitude > 0, magnitude <= UInt64(Int64.max) { return .integer(-Int64(magnitude)) }
      if isNegative, magnitude == UInt64(Int64.max) + 1 { return .integer(Int64.min) }
    }
    let text = String(decoding: bytes[start..<index], as: UTF8.self)
    guard let value = Double(text) else { throw error("this is no number", at: start) }
    guard value.isFinite else { throw error("this number is too large", at: start) }
    return .number(value)
  }

  /// Reads `.digits` and `e±digits`; false if neither is there.
  private mutating func fractionAndExponent() throws(JSONFault) -> Bool {
    var found = false
    if byte(at: index) == 0x2E {
      found = true
      index += 1
      try digits()
    }
    if let e = byte(at: index), e | 0x20 == 0x65 {
      found = true
      index += 1
      if let sign = byte(at: index), sign == 0x2B || sign == 0x2D { index += 1 }
      try digits()
    }
    return found
  }

  private mutating func digits() throws(JSONFault) {
    guard let first = byte(at: index), isDigit(first) else { throw error("expected a digit") }
    while let digit = byte(at: index), isDigit(digit) { index += 1 }
  }

  private func byte(at offset: Int) -> UInt8? { offset < bytes.count ? bytes[offset] : nil }

  private func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }
}
