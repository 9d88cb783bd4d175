package import CardModel

/// A part of a card, for what is composed elsewhere and holds cards or their parts.
package indirect enum CardPart {
  case body(BodyPart)
  /// A button with a background, which takes more width than its label asks for where it fills.
  case button(Action, fills: Bool)
  case card(Card)
  /// So many points wide, with so many points free at the sides of header and cards.
  case collection(CardCollection, width: Double, margin: Double)
  case contactCells(ContactCellList, ListPlace)
  case inlineItems([InlineItem], PartSource)
  /// Grey bars in place of texts that load.
  case loading(PartSource)
  case media(Media)
  case message(IllustratedMessage)
  case objectCardView(ObjectCardView)
  case objectCells(ObjectCellList, ListPlace)

  func compose(into page: inout Composition) {
    switch self {
    case .body(let part): page.add(BodyPartComponent(part: part))
    case .button(let action, let fills): page.add(ButtonComponent(action: action, fills: fills))
    case .card(let card): page.add(CardComponent(card: card))
    case .collection(let collection, let width, let margin):
      page.add(CollectionComponent(collection: collection, width: width, margin: margin))
    case .contactCells(let list, let place): page.add(ContactCellListComponent(list: list, place: place))
    case .inlineItems(let items, let source): page.add(InlineItemsComponent(items: items, source: source))
    case .loading(let source): page.add(SkeletonTexts(source: source))
    case .media(let media): page.add(MediaComponent(media: media))
    case .message(let message): page.add(MessageComponent(message: message))
    case .objectCardView(let card): page.add(ObjectCardViewComponent(card: card))
    case .objectCells(let list, let place): page.add(ObjectCellListComponent(list: list, place: place))
    }
  }
}

extension Composition {
  /// Adds a part of a card.
  package mutating func add(_ part: CardPart) { part.compose(into: &self) }
}
