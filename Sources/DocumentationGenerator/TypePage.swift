import Guidelines
import JSON
import SchemaModel

/// The page of a type that has a name.
struct TypePage {
  let material: PageMaterial
  private var schema: Schema { material.schema }
  private var facts: ValueFacts { ValueFacts(material: material) }

  /// The page of a simple type.
  func draft(_ type: SimpleTypeID) -> PageDraft {
    let declaration = schema[type]
    let name = declaration.name ?? ExpandedName(local: "")
    let users = users(of: type)
    let looks = LooksFigure(material: material).drawn(for: type)
    var page = Page(
      .type, material.addresses.type(name) ?? "", title: name.local, summary: declaration.documentation.summary,
      content: JSONValue.facts([
        "namespace": .string(name.namespace), "text": .string(declaration.documentation.text), "variety": "simple",
        "base": declaration.base.map { $0 == SimpleTypeID(.anySimpleType) ? .null : material.link($0) } ?? .null,
        "members": members(of: declaration),
        "facets": .array(facets(declaration)), "values": facts.values(of: type), "shownBy": .text(looks?.shownBy),
        "pictures": .array((looks?.pictures ?? []).map(\.json)),
        "holds": .array(kinds(of: declaration).map(facts.holds)), "users": .array(users),
        "location": material.location(declaration.location),
      ]).adding(material.notes(declaration.documentation)))
    page.keywords = schema.enumeration(of: type).map(\.value)
    return PageDraft(page: page, pictures: looks?.pictures ?? [])
  }

  /// The page of a complex type with a name.
  func draft(_ id: ComplexTypeID) -> PageDraft {
    let type = schema[id]
    let name = type.name ?? ExpandedName(local: "")
    let elements = schema.elements.indices.map { ElementID($0) }.filter { schema[$0].type == .complex(id) }
    let derived = schema.complexTypes.filter { $0.base == .complex(id) }.compactMap(\.name)
    var base: JSONValue = .null
    if case .complex(let parent) = type.base, parent != .anyType, let name = schema[parent].name {
      base = material.link(type: name)
    }
    if case .simple(let parent) = type.base { base = material.link(parent) }
    let page = Page(
      .type, material.addresses.type(name) ?? "", title: name.local, summary: type.documentation.summary,
      content: JSONValue.facts([
        "namespace": .string(name.namespace), "text": .string(type.documentation.text), "variety": "complex",
        "isAbstract": .bool(type.isAbstract), "base": base,
        "content": ContentFacts(material: material).content(of: type),
        "attributes": .array(facts.attributes(type.attributes)),
        "anyAttribute": .bool(type.attributeWildcard != nil),
        "derived": .array(derived.map { material.link(type: $0) }),
        "users": .array(unique(elements.map { .facts(["element": material.link($0)]) })),
        "location": material.location(type.location),
      ]).adding(material.notes(type.documentation)))
    return PageDraft(page: page)
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
    case .list(let item): .facts(["kind": "list of", "types": .array([material.link(item)])])
    case .union(let members): .facts(["kind": "one of", "types": .array(members.map { material.link($0) })])
    }
  }

  private func kinds(of type: SimpleType) -> [ContentKind] {
    type.documentation.notes(named: "content").compactMap { $0["kind"].flatMap(ContentKind.init(rawValue:)) }
  }

  /// The elements and attributes with values of `type`.
  private func users(of type: SimpleTypeID) -> [JSONValue] {
    var users: [JSONValue] = []
    for index in schema.elements.indices {
      let element = ElementID(index)
      if schema.textType(of: element) == type { users.append(.facts(["element": material.link(element)])) }
      for use in schema.attributes(of: element) where use.type == type {
        users.append(.facts(["element": material.link(element), "attribute": .string(use.localName)]))
      }
    }
    return unique(users)
  }

  private func unique(_ values: [JSONValue]) -> [JSONValue] {
    var seen: Set<JSONValue> = []
    return values.filter { seen.insert($0).inserted }
  }
}
