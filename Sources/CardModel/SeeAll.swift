import Standards

/// The way to everything that a card shows a part of.
package struct SeeAll: Hashable, Sendable {
  /// The text.
  package var text: CardText
  /// How many there are.
  package var total: String?
}

extension SeeAll {
  init(_ element: CardElement) {
    let total = element.bound(.total).map { NumberFormat(element.language).number($0, inGroups: true) }
    self.init(text: CardText(linked: element), total: total)
    if text.isEmpty { text.string = DrawnWord.seeAll(element.language) }
  }
}
