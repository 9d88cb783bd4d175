/// White space as XSD 1.0 handles it for `xs:token`.
enum WhiteSpace {
  /// Without white space at the ends, and each run of it inside as one space.
  static func collapsed(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var pending = false
    for byte in bytes {
      if byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
        pending = !result.isEmpty
      } else {
        if pending { result.append(0x20) }
        pending = false
        result.append(byte)
      }
    }
    return result
  }

  /// The same of a string; nearly every value is so already.
  static func collapsed(_ text: String) -> String {
    var previous: UInt8 = 0x20
    var isCollapsed = true
    for byte in text.utf8 {
      if byte == 0x09 || byte == 0x0A || byte == 0x0D || byte == 0x20 && previous == 0x20 {
        isCollapsed = false
        break
      }
      previous = byte
    }
    if isCollapsed, previous != 0x20 || text.isEmpty { return text }
    return String(decoding: collapsed(Array(text.utf8)), as: UTF8.self)
  }
}
