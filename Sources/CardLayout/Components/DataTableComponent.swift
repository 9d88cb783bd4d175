import CardModel
import LayoutCore
import Standards

/// A header, whole rows and the way to all of them; where words have no room beside each other, the cells of a row stand
/// below one another.
struct DataTableComponent: Component {
  private let table: DataTable
  private let rows: [TableRow]
  private let grid: TableGrid

  init(_ table: DataTable, _ context: CardContext) {
    self.table = table
    rows = Array(table.rows.filter { context.shows($0.source) }.prefix(table.limit ?? .max))
    grid = TableGrid(table, rows, context)
  }

  func compose(into page: inout Composition) {
    if !grid.fits { page.giveUp(.stackedTable(excess: grid.excess), table.source) }
    if let shared = grid.shared { page.giveUp(.sharedWidth(asked: shared.asked, room: shared.room), table.source) }
    page.column(BoxStyle(width: .fill), Paint(source: table.source)) { column in
      column.column(
        BoxStyle(width: .fill),
        Paint(
          role: .table, label: column.spoken(SpokenTable(table: table, rows: rows, indices: grid.indices)),
          source: table.source, isRead: true)
      ) { body in
        if table.showsHeader, grid.fits { body.add(TableHeader(grid: grid)) }
        for (index, row) in rows.enumerated() {
          if index > 0, table.hasDividers || !grid.fits { divider(into: &body) }
          if grid.fits {
            body.add(TableRowComponent(row: row, grid: grid, alignment: table.rowAlignment))
          } else {
            body.add(StackedTableRow(row: row, grid: grid, showsTitles: table.showsHeader))
          }
        }
      }
      if let seeAll = table.seeAll, column.shows(seeAll.text.source) { column.add(SeeAllComponent(seeAll: seeAll)) }
    }
  }

  private func divider(into page: inout Composition) {
    page.leaf(
      BoxStyle(width: .fill, height: .fixed(BodyFigures.tableDivider)),
      Paint(content: .surface(Surface(fill: .separator))))
  }
}

/// The titles of the columns.
private struct TableHeader: Component {
  let grid: TableGrid

  func compose(into page: inout Composition) {
    let padding = Insets(vertical: BodyFigures.tableHeaderVertical / 2, horizontal: 0)
    grid.row(into: &page, .bottom, padding: padding) { cell, place in
      let column = grid.columns[place]
      cell.text(
        column.title, .subheadline.lines(2), .secondaryLabel, column.alignment.horizontal, role: .none, beside: .column
      )
    }
  }
}

/// A row whose cells stand in the columns of its table.
private struct TableRowComponent: Component {
  let row: TableRow
  let grid: TableGrid
  let alignment: RowAlignment

  func compose(into page: inout Composition) {
    let isTouchable = row.target != nil
    let least = isTouchable ? TouchTargets.leastSide(page.environment.platform) : BodyFigures.tableRow
    let hasImage = grid.columns.contains { $0.type == .image } || grid.indices.contains { row.cells[$0]?.image != nil }
    let vertical: VerticalAlignment = hasImage ? .center : alignment == .baseline ? .firstBaseline : .top
    var paint = Paint(label: page.spoken(row), source: row.source, isTouchable: isTouchable)
    if isTouchable, let tint = page.claims.tint(page.environment) { paint.content = .surface(Surface(fill: tint)) }
    // Rows that are far apart keep their distance where one of them has several lines.
    let padding = Insets(
      vertical: isTouchable ? BodyFigures.touchableCellVertical : BodyFigures.cellVertical, horizontal: 0)
    // Cells that are lower than the row stand in its middle together.
    page.column(
      BoxStyle(width: .fill, height: .atLeast(least), padding: padding, vertical: isTouchable ? .center : .top), paint
    ) { middle in
      grid.row(into: &middle, vertical) { box, place in
        guard let cell = row.cells[grid.indices[place]] else { return }
        box.add(
          TableCellComponent(
            cell: cell, column: grid.columns[place], width: grid.widths[place], onBaseline: vertical == .firstBaseline))
      }
    }
  }
}

/// The cells of a row below one another, each below the title of its column.
private struct StackedTableRow: Component {
  let row: TableRow
  let grid: TableGrid
  let showsTitles: Bool

  func compose(into page: inout Composition) {
    page.column(
      BoxStyle(
        width: .fill, padding: Insets(vertical: BodyFigures.tableHeaderVertical, horizontal: 0),
        spacing: showsTitles ? BodyFigures.stackedCellGap : BodyFigures.cellVertical),
      Paint(label: page.spoken(row), source: row.source, isTouchable: row.target != nil)
    ) { stack in
      for (place, index) in grid.indices.enumerated() {
        guard let cell = row.cells[index] else { continue }
        var column = grid.columns[place]
        column.alignment = .leading
        stack.column(BoxStyle(width: .fill, spacing: BodyFigures.cellVertical)) { pair in
          if showsTitles, !column.title.isEmpty {
            pair.text(column.title, .subheadline, .secondaryLabel, .leading, role: .none)
          }
          pair.row(BoxStyle(width: .fill, spacing: pair.environment.scaled(CardFigures.labelIconGap))) {
            $0.add(TableCellComponent(cell: cell, column: column, width: BodyFigures.tableImage))
          }
        }
      }
    }
  }
}

/// Image, icon and text of a cell.
private struct TableCellComponent: Component {
  let cell: TableCell
  let column: TableColumn
  /// Room in points.
  let width: Double
  var onBaseline = false

  func compose(into page: inout Composition) {
    let color = cell.kind.map { $0 == .neutral ? .primaryLabel : ColorToken.status($0) } ?? .primaryLabel
    let source = cell.text.source
    if cell.image != nil || column.type == .image && cell.icon == nil {
      let side = min(BodyFigures.tableImage, width)
      let image = SceneImage(file: cell.image, cornerRadius: min(CardFigures.imageRadius, side / 4), fills: true)
      page.leaf(
        BoxStyle(side: side), Paint(content: .image(image), role: .image, label: cell.alternative, source: source))
    }
    if let icon = cell.icon {
      let side = min(page.environment.scaled(BodyFigures.tableIcon), width)
      if onBaseline {
        page.add(BaselineIcon(name: icon, side: side, color: color, font: .body, source: source))
      } else {
        page.icon(icon, side, color, source: source)
      }
    }
    guard !cell.text.isEmpty else { return }
    let lines = page.environment.platform == .android ? BodyFigures.androidRowLines : 0
    page.text(cell.text, .body.lines(lines), color, column.alignment.horizontal, role: .none, beside: .column)
  }
}

extension TableRow: Spoken {
  /// The row in words.
  var spoken: String {
    Punctuation(source.language).list(
      cells.compactMap { cell in
        guard let cell else { return nil }
        return [cell.alternative, cell.text.string].filter { !$0.isEmpty }.joined(separator: " ")
      })
  }
}

/// The label of a table, or its content in words: a dozen rows at most.
private struct SpokenTable: Spoken {
  let table: DataTable
  let rows: [TableRow]
  let indices: [Int]

  var spoken: String {
    guard table.label.isEmpty else { return table.label }
    let signs = Punctuation(table.source.language)
    let titles = signs.list(indices.map { table.columns[$0].title.string })
    let lines = rows.prefix(12).map { $0.spoken }.joined(separator: signs.semicolon)
    return titles.isEmpty ? lines : titles + signs.stop + lines
  }
}
