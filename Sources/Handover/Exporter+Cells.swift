import CardModel
import JSON

// Cells stand in the columns that the file has, in every target.
extension Exporter {
  /// The column in which `cell` stands.
  mutating func column(of cell: HandoverPart) -> HandoverPart? {
    guard let row = cell.parent else { return nil }
    table = HandoverTable(around: row, known: table)
    guard let table, let index = table.cells(of: row).first(where: { $0.cell.node == cell.node })?.column else {
      return nil
    }
    return table.columns[index]
  }

  /// Hands over the cells of `row`, one for each column that the target has: where the file has none, an empty one.
  mutating func handCells(of row: HandoverPart, _ context: HandoverContext, _ place: [Int]) {
    table = HandoverTable(around: row, known: table)
    guard let table else { return }
    var cells = [HandoverPart?](repeating: nil, count: table.columns.count)
    for (cell, index) in table.cells(of: row) {
      guard let index else {
        lose(cell, "there is no column for it")
        continue
      }
      if let other = cells[index] { lose(other, "another one stands in its column") }
      cells[index] = cell
    }
    let form = mappings.forms[.cell]?.first
    let chain = [(name: ElementName.cell, form: form?.choices[""] ?? form?.standard)] + context.chain
    for (column, cell) in zip(table.columns, cells) {
      if target.leavesOut(column: column) {
        if let cell { lose(cell, "its column is left out", isLook: true) }
      } else if let cell {
        hand(cell, context, place, asTemplate: false)
      } else if let made = mappings.rows(for: chain).first, case .made(let path?) = made.effect {
        taken.insert(column.node)
        let own = draft.walk(path, isTemplate: false, from: place, owner: row.node)
        for field in made.fields {
          let json: JSONValue?
          if case .parent(let value) = field.value {
            json = self.value(value, row, context)
          } else if let value = field.value.ofEmptyCell {
            json = self.value(value, column, context)
          } else {
            continue
          }
          guard let json else { continue }
          draft.set(field.path, json, joinedBy: nil, from: own, owner: row.node, origin: nil)
        }
      }
    }
  }
}

extension HandoverTarget {
  /// Whether it has nothing for `column`: for which platform that is, or for which width in what is for another.
  fileprivate func leavesOut(column: HandoverPart) -> Bool {
    guard case .all = variants else { return false }
    if otherPlatform(of: column) != nil { return true }
    guard let own = column.attribute(.in) else { return false }
    var around = column.parent
    while let part = around {
      if let width = part.attribute(.in) { return width != own }
      around = part.parent
    }
    return false
  }
}

extension HandoverValue {
  /// What it is, asked of the column, for a cell in which nothing is; nil where that is nothing.
  fileprivate var ofEmptyCell: HandoverValue? {
    switch self {
    case .constant: self
    case .text: .constant("")
    case .without(_, let value): value.ofEmptyCell
    case .column(let value): value
    case .first(let values): .first(values.compactMap(\.ofEmptyCell))
    default: nil
    }
  }
}
