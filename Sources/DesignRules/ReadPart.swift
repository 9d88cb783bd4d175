import CardModel
import XMLSyntax

/// A part of a list as people read it: as it is written, or as a record of the data fills it in.
struct ReadPart {
  let part: NodeID
  /// What was asked of it; empty where the data say nothing.
  let texts: [String]

  /// As many parts and lists as these show what an author wrote.
  fileprivate static let (mostParts, mostLists) = (200, 20)
}

extension ReadPart {
  /// How many of the `rows` of `list` people see, those with `each` once for each of their records; nil where the data are not known.
  ///
  /// Where the list itself reads several records, it is that with most that counts.
  static func count(of rows: [NodeID], in list: NodeID, _ context: RuleContext) -> Int? {
    let written = rows.map { (each: context.value($0, .each), sample: context.value($0, .sample)) }
    if written.allSatisfy({ $0.each == nil }) { return rows.count }
    guard let records = context.bindings?.records(at: list), written.allSatisfy({ $0.sample == nil }) else {
      return nil
    }
    let counts = records.scopes.prefix(mostLists).map { scope in
      written.reduce(0) { sum, row in sum + (row.each.map { scope.items($0)?.count ?? 0 } ?? 1) }
    }
    return counts.max()
  }
}

extension RuleContext {
  /// The `parts` of `list` in the order in which people read them, with `texts` of each.
  ///
  /// A part with `each` stands there once for each of its records. There is one list for each record that `list` itself reads; none
  /// where the data are not known.
  func readLists(_ list: NodeID, _ parts: [NodeID], _ texts: (NodeID) -> [String]) -> [[ReadPart]] {
    let written = parts.map { (part: $0, each: value($0, .each), texts: texts($0)) }
    if written.allSatisfy({ $0.each == nil && !$0.texts.contains { isBound($0) } }) {
      return [written.map { ReadPart(part: $0.part, texts: $0.texts) }]
    }
    // A part with a sample of its own reads other data than the rest.
    guard let records = bindings?.records(at: list), !parts.contains(where: { value($0, .sample) != nil }) else {
      return []
    }
    return records.scopes.prefix(ReadPart.mostLists).map { scope in
      var read: [ReadPart] = []
      for (part, each, texts) in written where read.count < ReadPart.mostParts {
        let items = each.map { scope.items($0) ?? [] }
        let scopes = items.map { $0.map { SampleScope(root: scope.root, item: $0) } } ?? [scope]
        read += scopes.prefix(ReadPart.mostParts).map { scope in
          ReadPart(part: part, texts: texts.map { scope.filled($0) ?? "" })
        }
      }
      return read
    }
  }

  /// The cells of `table` by their columns, as people read them, once for each record that the table reads.
  func readColumns(_ table: NodeID) -> [[(column: NodeID, cells: [(part: NodeID, text: String)])]] {
    let columns = children(table, .column)
    let places = ColumnPlaces(ids: columns.map { value($0, .id) })
    let rows = children(table, .tableRow)
    let cells = Dictionary(uniqueKeysWithValues: rows.map { ($0, children($0, .cell)) })
    return readLists(table, rows) { (cells[$0] ?? []).map(text) }.map { read in
      var found = columns.map { (column: $0, cells: [(part: NodeID, text: String)]()) }
      for row in read {
        let own = cells[row.part] ?? []
        let indices = places.indices(of: own.map { value($0, .column) })
        for ((cell, text), index) in zip(zip(own, row.texts), indices) {
          if let index { found[index].cells.append((cell, text)) }
        }
      }
      return found
    }
  }
}

/// The cells of `table` by the columns in which drawings have them, each with its row.
func cellsByColumn(_ table: NodeID, _ context: RuleContext) -> [(column: NodeID, cells: [NodeID])] {
  let columns = context.children(table, .column)
  var found = columns.map { (column: $0, cells: [NodeID]()) }
  let places = ColumnPlaces(ids: columns.map { context.value($0, .id) })
  for row in context.children(table, .tableRow) {
    let cells = context.children(row, .cell)
    for case (let cell, let column?) in zip(cells, places.indices(of: cells.map { context.value($0, .column) })) {
      found[column].cells.append(cell)
    }
  }
  return found
}
