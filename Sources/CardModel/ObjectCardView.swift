/// A card about one object.
package struct ObjectCardView: Hashable, Sendable {
  /// What every card has.
  package var container: CardContainer
  /// Icons in a column before everything else.
  package var icons: [Icon]
  /// The object's image.
  package var detailImage: Picture?
  /// Its name.
  package var title: CardText?
  /// What tells it from others.
  package var subtitle: CardText?
  /// A third label.
  package var footnote: CardText?
  /// What state it is in.
  package var statuses: [Status]
  /// Its tags.
  package var tagBar: TagBar?
  /// Its rating.
  package var rating: Rating?
  /// More actions.
  package var overflow: Overflow?
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
      container: CardContainer(element), icons: [], statuses: [], actions: [], emptyStates: [], unknown: [])
    for child in element.children { add(child) }
  }

  private mutating func add(_ child: CardElement) {
    switch child.name {
    case .iconStack: icons += child.parts(.icon, Icon.init)
    case .detailImage where detailImage == nil: detailImage = Picture(child)
    case .title where title == nil: title = CardText(child)
    case .subtitle where subtitle == nil: subtitle = CardText(child)
    case .footnote where footnote == nil: footnote = CardText(child)
    case .status: statuses.append(Status(child))
    case .tagBar where tagBar == nil: tagBar = TagBar(child)
    case .rating where rating == nil: rating = Rating(child)
    case .overflow where overflow == nil: overflow = Overflow(child)
    case .description where description == nil: description = CardText(child)
    case .actions: actions += child.parts(.action, Action.init)
    case .emptyState: emptyStates.append(IllustratedMessage(child))
    default: unknown.append(UnknownPart(child))
    }
  }
}
