import CardModel
import Standards

/// Texts that the layout makes itself.
enum SampleText {
  /// A number with at most one digit after the point, as in `language`.
  static func number(_ value: Double, _ language: LanguageTag?) -> String {
    guard abs(value) < 1e14 else { return "\(value)" }
    let tenths = (value * 10).rounded()
    return NumberFormat(language).decimal(value, places: tenths == (tenths / 10).rounded() * 10 ? 0 : 1)
  }

  /// "120 reviews", "100+ reviews", or nothing.
  static func reviews(_ rating: Rating) -> String? {
    guard let reviews = rating.reviews else { return nil }
    let language = rating.source.language
    if let ceiling = rating.reviewsCeiling, reviews > ceiling {
      // More than so many: never the form for one.
      return DrawnWord.reviews(
        language, counting: max(ceiling, 2), as: NumberFormat(language).whole("\(ceiling)") + "+")
    }
    return DrawnWord.reviews(language, counting: reviews)
  }
}
