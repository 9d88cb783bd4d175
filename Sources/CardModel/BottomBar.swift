/// A bar at the bottom of a card.
package struct BottomBar: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its height in points; nil for its content's.
  package var height: Double?
  /// Whether it is shown.
  package var isShown: Bool
  /// What stands in it.
  package var items: [BarItem]
}

extension BottomBar {
  /// Its height where the file says none, in points.
  package static let usualHeight = 60.0

  init(_ element: CardElement) {
    self.init(
      source: element.source, height: element.has(.height) ? element.length(.height) : Self.usualHeight,
      isShown: element.flag(.show, unless: true), items: element.children.map { BarItem($0) })
  }
}
