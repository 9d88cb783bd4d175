/// A tag.
package struct Tag: Hashable, Sendable {
  /// The text.
  package var text: CardText
  /// Number of its pair of colours, 1 to 10.
  package var accent: Int
  /// Whether it has an outline instead of a filling.
  package var isOutlined: Bool
}

extension Tag {
  init(_ element: CardElement) {
    let accent = element.number(.accent).map { Int(min(max($0, 1), 10)) }
    self.init(text: CardText(element), accent: accent ?? 10, isOutlined: element.flag(.outlined))
  }
}
