extension CardRoot {
  /// Every list of object cells that a file without a scene shows, in document order; a cell alone is one of its own.
  package var objectCellLists: [ObjectCellList] {
    switch self {
    case .card(let card): card.objectCellLists
    case .objectCell(let cell):
      [ObjectCellList(source: cell.source, sections: [CellSection(source: nil, cells: [cell])])]
    case .objectCellList(let list): [list]
    case .collection(let collection): collection.items.flatMap { $0.objectCellLists }
    case .objectCardView, .contactCellList, .scene, .unknown: []
    }
  }
}

extension Card {
  fileprivate var objectCellLists: [ObjectCellList] {
    (body?.parts ?? []).compactMap { if case .objectCells(let list) = $0.content { list } else { nil } }
  }
}

extension CollectionItem {
  fileprivate var objectCellLists: [ObjectCellList] {
    switch self {
    case .card(let card): card.objectCellLists
    case .objectCells(let list): [list]
    case .objectCardView: []
    }
  }
}
