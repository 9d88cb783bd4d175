import Standards
import XMLSyntax

/// Key figures in rows and columns.
package struct DataTable: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its columns, from the leading one.
  package var columns: [TableColumn]
  /// Its rows, from top to bottom.
  package var rows: [TableRow]
  /// The way to all rows.
  package var seeAll: SeeAll?
  /// What it says in one sentence; empty when the file gives none.
  package var label: String
  /// Whether the titles of the columns are shown.
  package var showsHeader: Bool
  /// Whether thin lines separate the rows.
  package var hasDividers: Bool
  /// How the cells of a row are aligned with each other.
  package var rowAlignment: RowAlignment
  /// The most rows that are shown.
  package var limit: Int?
}

/// A column of a table.
package struct TableColumn: Hashable, Sendable {
  /// Its title.
  package var title: CardText
  /// What its cells hold.
  package var type: ColumnType
  /// How it gets its width.
  package var width: ColumnWidth
  /// Where its cells' content stands: as written, or by its type.
  package var alignment: ColumnAlignment
  /// Whether it stays in place while the others scroll sideways.
  package var isSticky: Bool
}

/// A row of a table.
package struct TableRow: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its cells by column; nil where a column has none.
  package var cells: [TableCell?]
  /// What a tap opens, if anything.
  package var target: String?
}

/// A cell of a table.
package struct TableCell: Hashable, Sendable {
  /// Its text as it is shown, by the type of its column.
  package var text: CardText
  /// What its value means.
  package var kind: StatusKind?
  /// Its image, relative to the card file.
  package var image: String?
  /// Name of the icon before the text, or alone.
  package var icon: String?
  /// What the image or icon says.
  package var alternative: String
}

/// How a column gets its width.
package enum ColumnWidth: Hashable, Sendable {
  /// As wide as its content, within a share of the table.
  case flexible
  /// The width that the others leave.
  case infinity
  /// So many points.
  case fixed(Double)
}

/// What the cells of a column hold.
package enum ColumnType: String, Sendable, CaseIterable {
  case text, number, currency, date, time, duration, image, listItem

  /// Where content stands when the file does not say.
  package var alignment: ColumnAlignment {
    switch self {
    case .number, .currency, .duration: .trailing
    case .text, .date, .time, .image, .listItem: .leading
    }
  }

  /// What a value is, such as “number”; nil where any text is one.
  package var valueName: String? {
    switch self {
    case .number: "number"
    case .currency: "amount"
    case .date: "date"
    case .time: "time of day"
    case .duration: "length of time"
    case .text, .image, .listItem: nil
    }
  }

  /// Whether two values stand side by side as its beginning and its end, rather than one with what it is counted in.
  package var hasRanges: Bool { self == .date || self == .time }

  /// Whether `text` can be a value: where that is not any text, it has a digit and is nothing else, or says in a few letters or with
  /// a sign that there is none.
  package func allows(_ text: String) -> Bool {
    guard valueName != nil, text.contains(where: { $0.isNumber }) else {
      return valueName == nil || text.count { $0.isLetter } <= 3
    }
    return switch self {
    // A year is a date.
    case .date: !text.allSatisfy { $0.isNumber } || text.count > 3
    case .time: !text.allSatisfy { $0.isNumber } && !Self.isDay(text)
    case .number, .currency, .duration: !Self.isDay(text)
    case .text, .image, .listItem: true
    }
  }

  /// Whether `text` is a day as ISO 8601 writes it: 2026-03-04.
  private static func isDay(_ text: String) -> Bool {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    return parts.map { $0.count } == [4, 2, 2] && parts.allSatisfy { $0.allSatisfy { $0.isNumber } }
  }
}

/// Where content stands in its column.
package enum ColumnAlignment: String, Sendable, CaseIterable {
  case leading, center, trailing
}

/// How the cells of a row are aligned with each other.
package enum RowAlignment: String, Sendable, CaseIterable {
  case top, baseline
}

extension DataTable: BodyElement {
  init(_ element: CardElement) {
    let parts = Array(element.children)
    let columns = parts.filter { $0.name == .column }
    let places = ColumnPlaces(columns)
    self.init(
      source: element.source, columns: columns.map { TableColumn($0) }, rows: [], label: element.shown(.label),
      showsHeader: element.flag(.header, unless: true), hasDividers: element.flag(.dividers),
      rowAlignment: element.choice(.rowAlignment, .top), limit: element.count(.limit))
    for child in parts {
      switch child.name {
      case .tableRow: rows.append(TableRow(child, self.columns, places))
      case .seeAll: seeAll = SeeAll(child)
      default: continue
      }
    }
    levelAmounts(parts.filter { $0.name == .tableRow }, places)
  }

  /// The decimals of money.
  private static let decimals = 2

  /// Gives the amounts of a column the same decimals where some of its cells, which `elements` describe row by row, have decimals.
  private mutating func levelAmounts(_ elements: [CardElement], _ places: ColumnPlaces) {
    let uneven = columns.indices.filter { index in
      columns[index].type == .currency && rows.contains { $0.cells[index]?.hasDecimals ?? false }
    }
    guard !uneven.isEmpty else { return }
    for (row, element) in elements.enumerated() {
      TableRow.forEachCell(of: element, places) { cell, index in
        guard uneven.contains(index) else { return }
        let amount = CardText(cell, .amounts(cell.language, places: Self.decimals))
        rows[row].cells[index]?.text = amount
        rows[row].cells[index]?.text.string = ColumnType.currency.shown(amount.string, cell.language)
      }
    }
  }

