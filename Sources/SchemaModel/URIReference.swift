/// Whether a text is a URI reference (RFC 3986) once what a URI may not hold is escaped (XSD 1.0 part 2, 3.2.17).
struct URIReference {
  private let bytes: [UInt8]
  private var index: Int
  private let end: Int

  /// Whether `bytes[range]` is one; nothing at all is one.
  static func accepts(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    var reader = URIReference(bytes: bytes, index: range.lowerBound, end: range.upperBound)
    return reader.readWhole()
  }

  private init(bytes: [UInt8], index: Int, end: Int) {
    self.bytes = bytes
    self.index = index
    self.end = end
  }

  private mutating func readWhole() -> Bool {
    let start = index
    if skipScheme(), readHierarchy(isRelative: false), readTail() { return true }
    index = start
    return readHierarchy(isRelative: true) && readTail()
  }

  private var byte: UInt8 { index < end ? bytes[index] : 0 }

  private mutating func skipScheme() -> Bool {
    guard (byte | 0x20) &- 0x61 < 26 else { return false }
    while index < end {
      let byte = bytes[index]
      guard
        (byte | 0x20) &- 0x61 < 26 || byte &- 0x30 < 10 || byte == 0x2B || byte == 0x2D || byte == 0x2E
      else { break }
      index += 1
    }
    guard byte == 0x3A else { return false }
    index += 1
    return true
  }

  private mutating func readHierarchy(isRelative: Bool) -> Bool {
    if byte == 0x2F, index + 1 < end, bytes[index + 1] == 0x2F {
      index += 2
      guard readAuthority() else { return false }
      while byte == 0x2F {
        index += 1
        skipSegment(colon: true)
      }
      return true
    }
    if byte == 0x2F {
      index += 1
      if skipSegment(colon: true) { skipSegments() }
      return true
    }
    if skipSegment(colon: !isRelative) { skipSegments() }
    return true
  }

  private mutating func skipSegments() {
    while byte == 0x2F {
      index += 1
      skipSegment(colon: true)
    }
  }

  /// Moves past a segment; false when it is empty.
  @discardableResult
  private mutating func skipSegment(colon: Bool) -> Bool {
    let start = index
    while index < end, isPathCharacter(), colon || bytes[index] != 0x3A { index += bytes[index] == 0x25 ? 3 : 1 }
    return index > start
  }

  private func isHex(_ offset: Int) -> Bool {
    guard offset < end else { return false }
    return bytes[offset] &- 0x30 < 10 || (bytes[offset] | 0x20) &- 0x61 < 6
  }

  /// Whether a `pchar` stands here; what XSD lets one escape counts as one.
  private func isPathCharacter() -> Bool {
    let byte = bytes[index]
    switch byte {
    case 0x25: return isHex(index + 1) && isHex(index + 2)
    case 0x23, 0x2F, 0x3F, 0x5B, 0x5D: return false
    default: return true
    }
  }

  private mutating func readAuthority() -> Bool {
    let start = index
    while index < end, isPathCharacter(), bytes[index] != 0x40 { index += bytes[index] == 0x25 ? 3 : 1 }
    if byte == 0x40 { index += 1 } else { index = start }
    if byte == 0x5B {
      while index < end, bytes[index] != 0x5D { index += 1 }
      guard index < end else { return false }
      index += 1
    } else {
      while index < end, isPathCharacter(), bytes[index] != 0x3A, bytes[index] != 0x40 {
        index += bytes[index] == 0x25 ? 3 : 1
      }
    }
    if byte == 0x3A {
      index += 1
      guard byte &- 0x30 < 10 else { return false }
      var port = 0
      while byte &- 0x30 < 10 {
        port = port * 10 + Int(byte &- 0x30)
        guard port <= Int(Int32.max) else { return false }
        index += 1
      }
    }
    return index == end || byte == 0x2F || byte == 0x3F || byte == 0x23
  }

  /// Query and fragment to the end.
  private mutating func readTail() -> Bool {
    for mark in [UInt8(0x3F), 0x23] where byte == mark {
      index += 1
      while index < end, isPathCharacter() || bytes[index] == 0x2F || bytes[index] == 0x3F {
        index += bytes[index] == 0x25 ? 3 : 1
      }
    }
    return index == end
  }
}
