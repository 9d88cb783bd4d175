import BundledData
import CardModel
import SchemaModel
import SchemaReader
import Standards
import Testing

/// What the guide about languages promises.
@Suite struct LanguageGuideTests {
  private static let guide = BundledFile.site.first { $0.name == "guides/languages.md" }.map {
    String(decoding: $0.bytes, as: UTF8.self)
  }

  private static let days = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]

  /// The row of the table about `tag`, with the words that the drawing has in it.
  private static func row(_ tag: String, _ language: String, words: [String]) -> String {
    let code = LanguageTag(tag)
    let (number, date) = (NumberFormat(code), DateFormat(code))
    let cells =
      ["`\(tag)`", language] + words
      + [number.decimal(-12_345.5, places: 1), date.medium(4, 9, 2026), days[date.firstWeekday]]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// Languages whose numbers and dates are known, and words are not.
  private static let withoutWords = [
    ("bg", "Bulgarian"), ("ca", "Catalan"), ("cs", "Czech"), ("da", "Danish"),
    ("el", "Greek"), ("et", "Estonian"), ("fi", "Finnish"), ("hi", "Hindi"),
    ("hr", "Croatian"), ("hu", "Hungarian"), ("id", "Indonesian"), ("kk", "Kazakh"),
    ("lt", "Lithuanian"), ("lv", "Latvian"), ("ms", "Malay"), ("nb", "Norwegian Bokmål"),
    ("nn", "Norwegian Nynorsk"), ("ro", "Romanian"), ("sk", "Slovak"), ("sl", "Slovenian"),
    ("sv", "Swedish"), ("th", "Thai"), ("uk", "Ukrainian"), ("vi", "Vietnamese"),
  ]

  private static let others = [
    ("en-GB", "English of Britain"), ("en-IN", "English of India"), ("de-AT", "German of Austria"),
    ("de-CH", "German of Switzerland"),
    ("fr-CA", "French of Canada"), ("es-MX", "Spanish of Mexico"), ("pt-PT", "Portuguese of Portugal"),
    ("zh-Hant", "Chinese, traditional characters"), ("ar-EG", "Arabic of Egypt"), ("ar-MA", "Arabic of Morocco"),
  ]

  @Test func theTableIsWhatIsDrawn() throws {
    let guide = try #require(Self.guide)
    let known = Language.allCases.map { ($0.code, $0.name) } + Self.others
    let rows =
      known.map { Self.row($0, $1, words: [DrawnWord.reviews(LanguageTag($0), counting: 1204)]) }
      + Self.withoutWords.map { Self.row($0, $1, words: []) }
    let written = guide.split(separator: "\n").filter { $0.hasPrefix("| `") }.map(String.init)
    #expect(written == rows, "\(rows.joined(separator: "\n"))")
  }

  @Test(arguments: withoutWords) func numbersAreKnownWithoutWords(_ tag: String, _ language: String) throws {
    let tag = try #require(LanguageTag(tag))
    #expect(tag.language == nil && NumberFormat.knows(tag), "\(language)")
  }

  @Test(arguments: [
    ("de-BE", "de"), ("en-NZ", "en-GB"), ("pt-AO", "pt-PT"), ("zh-TW", "zh-Hant"), ("zh-HK", "zh-Hant"),
    ("zh-Hans-HK", "zh"), ("sv", ""),
  ])
  func wordsFallBack(_ tag: String, _ other: String) {
    for word in DrawnWord.allCases { #expect(word(LanguageTag(tag)) == word(LanguageTag(other))) }
  }

  @Test func digitsAndWeeksFallBack() {
    func digit(_ tag: String) -> String { NumberFormat(LanguageTag(tag)).digits("3") }
    #expect(["ar-EG", "ar-SA", "ar-u-nu-arab"].map(digit) == ["٣", "٣", "٣"])
    #expect(["ar", "ar-MA", "ar-AE", "ar-EG-u-nu-latn"].map(digit) == ["3", "3", "3", "3"])
    #expect(DateFormat(nil).firstWeekday == 0 && DateFormat(nil).medium(4, 9, 2026) == "4 Sep 2026")
    #expect(DateFormat(LanguageTag("sv-US")).firstWeekday == 6)
    #expect(DateFormat(LanguageTag("en-NZ")).medium(4, 9, 2026) == DateFormat(LanguageTag("en-GB")).medium(4, 9, 2026))
  }

  @Test func schemaAndReadmeNameTheSameLanguages() throws {
    let schema = try SchemaReader.read(entry: "card.xsd", files: BundledFile.schemas.map { ($0.name, $0.bytes) })
    let lang = try #require(
      schema.elements.indices.lazy.flatMap { schema.attributes(of: ElementID($0)) }.first { $0.localName == "lang" })
    let values = schema.enumeration(of: lang.type).map(\.value)
    for language in Language.allCases {
      #expect(lang.documentation.text.contains(language.name), "\(language.name) in the schema")
      #expect(values.contains(language.code))
    }
    #expect(values.allSatisfy { LanguageTag($0)?.language != nil && LanguageTag.meant(by: $0) == nil })
  }
}
