extension CardReader {
  mutating func collection(_ element: Element, _ kind: CollectionLayout.Kind) -> CardCollection {
    var collection = CardCollection(
      source: source(element), layout: collectionLayout(element, kind), items: [], emptyStates: [],
      limit: count(.limit, element), data: data(element), skeleton: attribute(.skeleton, element), unknown: [])
    for child in children(element) {
      switch child.name {
      case .header where collection.header == nil: collection.header = header(child)
      case .card: collection.items.append(.card(card(child)))
      case .objectCardView: collection.items.append(.objectCardView(objectCardView(child)))
      case .objectCellList: collection.items.append(.objectCells(objectCellList(child)))
      case .emptyState: collection.emptyStates.append(illustratedMessage(child))
      default: collection.unknown.append(unknown(child))
      }
    }
    return collection
  }

  private func collectionLayout(_ element: Element, _ kind: CollectionLayout.Kind) -> CollectionLayout {
    func points(_ name: AttributeName) -> Double? { number(name, element).map { min(max($0, 0), 10_000) } }
    func columns(_ name: AttributeName, _ standard: Int?) -> Int? {
      attribute(name, element) == nil ? standard : count(name, element).map { min(max($0, 1), 6) }
    }
    let isCarousel = kind == .carousel
    return CollectionLayout(
      kind: kind, columns: kind == .list ? 1 : columns(.columns, isCarousel ? 1 : nil),
      regularColumns: kind == .list ? 1 : columns(.regularColumns, nil),
      spacing: points(.spacing) ?? (kind == .list ? 16 : 8), lineSpacing: points(.lineSpacing) ?? 8,
      horizontal: isCarousel ? .center : choice(.alignment, element, .center),
      vertical: isCarousel ? choice(.alignment, element, .top) : .top,
      order: choice(.order, element, MasonryOrder.topMost),
      hasSameHeight: attribute(.sameHeight, element) == nil ? isCarousel : flag(.sameHeight, element),
      leadingInset: points(.leadingInset) ?? 16, trailingInset: points(.trailingInset) ?? 16, peek: points(.peek),
      itemWidth: points(.itemWidth))
  }
}
