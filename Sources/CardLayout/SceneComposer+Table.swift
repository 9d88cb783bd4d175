import CardModel
import LayoutCore

// Data tables: fiori.md sections 5 and 7.
extension SceneComposer {
  /// The columns of a table that are shown here, with their places in the file and their widths.
  private struct Grid {
    var columns: [TableColumn]
    var indices: [Int]
    var widths: [Double]
    /// Whether the longest words stand beside each other; else the cells of a row stand below one another.
    var fits: Bool
    /// How many points the longest words are too wide together.
    var excess: Double
  }

  /// Adds a header, whole rows and the way to all of them.
  mutating func dataTable(_ table: DataTable) {
    let rows = table.rows.filter { shows($0.source) }.prefix(table.limit ?? .max)
    let grid = grid(table, Array(rows))
    if !grid.fits {
      compromises.append(LayoutCompromise(kind: .stackedTable(excess: grid.excess), source: table.source))
    }
    let label = spokenIfDrawn(table.label.isEmpty ? table.spoken(Array(rows), grid.indices) : table.label)
    container(.column, Paint(source: table.source), { $0.width = .fill }) { composer in
      composer.container(
        .column, Paint(role: .table, label: label, source: table.source, isRead: true), { $0.width = .fill }
      ) { composer in
        if table.showsHeader, grid.fits { composer.tableHeader(grid, table) }
        for (index, row) in rows.enumerated() {
          if index > 0, table.hasDividers || !grid.fits { composer.tableDivider() }
          if grid.fits { composer.tableRow(row, grid, table) } else { composer.stackedRow(row, grid, table) }
        }
      }
      if let seeAll = table.seeAll, composer.shows(seeAll.text.source) { composer.seeAll(seeAll) }
    }
  }

  private mutating func tableDivider() {
    leaf(Paint(content: .surface(Surface(fill: .separator)))) { style in
      style.width = .fill
      style.height = .fixed(BodyFigures.tableDivider)
    }
  }

  // MARK: Columns

  private func grid(_ table: DataTable, _ rows: [TableRow]) -> Grid {
    let indices = table.columns.indices.filter { shows(table.columns[$0].title.source) }
    let columns = indices.map { table.columns[$0] }
    let gaps = 2 * BodyFigures.cellHorizontal * Double(max(0, columns.count - 1))
    let width = max(0, innerWidth - gaps)
    let ideal = indices.map { index in
      let header = table.showsHeader ? measurer.width(table.columns[index].title.string, setting(.subheadline)) : 0
      return rows.reduce(header) { max($0, cellWidth($1.cells[index], table.columns[index])) }
    }
    let maxima = columns.map { column in
      environment.platform == .android && column.isSticky ? width * BodyFigures.androidStickyShare : .infinity
    }
    let words = indices.map { index in
      let title = table.showsHeader ? longestWord(table.columns[index].title.string, setting(.subheadline)) : 0
      return rows.reduce(title) { max($0, wordWidth($1.cells[index], table.columns[index])) }
    }
    // The figures of DataTable/TableModel and TableViewLayout.
    let rule = TableRule(
      zip(columns, maxima).map { TableRule.Column($0.width.rule, max: $1) }, least: BodyFigures.column,
      share: BodyFigures.columnShare)
    let widths = TableWidths(rule, ideal: ideal, words: words, width: width)
    let fits = widths.fits || columns.count < 2
    let excess = fits ? 0 : max(0, words.reduce(0, +) - width)
    return Grid(columns: columns, indices: indices, widths: widths.widths, fits: fits, excess: excess)
  }

  /// What a cell needs so that no word is cut; a text of one line gives way with an ellipsis instead.
  private func wordWidth(_ cell: TableCell?, _ column: TableColumn) -> Double {
    guard let cell else { return 0 }
    var width =
      cell.text.lineLimit == 1 && !environment.isAccessibilitySize ? 0 : longestWord(cell.text.string, setting(.body))
    if cell.icon != nil { width += environment.scaled(BodyFigures.tableIcon) + CardFigures.labelIconGap }
    return width
  }

  private func cellWidth(_ cell: TableCell?, _ column: TableColumn) -> Double {
    guard let cell else { return 0 }
    // Half a point more than measured, so that rounding never breaks a line.
    var width = cell.text.isEmpty ? 0 : measurer.width(cell.text.string, setting(.body)) + 0.5
    if cell.image != nil || column.type == .image && cell.icon == nil { width += BodyFigures.tableImage }
    if cell.icon != nil {
      width += environment.scaled(BodyFigures.tableIcon) + (cell.text.isEmpty ? 0 : CardFigures.labelIconGap)
    }
    return width
  }

  private mutating func tableHeader(_ grid: Grid, _ table: DataTable) {
    gridRow(
      grid, .bottom,
      { style in
        style.padding = Insets(vertical: BodyFigures.tableHeaderVertical / 2, horizontal: 0)
      }
    ) { composer, place in
      let column = grid.columns[place]
      composer.aligned(
        column.title, composer.setting(.subheadline, lines: 2), .secondaryLabel, column.alignment.horizontal,
        role: .none)
    }
  }

  // MARK: Rows

