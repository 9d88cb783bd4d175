/// The built-in simple types of XSD 1.0 (part 2, section 3), the raw value of each being its index in
/// ``Schema/simpleTypes``.
package enum BuiltInType: UInt8, Hashable, Sendable, CaseIterable {
  case anySimpleType
  case string, boolean, decimal, float, double, duration, dateTime, time, date
  case gYearMonth, gYear, gMonthDay, gDay, gMonth
  case hexBinary, base64Binary, anyURI, qName, notation
  case normalizedString, token, language, nmtoken, nmtokens, name, ncName, id, idref, idrefs, entity, entities
  case integer, nonPositiveInteger, negativeInteger, long, int, short, byte
  case nonNegativeInteger, unsignedLong, unsignedInt, unsignedShort, unsignedByte, positiveInteger

  /// The name in the namespace of XSD, such as `NMTOKEN`.
  package var name: String { Self.names[Int(rawValue)] }

  /// The type with this name in the namespace of XSD.
  package static func named(_ name: String) -> BuiltInType? { byName[name] }

  /// The names in the order of the cases.
  private static let names = """
    anySimpleType string boolean decimal float double duration dateTime time date gYearMonth gYear \
    gMonthDay gDay gMonth hexBinary base64Binary anyURI QName NOTATION normalizedString token language \
    NMTOKEN NMTOKENS Name NCName ID IDREF IDREFS ENTITY ENTITIES integer nonPositiveInteger \
    negativeInteger long int short byte nonNegativeInteger unsignedLong unsignedInt unsignedShort \
    unsignedByte positiveInteger
    """.split(separator: " ").map(String.init)

  private static let byName = allCases.reversed().reduce(into: [:]) { $0[$1.name] = $1 }

  /// The type that it is derived from; nil for `anySimpleType`, and that for the primitive types and lists.
  package var base: BuiltInType? {
    switch self {
    case .anySimpleType: nil
    case .normalizedString: .string
    case .token: .normalizedString
    case .language, .nmtoken, .name: .token
    case .ncName: .name
    case .id, .idref, .entity: .ncName
    case .integer: .decimal
    case .nonPositiveInteger, .long, .nonNegativeInteger: .integer
    case .negativeInteger: .nonPositiveInteger
    case .int: .long
    case .short: .int
    case .byte: .short
    case .unsignedLong, .positiveInteger: .nonNegativeInteger
    case .unsignedInt: .unsignedLong
    case .unsignedShort: .unsignedInt
    case .unsignedByte: .unsignedShort
    default: .anySimpleType
    }
  }

  /// The primitive type at the root of its derivation; itself for lists and `anySimpleType`.
  package var primitive: BuiltInType {
    var type = self
    while let base = type.base, base != .anySimpleType { type = base }
    return type
  }

  /// The type of the items of the three built-in lists, else nil.
  package var listItem: BuiltInType? {
    switch self {
    case .nmtokens: .nmtoken
    case .idrefs: .idref
    case .entities: .entity
    default: nil
    }
  }

  /// What happens to white space.
  package var whiteSpace: Facets.WhiteSpace {
    switch self {
    case .anySimpleType, .string: .preserve
    case .normalizedString: .replace
    default: .collapse
    }
  }

  /// The namespace of XSD.
  package static let namespace = "http://www.w3.org/2001/XMLSchema"
}
