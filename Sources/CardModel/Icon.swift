/// An icon or a short text in an icon stack.
package struct Icon: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Name of the icon, if it is one.
  package var name: String?
  /// The text that it shows instead.
  package var text: CardText
  /// What it means.
  package var kind: StatusKind
  /// What is spoken of it; nil for an icon that says nothing which no text says.
  package var label: String?
}

extension Icon {
  init(_ element: CardElement) {
    let label = element.shown(.label)
    self.init(
      source: element.source, name: element.bound(.name), text: CardText(element),
      kind: element.choice(.kind, .neutral), label: label.isEmpty ? nil : label)
  }
}
