/// Several cards as one screen: a list, a masonry or a carousel.
package struct CardCollection: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// How the cards are arranged.
  package var layout: CollectionLayout
  /// What stands above the cards.
  package var header: Header?
  /// The cards in the order in which they are read.
  package var items: [CollectionItem]
  /// What stands in place of the cards when there are none, or loading failed.
  package var emptyStates: [IllustratedMessage]
  /// The most cards that are shown.
  package var limit: Int?
  /// Whether the data that it shows are there.
  package var data = DataState.present
  /// The pattern that is drawn while it loads, if any.
  package var skeleton: String?
  /// Elements that this version draws as placeholders.
  package var unknown: [UnknownPart]
}

/// One card of a collection; indirect, as cards are large and lists of them are copied.
package indirect enum CollectionItem: Hashable, Sendable {
  case card(Card)
  case objectCardView(ObjectCardView)
  case objectCells(ObjectCellList)

  /// Where it stands.
  package var source: PartSource {
    switch self {
    case .card(let card): card.container.source
    case .objectCardView(let card): card.container.source
    case .objectCells(let list): list.source
    }
  }
}

extension CardCollection {
  /// The collection of this `kind` that `element` is.
  init(_ element: CardElement, _ kind: CollectionLayout.Kind) {
    self.init(
      source: element.source, layout: CollectionLayout(element, kind), items: [], emptyStates: [],
      limit: element.count(.limit), data: element.data, skeleton: element.attribute(.skeleton), unknown: [])
    for child in element.children {
      switch child.name {
      case .header where header == nil: header = Header(child)
      case .card: items.append(.card(Card(child)))
      case .objectCardView: items.append(.objectCardView(ObjectCardView(child)))
      case .objectCellList: items.append(.objectCells(ObjectCellList(child)))
      case .emptyState: emptyStates.append(IllustratedMessage(child))
      default: unknown.append(UnknownPart(child))
      }
    }
  }
}
