/// The index of a complex type in ``Schema/complexTypes``.
package struct ComplexTypeID: Hashable, Comparable, Sendable {
  /// The index.
  package let index: Int

  /// The type at `index`.
  package init(_ index: Int) { self.index = index }

  /// `xs:anyType`.
  package static let anyType = ComplexTypeID(0)

  /// Whether `lhs` is declared before `rhs`.
  package static func < (lhs: ComplexTypeID, rhs: ComplexTypeID) -> Bool { lhs.index < rhs.index }
}

/// A complex type (XSD 1.0 part 1, section 3.4).
package struct ComplexType: Sendable {
  /// What may stand between the tags.
  package enum Content: Hashable, Sendable {
    /// Nothing, not even white space.
    case empty
    /// Text of a simple type.
    case simple(SimpleTypeID)
    /// Elements and white space.
    case elementOnly
    /// Elements and text.
    case mixed
  }

  /// The name; nil for a type declared inside an element.
  package var name: ExpandedName?
  /// The type that it is derived from; nil only for `xs:anyType`.
  package var base: TypeID?
  /// How it is derived from its base: ``DerivationSet/extension`` or ``DerivationSet/restriction``.
  package var derivation: DerivationSet
  /// Whether no element may have this very type.
  package var isAbstract: Bool
  /// The derivations that `block` forbids.
  package var blocked: DerivationSet
  /// What may stand between the tags.
  package var content: Content
  /// The content as the schema writes it, the base's part of an extension in front; nil when no element may stand there.
  package var particle: Particle?
  /// The automaton made of ``particle``.
  package var model: ContentModel
  /// The attributes in schema order, those of an extended base in front; prohibited ones are gone.
  package var attributes: [AttributeUse]
  /// The names of ``attributes``, in the same order.
  package var attributeNames: [NameID]
  /// The attributes beyond ``attributes``, if any are let in.
  package var attributeWildcard: Wildcard?
  /// What the schema says about it.
  package var documentation: Documentation
  /// Where it is declared.
  package var location: SchemaLocation

  /// A type with empty content and no attributes.
  package init(name: ExpandedName?, base: TypeID?, location: SchemaLocation) {
    self.name = name
    self.base = base
    self.location = location
    derivation = .restriction
    isAbstract = false
    blocked = []
    content = .empty
    particle = nil
    model = .empty
    attributes = []
    attributeNames = []
    attributeWildcard = nil
    documentation = .none
  }
}
