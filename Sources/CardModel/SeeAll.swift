/// The way to everything that a card shows a part of.
package struct SeeAll: Hashable, Sendable {
  /// The text.
  package var text: CardText
  /// How many there are.
  package var total: String?
}

extension SeeAll {
  init(_ element: CardElement) {
    self.init(text: CardText(linked: element), total: element.bound(.total))
    if text.isEmpty { text.string = DrawnWord.seeAll(element.language) }
  }
}
