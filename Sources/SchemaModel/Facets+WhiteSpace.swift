extension Facets.WhiteSpace {
  /// The part of `bytes[range]` that is left when only the ends are looked at, and whether the inside has to change too.
  func trimmed(_ bytes: [UInt8], _ range: Range<Int>) -> (range: Range<Int>, changesInside: Bool) {
    switch self {
    case .preserve: return (range, false)
    case .replace: return (range, bytes[range].contains { $0 == 0x09 || $0 == 0x0A || $0 == 0x0D })
    case .collapse:
      var start = range.lowerBound
      var end = range.upperBound
      while start < end, Self.isSpace(bytes[start]) { start += 1 }
      while start < end, Self.isSpace(bytes[end - 1]) { end -= 1 }
      for index in start..<end where bytes[index] <= 0x20 {
        // The first one is none, so there is one before it.
        let byte = bytes[index]
        if Self.isSpace(byte), byte != 0x20 || bytes[index - 1] == 0x20 { return (start..<end, true) }
      }
      return (start..<end, false)
    }
  }

  /// `bytes[range]` with its white space normalized.
  func normalized(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
    let range = trimmed(bytes, range).range
    if self == .preserve { return Array(bytes[range]) }
    var result: [UInt8] = []
    result.reserveCapacity(range.count)
    for index in range {
      let byte = Self.isSpace(bytes[index]) ? 0x20 : bytes[index]
      if self == .collapse, byte == 0x20, result.last == 0x20 { continue }
      result.append(byte)
    }
    return result
  }

  /// Whether `byte` is white space of XML.
  static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }
}

extension Facets.WhiteSpace {
  /// Whether `byte` is white space of XML: space, tab, CR or LF.
  package static func isXMLSpace(_ byte: UInt8) -> Bool { isSpace(byte) }
}
