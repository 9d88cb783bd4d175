/// Why a text is not a value of a simple type.
package struct ValueProblem: Hashable, Sendable {
  /// Which demand it fails.
  package enum Reason: Hashable, Sendable {
    /// It is not a literal of the built-in type.
    case lexical(BuiltInType)
    /// White space stands around it, which libxml2 refuses for this type.
    case surroundingSpace
    /// It is not among the listed values.
    case enumeration
    /// It does not match the patterns of this step of ``Facets/patterns``.
    case pattern(step: Int)
    /// Its length, in the type's units, is not ``Facets/length``, below ``Facets/minLength`` or above
    /// ``Facets/maxLength``.
    case length(actual: Int)
    /// It is below ``Facets/minInclusive`` or not above ``Facets/minExclusive``.
    case tooSmall
    /// It is above ``Facets/maxInclusive`` or not below ``Facets/maxExclusive``.
    case tooLarge
    /// It has more digits than ``Facets/totalDigits``.
    case totalDigits
    /// It has more digits after the point than ``Facets/fractionDigits``.
    case fractionDigits
    /// No member type of the union accepts it.
    case union
    /// The prefix is not declared.
    case prefix
  }

  /// Which demand it fails.
  package let reason: Reason
  /// The type that makes the demand; for an item of a list, the item's.
  package let type: SimpleTypeID
  /// Where in the bytes that were checked the offending item of a list stands; nil for the whole value.
  package let item: Range<Int>?
}
