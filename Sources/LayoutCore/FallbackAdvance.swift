/// Widths of characters that the face lacks, in thousandths of an em; as browsers' fallback fonts have them.
///
/// CJK 1 em, Hangul 0.92, as in Noto Sans CJK, which differs in no weight; Arabic and Hebrew by ``JoiningLetters``, Hindi by
/// ``DevanagariLetters``; emoji 1.245 a cluster, everything else 0.55; what combines with the character before it, or is
/// invisible, has no width.
enum FallbackAdvance {
  /// Width of a cluster that is drawn as a picture.
  static let emoji: Int32 = 1245
  /// Hebrew and Arabic, whose letters are asked for at ``JoiningLetters`` first.
  static let joining: ClosedRange<UInt32> = 0x590...0x8FF

  static func thousandths(_ scalar: UInt32) -> Int32 {
    switch scalar {
    case 0x00...0x1F, 0x7F...0x9F: 0
    case 0x2028, 0x2029, 0xFFF9...0xFFFB: 0
    // Spaces of a stated width: an em, half of it, a third, and so on; the narrow one of French and Russian numbers.
    case 0x2001, 0x2003: 1000
    case 0x2000, 0x2002: 500
    case 0x2004: 333
    case 0x2005: 250
    case 0x2006: 167
    case 0x2008: 250
    case 0x2009, 0x202F: 200
    case 0x200A: 100
    case 0x205F: 222
    case joining, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: 500
    // ₪, which stands beside every amount in Hebrew.
    case 0x20AA: 799
    case 0x1100...0x11FF, 0x3130...0x318F, 0xA960...0xA97F, 0xAC00...0xD7FF: 920
    case 0xFF61...0xFF9F, 0xFFA0...0xFFDC: 500
    case 0x2E80...0x312F, 0x3190...0xA4CF, 0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF01...0xFF60: 1000
    case 0x1F000...0x1FAFF, 0x2600...0x27BF, 0x2300...0x23FF, 0x2B00...0x2BFF: emoji
    case 0x17000...0x18DFF, 0x1B000...0x1B2FF, 0x20000...0x3FFFD: 1000
    default: 550
    }
  }

  /// Whether `scalar` is as wide in one face as in another: spaces of a stated width, and what East Asia writes in a square.
  static func isSameEverywhere(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x2000...0x200A, 0x202F, 0x205F: true
    default: scalar >= 0x2E80 && thousandths(scalar) == 1000
    }
  }

  /// Whether `scalar` is of a script whose letters change with their neighbours: from Hebrew and Arabic to those of South and
  /// Southeast Asia.
  static func mustBeShaped(_ scalar: UInt32) -> Bool {
    switch scalar {
    case joining, 0x900...0x10FF, 0x1780...0x18AF, 0xA840...0xA87F, 0xAA00...0xAAFF, 0xFB1D...0xFDFF,
      0xFE70...0xFEFC:
      true
    default: false
    }
  }

  /// Whether `scalar` is drawn as nothing: soft hyphen, joiners, direction marks and isolates, variation selectors.
  static func isIgnorable(_ scalar: UInt32) -> Bool {
    if scalar < 0xAD { return false }
    return switch scalar {
    case 0xAD, 0x34F, 0x61C, 0x180B...0x180F, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x206F: true
    case 0xFE00...0xFE0F, 0xFEFF, 0xE0000...0xE0FFF: true
    default: false
    }
  }

  /// Whether the character before `offset` is asked to be a picture: U+FE0F or U+20E3 follows.
  static func selectsPicture(_ bytes: [UInt8], _ offset: Int, _ end: Int) -> Bool {
    guard offset + 2 < end, bytes[offset] >= 0xE2 else { return false }
    return switch (bytes[offset], bytes[offset + 1], bytes[offset + 2]) {
    case (0xEF, 0xB8, 0x8F), (0xE2, 0x83, 0xA3): true
    default: false
    }
  }
}
