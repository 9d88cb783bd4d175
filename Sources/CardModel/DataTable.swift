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
  /// At most so many rows are shown.
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
  var isEmpty: Bool { rows.isEmpty }
  var hasTargets: Bool { rows.contains { $0.target != nil } }
}
