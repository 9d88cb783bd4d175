/// The facets of a simple type (XSD 1.0 part 2, section 4.3).
package struct Facets: Sendable {
  /// What happens to white space before a value is looked at.
  package enum WhiteSpace: UInt8, Hashable, Comparable, Sendable {
    /// Nothing.
    case preserve
    /// Tab, LF and CR become spaces.
    case replace
    /// As ``replace``, then runs of spaces become one and those at the ends none.
    case collapse

    /// Whether `lhs` changes less than `rhs`.
    package static func < (lhs: WhiteSpace, rhs: WhiteSpace) -> Bool { lhs.rawValue < rhs.rawValue }
  }

  /// A bound of an ordered type.
  package struct Bound: Sendable {
    /// The bound as the schema writes it.
    package var text: String
    /// Its value.
    package var value: SimpleValue

    /// A bound.
    package init(text: String, value: SimpleValue) {
      self.text = text
      self.value = value
    }
  }

  /// Patterns of one derivation step: a value must match one of them.
  package struct PatternStep: Sendable {
    /// The regular expressions as the schema writes them.
    package var texts: [String]
    /// The expressions, compiled to one.
    package var expression: RegularExpression

    /// The alternatives of one step.
    package init(texts: [String], expression: RegularExpression) {
      self.texts = texts
      self.expression = expression
    }
  }

  /// Length: scalars of a string, octets of a binary, items of a list.
  package var length: Int?
  /// Least length.
  package var minLength: Int?
  /// Greatest length.
  package var maxLength: Int?
  /// One entry a derivation step; a value must match every step.
  package var patterns: [PatternStep] = []
  /// The allowed values, if they are listed.
  package var enumeration: Enumeration?
  /// What happens to white space.
  package var whiteSpace: WhiteSpace = .preserve
  /// Least value.
  package var minInclusive: Bound?
  /// Greatest value.
  package var maxInclusive: Bound?
  /// What every value is greater than.
  package var minExclusive: Bound?
  /// What every value is less than.
  package var maxExclusive: Bound?
  /// Greatest number of digits.
  package var totalDigits: Int?
  /// Greatest number of digits after the point.
  package var fractionDigits: Int?

  /// No facets.
  package init() {}

  /// Whether no facet but white space has to be looked at.
  package var isUnconstrained: Bool {
    length == nil && minLength == nil && maxLength == nil && patterns.isEmpty && enumeration == nil && !isBounded
      && totalDigits == nil && fractionDigits == nil
  }

  /// Least and greatest value for people, such as `from 1 to 8`; nil without either.
  package var boundsInWords: String? {
    let parts = [
      ("from", minInclusive), ("more than", minExclusive), ("to", maxInclusive), ("less than", maxExclusive),
    ]
    let words = parts.compactMap { word, bound in bound.map { "\(word) \($0.text)" } }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// Whether a least or greatest value is set.
  package var isBounded: Bool {
    minInclusive != nil || maxInclusive != nil || minExclusive != nil || maxExclusive != nil
  }
}
