import CardModel
import LayoutCore

/// The page and what a file without a scene shows on it.
struct PageComponent: Component {
  let root: CardRoot?

  func compose(into page: inout Composition) {
    let (environment, margin) = (page.environment, page.environment.margin)
    // Lists and collections reach from edge to edge and bring their own insets.
    let isFullWidth = root?.isFullWidth ?? false
    let place = ListPlace(width: environment.width, side: margin, isScreen: true)
    page.column(
      BoxStyle(
        width: .fill,
        // On its side, a device keeps content away from its housing; that holds for the sides alone.
        padding: Insets(
          vertical: min(margin, CardFigures.pageVertical), horizontal: isFullWidth ? 0 : margin)),
      Paint(content: .surface(Surface(fill: .page)), role: .page)
    ) { page in
      switch root {
      case .card(let card): page.add(CardComponent(card: card))
      case .objectCardView(let card): page.add(ObjectCardViewComponent(card: card))
      case .objectCell(let cell):
        let section = CellSection(source: nil, cells: [cell])
        page.add(
          ObjectCellListComponent(list: ObjectCellList(source: cell.source, sections: [section]), place: place))
      case .objectCellList(let list): page.add(ObjectCellListComponent(list: list, place: place))
      case .contactCellList(let list): page.add(ContactCellListComponent(list: list, place: place))
      case .collection(let collection):
        page.add(CollectionComponent(collection: collection, width: environment.width, margin: margin))
      case .unknown(let part): page.placeholder(part.source)
      case .scene, nil: return
      }
    }
  }
}

extension CardRoot {
  /// Whether it reaches from edge to edge of the page and brings its own insets.
  fileprivate var isFullWidth: Bool {
    switch self {
    case .objectCell, .objectCellList, .contactCellList, .collection, .scene: true
    case .card, .objectCardView, .unknown: false
    }
  }
}
