/// The index of a simple type in ``Schema/simpleTypes``.
package struct SimpleTypeID: Hashable, Comparable, Sendable {
  /// The index; the built-in types come first, in the order of ``BuiltInType``.
  package let index: Int

  /// The type at `index`.
  package init(_ index: Int) { self.index = index }

  /// A built-in type.
  package init(_ builtIn: BuiltInType) { index = Int(builtIn.rawValue) }

  /// Whether `lhs` is declared before `rhs`.
  package static func < (lhs: SimpleTypeID, rhs: SimpleTypeID) -> Bool { lhs.index < rhs.index }
}

/// A simple type (XSD 1.0 part 1, section 3.14, and part 2).
package struct SimpleType: Sendable {
  /// How values are made.
  package enum Variety: Hashable, Sendable {
    /// One value; the built-in type is the nearest one that it is derived from.
    case atomic(BuiltInType)
    /// Values of this type, separated by white space.
    case list(item: SimpleTypeID)
    /// A value of one of these types; the first that accepts it.
    case union(members: [SimpleTypeID])
  }

  /// The name; nil for a type declared inside an element, attribute or type.
  package var name: ExpandedName?
  /// The type that it is derived from by restriction; nil only for `xs:anySimpleType`.
  package var base: SimpleTypeID?
  /// How values are made.
  package var variety: Variety
  /// All facets that hold, the inherited ones included.
  package var facets: Facets
  /// What the schema says about it.
  package var documentation: Documentation
  /// Where it is declared.
  package var location: SchemaLocation

  /// A type without facets of its own.
  package init(
    name: ExpandedName?, base: SimpleTypeID?, variety: Variety, facets: Facets, location: SchemaLocation
  ) {
    self.name = name
    self.base = base
    self.variety = variety
    self.facets = facets
    self.location = location
    documentation = .none
  }

  /// The nearest built-in type; nil for lists and unions.
  package var builtIn: BuiltInType? {
    if case .atomic(let builtIn) = variety { builtIn } else { nil }
  }
}

/// A value that an enumeration allows.
package struct EnumerationValue: Hashable, Sendable {
  /// The value as the schema writes it, white space normalized.
  package var value: String
  /// What the schema says about it.
  package var documentation: Documentation
  /// Where it is declared.
  package var location: SchemaLocation

  /// An allowed value.
  package init(_ value: String, documentation: Documentation = .none, location: SchemaLocation = .builtIn) {
    self.value = value
    self.documentation = documentation
    self.location = location
  }
}
