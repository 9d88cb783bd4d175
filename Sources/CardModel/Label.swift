/// A short text with an icon.
package struct Label: Hashable, Sendable {
  /// The text.
  package var text: CardText
  /// Name of the icon, if there is one.
  package var icon: String?
  /// On which side of the text the icon stands.
  package var iconPosition: IconPosition
}

/// On which side of its text an icon stands.
package enum IconPosition: String, Sendable, CaseIterable {
  case leading, trailing
}

extension Label {
  init(_ element: CardElement) {
    self.init(
      text: CardText(element), icon: element.bound(.icon), iconPosition: element.choice(.iconPosition, .leading))
  }
}
