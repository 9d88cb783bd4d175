/// How a language writes numbers (CLDR, number symbols): its signs, its digits, and how it shortens them.
package struct NumberFormat: Hashable, Sendable {
  /// Between whole numbers and fractions.
  package let decimal: String
  /// Between groups of three digits.
  package let group: String
  /// How many digits a number has at least before its first group: 1, or 2 where `1000` stays whole.
  private let leastBeforeGroup: Int
  /// Whether digits are those of Arabic script.
  private let hasArabicDigits: Bool
  /// From which value on numbers are shortened, by what, and the sign that says so; the greatest first.
  package let shortenings: [Shortening]

  /// A sign in place of digits.
  package struct Shortening: Hashable, Sendable {
    /// The least value that is shortened.
    package let least: Double
    /// What it is divided by.
    package let unit: Double
    /// What stands after it, the space before it included.
    package let sign: String
  }

  /// That of `tag`, or of English where the language is not known.
  package init(_ tag: LanguageTag?) {
    let language = tag?.language
    let region = tag?.region ?? ""
    let nbsp = "\u{A0}"
    let (decimal, group): (String, String) =
      switch language {
      case .de where region == "ch" || region == "li": (".", "’")
      case .de where region == "at": (",", nbsp)
      case .it where region == "ch": (".", "’")
      case .fr where region == "ca": (",", nbsp)
      case .fr: (",", "\u{202F}")
      case .es where ["mx", "us", "pr", "do", "gt", "hn", "ni", "pa", "pe", "sv"].contains(region): (".", ",")
      case .pt where region == "pt": (",", nbsp)
      case .pl, .ru: (",", nbsp)
      case .de, .es, .it, .pt, .nl, .tr: (",", ".")
      case .ar where !Self.withLatinDigits.contains(region): ("٫", "٬")
      default: (".", ",")
      }
    (self.decimal, self.group) = (decimal, group)
    leastBeforeGroup = language == .pl || language == .es && decimal == "," || language == .pt && region == "pt" ? 2 : 1
    hasArabicDigits = language == .ar && !Self.withLatinDigits.contains(region)
    shortenings = Self.shortenings(language)
  }

  /// Where Arabic is written with the digits 0 to 9.
  private static let withLatinDigits: Set<String> = ["ae", "dz", "eh", "ly", "ma", "tn"]

  /// CLDR's short compact forms; below ten thousand a number is written out.
  private static func shortenings(_ language: Language?) -> [Shortening] {
    let (thousand, million): (String, String) =
      switch language {
      case .ja: ("万", "億")
      case .zh: ("万", "亿")
      case .ko: ("만", "억")
      case .de: ("", "Mio.")
      case .fr: ("k", "M")
      case .es: ("mil", "M")
      case .it: ("", "Mln")
      case .pt: ("mil", "mi")
      case .nl: ("K", "mln.")
      case .pl: ("tys.", "mln")
      case .tr: ("B", "Mn")
      case .ru: ("тыс.", "млн")
      case .ar: ("ألف", "مليون")
      case .en, .he, nil: ("K", "M")
      }
    switch language {
    case .ja, .zh, .ko:
      return [
        Shortening(least: 1e8, unit: 1e8, sign: million), Shortening(least: 1e5, unit: 1e4, sign: thousand),
      ]
    default:
      let millions = [Shortening(least: 1e6, unit: 1e6, sign: "\u{A0}" + million)]
      return thousand.isEmpty
        ? millions : millions + [Shortening(least: 1e4, unit: 1e3, sign: "\u{A0}" + thousand)]
    }
  }

  /// `digits`, which are those of a whole number, in groups.
  package func whole(_ digits: String) -> String {
    let all = Array(digits)
    guard all.count >= 3 + leastBeforeGroup else { return self.digits(digits) }
    var text = ""
    for (index, digit) in all.enumerated() {
      if index > 0, (all.count - index) % 3 == 0 { text += group }
      text.append(digit)
    }
    return self.digits(text)
  }

  /// `text` with the language's digits in place of 0 to 9.
  package func digits(_ text: String) -> String {
    guard hasArabicDigits else { return text }
    var result = ""
    for scalar in text.unicodeScalars {
      let isDigit = (0x30...0x39).contains(scalar.value)
      result.unicodeScalars.append(isDigit ? Unicode.Scalar(scalar.value - 0x30 + 0x660) ?? scalar : scalar)
    }
    return result
  }
}
