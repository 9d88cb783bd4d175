import SchemaModel

extension Schema {
  /// The local names of the attributes that are ids: the fields of keys and uniqueness over all elements, and attributes
  /// of type `xs:ID`.
  var keyAttributes: Set<String> {
    var found: Set<String> = []
    for constraint in identityConstraints where !constraint.kind.isReference && constraint.fields.count == 1 {
      guard constraint.selector.contains(where: { $0.fromDescendants && $0.steps == [.child(.any)] }) else { continue }
      for path in constraint.fields[0] where path.steps.count == 1 {
        if case .attribute(.name(let name)) = path.steps[0] { found.insert(names[name].local) }
      }
    }
    return found
  }
}
