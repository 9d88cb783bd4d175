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
  var isEmpty: Bool { key.isEmpty && value.isEmpty }
}
