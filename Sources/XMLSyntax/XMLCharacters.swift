/// Characters as XML 1.0 (fifth edition) sorts them, over UTF-8 bytes.
enum XMLCharacters {
  /// One step through UTF-8.
  struct Step {
    /// The scalar value, or nil when the bytes are ill-formed.
    let scalar: UInt32?
    /// How many bytes it takes; for ill-formed bytes the maximal part that can be skipped, at least 1.
    let length: Int
  }

  /// The scalar at `index`, checked as Unicode's table 3-7 demands.
  static func step(_ bytes: [UInt8], at index: Int, end: Int) -> Step {
    let lead = bytes[index]
    if lead < 0x80 { return Step(scalar: UInt32(lead), length: 1) }
    let count: Int
    var value: UInt32
    switch lead {
    case 0xC2...0xDF: (count, value) = (2, UInt32(lead & 0x1F))
    case 0xE0...0xEF: (count, value) = (3, UInt32(lead & 0x0F))
    case 0xF0...0xF4: (count, value) = (4, UInt32(lead & 0x07))
    default: return Step(scalar: nil, length: 1)
    }
    var offset = 1
    while offset < count {
      guard index + offset < end else { return Step(scalar: nil, length: offset) }
      let byte = bytes[index + offset]
      guard byte & 0xC0 == 0x80, offset > 1 || isSecond(byte, after: lead) else {
        return Step(scalar: nil, length: offset)
      }
      value = value << 6 | UInt32(byte & 0x3F)
      offset += 1
    }
    return Step(scalar: value, length: count)
  }

  /// Whether `byte` may stand second after `lead`: no overlong forms, surrogates or values past U+10FFFF.
  private static func isSecond(_ byte: UInt8, after lead: UInt8) -> Bool {
    switch lead {
    case 0xE0: byte >= 0xA0
    case 0xED: byte < 0xA0
    case 0xF0: byte >= 0x90
    case 0xF4: byte < 0x90
    default: true
    }
  }

  /// Char (production 2).
  static func isCharacter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// NameStartChar (production 4) without the colon.
  static func isNameStart(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x41...0x5A, 0x5F, 0x61...0x7A, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2FF, 0x370...0x37D, 0x37F...0x1FFF,
      0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF, 0xF900...0xFDCF, 0xFDF0...0xFFFD,
      0x10000...0xEFFFF:
      true
    default: false
    }
  }

  /// NameChar (production 4a) without the colon.
  static func isName(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2D, 0x2E, 0x30...0x39, 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: isNameStart(scalar)
    }
  }

  /// Whether `bytes[range]` is an NCName (Namespaces 1.0, production 4).
  static func isNCName(_ bytes: [UInt8], from start: Int, to end: Int) -> Bool {
    guard start < end else { return false }
    var index = start
    while index < end {
      let step = step(bytes, at: index, end: end)
      guard let scalar = step.scalar, index == start ? isNameStart(scalar) : isName(scalar) else { return false }
      index += step.length
    }
    return true
  }
}
