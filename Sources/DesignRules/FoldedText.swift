import Standards

/// Texts as their words are compared.
enum FoldedText {
  /// `text` in lower case as `language` has it (İ and ı are letters of their own in Turkish), with straight apostrophes.
  static func of(_ text: String, _ language: Language?) -> [UInt8] {
    // Most texts are of ASCII alone.
    let isTurkish = language == .tr
    guard text.utf8.allSatisfy({ $0 < 0x80 && !(isTurkish && $0 == 0x49) }) else { return scalars(text, language) }
    var folded = Array(text.utf8)
    for index in folded.indices where folded[index] &- 0x41 < 26 { folded[index] |= 0x20 }
    return folded
  }

  /// The same of the bytes of a text.
  static func of(_ text: ArraySlice<UInt8>, _ language: Language?) -> [UInt8] {
    of(String(decoding: text, as: UTF8.self), language)
  }

  private static func scalars(_ text: String, _ language: Language?) -> [UInt8] {
    var folded: [UInt8] = []
    folded.reserveCapacity(text.utf8.count)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "İ" where language == .tr: folded.append(0x69)
      case "I" where language == .tr: folded += "ı".utf8
      case "A"..."Z": folded.append(UInt8(truncatingIfNeeded: scalar.value | 0x20))
      case _ where scalar.isASCII: folded.append(UInt8(truncatingIfNeeded: scalar.value))
      case "’": folded.append(0x27)
      // The small letters of Latin-1.
      case "\u{E0}"..."\u{FE}": folded += UTF8.encode(scalar) ?? .init()
      default: folded += scalar.properties.lowercaseMapping.utf8
      }
    }
    return folded
  }
}
