/// What languages and their regions have, line by line: so many columns, then the tags that they are for.
///
/// In a column `+` stands for a space, `_` for one that breaks no line, and `~` for a narrow one.
struct RegionTable: Sendable {
  private let rows: [UInt64: [String]]
  private let first: [String]

  init(_ text: String, columns: Int) {
    var rows: [UInt64: [String]] = [:]
    // Byte by byte, as the first check of a process waits for it.
    let lines = text.utf8.split(separator: 0x0A)
    for line in lines {
      let words = line.split(separator: 0x20)
      let cells = Self.cells(words, columns)
      for word in words.dropFirst(columns) {
        if let tag = LanguageTag(String(Substring(word))) { rows[tag.place] = cells }
      }
    }
    self.rows = rows
    first = lines.first.map { Self.cells($0.split(separator: 0x20), columns) } ?? []
  }

  private init(rows: [UInt64: [String]], first: [String]) { (self.rows, self.first) = (rows, first) }

  /// The table with each cell changed.
  func mapCells(_ change: (String) -> String) -> RegionTable {
    RegionTable(rows: rows.mapValues { $0.map(change) }, first: first.map(change))
  }

  private static func cells(_ words: [Substring.UTF8View], _ columns: Int) -> [String] {
    words.prefix(columns).map { cell in
      var bytes: [UInt8] = []
      for byte in cell {
        switch byte {
        case 0x2B: bytes.append(0x20)
        case 0x5F: bytes += [0xC2, 0xA0]
        case 0x7E: bytes += [0xE2, 0x80, 0xAF]
        default: bytes.append(byte)
        }
      }
      return String(decoding: bytes, as: UTF8.self)
    }
  }

  /// The cells for the region of `tag`, else for its language, else those of the first line.
  subscript(_ tag: LanguageTag?) -> [String] {
    tag.flatMap { rows[$0.place] ?? rows[$0.placeOfLanguage] } ?? first
  }

  /// Whether a line is for the language of `tag`, whatever its region.
  func has(_ tag: LanguageTag) -> Bool { rows[tag.placeOfLanguage] != nil }

  /// All cells of all lines.
  var cells: [String] { rows.values.flatMap { $0 } + first }

  /// The cells for language and region of `tag`; nil where it is not named.
  subscript(exactly tag: LanguageTag) -> [String]? { rows[tag.place] }
}