  var isEmpty: Bool { rows.isEmpty }
  var hasTargets: Bool { rows.contains { $0.target != nil } }
}

extension TableColumn {
  init(_ element: CardElement) {
    let type = element.choice(.type, ColumnType.text)
    let width: ColumnWidth =
      switch element.attribute(.width) {
      case "infinity": .infinity
      case let points?: Double(points).map { .fixed($0) } ?? .flexible
      case nil: .flexible
      }
    self.init(
      title: CardText(element), type: type, width: width, alignment: element.choice(.alignment, type.alignment),
      isSticky: element.flag(.sticky))
  }
}

extension TableRow {
  /// The row of a table with these columns, which stand at `places`.
  fileprivate init(_ element: CardElement, _ columns: [TableColumn], _ places: ColumnPlaces) {
    self.init(
      source: element.linkedSource, cells: Array(repeating: nil, count: columns.count), target: element.bound(.target))
    Self.forEachCell(of: element, places) { cells[$1] = TableCell($0, columns[$1].type) }
  }

  /// Calls `body` with the cells of a row, each with the index of its column, of those at `places`.
  fileprivate static func forEachCell(of row: CardElement, _ places: ColumnPlaces, _ body: (CardElement, Int) -> Void) {
    let cells = row.children.filter { $0.name == .cell }
    for (cell, index) in zip(cells, places.indices(of: cells.map { $0.attribute(.column) })) {
      if let index { body(cell, index) }
    }
  }
}

/// Where the columns of a table stand.
package struct ColumnPlaces {
  private let count: Int
  /// Those with an id by it; of two with one, the first.
  private let named: [String: Int]

  /// The places of columns with these ids, from the leading one.
  package init(ids: [String?]) {
    count = ids.count
    let known = ids.enumerated().compactMap { index, id in id.map { ($0, index) } }
    named = known.reversed().reduce(into: [:]) { $0[$1.0] = $1.1 }
  }

  fileprivate init(_ columns: [CardElement]) { self.init(ids: columns.map { $0.attribute(.id) }) }

  /// The columns of the cells of a row, each of which names one or stands behind the cell before it; nil behind the last column.
  package func indices(of names: [String?]) -> [Int?] {
    var next = 0
    return names.map { name in
      let index = name.flatMap { named[$0] } ?? next
      guard index < count else { return nil }
      next = index + 1
      return index
    }
  }
}

extension TableCell {
  /// The cell of a column of `type`.
  fileprivate init(_ element: CardElement, _ type: ColumnType) {
    self.init(
      text: CardText(element, type.numbers(element.language)), kind: element.choice(.kind), image: element.bound(.src),
      icon: element.bound(.icon),
      alternative: element.shown(.alt))
    text.string = type.shown(text.string, element.language)
  }
}

extension TableCell {
  /// Whether a number in it has a decimal.
  fileprivate var hasDecimals: Bool {
    let sign = NumberFormat(text.source.language).decimal
    let parts = text.string.split(separator: sign, omittingEmptySubsequences: false)
    return zip(parts, parts.dropFirst()).contains { ($0.last?.isNumber ?? false) && ($1.first?.isNumber ?? false) }
  }
}

extension ColumnType {
  /// The types of the columns of the cells in `row`, by the cells; those that are in no column are left out.
  static func inCells(of row: CardElement) -> [NodeID: ColumnType] {
    guard let table = row.parent else { return [:] }
    var columns: [CardElement] = []
    for child in table.children {
      // Columns stand before rows.
      if child.name == .tableRow { break }
      if child.name == .column { columns.append(child) }
    }
    var types: [NodeID: ColumnType] = [:]
    TableRow.forEachCell(of: row, ColumnPlaces(columns)) { types[$0.node] = columns[$1].choice(.type, .text) }
    return types
  }

  /// How numbers of the sample are written in cells of this type.
  func numbers(_ language: LanguageTag?) -> SampleNumbers {
    self == .number || self == .currency ? .amount(language) : .text(language)
  }

  /// Hours and minutes of `text`, which is a time of day such as `14:30:00` or has one behind a day, such as
  /// `2026-03-04T14:30:00Z`; nil when it is none.
  private static func time(_ text: String) -> String? {
    let isDay = CardDate(text) != nil && text.utf8.count > 10
    let clock = text.dropFirst(isDay ? 11 : 0).prefix { $0 == ":" || $0.isASCII && $0.isNumber }
    let behind = text[clock.endIndex...].first
    let parts = clock.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2 || parts.count == 3, parts.allSatisfy({ $0.utf8.count <= 2 && Int($0) != nil }),
      behind.map({ isDay && ".Z+-".contains($0) }) ?? true
    else { return nil }
    return "\(parts[0]):\(parts[1])"
  }

  /// How a value of this type reads: dates in medium style, durations in hours and minutes (DataTable/ColumnAttribute).
  func shown(_ text: String, _ language: LanguageTag?) -> String {
    switch self {
    case .date: return CardDate(text)?.medium(language) ?? text
    case .time:
      return Self.time(text).map(NumberFormat(language).digits) ?? text
    case .duration:
      let (sign, length) = NumberFormat(language).sign(of: text)
      let parts = length.split(separator: ":").map { Int($0) }
      guard parts.count >= 2, let hours = parts[0], let minutes = parts[1] else { return text }
      return sign + DrawnWord.hours(language, number: hours, minutes)
    case .number, .currency: return NumberFormat(language).written(text, inGroups: false)
    case .text, .image, .listItem: return text
    }
  }
}
