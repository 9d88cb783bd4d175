import CardModel
import LayoutCore

/// The columns of a table that are shown here, with their places in the file and their widths.
struct TableGrid {
  let columns: [TableColumn]
  /// Their places among the columns of the file.
  let indices: [Int]
  /// In points.
  let widths: [Double]
  /// Whether the longest words stand beside each other; else the cells of a row stand below one another.
  let fits: Bool
  /// How many points the longest words are too wide together.
  let excess: Double
  /// The widths that columns ask for and their room, in points, where they ask for more.
  let shared: (asked: Double, room: Double)?

  init(_ table: DataTable, _ rows: [TableRow], _ context: CardContext) {
    indices = table.columns.indices.filter { context.shows(table.columns[$0].title.source) }
    columns = indices.map { table.columns[$0] }
    let gaps = 2 * BodyFigures.cellHorizontal * Double(max(0, columns.count - 1))
    let width = max(0, context.innerWidth - gaps)
    let whole = indices.map { index in
      rows.reduce(0.0) { max($0, $1.cells[index]?.width(table.columns[index], context) ?? 0) }
    }
    let ideal = zip(indices, whole).map { index, whole in
      table.showsHeader ? max(whole, context.width(table.columns[index].title.string, .subheadline)) : whole
    }
    let words = indices.map { index in
      let title = table.showsHeader ? context.longestWord(table.columns[index].title.string, .subheadline) : 0
      return rows.reduce(title) { max($0, $1.cells[index]?.wordWidth(table.columns[index], context) ?? 0) }
    }
    let sticky = context.environment.platform == .android ? width * BodyFigures.androidStickyShare : .infinity
    // The figures of DataTable/TableModel and TableViewLayout.
    let rule = TableRule(
      columns.map { TableRule.Column($0.width.rule, max: $0.isSticky ? sticky : .infinity) },
      least: BodyFigures.column, share: BodyFigures.columnShare)
    let result = Self.columnWidths(columns, rule, (whole, ideal, words), width)
    widths = result.widths
    fits = result.fits || columns.count < 2
    let asked = columns.reduce(0) { if case .fixed(let points) = $1.width { $0 + points } else { $0 } }
    shared = asked > width ? (asked, width) : nil
    excess = fits ? 0 : max(0, words.reduce(0, +) - width)
  }

  /// The widths by `rule`: texts break before values do, and where not all values have room on a line, amounts keep their currency.
  ///
  /// - Parameter content: what each column asks for in points: its cells on one line, they and its title, the longest word.
  private static func columnWidths(
    _ columns: [TableColumn], _ rule: TableRule, _ content: (cells: [Double], ideal: [Double], words: [Double]),
    _ width: Double
  ) -> TableWidths {
    for kept in [[ColumnType.currency, .number, .date, .time, .duration], [.currency]] {
      let least = columns.indices.map { place in
        let isFixed = if case .fixed = columns[place].width { true } else { false }
        let isKept = !isFixed && kept.contains(columns[place].type)
        return isKept ? max(content.cells[place], content.words[place]) : content.words[place]
      }
      let widths = TableWidths(rule, ideal: content.ideal, words: least, width: width)
      if widths.fits { return widths }
    }
    return TableWidths(rule, ideal: content.ideal, words: content.words, width: width)
  }

  /// Adds a row of one box a column; `content` fills that of the column at a place.
  func row(
    into page: inout Composition, _ vertical: VerticalAlignment, padding: Insets = Insets(),
    _ content: (inout Composition, Int) -> Void
  ) {
    let gap = page.environment.scaled(CardFigures.labelIconGap)
    page.row(
      BoxStyle(width: .fill, padding: padding, spacing: 2 * BodyFigures.cellHorizontal, vertical: vertical)
    ) { row in
      for place in columns.indices {
        row.row(
          BoxStyle(
            width: .fixed(widths[place]), spacing: gap,
            horizontal: columns[place].alignment.horizontal,
            vertical: vertical == .firstBaseline ? .firstBaseline : .center)
        ) { content(&$0, place) }
      }
    }
  }
}

extension TableCell {
  /// What it needs so that no word is cut, in points; a text of one line gives way with an ellipsis instead.
  fileprivate func wordWidth(_ column: TableColumn, _ context: CardContext) -> Double {
    let environment = context.environment
    let isCut = text.lineLimit == 1 && !environment.isAccessibilitySize
    return pictureWidth(column, context) + (isCut ? 0 : context.longestWord(text.string, .body))
  }

  /// What it needs on one line, in points.
  fileprivate func width(_ column: TableColumn, _ context: CardContext) -> Double {
    // Half a point more than measured, so that rounding never breaks a line.
    pictureWidth(column, context) + (text.isEmpty ? 0 : context.width(text.string, .body) + 0.5)
  }

  /// Room for image and icon, the gaps after them included; in points.
  private func pictureWidth(_ column: TableColumn, _ context: CardContext) -> Double {
    var (width, count) = (0.0, 0.0)
    if image != nil || column.type == .image && icon == nil { (width, count) = (BodyFigures.tableImage, 1) }
    if icon != nil { (width, count) = (width + context.environment.scaled(BodyFigures.tableIcon), count + 1) }
    return width + context.environment.scaled(CardFigures.labelIconGap) * max(0, text.isEmpty ? count - 1 : count)
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
