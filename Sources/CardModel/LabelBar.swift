/// Labels beside or below one another.
package struct LabelBar: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The labels.
  package var labels: [Label]
  /// Whether a separator stands between them.
  package var hasSeparators: Bool
  /// Along which axis they stand.
  package var axis: LayoutAxis
}

/// Along which axis things stand.
package enum LayoutAxis: String, Sendable, CaseIterable {
  case horizontal, vertical
}

extension LabelBar: BodyElement {
  init(_ element: CardElement) {
    self.init(
      source: element.source, labels: element.parts(.label, Label.init), hasSeparators: element.flag(.itemSeparator),
      axis: element.choice(.axis, .horizontal))
  }

  var isEmpty: Bool { labels.isEmpty }
}
