import CardModel
import XMLSyntax

/// The columns of a table of a card.
struct HandoverTable {
  let node: NodeID
  let columns: [HandoverPart]
  private let places: ColumnPlaces

  /// The table around `row`: the one that is `known`, if that is it; nil where there is none.
  init?(around row: HandoverPart, known: HandoverTable?) {
    guard let table = row.parent else { return nil }
    if let known, known.node == table.node {
      self = known
      return
    }
    node = table.node
    columns = table.children.filter { $0.name == .column }
    places = ColumnPlaces(ids: columns.map { $0.attribute(.id) })
  }

  /// The cells of `row`, each with the place of its column; nil behind the last column.
  func cells(of row: HandoverPart) -> [(cell: HandoverPart, column: Int?)] {
    let cells = row.children.filter { $0.name == .cell }
    return Array(zip(cells, places.indices(of: cells.map { $0.attribute(.column) })))
  }
}