  private mutating func tableRow(_ row: TableRow, _ grid: Grid, _ table: DataTable) {
    let isTouchable = row.target != nil
    let least = isTouchable ? TouchTargets.leastSide(environment.platform) : BodyFigures.tableRow
    let vertical: VerticalAlignment =
      table.rowAlignment == .baseline ? .firstBaseline : isTouchable ? .center : .top
    var paint = Paint(label: spokenIfDrawn(row.spoken), source: row.source, isTouchable: isTouchable)
    if isTouchable, let tint = takeTint() { paint.content = .surface(Surface(fill: tint)) }
    gridRow(
      grid, vertical, paint: paint,
      { style in
        style.padding = Insets(vertical: BodyFigures.cellVertical, horizontal: 0)
        style.height = .atLeast(least)
      }
    ) { composer, place in
      guard let cell = row.cells[grid.indices[place]] else { return }
      composer.tableCell(cell, grid.columns[place], grid.widths[place], onBaseline: vertical == .firstBaseline)
    }
  }

  /// The cells of a row below one another, each below the title of its column.
  private mutating func stackedRow(_ row: TableRow, _ grid: Grid, _ table: DataTable) {
    let paint = Paint(label: spokenIfDrawn(row.spoken), source: row.source, isTouchable: row.target != nil)
    container(
      .column, paint,
      { style in
        style.padding = Insets(vertical: BodyFigures.tableHeaderVertical, horizontal: 0)
        style.spacing = BodyFigures.cellVertical
        style.width = .fill
      }
    ) { composer in
      for place in grid.columns.indices {
        guard let cell = row.cells[grid.indices[place]] else { continue }
        var column = grid.columns[place]
        column.alignment = .leading
        if table.showsHeader, !column.title.isEmpty {
          composer.aligned(column.title, composer.setting(.subheadline), .secondaryLabel, .leading, role: .none)
        }
        composer.container(
          .row, nil,
          { style in
            style.spacing = CardFigures.labelIconGap
            style.width = .fill
          }
        ) { $0.tableCell(cell, column, BodyFigures.tableImage) }
      }
    }
  }

  private mutating func tableCell(
    _ cell: TableCell, _ column: TableColumn, _ width: Double, onBaseline: Bool = false
  ) {
    let color = cell.kind.map { $0 == .neutral ? .primaryLabel : ColorToken.status($0) } ?? .primaryLabel
    if column.type == .image || cell.image != nil {
      let side = min(BodyFigures.tableImage, width)
      if cell.image != nil || cell.icon == nil {
        let image = SceneImage(
          file: cell.image, cornerRadius: min(CardFigures.imageRadius, side / 4), fills: true)
        leaf(Paint(content: .image(image), role: .image, label: cell.alternative, source: cell.text.source)) { style in
          style.width = .fixed(side)
          style.height = .fixed(side)
        }
      }
    }
    if let icon = cell.icon {
      let side = min(environment.scaled(BodyFigures.tableIcon), width)
      if onBaseline {
        self.icon(icon, side, color, beside: setting(.body), source: cell.text.source)
      } else {
        self.icon(icon, side, color, source: cell.text.source)
      }
    }
    guard !cell.text.isEmpty else { return }
    let lines = environment.platform == .android ? BodyFigures.androidRowLines : 0
    aligned(cell.text, setting(.body, lines: lines), color, column.alignment.horizontal, role: .none)
  }

  /// Adds a row of one box a column.
  private mutating func gridRow(
    _ grid: Grid, _ vertical: VerticalAlignment, paint: @autoclosure () -> Paint? = nil,
    _ style: (inout BoxStyle) -> Void,
    _ cell: (inout SceneComposer, Int) -> Void
  ) {
    container(
      .row, paint(),
      { box in
        box.spacing = 2 * BodyFigures.cellHorizontal
        box.vertical = vertical
        box.width = .fill
        style(&box)
      }
    ) { composer in
      for place in grid.columns.indices {
        composer.container(
          .row, nil,
          { box in
            box.width = .fixed(grid.widths[place])
            box.spacing = CardFigures.labelIconGap
            box.horizontal = grid.columns[place].alignment.horizontal
            box.vertical = vertical == .firstBaseline ? .firstBaseline : .center
          }
        ) { cell(&$0, place) }
      }
    }
  }
}

extension ColumnWidth {
  /// The same in the layout's words.
  fileprivate var rule: TableRule.Width {
    switch self {
    case .flexible: .flexible
    case .infinity: .infinite
    case .fixed(let points): .fixed(points)
    }
  }
}

extension ColumnAlignment {
  /// The same in the layout's words.
  var horizontal: HorizontalAlignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension TableRow {
  /// The row in words.
  var spoken: String {
    cells.compactMap { cell in
      guard let cell else { return nil }
      return [cell.alternative, cell.text.string].filter { !$0.isEmpty }.joined(separator: " ")
    }.filter { !$0.isEmpty }.joined(separator: ", ")
  }
}

extension DataTable {
  /// The content in words, for a table without a label: a dozen rows at most.
  func spoken(_ rows: [TableRow], _ indices: [Int]) -> String {
    let titles = indices.map { columns[$0].title.string }.filter { !$0.isEmpty }.joined(separator: ", ")
    let lines = rows.prefix(12).map(\.spoken).joined(separator: "; ")
    return titles.isEmpty ? lines : "\(titles). \(lines)"
  }
}
