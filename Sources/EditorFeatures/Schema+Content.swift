import SchemaModel

/// What a value holds beyond its type, as the schema's notes `<g:content kind="…"/>` say.
enum ContentKind: String {
  case colorToken, iconName, imageFile, sampleFile, cardFile, bindingPath, idReference
}

extension Schema {
  /// What the value of `use` holds: by its own notes and those of its type.
  func contents(of use: AttributeUse) -> [ContentKind] {
    var kinds = contents(in: use.documentation)
    for kind in contents(of: use.type) where !kinds.contains(kind) { kinds.append(kind) }
    return kinds
  }

  /// What the text of `element` holds: by its own notes and those of its type.
  func contents(of element: ElementID) -> [ContentKind] {
    var kinds = contents(in: documentation(of: element))
    guard let type = textType(of: element) else { return kinds }
    for kind in contents(of: type) where !kinds.contains(kind) { kinds.append(kind) }
    return kinds
  }

  /// What values of `type` hold: by its notes, those of its base types and of its members.
  private func contents(of type: SimpleTypeID) -> [ContentKind] {
    var kinds: [ContentKind] = []
    var pending = [type]
    while let type = pending.popLast() {
      kinds += contents(in: self[type].documentation)
      switch self[type].variety {
      case .union(let members): pending += members
      case .list(let item): pending.append(item)
      case .atomic: if let base = self[type].base { pending.append(base) }
      }
    }
    return kinds
  }

  private func contents(in documentation: Documentation) -> [ContentKind] {
    documentation.notes(named: "content").compactMap { $0["kind"].flatMap(ContentKind.init(rawValue:)) }
  }
}

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
