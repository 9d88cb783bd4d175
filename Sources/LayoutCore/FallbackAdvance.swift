/// Widths of characters that the face lacks, in thousandths of an em; as browsers' fallback fonts have them.
///
/// CJK 1 em, Hangul 0.92, as in Noto Sans CJK, which differs in no weight; Arabic, Hebrew, Thai and Lao by ``MeasuredLetters``, Hindi
/// by ``DevanagariLetters``, other scripts by an average; emoji 1.245 a cluster, everything else 0.55; what combines with the
/// character before it, or is invisible, has no width.
enum FallbackAdvance {
  /// Width of a cluster that is drawn as a picture.
  static let emoji: Int32 = 1245
  /// Hebrew and Arabic, whose letters are asked for at ``MeasuredLetters`` first.
  static let joining: ClosedRange<UInt32> = 0x590...0x8FF

  static func thousandths(_ scalar: UInt32, isBold: Bool = false) -> Int32 {
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
    default: average(scalar).map { isBold ? $0.bold : $0.regular } ?? 550
    }
  }

  /// Width of a letter with its signs in scripts whose letters are not told apart.
  ///
  /// As `make_fallback_advances.py` takes it from the first article of the Universal Declaration of Human Rights in Noto Sans. A word
  /// differs by a sixth or so.
  private static func average(_ scalar: UInt32) -> (regular: Int32, bold: Int32)? {
    switch scalar {
    case 0x530...0x58F: (633, 681)
    case 0x980...0x9FF: (734, 783)
    case 0xA00...0xA7F: (694, 750)
    case 0xA80...0xAFF: (650, 701)
    case 0xB00...0xB7F: (721, 776)
    case 0xB80...0xBFF: (1055, 1160)
    case 0xC00...0xC7F: (812, 880)
    case 0xC80...0xCFF: (805, 872)
    case 0xD00...0xD7F: (1051, 1170)
    case 0xD80...0xDFF: (982, 1027)
    case 0x1000...0x109F: (870, 875)
    case 0x10A0...0x10FF: (660, 686)
    case 0x1200...0x139F: (665, 720)
    case 0x1780...0x17FF: (650, 693)
    default: nil
    }
  }

  /// The Latin letter that `scalar`, one of Vietnamese, is with its marks taken off; it is about as wide.
  static func letter(below scalar: UInt32) -> UInt32? {
    let capital: UInt32
    switch scalar {
    case 0x1AF: return 0x55
    case 0x1B0: return 0x75
    case 0x1EA0...0x1EB7: capital = 0x41
    case 0x1EB8...0x1EC7: capital = 0x45
    case 0x1EC8...0x1ECB: capital = 0x49
    case 0x1A0, 0x1A1, 0x1ECC...0x1EE3: capital = 0x4F
    case 0x1EE4...0x1EF1: capital = 0x55
    case 0x1EF2...0x1EF9: capital = 0x59
    default: return nil
    }
    return scalar & 1 == 0 ? capital : capital + 0x20
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
