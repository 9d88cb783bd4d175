/// People below one another.
package struct ContactCellList: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The cells.
  package var cells: [ContactCell]
  /// The way to all of them.
  package var seeAll: SeeAll?
  /// What stands in its place when there is nothing, or loading failed.
  package var emptyStates: [IllustratedMessage] = []
  /// The most cells that are shown.
  package var limit: Int?
  /// Whether all cells keep room for what one of them has.
  package var isUniform = true
  /// Whether the data that it shows are there.
  package var data = DataState.present
  /// The pattern that is drawn while it loads, if any.
  package var skeleton: String?
  /// Elements that this version draws as placeholders.
  package var unknown: [UnknownPart] = []
}

extension ContactCellList: BodyElement {
  init(_ element: CardElement) {
    self.init(source: element.source, cells: [])
    limit = element.count(.limit)
    isUniform = element.flag(.uniform, unless: true)
    data = element.data
    skeleton = element.attribute(.skeleton)
    for child in element.children {
      switch child.name {
      case .contactCell: cells.append(ContactCell(child))
      case .seeAll where seeAll == nil: seeAll = SeeAll(child)
      case .emptyState: emptyStates.append(IllustratedMessage(child))
      default: unknown.append(UnknownPart(child))
      }
    }
  }

  var hasEmptyState: Bool { !emptyStates.isEmpty }
  var isEmpty: Bool { cells.isEmpty && unknown.isEmpty }
  var hasTargets: Bool { cells.contains { $0.target != nil } }
}
