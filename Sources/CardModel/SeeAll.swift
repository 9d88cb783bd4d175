/// The way to everything that a card shows a part of.
package struct SeeAll: Hashable, Sendable {
  /// The text.
  package var text: CardText
  /// How many there are.
  package var total: String?
}
