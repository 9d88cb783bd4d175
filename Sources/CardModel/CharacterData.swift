/// Turns character data as written into text as read (XML 1.0, section 4.1; XSD 1.0, `xs:token`).
enum CharacterData {
  /// Replaces references; one that stands for nothing is kept as written.
  static func resolved(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    guard bytes.contains(0x26) else { return Array(bytes) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if bytes[index] == 0x26, let end = bytes[index...].prefix(12).firstIndex(of: 0x3B),
        let text = reference(bytes[(index + 1)..<end])
      {
        result.append(contentsOf: text)
        index = end + 1
      } else {
        result.append(bytes[index])
        index += 1
      }
    }
    return result
  }

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

  private static func reference(_ name: ArraySlice<UInt8>) -> [UInt8]? {
    switch String(decoding: name, as: UTF8.self) {
    case "lt": return [0x3C]
    case "gt": return [0x3E]
    case "amp": return [0x26]
    case "quot": return [0x22]
    case "apos": return [0x27]
    default: break
    }
    guard name.first == 0x23 else { return nil }
    let digits = String(decoding: name.dropFirst(), as: UTF8.self)
    let value = digits.hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init).map { Array(String(Character($0)).utf8) }
  }
}
