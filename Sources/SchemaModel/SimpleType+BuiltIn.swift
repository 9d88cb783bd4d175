extension SimpleType {
  /// The built-in types, in the order of ``BuiltInType``: what ``Schema/simpleTypes`` begins with.
  ///
  /// Like libxml2, and unlike XSD, the three list types accept the empty list.
  package static let builtIns = BuiltInType.allCases.map { type in
    var facets = Facets()
    facets.whiteSpace = type.whiteSpace
    return SimpleType(
      name: ExpandedName(namespace: BuiltInType.namespace, local: type.name), base: type.base.map { SimpleTypeID($0) },
      variety: type.listItem.map { .list(item: SimpleTypeID($0)) } ?? .atomic(type), facets: facets, location: .builtIn)
  }
}

extension ComplexType {
  /// `xs:anyType`: any elements, text and attributes, checked where they are declared.
  package static let anyType: ComplexType = {
    var type = ComplexType(
      name: ExpandedName(namespace: BuiltInType.namespace, local: "anyType"), base: nil, location: .builtIn)
    let wildcard = Wildcard(.any, .lax)
    type.content = .mixed
    type.attributeWildcard = wildcard
    let particle = Particle(.sequence([Particle(.wildcard(wildcard), minimum: 0, maximum: nil)]))
    type.particle = particle
    if let model = try? ContentModel(particle, elements: [], substitutes: { [$0] }) { type.model = model }
    return type
  }()
}
