/// A language whose words, numbers and dates we know.
@usableFromInline
package enum Language: Int, CaseIterable, Sendable {
  case en, de, fr, es, it, pt, nl, pl, tr, ru, ja, zh, ko, ar, he

  /// The language that ISO 639 calls `code`, in lower case.
  package init?(code: String) {
    guard let index = Self.codes.firstIndex(of: code) else { return nil }
    self.init(rawValue: index)
  }

  /// What ISO 639 calls it.
  package var code: String { Self.codes[rawValue] }

  /// What English calls it.
  package var name: String { Self.names[rawValue] }

  /// `languages` as part of a sentence: “German, French and Dutch”.
  package static func listed(_ languages: [Language]) -> String {
    let names = languages.map { $0.name }
    guard let last = names.last, names.count > 1 else { return names.last ?? "" }
    return names.dropLast().joined(separator: ", ") + " and " + last
  }

  private static let codes = [
    "en", "de", "fr", "es", "it", "pt", "nl", "pl", "tr", "ru", "ja", "zh", "ko", "ar", "he",
  ]

  private static let names = [
    "English", "German", "French", "Spanish", "Italian", "Portuguese", "Dutch", "Polish", "Turkish", "Russian",
    "Japanese", "Chinese",
    "Korean", "Arabic", "Hebrew",
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
    case .en, .de, .nl, .tr: [.one, .other]
    case .fr, .es, .it, .pt: [.one, .many, .other]
    case .pl, .ru: [.one, .few, .many]
    case .ja, .zh, .ko: [.other]
    case .ar: [.zero, .one, .two, .few, .many, .other]
    case .he: [.one, .two, .other]
    }
  }

  /// The plural form that goes with `count`, which is not negative (CLDR, plural rules of whole numbers).
  package func plural(_ count: Int) -> PluralCategory {
    let (tens, hundreds) = (count % 10, count % 100)
    // Whole millions: “1 000 000 d’avis”.
    if count > 0, count % 1_000_000 == 0, [.fr, .es, .it, .pt].contains(self) { return .many }
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
