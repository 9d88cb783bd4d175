extension Schema {
  /// The complex type of `element`, or nil when its type is simple.
  package func complexType(of element: ElementID) -> ComplexType? {
    if case .complex(let type) = self[element].type { self[type] } else { nil }
  }

  /// The type of the text of `element`: its simple type or simple content; nil when it holds elements or nothing.
  package func textType(of element: ElementID) -> SimpleTypeID? {
    switch self[element].type {
    case .simple(let type): return type
    case .complex(let type):
      if case .simple(let content) = self[type].content { return content }
      return nil
    }
  }

  /// Whether text may stand in `element`: simple content, a simple type or mixed content.
  package func allowsText(_ element: ElementID) -> Bool {
    textType(of: element) != nil || complexType(of: element)?.content == .mixed
  }

  /// The content model of `element`; the empty one for elements with a simple type.
  package func contentModel(of element: ElementID) -> ContentModel {
    complexType(of: element)?.model ?? .empty
  }

  /// The declaration of a child called `name` in `parent`, wherever in the content it may stand.
  package func child(_ name: NameID, of parent: ElementID) -> ElementID? {
    contentModel(of: parent).element(named: name)
  }

  /// The declaration of a child called `name` in `parent`, wherever in the content it may stand.
  package func child(_ name: ExpandedName, of parent: ElementID) -> ElementID? {
    child(names.find(name), of: parent)
  }

  /// The elements that may stand in `parent`, each once, in schema order.
  package func children(of parent: ElementID) -> [ElementID] { contentModel(of: parent).elements }

  /// The attributes of `element` in schema order.
  package func attributes(of element: ElementID) -> [AttributeUse] { complexType(of: element)?.attributes ?? [] }

  /// The attribute called `name` of `element`.
  package func attribute(_ name: ExpandedName, of element: ElementID) -> AttributeUse? {
    attributes(of: element).first { $0.expandedName == name }
  }

  /// The elements that a document is meant to begin with: those that a note `<g:root/>` marks, or all global ones in a
  /// schema that marks none.
  package var documentElements: [ElementID] {
    let marked = rootElements.filter { !documentation(of: $0).notes(named: "root").isEmpty }
    return marked.isEmpty ? rootElements : marked
  }

  /// The attributes that must be written on `element`, in schema order.
  package func requiredAttributes(of element: ElementID) -> [AttributeUse] {
    attributes(of: element).filter { $0.isRequired }
  }

  /// The attributes that are mostly written on `element` in a `parent` of this local name, nil for none, in schema order: the required
  /// ones, and those that a note `<g:usual/>` marks, since a rule asks for them or hardly anything shows without them.
  package func usualAttributes(of element: ElementID, in parent: String?) -> [AttributeUse] {
    attributes(of: element).filter { $0.isUsual(in: parent) }
  }

  /// The names of the attributes that more than half of the complex types with attributes have, such as `id`: they say little of any.
  package var commonAttributes: Set<NameID> {
    var counts: [NameID: Int] = [:]
    var types = 0
    for type in complexTypes where !type.attributes.isEmpty {
      types += 1
      for attribute in type.attributes { counts[attribute.name, default: 0] += 1 }
    }
    return Set(counts.lazy.filter { 2 * $0.value > types }.map { $0.key })
  }

  /// The children that the shortest valid content of `element` has, in order: what a snippet writes.
  package func requiredChildren(of element: ElementID) -> [ElementID] { contentModel(of: element).shortestContent }

  /// What is said about `element`: by its declaration, else by its type.
  package func documentation(of element: ElementID) -> Documentation {
    let own = self[element].documentation
    if !own.isEmpty { return own }
    switch self[element].type {
    case .simple(let type): return self[type].documentation
    case .complex(let type): return self[type].documentation
    }
  }

  /// What is said about `attribute`: by its declaration, else by its type.
  package func documentation(of attribute: AttributeUse) -> Documentation {
    attribute.documentation.isEmpty ? self[attribute.type].documentation : attribute.documentation
  }

  /// The values that `type` lists, in schema order; empty when values are not listed.
  ///
  /// Those of a union's members and a list's items are included; a boolean's are `true` and `false`, as far as its pattern has
  /// them.
  package func enumeration(of type: SimpleTypeID) -> [EnumerationValue] {
    if let own = self[type].facets.enumeration { return own.values }
    switch self[type].variety {
    case .atomic(.boolean):
      return [EnumerationValue("true"), EnumerationValue("false")].filter { problem(of: $0.value, as: type) == nil }
    case .atomic: return []
    case .list(let item): return enumeration(of: item)
    case .union(let members): return members.flatMap { enumeration(of: $0) }
    }
  }

  /// Whether only listed values are allowed: an enumeration, a boolean, or a union of nothing else.
  package func isEnumerated(_ type: SimpleTypeID) -> Bool {
    if self[type].facets.enumeration != nil { return true }
    switch self[type].variety {
    case .atomic(let builtIn): return builtIn == .boolean
    case .list: return false
    case .union(let members): return members.allSatisfy { isEnumerated($0) }
    }
  }

  /// The name of `type` for people: its own, or that of the nearest named type that it is derived from.
  package func displayName(of type: SimpleTypeID) -> String {
    var type = type
    while true {
      if let name = self[type].name { return name.local }
      switch self[type].variety {
      case .list(let item): return "list of " + displayName(of: item)
      case .union(let members): return members.map { displayName(of: $0) }.joined(separator: " or ")
      case .atomic: break
      }
      guard let base = self[type].base else { return "anySimpleType" }
      type = base
    }
  }
}
