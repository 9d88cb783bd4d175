/// White space as XSD 1.0 handles it for `xs:token`.
enum WhiteSpace {
  /// Without white space at the ends, and each run of it inside as one space.
  static func collapsed(_ bytes: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var pending = false
    for byte in bytes {
      if contains(byte) {
        pending = !result.isEmpty
      } else {
        if pending { result.append(0x20) }
        pending = false
        result.append(byte)
      }
    }
    return result
  }

  /// Whether `byte` is white space.
  static func contains(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }
}
