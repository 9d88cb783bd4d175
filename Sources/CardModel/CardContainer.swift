/// What every card has, whatever its family.
package struct CardContainer: Hashable, Sendable {
  /// The whole card.
  package var source: PartSource
  /// What a tap opens, if anything.
  package var target: String?
  /// Whether that leads out of the app.
  package var isExternal: Bool
  /// The kind of card that the file says it is.
  package var variation: String?
  /// The pattern that is drawn while the card loads, if any.
  package var skeleton: String?
  /// Whether the data that it shows are there.
  package var data = DataState.present
}

/// Whether the sample that a card names holds something.
package enum DataState: Hashable, Sendable {
  /// There is something to show, or no sample is named.
  case present
  /// The sample is there and holds nothing: null, an empty list or an empty object.
  case empty
  /// The file is missing or no JSON, or nothing is at the place in it.
  case failed
}

extension CardContainer {
  init(_ element: CardElement) {
    let source = element.linkedSource
    self.init(
      source: source, target: source.link?.target, isExternal: source.link?.isExternal ?? false,
      variation: element.attribute(.variation), skeleton: element.attribute(.skeleton), data: element.data)
  }
}
