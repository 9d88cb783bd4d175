/// A round button that floats over a card.
package struct FloatingButton: Hashable, Sendable {
  /// What is spoken.
  package var text: CardText
  /// Whether it shows a plus sign rather than an image.
  package var isAdd: Bool
  /// Name of its icon.
  package var icon: String?
  /// The image file relative to the card file.
  package var file: String?
  /// Name of its colour.
  package var color: String?
  /// Its diameter in points.
  package var size: Double
  /// Distance from the trailing edge in points.
  package var trailing: Double
  /// Distance from the bottom safe area in points.
  package var bottom: Double
}

extension FloatingButton {
  /// Its distance from the bottom safe area where the file says none, in points.
  package static let usualBottom = 20.0

  init(_ element: CardElement) {
    self.init(
      text: CardText(element), isAdd: element.attribute(.look) != "image", icon: element.bound(.icon),
      file: element.bound(.src), color: element.attribute(.color), size: element.length(.size) ?? 60,
      trailing: element.length(.trailing) ?? 16, bottom: element.length(.bottom) ?? Self.usualBottom)
  }
}
