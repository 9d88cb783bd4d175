/// A rating in stars.
package struct Rating: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// 0 to 5.
  package var value: Double
  /// How many reviews it comes from.
  package var reviews: Int?
  /// The number of reviews from which only "and more" is shown.
  package var reviewsCeiling: Int?
  /// Whether the stars are coloured.
  package var isAccented: Bool
  /// The size of the stars.
  package var size: RatingSize
}

/// The size of a rating's stars.
package enum RatingSize: String, Sendable, CaseIterable {
  case standard, large
}

extension Rating {
  init(_ element: CardElement) {
    self.init(
      source: element.source, value: min(max(element.number(.value) ?? 0, 0), 5), reviews: element.count(.reviews),
      reviewsCeiling: element.count(.reviewsCeiling), isAccented: element.flag(.accented),
      size: element.choice(.size, .standard))
  }
}
