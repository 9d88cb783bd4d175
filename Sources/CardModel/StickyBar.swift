/// A bar below the status bar that stays whatever the card does.
package struct StickyBar: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Its height in points; nil for its content's.
  package var height: Double?
  /// Whether it is shown.
  package var isShown: Bool
  /// What stands in it.
  package var items: [BarItem]

  /// The height of one that says none, in points (TGC).
  package static let usualHeight = 50.0
}

extension StickyBar {
  init(_ element: CardElement) {
    self.init(
      source: element.source, height: element.has(.height) ? element.length(.height) : Self.usualHeight,
      isShown: element.flag(.show, unless: true), items: element.children.map { BarItem($0) })
  }
}
