import Guidelines
import JSON
import SchemaModel

extension PageBuilder {
  /// The page of the elements that `declarations` declare under one name.
  func elementPage(_ declarations: [ElementID]) -> Draft {
    let first = declarations[0]
    let name = schema[first].expandedName
    let documentation = schema.documentation(of: first)
    let (rules, rulePictures) = rules(concerning: name.local)
    let anatomy = anatomy(of: first)
    let behaviour = behaviour(of: name.local)
    var page = Page(
      .element, addresses.element(name) ?? "", title: name.local, summary: documentation.summary,
      content: .facts([
        "namespace": .string(name.namespace),
        "declarations": .array(
          distinct(declarations).map { group in
            declaration(group.first, parents: group.parents, isOnly: group.isOnly)
              .adding([("anatomy", group.first == first ? anatomy?.json ?? .null : .null)])
          }),
        "rules": .array(rules), "examples": .array(uses(of: name.local)), "behaviour": .array(behaviour.json),
      ]))
    page.keywords = declarations.flatMap { schema.attributes(of: $0).map(\.localName) }
    return Draft(page: page, pictures: (anatomy?.pictures ?? []) + behaviour.pictures + rulePictures)
  }

  /// The declarations that differ: one for all that have the same type and text, with the parents of all of them.
  private func distinct(
    _ declarations: [ElementID]
  ) -> [(first: ElementID, parents: [ElementID], isOnly: Bool)] {
    var groups: [(first: ElementID, parents: [ElementID])] = []
    for id in declarations {
      let parents = schema.parents(of: id)
      let same = groups.firstIndex { group in
        schema[group.first].type == schema[id].type && schema[group.first].documentation == schema[id].documentation
          && schema[group.first].constraint == schema[id].constraint
      }
      if let same {
        groups[same].parents += parents.filter { !groups[same].parents.contains($0) }
      } else {
        groups.append((id, parents))
      }
    }
    return groups.map { ($0.first, $0.parents, groups.count == 1) }
  }

  private func declaration(_ element: ElementID, parents: [ElementID], isOnly: Bool) -> JSONValue {
    let declaration = schema[element]
    let documentation = schema.documentation(of: element)
    let complex = schema.complexType(of: element)
    let head: JSONValue = .facts([
      "text": .string(documentation.text),
      "place": isOnly
        ? .null
        : .string(parents.isEmpty ? "a document" : parents.map { schema[$0].localName }.joined(separator: ", ")),
      "isRoot": .bool(schema.documentElements.contains(element)), "isAbstract": .bool(declaration.isAbstract),
      "isNillable": .bool(declaration.isNillable),
      "substitutes": declaration.substitutionHead.map { link($0) } ?? .null,
      "type": typeLink(of: element), "default": .text(defaultValue(declaration.constraint)),
      "fixed": .text(fixedValue(declaration.constraint)),
      "content": content(of: element),
      "values": schema.textType(of: element).map { values(of: $0) } ?? .null,
      "attributes": .array(ordered(complex?.attributes ?? []).map { attribute($0) }),
      "anyAttribute": .bool(complex?.attributeWildcard != nil),
      "parents": .array(parents.map { link($0) }),
      "constraints": .array(declaration.identityConstraints.map { constraint(schema.identityConstraints[$0]) }),
      "location": location(declaration.location),
    ])
    return head.adding(notes(documentation))
  }

  /// The type of `element`, if it is complex and has a name.
  private func typeLink(of element: ElementID) -> JSONValue {
    if case .complex(let type) = schema[element].type, let name = schema[type].name {
      return .facts(["name": .string(name.local), "page": .text(addresses.type(name))])
    }
    return .null
  }

  /// What an attribute is.
  func attribute(_ use: AttributeUse) -> JSONValue {
    let documentation = schema.documentation(of: use)
    let kinds = schema.contentKinds(of: use)
    let stated = defaultValue(use.constraint)
    let head: JSONValue = .facts([
      "name": .string(Self.name(of: use)), "anchor": .string(Self.anchor(of: use)),
      "namespace": .string(use.expandedName.namespace),
      "text": .string(documentation.text), "isRequired": .bool(use.isRequired), "type": link(use.type),
      "default": .text(stated), "fixed": .text(fixedValue(use.constraint)),
      // What holds without the attribute, in words, where the schema cannot say it as a value.
      "otherwise": stated == nil ? .text(documentation.notes(named: "default").first?.text) : .null,
      "range": .text(schema[use.type].facets.boundsInWords), "values": values(of: use.type),
      "holds": .array(kinds.map { holds($0) }), "location": location(use.location),
    ])
    return head.adding(notes(documentation))
  }

  /// The attribute's name, with a prefix where it is in a namespace: `xml:lang`.
  ///
  /// A schema's prefixes are not kept, so one is made of the namespace's last word: `xlink` of
  /// `http://www.w3.org/1999/xlink`.
  static func name(of use: AttributeUse) -> String {
    let namespace = use.expandedName.namespace
    if namespace.isEmpty { return use.localName }
    if namespace == "http://www.w3.org/XML/1998/namespace" { return "xml:" + use.localName }
    let words = namespace.split { !$0.isLetter && !$0.isNumber }.filter { !($0.first?.isNumber ?? true) }
    return (words.last.map { $0 + ":" } ?? "") + use.localName
  }

  /// Where the attribute stands on its element's page.
  static func anchor(of use: AttributeUse) -> String {
    "attribute-" + name(of: use).split(separator: ":").joined(separator: "-")
  }

  private func defaultValue(_ constraint: ValueConstraint?) -> String? {
    if case .default(let value) = constraint { value } else { nil }
  }

  private func fixedValue(_ constraint: ValueConstraint?) -> String? {
    if case .fixed(let value) = constraint { value } else { nil }
  }

  /// The file and line of a declaration.
  func location(_ location: SchemaLocation) -> JSONValue {
    location.line > 0 ? .facts(["file": .string(location.file), "line": .integer(location.line)]) : .null
  }

  /// What an identity constraint asks for, in words.
  private func constraint(_ constraint: IdentityConstraint) -> JSONValue {
    func text(_ test: IdentityConstraint.NameTest) -> String {
      switch test {
      case .name(let name): schema.names[name].local
      case .any: "*"
      case .namespace(let namespace): "{\(namespace)}*"
      }
    }
    func text(_ path: IdentityConstraint.Path) -> String {
      let steps = path.steps.map { step in
        switch step {
        case .child(let test): text(test)
        case .attribute(let test): "@" + text(test)
        }
      }
      return (path.fromDescendants ? ".//" : "") + (steps.isEmpty ? "." : steps.joined(separator: "/"))
    }
    let kind =
      switch constraint.kind {
      case .unique: "unique"
      case .key: "key"
      case .keyref: "keyref"
      }
    var refersTo: String?
    if case .keyref(let refer) = constraint.kind { refersTo = schema.identityConstraints[refer].name.local }
    return .facts([
      "name": .string(constraint.name.local), "kind": .string(kind), "refersTo": .text(refersTo),
      "selector": .string(constraint.selector.map(text).joined(separator: " | ")),
      "fields": .array(constraint.fields.map { .string($0.map(text).joined(separator: " | ")) }),
      "text": .string(constraint.documentation.text),
    ])
  }
}
