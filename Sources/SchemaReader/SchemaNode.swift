/// An element of one of the files of a schema.
struct SchemaNode: Hashable {
  /// The file's index in ``SchemaFiles/sources``.
  let document: Int
  /// The element's index in the file's tree.
  let node: Int
}

/// What a global name can stand for.
enum SchemaSymbol: Hashable {
  case element, type, attribute, group, attributeGroup, identityConstraint, notation
}
