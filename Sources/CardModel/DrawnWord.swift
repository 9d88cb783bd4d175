package import Standards

/// A word that the drawing of a card adds to what its file says, drawn or spoken.
///
/// ``table`` is the one list of them. `%` stands for a number or a text, `%%` for a second one.
package enum DrawnWord: Int, CaseIterable, Sendable {
  case more, seeAll, call, email, message, videoCall, details, download, nothingToShow, opensOutside
  case reviews, selected, othersInList, others, pointsLeft, weekOf, fromTo, loading, menu, hours
  case complete, inProgress, open, information, positive, critical, negative
  case map, mapOf, up, down, steady, noValue, series, ofFive
  case search, pageOf, currentPage, close, showMap, followLocation, cardMinimised, cardHalf, cardFull
  case lineChart, areaChart, columnChart, stackedColumnChart, barChart, stackedBarChart, comboChart, waterfallChart
  case donutChart, scatterChart, bubbleChart, priceChart, bulletChart, shareChart, percentage

  /// The word in the language of `tag`; in English where it is not known.
  package func callAsFunction(_ tag: LanguageTag?) -> String { Self.form(self, tag?.language ?? .en, .other) }

  /// The word in the language of `tag` with `count` in it, in the plural form that goes with it.
  ///
  /// - Parameter shown: what is written for the number; nil for the number itself.
  package func callAsFunction(_ tag: LanguageTag?, counting count: Int, as shown: String? = nil) -> String {
    let language = tag?.language ?? .en
    let number = NumberFormat(tag).digits(shown ?? "\(count)")
    return Self.filled(Self.form(self, language, language.plural(max(0, count))), number, "")
  }

  /// The word in the language of `tag` around `first` and `second`.
  package func callAsFunction(_ tag: LanguageTag?, _ first: String, _ second: String = "") -> String {
    Self.filled(Self.form(self, tag?.language ?? .en, .other), first, second)
  }

  /// All forms of the word in `language`, in the order of its plural categories; one where it counts nothing.
  package func forms(in language: Language) -> [String] {
    let words = Self.rows[rawValue].words
    return words.indices.contains(language.rawValue) ? words[language.rawValue] : []
  }

  /// Whether `text` is the word in one of the languages.
  package func isSaid(by text: String?) -> Bool { text.map { Self.rows[rawValue].words.contains([$0]) } ?? false }

  /// What the table calls the word.
  package var name: String { Self.rows[rawValue].name }

  private static func form(_ word: DrawnWord, _ language: Language, _ category: PluralCategory) -> String {
    let forms = word.forms(in: language)
    guard forms.count > 1 else { return forms.first ?? "" }
    let place = language.pluralCategories.firstIndex(of: category) ?? forms.count - 1
    return forms[min(place, forms.count - 1)]
  }

  private static func filled(_ pattern: String, _ first: String, _ second: String) -> String {
    var (result, isFirst) = ("", true)
    var rest = pattern[...]
    while let place = rest.firstIndex(of: "%") {
      result += rest[..<place]
      rest = rest[rest.index(after: place)...]
      if rest.first == "%" {
        rest.removeFirst()
        isFirst = false
      }
      result += isFirst ? first : second
      isFirst = true
    }
    return result + rest
  }

  /// The rows of the table, one for each case in turn.
  private static let rows: [(name: String, words: [[String]])] = {
    let rows = table.split(separator: "\n").map { row in
      let cells = row.split(separator: "|").map { $0.split(separator: "/").map(trimmed) }
      return (name: cells.first?.first ?? "", words: Array(cells.dropFirst()))
    }
    return rows + Array(repeating: (name: "", words: []), count: max(0, allCases.count - rows.count))
  }()

  private static func trimmed(_ text: Substring) -> String {
    var text = text
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
