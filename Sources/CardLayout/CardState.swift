/// The moment in a card's life that is drawn.
package enum CardState: String, Sendable, CaseIterable {
  /// At rest.
  case normal
  /// While a finger is on the card.
  case pressed
  /// Chosen among others.
  case selected
  /// Nothing can be tapped.
  case disabled
  /// After its first action was done.
  case done
  /// With its first menu open.
  case menu
  /// There is nothing to show.
  case empty
  /// While its data load.
  case loading
  /// While several are chosen.
  case selection
  /// With a cell swiped aside.
  case swipe
}
