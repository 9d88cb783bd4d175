/// The index of an element declaration in ``Schema/elements``.
package struct ElementID: Hashable, Comparable, Sendable {
  /// The index.
  package let index: Int

  /// The declaration at `index`.
  package init(_ index: Int) { self.index = index }

  /// Whether `lhs` is declared before `rhs`.
  package static func < (lhs: ElementID, rhs: ElementID) -> Bool { lhs.index < rhs.index }
}

/// The type of an element: simple or complex.
package enum TypeID: Hashable, Sendable {
  /// A simple type: text and no attributes.
  case simple(SimpleTypeID)
  /// A complex type.
  case complex(ComplexTypeID)
}

/// A value that a document may leave out or must repeat.
package enum ValueConstraint: Hashable, Sendable {
  /// What holds when nothing is written.
  case `default`(String)
  /// The only value that may be written.
  case fixed(String)

  /// The value, whichever constraint it is.
  package var value: String {
    switch self {
    case .default(let value), .fixed(let value): value
    }
  }
}

/// An element declaration (XSD 1.0 part 1, section 3.3), global or local.
package struct ElementDeclaration: Sendable {
  /// The name, as an id of the schema's ``NameTable``.
  package var name: NameID
  /// The name in full.
  package var expandedName: ExpandedName
  /// The type.
  package var type: TypeID
  /// Whether it is declared at the top of a schema file, so that it may be a document's root.
  package var isGlobal: Bool
  /// Whether only members of its substitution group may stand for it.
  package var isAbstract: Bool
  /// Whether `xsi:nil="true"` may be written.
  package var isNillable: Bool
  /// The default or fixed value.
  package var constraint: ValueConstraint?
  /// The head of the substitution group that it belongs to.
  package var substitutionHead: ElementID?
  /// The derivations that `block` forbids.
  package var blocked: DerivationSet
  /// The identity constraints, as indices in ``Schema/identityConstraints``.
  package var identityConstraints: [Int]
  /// What the schema says about it.
  package var documentation: Documentation
  /// Where it is declared.
  package var location: SchemaLocation

  /// A declaration of `name` with `type`; everything else is as in a plain local element.
  package init(name: NameID, expandedName: ExpandedName, type: TypeID, location: SchemaLocation) {
    self.name = name
    self.expandedName = expandedName
    self.type = type
    self.location = location
    isGlobal = false
    isAbstract = false
    isNillable = false
    constraint = nil
    substitutionHead = nil
    blocked = []
    identityConstraints = []
    documentation = .none
  }

  /// The local part of the name.
  package var localName: String { expandedName.local }
}

/// Kinds of derivation, as `block` and `final` name them.
package struct DerivationSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8
  package init(rawValue: UInt8) { self.rawValue = rawValue }
  /// By extension.
  package static let `extension` = DerivationSet(rawValue: 1 << 0)
  /// By restriction.
  package static let restriction = DerivationSet(rawValue: 1 << 1)
  /// By standing for the head of a substitution group.
  package static let substitution = DerivationSet(rawValue: 1 << 2)
  /// By list.
  package static let list = DerivationSet(rawValue: 1 << 3)
  /// By union.
  package static let union = DerivationSet(rawValue: 1 << 4)
}
