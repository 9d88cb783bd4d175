/// The language of a text as `xml:lang` names it (BCP 47): `de`, `pt-BR`, `zh-Hant`.
package struct LanguageTag: Hashable, Sendable {
  // Letters as numbers: every part of a card and every environment holds a tag, and they are copied everywhere.
  private let packed: (UInt32, UInt32, UInt32)

  /// The language in lower case, such as `pt`.
  package var primary: String { Self.unpacked(packed.0) }
  /// The script in lower case, such as `hant`; empty where none is named.
  package var script: String { Self.unpacked(packed.1) }
  /// The region in lower case, such as `br`; empty where none is named.
  package var region: String { Self.unpacked(packed.2) }

  /// The tag written as `text`; nil for an empty one, which says that the language is not known.
  package init?(_ text: String) {
    let all = text.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    guard let first = all.first else { return nil }
    // What stands behind a single letter is an extension (BCP 47, section 2.2.6): neither script nor region.
    let parts = all.prefix { $0 == first || $0.utf8.count > 1 }
    let script = parts.dropFirst().first { $0.utf8.count == 4 && !Self.beginsWithDigit($0) } ?? ""
    let region =
      parts.dropFirst().first { part in
        part.utf8.count == 2 || part.utf8.count == 3 && part.utf8.allSatisfy { (0x30...0x39).contains($0) }
      } ?? ""
    packed = (Self.packed(first), Self.packed(script), Self.packed(region))
  }

  /// The tag in the spelling that BCP 47 recommends, such as `zh-Hant-TW`.
  package var text: String {
    let script = script.isEmpty ? "" : "-" + script.prefix(1).uppercased() + script.dropFirst()
    return primary + script + (region.isEmpty ? "" : "-" + region.uppercased())
  }

  /// Whether both name the same language, script and region.
  package static func == (left: LanguageTag, right: LanguageTag) -> Bool { left.packed == right.packed }

  /// Hashes language, script and region.
  package func hash(into hasher: inout Hasher) {
    hasher.combine(packed.0)
    hasher.combine(packed.1)
    hasher.combine(packed.2)
  }

  private static func packed(_ text: String) -> UInt32 { text.utf8.prefix(4).reduce(0) { $0 << 8 | UInt32($1) } }

  private static func unpacked(_ number: UInt32) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    return String(decoding: bytes.filter { $0 != 0 }, as: UTF8.self)
  }

  private static func beginsWithDigit(_ text: String) -> Bool {
    text.utf8.first.map { (0x30...0x39).contains($0) } ?? false
  }

  /// The language, if its words are known.
  package var language: Language? {
    Language(code: primary == "iw" ? "he" : primary)
  }

  /// Whether its lines run from right to left (the scripts of CLDR's likely subtags).
  package var isRightToLeft: Bool {
    script.isEmpty
      ? ["ar", "fa", "he", "iw", "ur", "ps", "sd", "ug", "yi", "ckb", "dv"].contains(primary)
      : ["arab", "hebr", "thaa", "syrc"].contains(script)
  }
}

/// A language whose words, numbers and dates we know.
package enum Language: Int, CaseIterable, Sendable {
  case en, de, fr, es, it, pt, nl, pl, tr, ru, ja, zh, ko, ar, he

  /// The language that ISO 639 calls `code`, in lower case.
  package init?(code: String) {
    guard let index = Self.codes.firstIndex(of: code) else { return nil }
    self.init(rawValue: index)
  }

  /// What ISO 639 calls it.
  package var code: String { Self.codes[rawValue] }

  private static let codes = [
    "en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "ru", "ja", "zh", "ko", "ar", "he",
  ]
}

/// The plural forms that languages tell apart (CLDR, plural rules).
package enum PluralCategory: Sendable {
  case zero, one, two, few, many, other
}

extension Language {
  /// The plural forms of whole numbers that the language has, the one for all others last.
  package var pluralCategories: [PluralCategory] {
    switch self {
    case .en, .de, .fr, .es, .it, .pt, .nl, .tr: [.one, .other]
    case .pl, .ru: [.one, .few, .many]
    case .ja, .zh, .ko: [.other]
    case .ar: [.zero, .one, .two, .few, .many, .other]
    case .he: [.one, .two, .other]
    }
  }

  /// The plural form that goes with `count`, which is not negative (CLDR, plural rules of whole numbers).
  package func plural(_ count: Int) -> PluralCategory {
    let (tens, hundreds) = (count % 10, count % 100)
    switch self {
    case .ja, .zh, .ko: return .other
    case .fr, .pt: return count < 2 ? .one : .other
    case .en, .de, .es, .it, .nl, .tr: return count == 1 ? .one : .other
    case .he: return count == 1 ? .one : count == 2 ? .two : .other
    case .pl:
      if count == 1 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case .ru:
      if tens == 1, hundreds != 11 { return .one }
      return (2...4).contains(tens) && !(12...14).contains(hundreds) ? .few : .many
    case .ar:
      switch count {
      case 0: return .zero
      case 1: return .one
      case 2: return .two
      default: return (3...10).contains(hundreds) ? .few : (11...99).contains(hundreds) ? .many : .other
      }
    }
  }
}
