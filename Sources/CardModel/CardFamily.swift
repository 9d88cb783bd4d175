/// A kind of card that says much the same as the others in other elements, so that one can become another.
package enum CardFamily: CaseIterable, Sendable {
  case objectCell, objectCardView, card

  /// A place of a part.
  package struct Slot: Sendable {
    /// The elements around it, from the card's own children inwards.
    package let wrappers: [ElementName]
    /// What the part is called here.
    package let name: ElementName
    /// What it is in every family.
    package let part: ElementName
    /// Whether more than one may stand there.
    package let isMany: Bool

    fileprivate init(_ wrappers: [ElementName], _ name: ElementName, as part: ElementName? = nil, isMany: Bool = false)
    {
      (self.wrappers, self.name, self.part, self.isMany) = (wrappers, name, part ?? name, isMany)
    }
  }

  /// The element that is one.
  package var element: ElementName {
    switch self {
    case .objectCell: .objectCell
    case .objectCardView: .objectCardView
    case .card: .card
    }
  }

  /// The places of what several families have, in the order of the schema; a part goes to the first that has room.
  package var slots: [Slot] {
    switch self {
    case .objectCell:
      [
        Slot([], .iconStack), Slot([], .detailImage), Slot([], .title), Slot([], .subtitle), Slot([], .footnote),
        Slot([.tagBar], .tag, isMany: true), Slot([], .rating), Slot([], .description),
        Slot([.attribute], .status, isMany: true), Slot([.attribute], .label, isMany: true),
        Slot([.actionsArea], .action, isMany: true), Slot([.actionsArea], .overflow),
      ]
    case .objectCardView:
      [
        Slot([], .iconStack), Slot([], .detailImage), Slot([], .title), Slot([], .subtitle), Slot([], .footnote),
        Slot([], .status, isMany: true), Slot([.tagBar], .tag, isMany: true), Slot([], .rating), Slot([], .overflow),
        Slot([], .description), Slot([.actions], .action, isMany: true), Slot([], .emptyState, isMany: true),
      ]
    case .card:
      [
        Slot([.header], .iconStack), Slot([.header], .detailImage), Slot([.header], .title), Slot([.header], .subtitle),
        Slot([.header], .overflow), Slot([.extendedHeader, .row], .text, as: .footnote),
        Slot([.extendedHeader, .row], .status, isMany: true), Slot([.extendedHeader, .row], .label, isMany: true),
        Slot([.extendedHeader, .row], .tag, isMany: true), Slot([.extendedHeader, .row], .rating),
        Slot([.body], .text, as: .description), Slot([.footer], .action, isMany: true),
        Slot([], .emptyState, isMany: true),
        // From where parts are taken, too.
        Slot([.header, .flexItem], .text, as: .footnote), Slot([.header, .flexItem], .status, isMany: true),
        Slot([.header, .flexItem], .label, isMany: true), Slot([.header, .flexItem], .tag, isMany: true),
        Slot([.header, .flexItem], .rating),
      ]
    }
  }
}
