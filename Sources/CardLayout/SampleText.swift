import CardModel
import Standards

/// Texts that the layout makes itself.
enum SampleText {
  /// A number with at most one digit after the point, as in `language`.
  static func number(_ value: Double, _ language: LanguageTag?) -> String {
    guard abs(value) < 1e15 else { return "\(value)" }
    let format = NumberFormat(language)
    let tenths = (value * 10).rounded()
    let whole = Int(tenths / 10)
    let rest = Int(tenths) - whole * 10
    return format.digits(rest == 0 ? "\(whole)" : "\(whole)\(format.decimal)\(rest)")
  }

  /// "120 reviews", "100+ reviews", or nothing.
  static func reviews(_ rating: Rating) -> String? {
    guard let reviews = rating.reviews else { return nil }
    let language = rating.source.language
    if let ceiling = rating.reviewsCeiling, reviews > ceiling {
      // More than so many: never the form for one.
      return DrawnWord.reviews(language, counting: max(ceiling, 2), as: "\(ceiling)+")
    }
    return DrawnWord.reviews(language, counting: reviews)
  }
}
