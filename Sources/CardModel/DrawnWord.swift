package import Standards

/// A word that the drawing of a card adds to what its file says, drawn or spoken.
///
/// ``table`` is the one list of them. `%` stands for a number or a text, `%%` for a second one. Where a file gives a word of its own, such
/// as the label of an overflow, that is taken instead.
package enum DrawnWord: Int, CaseIterable, Sendable {
  case more, seeAll, call, email, message, videoCall, details, download, nothingToShow, opensOutside
  case reviews, selected, othersInList, others, pointsLeft, weekOf, fromTo, loading, menu, hours
  case complete, inProgress, open, information, positive, critical, negative
  case map, mapOf, up, down, steady, noValue, series, ofFive
  case search, pageOf, currentPage, close, showMap, followLocation, cardMinimised, cardHalf, cardFull
  case lineChart, areaChart, columnChart, stackedColumnChart, barChart, stackedBarChart, comboChart, waterfallChart
  case donutChart, scatterChart, bubbleChart, priceChart, bulletChart, shareChart, percentage

  /// The word in the language of `tag`; in English where it is not known.
  package func callAsFunction(_ tag: LanguageTag?) -> String { form(tag, .other) }

  /// The word in the language of `tag` with `count` in it, in the plural form that goes with it.
  ///
  /// - Parameter shown: what is written for the number; nil for the number itself.
  package func callAsFunction(_ tag: LanguageTag?, counting count: Int, as shown: String? = nil) -> String {
    let format = NumberFormat(tag)
    let number = shown.map(format.digits) ?? format.whole("\(count)")
    return Self.filled(form(tag, tag?.plural(max(0, count)) ?? Language.en.plural(count)), number, "")
  }

  /// The word in the language of `tag` around `first` and `second`, which are texts.
  package func callAsFunction(_ tag: LanguageTag?, _ first: String, _ second: String = "") -> String {
    Self.filled(form(tag, .other), first, second)
  }

  /// The word in the language of `tag` around two numbers.
  package func callAsFunction(_ tag: LanguageTag?, number first: Int, _ second: Int = 0) -> String {
    let format = NumberFormat(tag)
    return self(tag, format.whole("\(first)"), format.whole("\(second)"))
  }

  /// All forms of the word in `language`, in the order of its plural categories; one where it counts nothing.
  ///
  /// - Parameter other: Whether they are those of the language's other written form (``LanguageTag/isOtherForm``).
  package func forms(in language: Language, other: Bool = false) -> [String] {
    let words = row.words
    guard words.indices.contains(language.rawValue) else { return [] }
    let forms = words[language.rawValue]
    return (other ? forms.last : forms.first) ?? []
  }

  /// Whether `text` is the word in one of the languages.
  package func isSaid(by text: String?) -> Bool {
    text.map { text in row.words.contains { $0.contains([text]) } } ?? false
  }

  /// What the table calls the word.
  package var name: String { row.name }

  private func form(_ tag: LanguageTag?, _ category: PluralCategory) -> String {
    let language = tag?.language ?? .en
    let forms = forms(in: language, other: tag?.isOtherForm ?? false)
    let place = language.pluralCategories.firstIndex(of: category) ?? forms.count - 1
    let form = forms.isEmpty ? "" : forms[min(place, forms.count - 1)]
    // Digits of the word itself, such as the five of “4.5 of 5”.
    return NumberFormat(tag).digits(form)
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

  private var row: Row {
    Self.rows[rawValue].value { Row(Self.lines.indices.contains(rawValue) ? Self.lines[rawValue] : []) }
  }

  /// The rows of the table, one for each case in turn, which are read when they are asked for.
  private static let rows = allCases.map { _ in MadeOnce<Row>() }
  private static let lines = Array(table.utf8).pieces(between: 0x0A)

  /// What the table calls a word, and for each language its forms, then those of its other written form.
  private struct Row: Sendable {
    let name: String
    let words: [[[String]]]

    init(_ line: ArraySlice<UInt8>) {
      let cells = line.pieces(between: 0x7C).map { cell in
        cell.pieces(between: 0x3B).map { $0.pieces(between: 0x2F).map(trimmed) }
      }
      (name, words) = (cells.first?.first?.first ?? "", Array(cells.dropFirst()))
    }
  }

  private static func trimmed(_ text: ArraySlice<UInt8>) -> String {
    var text = text
    while text.first == 0x20 { text.removeFirst() }
    while text.last == 0x20 { text.removeLast() }
    return String(decoding: text, as: UTF8.self)
  }
}
