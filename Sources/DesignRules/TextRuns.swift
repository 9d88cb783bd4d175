import Standards

/// What runs of a text are made of.
enum TextRuns {
  case letters, digits
  /// Letters, and apostrophes among them.
  case joinedLetters

  /// Where they stand in `text`, with the marks on their letters.
  func ranges(in text: [UInt8]) -> [Range<Int>] {
    var (found, start): ([Range<Int>], Int?) = ([], nil)
    for place in text.indices {
      let byte = text[place]
      guard byte < 0x80 else { return ranges(of: String(decoding: text, as: UTF8.self).unicodeScalars) }
      if self == .digits ? byte.isASCIIDigit : byte.isASCIILetter || byte == 0x27 && self == .joinedLetters {
        start = start ?? place
      } else if let first = start {
        found.append(first..<place)
        start = nil
      }
    }
    if let start { found.append(start..<text.count) }
    return found
  }

  private func ranges(of text: String.UnicodeScalarView) -> [Range<Int>] {
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

extension StringProtocol where SubSequence == Substring {
  /// Whether a digit or another number stands in it.
  var hasNumber: Bool {
    // Most texts are of ASCII alone, in which numbers are digits.
    let whole = self[...]
    return whole.utf8.allSatisfy { $0 < 0x80 }
      ? whole.utf8.contains { $0.isASCIIDigit } : whole.contains { $0.isNumber }
  }
}

extension String {
  /// Its runs of letters, and of numbers where words `haveNumbers`, in small letters.
  func lowercasedWords(haveNumbers: Bool = false) -> [String] {
    guard utf8.allSatisfy({ $0 < 0x80 }) else {
      return lowercased().split { !$0.isLetter && !(haveNumbers && $0.isNumber) }.map(String.init)
    }
    return FoldedText.of(self, nil).split { !$0.isASCIILetter && !(haveNumbers && $0.isASCIIDigit) }.map {
      String(decoding: $0, as: UTF8.self)
    }
  }
}
