import CardModel

/// Texts that the layout makes itself.
enum SampleText {
  /// A number with at most one digit after the point.
  static func number(_ value: Double) -> String {
    guard abs(value) < 1e15 else { return "\(value)" }
    let tenths = (value * 10).rounded()
    let whole = Int(tenths / 10)
    let rest = Int(tenths) - whole * 10
    return rest == 0 ? "\(whole)" : "\(whole).\(rest)"
  }

  /// "120 reviews", "100+ reviews", or nothing.
  static func reviews(_ rating: Rating) -> String? {
    guard let reviews = rating.reviews else { return nil }
    if let ceiling = rating.reviewsCeiling, reviews > ceiling { return "\(ceiling)+ reviews" }
    return reviews == 1 ? "1 review" : "\(reviews) reviews"
  }
}
