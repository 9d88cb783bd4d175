/// A card about one object.
package struct ObjectCardView: Hashable, Sendable {
  /// What every card has.
  package var container: CardContainer
  /// What names it: icons, image, labels, statuses and more actions.
  package var header: Header
  /// Its tags.
  package var tagBar: TagBar?
  /// Its rating.
  package var rating: Rating?
  /// More text.
  package var description: CardText?
  /// Up to two actions.
  package var actions: [Action]
  /// What stands in its place when there is nothing, or loading failed.
  package var emptyStates: [IllustratedMessage]
  /// Elements that this version does not know.
  package var unknown: [UnknownPart]
}

extension ObjectCardView {
  init(_ element: CardElement) {
    self.init(
      container: CardContainer(element), header: Header(source: element.source, icons: [], unknown: []), actions: [],
      emptyStates: [], unknown: [])
    for child in element.children where !header.add(child) {
      switch child.name {
      case .footnote where header.footnote == nil: header.footnote = CardText(child)
      case .status: header.statuses.append(Status(child))
      case .tagBar where tagBar == nil: tagBar = TagBar(child)
      case .rating where rating == nil: rating = Rating(child)
      case .description where description == nil: description = CardText(child)
      case .actions: actions += child.parts(.action, Action.init)
      case .emptyState: emptyStates.append(IllustratedMessage(child))
      default: unknown.append(UnknownPart(child))
      }
    }
  }
}
