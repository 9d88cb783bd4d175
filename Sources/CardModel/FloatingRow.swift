/// Buttons that float above the bottom of the screen.
package struct FloatingRow: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Where the buttons stand.
  package var alignment: FloatingAlignment
  /// Distance from the sides in points.
  package var inset: Double
  /// Distance from the bottom safe area in points.
  package var above: Double
  /// Between buttons in points.
  package var spacing: Double
  /// The buttons.
  package var actions: [Action]
}

/// Where floating buttons stand.
package enum FloatingAlignment: String, Sendable, CaseIterable {
  case leading, center, trailing, fill
}

extension FloatingRow {
  /// Its distance from the bottom safe area where the file says none, in points.
  package static let usualAbove = 16.0

  init(_ element: CardElement) {
    self.init(
      source: element.source, alignment: element.choice(.align, .center), inset: element.length(.inset) ?? 16,
      above: element.length(.above) ?? Self.usualAbove, spacing: element.length(.spacing) ?? 8,
      actions: element.parts(.action, Action.init))
  }
}
