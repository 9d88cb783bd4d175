/// What state the object is in.
package struct Status: Hashable, Sendable {
  /// The text; may be empty when there is an icon.
  package var text: CardText
  /// What it means.
  package var kind: StatusKind
  /// Name of the icon, if there is one.
  package var icon: String?
  /// What is spoken in place of the text, if the file says so.
  package var label: String?
}

/// What a status means.
package enum StatusKind: String, Sendable, CaseIterable {
  case neutral, informative, positive, critical, negative
}

extension Status {
  init(_ element: CardElement) {
    let label = element.shown(.label)
    self.init(
      text: CardText(element), kind: element.choice(.kind, .neutral), icon: element.bound(.icon),
      label: label.isEmpty ? nil : label)
  }
}
