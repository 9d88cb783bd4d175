import Guidelines
import JSON
import SchemaModel

extension PageBuilder {
  /// The page of a simple type.
  func simpleTypePage(_ type: SimpleTypeID) -> Draft {
    let declaration = schema[type]
    let name = declaration.name ?? ExpandedName(local: "")
    let users = users(of: type)
    let looks = looks(of: type)
    var page = Page(
      .type, addresses.type(name) ?? "", title: name.local, summary: declaration.documentation.summary,
      content: JSONValue.facts([
        "namespace": .string(name.namespace), "text": .string(declaration.documentation.text), "variety": "simple",
        "base": declaration.base.map { $0 == SimpleTypeID(.anySimpleType) ? .null : link($0) } ?? .null,
        "members": members(of: declaration),
        "facets": .array(facets(declaration)), "values": values(of: type), "shownBy": .text(looks?.shownBy),
        "pictures": .array((looks?.pictures ?? []).map(\.json)),
        "holds": .array(kinds(of: declaration).map { holds($0) }), "users": .array(users),
        "location": location(declaration.location),
      ]).adding(notes(declaration.documentation)))
    page.keywords = schema.enumeration(of: type).map(\.value)
    return Draft(page: page, pictures: looks?.pictures ?? [])
  }

  /// The page of a complex type with a name.
  func complexTypePage(_ id: ComplexTypeID) -> Page {
    let type = schema[id]
    let name = type.name ?? ExpandedName(local: "")
    let elements = schema.elements.indices.map { ElementID($0) }.filter { schema[$0].type == .complex(id) }
    let derived = schema.complexTypes.filter { $0.base == .complex(id) }.compactMap(\.name)
    var base: JSONValue = .null
    if case .complex(let parent) = type.base, parent != .anyType, let name = schema[parent].name {
      base = .facts(["name": .string(name.local), "page": .text(addresses.type(name))])
    }
    if case .simple(let parent) = type.base { base = link(parent) }
    let page = Page(
      .type, addresses.type(name) ?? "", title: name.local, summary: type.documentation.summary,
      content: JSONValue.facts([
        "namespace": .string(name.namespace), "text": .string(type.documentation.text), "variety": "complex",
        "isAbstract": .bool(type.isAbstract), "base": base, "content": content(of: type),
        "attributes": .array(ordered(type.attributes).map { attribute($0) }),
        "anyAttribute": .bool(type.attributeWildcard != nil),
        "derived": .array(
          derived.map { .facts(["name": .string($0.local), "page": .text(addresses.type($0))]) }),
        "users": .array(unique(elements.map { .facts(["element": link($0)]) })), "location": location(type.location),
      ]).adding(notes(type.documentation)))
    return page
  }

  /// The values that `type` lists; null when it lists none.
  func values(of type: SimpleTypeID) -> JSONValue {
    // Boolean values say nothing beyond the type's name.
    if schema[type].builtIn == .boolean { return .null }
    return .array(
      schema.enumeration(of: type).map { value in
        JSONValue.facts([
          "value": .string(value.value), "text": .string(value.documentation.text),
        ]).adding(notes(value.documentation))
      })
  }

  private func facets(_ type: SimpleType) -> [JSONValue] {
    let facets = type.facets
    var found: [(String, String)] = []
    if let length = facets.length { found.append(("length", String(length))) }
    if let length = facets.minLength { found.append(("least length", String(length))) }
    if let length = facets.maxLength { found.append(("greatest length", String(length))) }
    if let bound = facets.minInclusive { found.append(("from", bound.text)) }
    if let bound = facets.minExclusive { found.append(("more than", bound.text)) }
    if let bound = facets.maxInclusive { found.append(("to", bound.text)) }
    if let bound = facets.maxExclusive { found.append(("less than", bound.text)) }
    if let digits = facets.totalDigits { found.append(("digits", String(digits))) }
    if let digits = facets.fractionDigits { found.append(("digits after the point", String(digits))) }
    for step in facets.patterns { found.append(("pattern", step.texts.joined(separator: " | "))) }
    return found.map { .facts(["name": .string($0), "value": .string($1)]) }
  }

  private func members(of type: SimpleType) -> JSONValue {
    switch type.variety {
    case .atomic: .null
    case .list(let item): .facts(["kind": "list of", "types": .array([link(item)])])
    case .union(let members): .facts(["kind": "one of", "types": .array(members.map { link($0) })])
    }
  }

  private func kinds(of type: SimpleType) -> [ContentKind] {
    type.documentation.notes(named: "content").compactMap { $0["kind"].flatMap(ContentKind.init(rawValue:)) }
  }

  /// What a value is beyond its type, in words, and the page that lists such values.
  func holds(_ kind: ContentKind) -> JSONValue {
    let (text, page): (String, String?) =
      switch kind {
      case .colorToken: ("the name of a colour", "colors/index")
      case .iconName: ("the name of an icon", "icons/index")
      case .imageFile: ("the path of a picture, from the folder of the card", nil)
      case .sampleFile: ("the path of a JSON file, from the folder of the card", nil)
      case .cardFile: ("the path of another card", nil)
      case .bindingPath: ("text that may take values from the sample data", addresses.type(named: "binding"))
      case .idReference: ("the id of another part of the document", nil)
      }
    return .facts(["kind": .string(kind.rawValue), "text": .string(text), "page": .text(page)])
  }

  /// The elements and attributes with values of `type`.
  private func users(of type: SimpleTypeID) -> [JSONValue] {
    var users: [JSONValue] = []
    for index in schema.elements.indices {
      let element = ElementID(index)
      if schema.textType(of: element) == type { users.append(.facts(["element": link(element)])) }
      for use in schema.attributes(of: element) where use.type == type {
        users.append(.facts(["element": link(element), "attribute": .string(use.localName)]))
      }
    }
    return unique(users)
  }

  private func unique(_ values: [JSONValue]) -> [JSONValue] {
    var seen: Set<JSONValue> = []
    return values.filter { seen.insert($0).inserted }
  }
}
