/// One attribute that a complex type knows (XSD 1.0 part 1, section 3.2 and 3.5).
package struct AttributeUse: Sendable {
  /// The name, as an id of the schema's ``NameTable``.
  package var name: NameID
  /// The name in full.
  package var expandedName: ExpandedName
  /// The type of its value.
  package var type: SimpleTypeID
  /// Whether it must be written.
  package var isRequired: Bool
  /// The default or fixed value.
  package var constraint: ValueConstraint?
  /// What the schema says about it.
  package var documentation: Documentation
  /// Where it is declared.
  package var location: SchemaLocation

  /// An optional attribute `name` of `type`.
  package init(name: NameID, expandedName: ExpandedName, type: SimpleTypeID, location: SchemaLocation) {
    self.name = name
    self.expandedName = expandedName
    self.type = type
    self.location = location
    isRequired = false
    constraint = nil
    documentation = .none
  }

  /// The local part of the name.
  package var localName: String { expandedName.local }
  /// Whether it is mostly written on a child of `parent`, a local name and nil for none: it must be, or a note `<g:usual/>` says so,
  /// and not that of `<g:usual notIn="…"/>` for this one.
  package func isUsual(in parent: String?) -> Bool {
    if isRequired { return true }
    return documentation.notes(named: "usual").contains { note in note["notIn"].map { $0 != parent } ?? true }
  }
  /// The value that holds when the attribute is not written.
  package var defaultValue: String? { constraint?.value }
}
