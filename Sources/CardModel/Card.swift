/// A card: media, header, extended header, body and footer.
package struct Card: Hashable, Sendable {
  /// What every card has.
  package var container: CardContainer
  /// The image on top.
  package var media: Media?
  /// The main header.
  package var header: Header?
  /// Rows and a key figure below it.
  package var extendedHeader: ExtendedHeader?
  /// What the card shows.
  package var body: CardBody?
  /// What a person can do.
  package var footer: Footer?
  /// What stands in place of the whole card when there is nothing, or loading failed.
  package var emptyStates: [IllustratedMessage]
  /// Elements that this version does not know.
  package var unknown: [UnknownPart]
}

extension Card {
  init(_ element: CardElement) {
    self.init(container: CardContainer(element), emptyStates: [], unknown: [])
    for child in element.children {
      switch child.name {
      case .media where media == nil: media = Media(child)
      case .header where header == nil: header = Header(child)
      case .extendedHeader where extendedHeader == nil: extendedHeader = ExtendedHeader(child)
      case .body where body == nil: body = CardBody(child)
      case .footer where footer == nil: footer = Footer(child)
      case .emptyState: emptyStates.append(IllustratedMessage(child))
      default: unknown.append(UnknownPart(child))
      }
    }
  }
}
