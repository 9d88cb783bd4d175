/// What languages and their regions have, line by line: so many columns, then the tags that they are for.
///
/// In a column `+` stands for a space, `_` for one that breaks no line, and `~` for a narrow one.
struct RegionTable: Sendable {
  private let rows: [UInt64: [String]]
  private let first: [String]

  init(_ text: String, columns: Int) {
    var rows: [UInt64: [String]] = [:]
    for line in text.split(separator: "\n") {
      for word in line.split(separator: " ").dropFirst(columns) {
        if let tag = LanguageTag(String(word)) { rows[tag.place] = Self.cells(line, columns) }
      }
    }
    self.rows = rows
    first = text.split(separator: "\n").first.map { Self.cells($0, columns) } ?? []
  }

  private static func cells(_ line: Substring, _ columns: Int) -> [String] {
    line.split(separator: " ").prefix(columns).map { cell in
      String(cell.map { $0 == "+" ? " " : $0 == "_" ? "\u{A0}" : $0 == "~" ? "\u{202F}" : $0 })
    }
  }

  /// The cells for the region of `tag`, else for its language, else those of the first line.
  subscript(_ tag: LanguageTag?) -> [String] {
    tag.flatMap { rows[$0.place] ?? rows[$0.placeOfLanguage] } ?? first
  }

  /// The cells for language and region of `tag`; nil where it is not named.
  subscript(exactly tag: LanguageTag) -> [String]? { rows[tag.place] }
}
