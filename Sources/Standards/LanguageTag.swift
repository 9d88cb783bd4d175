/// The language of a text as `xml:lang` names it (BCP 47): `de`, `pt-BR`, `zh-Hant`.
package struct LanguageTag: Hashable, Sendable {
  // Letters as numbers: every part of a card and every environment holds a tag, and they are copied everywhere.
  private let packed: (UInt32, UInt32, UInt32)
  /// The digits that an extension asks for, such as `ar-EG-u-nu-latn`; nil where it asks for none that we know.
  package let digits: Digits?
  /// The language, if its words are known.
  package let language: Language?

  /// Digits that a tag may ask for.
  package enum Digits: String, Sendable {
    case latn, arab
  }

  /// The language in lower case, such as `pt`.
  package var primary: String { Self.unpacked(packed.0) }
  /// The script in lower case, such as `hant`; empty where none is named.
  package var script: String { Self.unpacked(packed.1) }
  /// The region in lower case, such as `br`; empty where none is named.
  package var region: String { Self.unpacked(packed.2) }
  /// Language and region as a number, for tables.
  var place: UInt64 { UInt64(packed.0) << 32 | UInt64(packed.2) }
  /// The same without the region.
  var placeOfLanguage: UInt64 { UInt64(packed.0) << 32 }

  /// The tag written as `text`; nil for one that names no language, as an empty one does.
  package init?(_ text: String) {
    let all = text.lowercased().split { $0 == "-" || $0 == "_" }.map(String.init)
    // Languages have two letters or three (ISO 639); longer names are words such as “german”.
    guard let first = all.first, (2...3).contains(first.utf8.count) else { return nil }
    // What stands behind a single letter is an extension (BCP 47, section 2.2.6): neither script nor region.
    let parts = all.prefix { $0.utf8.count > 1 }
    let script = parts.dropFirst().first { $0.utf8.count == 4 && !Self.beginsWithDigit($0) } ?? ""
    let region =
      parts.dropFirst().first { part in
        part.utf8.count == 2 || part.utf8.count == 3 && part.utf8.allSatisfy { $0.isASCIIDigit }
      } ?? ""
    packed = (Self.packed(first), Self.packed(script), Self.packed(region))
    let asked = all.dropFirst(parts.count).drop { $0 != "nu" }.dropFirst().first
    digits = asked == "latn" ? .latn : asked == "arab" ? .arab : nil
    language = Language(code: first == "iw" ? "he" : first)
  }

  /// The tag in the spelling that BCP 47 recommends, such as `zh-Hant-TW`.
  package var text: String {
    let script = script.isEmpty ? "" : "-" + script.prefix(1).uppercased() + script.dropFirst()
    return primary + script + (region.isEmpty ? "" : "-" + region.uppercased())
      + (digits.map { "-u-nu-\($0.rawValue)" } ?? "")
  }

  /// Whether both name the same language, script, region and digits.
  package static func == (left: LanguageTag, right: LanguageTag) -> Bool {
    left.packed == right.packed && left.digits == right.digits
  }

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
    text.utf8.first?.isASCIIDigit ?? false
  }

  /// Whether it is the other written form of its language: German of Switzerland, which has no ß, Portuguese of Portugal and of
  /// all but Brazil (CLDR, parent locales), and Chinese in traditional characters (CLDR, likely subtags).
  package var isOtherForm: Bool {
    switch language {
    case .de: region == "ch" || region == "li"
    case .pt: !region.isEmpty && region != "br"
    case .zh: script == "hant" || script.isEmpty && ["tw", "hk", "mo"].contains(region)
    default: false
    }
  }

  /// The plural form that goes with `count`, which is not negative; that of English where the language is not known.
  package func plural(_ count: Int) -> PluralCategory {
    // In Portugal zero is many, in Brazil it is one.
    count == 0 && language == .pt && isOtherForm ? .other : (language ?? .en).plural(count)
  }

  /// Whether its lines run from right to left (the scripts of CLDR's likely subtags).
  package var isRightToLeft: Bool {
    script.isEmpty
      ? ["ar", "fa", "he", "iw", "ur", "ps", "sd", "ug", "yi", "ckb", "dv"].contains(primary)
      : ["arab", "hebr", "thaa", "syrc"].contains(script)
  }
}
