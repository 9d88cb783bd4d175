import Standards

/// A name and what it stands for.
package struct KeyValue: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The name.
  package var key: CardText
  /// What it stands for.
  package var value: CardText
  /// Whether the value stands beside or below the key.
  package var axis: LayoutAxis
}

extension KeyValue: BodyElement {
  init(_ element: CardElement) {
    let source = element.source
    let none = CardText(string: "", lineLimit: nil, missingPaths: [], source: source)
    self.init(source: source, key: none, value: none, axis: element.choice(.axis, .horizontal))
    for child in element.children {
      if child.name == .key { key = CardText(child) }
      if child.name == .value {
        value = CardText(child)
        value.string = NumberFormat(child.language).written(value.string, inGroups: false)
      }
    }
  }

  var isEmpty: Bool { key.isEmpty && value.isEmpty }
}
