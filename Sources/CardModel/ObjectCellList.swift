/// Objects below one another, in sections or without.
package struct ObjectCellList: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The cells in their sections; cells outside of any are one section without title.
  package var sections: [CellSection]
  /// The way to all of them.
  package var seeAll: SeeAll?
  /// What a person can do with the selected cells.
  package var selectionActions: SelectionActions?
  /// What stands in its place when there is nothing, or loading failed.
  package var emptyStates: [IllustratedMessage] = []
  /// The most cells that are shown.
  package var limit: Int?
  /// Whether all cells keep room for what one of them has.
  package var isUniform = true
  /// How many cells can be selected.
  package var selection = SelectionMode.none
  /// Whether it is shown while cells are being selected.
  package var isSelecting = false
  /// Whether the data that it shows are there.
  package var data = DataState.present
  /// The pattern that is drawn while it loads, if any.
  package var skeleton: String?
  /// Elements that this version draws as placeholders.
  package var unknown: [UnknownPart] = []

  /// The list of `sections` with everything else as it comes.
  package init(source: PartSource, sections: [CellSection]) {
    self.source = source
    self.sections = sections
  }

  /// The cells of all sections.
  package var cells: [ObjectCell] { sections.flatMap { $0.cells } }
}

/// How many cells of a list can be selected.
package enum SelectionMode: String, Sendable, CaseIterable {
  case none, single, multiple
}

extension ObjectCellList: BodyElement {
  init(_ element: CardElement) {
    self.init(source: element.source, sections: [])
    limit = element.count(.limit)
    isUniform = element.flag(.uniform, unless: true)
    selection = element.choice(.selection, .none)
    isSelecting = element.flag(.selecting)
    data = element.data
    skeleton = element.attribute(.skeleton)
    var loose = CellSection(source: nil, cells: [])
    for child in element.children {
      switch child.name {
      case .objectCell: loose.cells.append(ObjectCell(child))
      case .section: sections.append(CellSection(child))
      case .seeAll where seeAll == nil: seeAll = SeeAll(child)
      case .selectionActions where selectionActions == nil: selectionActions = SelectionActions(child)
      case .emptyState: emptyStates.append(IllustratedMessage(child))
      default: unknown.append(UnknownPart(child))
      }
    }
    if !loose.cells.isEmpty { sections.insert(loose, at: 0) }
  }

  var hasEmptyState: Bool { !emptyStates.isEmpty }
  var isEmpty: Bool { sections.allSatisfy { $0.cells.isEmpty } && unknown.isEmpty }
  var hasTargets: Bool { sections.contains { $0.cells.contains { $0.target != nil } } }
}
