import Standards

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
    let ids = columns.map { $0.attribute(.id) }
    self.init(
      source: element.source, columns: columns.map { TableColumn($0) }, rows: [], label: element.shown(.label),
      showsHeader: element.flag(.header, unless: true), hasDividers: element.flag(.dividers),
      rowAlignment: element.choice(.rowAlignment, .top), limit: element.count(.limit))
    for child in parts {
      switch child.name {
      case .tableRow: rows.append(TableRow(child, self.columns, ids))
      case .seeAll: seeAll = SeeAll(child)
      default: continue
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
  /// The row of a table with these columns, which are called `ids`.
  fileprivate init(_ element: CardElement, _ columns: [TableColumn], _ ids: [String?]) {
    self.init(
      source: element.linkedSource, cells: Array(repeating: nil, count: columns.count), target: element.bound(.target))
    var next = 0
    for child in element.children where child.name == .cell {
      let named = child.attribute(.column).flatMap { id in ids.firstIndex(of: id) }
      let index = named ?? next
      guard index < columns.count else { continue }
      cells[index] = TableCell(child, columns[index].type)
      next = index + 1
    }
  }
}

extension TableCell {
  /// The cell of a column of `type`.
  fileprivate init(_ element: CardElement, _ type: ColumnType) {
    self.init(
      text: CardText(element), kind: element.choice(.kind), image: element.bound(.src), icon: element.bound(.icon),
      alternative: element.shown(.alt))
    text.string = type.shown(text.string, element.language)
  }
}

extension ColumnType {
  /// How a value of this type reads: dates in medium style, durations in hours and minutes (DataTable/ColumnAttribute).
  func shown(_ text: String, _ language: LanguageTag?) -> String {
    switch self {
    case .date: return CardDate(text)?.medium(language) ?? text
    case .time:
      let parts = text.split(separator: ":")
      return parts.count == 3 && parts.allSatisfy { Int($0) != nil } ? "\(parts[0]):\(parts[1])" : text
    case .duration:
      let parts = text.split(separator: ":").map { Int($0) }
      guard parts.count >= 2, let hours = parts[0], let minutes = parts[1] else { return text }
      return DrawnWord.hours(language, number: hours, minutes)
    case .text, .number, .currency, .image, .listItem: return text
    }
  }
}
