/// A number inside a ring that shows how far it has come.
package struct ProgressKPI: Hashable, Sendable {
  /// What stands in the ring; empty for the value with its unit.
  package var text: CardText
  /// How far it has come, or nil when the datum is missing.
  package var value: Double?
  /// The value at which the ring is full.
  package var maximum: Double
  /// The unit after the number.
  package var unit: String
  /// What the number is.
  package var caption: String
  /// A remark below the ring.
  package var footnote: String
  /// How large the ring is.
  package var size: ProgressSize
  /// What the progress means.
  package var kind: StatusKind?
  /// What a tap opens, if anything.
  package var target: String?

  /// The filled part of the ring, 0 to 1.
  package var share: Double {
    guard let value, maximum > 0 else { return 0 }
    return min(max(value / maximum, 0), 1)
  }
}

/// The size of a progress ring.
package enum ProgressSize: String, Sendable, CaseIterable {
  case small, large
}

extension ProgressKPI: BodyElement {
  init(_ element: CardElement) {
    self.init(
      text: CardText(linked: element, .amount(element.language)), value: element.number(.value),
      maximum: element.number(.maximum) ?? 100,
      unit: element.shown(.unit, isTranslated: false), caption: element.shown(.caption),
      footnote: element.shown(.footnote),
      size: element.choice(.size, .small), kind: element.choice(.kind), target: element.bound(.target))
  }

  var source: PartSource { text.source }
  var isEmpty: Bool { value == nil && text.isEmpty }
}
