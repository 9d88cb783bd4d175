/// What runs of a text are made of.
enum TextRuns {
  case letters, digits
  /// Letters, and apostrophes among them.
  case joinedLetters

  /// Where they stand in `text`, with the marks on their letters.
  func ranges(in text: [UInt8]) -> [Range<Int>] {
    text.contains { $0 >= 0x80 }
      ? ranges(of: String(decoding: text, as: UTF8.self).unicodeScalars)
      : ranges(of: text.lazy.map { Unicode.Scalar($0) })
  }

  private func ranges(of text: some Sequence<Unicode.Scalar>) -> [Range<Int>] {
    var (found, start, place): ([Range<Int>], Int?, Int) = ([], nil, 0)
    for scalar in text {
      if has(scalar) || start != nil && scalar.value >= 0x300 && scalar.properties.generalCategory.isMark {
        start = start ?? place
      } else if let first = start {
        found.append(first..<place)
        start = nil
      }
      place += UTF8.width(scalar)
    }
    if let start { found.append(start..<place) }
    return found
  }

  /// Whether `scalar` is one of them.
  func has(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x27: self == .joinedLetters
    case 0x30...0x39: self == .digits
    case 0x61...0x7A, 0x41...0x5A: self != .digits
    case ..<0x80: false
    // The letters of Latin-1 and of Latin Extended-A and -B, between which stand two signs.
    case 0xC0...0x24F: self != .digits && scalar.value != 0xD7 && scalar.value != 0xF7
    default: self == .digits ? scalar.properties.numericType != nil : scalar.properties.isAlphabetic
    }
  }
}

extension Unicode.GeneralCategory {
  fileprivate var isMark: Bool { [.nonspacingMark, .spacingMark, .enclosingMark].contains(self) }
}

extension StringProtocol {
  /// Whether a digit or another number stands in it.
  var hasNumber: Bool {
    // Most texts are of ASCII alone, in which numbers are digits.
    var hasDigit = false
    for byte in utf8 {
      if byte >= 0x80 { return contains { $0.isNumber } }
      if (0x30...0x39).contains(byte) { hasDigit = true }
    }
    return hasDigit
  }
}
