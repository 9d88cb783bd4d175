/// Cells that belong together.
package struct CellSection: Hashable, Sendable {
  /// Where it stands; nil for cells outside of any section.
  package var source: PartSource?
  /// What they share.
  package var title: CardText?
  /// The cells.
  package var cells: [ObjectCell]
  /// A remark below them.
  package var footnote: CardText?

  /// A section of `cells` with neither title nor remark.
  package init(source: PartSource?, cells: [ObjectCell]) {
    self.source = source
    self.cells = cells
  }
}

extension CellSection {
  /// The section of a list, or of a card in a scene.
  init(_ element: CardElement) {
    self.init(source: element.source, cells: [])
    for child in element.children {
      switch child.name {
      case .title where title == nil: title = CardText(child)
      case .objectCell: cells.append(ObjectCell(child))
      case .footnote where footnote == nil: footnote = CardText(child)
      default: continue
      }
    }
  }
}
