import CardModel
import Guidelines
import Handover
import JSON
import SchemaModel

/// The page of an element.
struct ElementPage {
  let material: PageMaterial
  private var schema: Schema { material.schema }

  /// The page of the elements that `declarations` declare under one name.
  func draft(_ declarations: [ElementID]) -> PageDraft {
    let first = declarations[0]
    let name = schema[first].expandedName
    let documentation = schema.documentation(of: first)
    let (rules, rulePictures) = RulePage(material: material).rules(concerning: name.local)
    let anatomy = AnatomyFigure(material: material).drawn(for: first)
    let behaviour = BehaviourFigure(material: material).drawn(for: name.local)
    let examples = ExamplePage(material: material).uses(of: name.local)
    var page = Page(
      .element, material.addresses.element(name) ?? "", title: name.local, summary: documentation.summary,
      content: .facts([
        "namespace": .string(name.namespace),
        "declarations": .array(
          distinct(declarations).map { group in
            declaration(group.first, parents: group.parents, isOnly: group.isOnly)
              .adding([("anatomy", group.first == first ? anatomy?.json ?? .null : .null)])
          }),
        "rules": .array(rules), "examples": .array(examples.json),
        "behaviour": .array(behaviour.json), "targets": .array(targets(declarations)),
      ]))
    page.keywords = declarations.flatMap { schema.attributes(of: $0).map(\.localName) }
    return PageDraft(
      page: page, pictures: (anatomy?.pictures ?? []) + examples.pictures + behaviour.pictures + rulePictures)
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

  /// What each target of an export makes of the element; nothing for what stands in scenes alone, and for another schema.
  private func targets(_ declarations: [ElementID]) -> [JSONValue] {
    guard material.source.isCardLanguage, let name = ElementName(rawValue: schema[declarations[0]].localName) else {
      return []
    }
    var attributes: [AttributeName] = []
    for use in declarations.flatMap({ schema.attributes(of: $0) }) {
      if let name = AttributeName(rawValue: use.localName), !attributes.contains(name) { attributes.append(name) }
    }
    return HandoverTarget.all.compactMap { target in
      let outcomes = target.outcomes(of: name, attributes: attributes)
      guard !outcomes.isEmpty else { return nil }
      let made = outcomes.filter { !$0.isLost }
      let always = (made.first?.losses ?? []).filter { loss in made.allSatisfy { $0.losses.contains(loss) } }
      func facts(_ losses: [HandoverOutcome.Loss]) -> JSONValue {
        .array(losses.map { .facts(["attribute": .string($0.attribute), "reason": .string($0.reason)]) })
      }
      return .facts([
        "title": .string(target.title), "losses": facts(always),
        "outcomes": .array(
          outcomes.map { outcome in
            .facts([
              "places": .string(outcome.places.map { "`\($0)`" }.joined(separator: ", ")),
              "becomes": .string(outcome.isLost ? "Left out" : outcome.becomes), "note": .string(outcome.note),
              "losses": facts(outcome.losses.filter { !always.contains($0) }),
            ])
          }),
      ])
    }
  }

  private func declaration(_ element: ElementID, parents: [ElementID], isOnly: Bool) -> JSONValue {
    let declaration = schema[element]
    let documentation = schema.documentation(of: element)
    let complex = schema.complexType(of: element)
    let facts = ValueFacts(material: material)
    let head: JSONValue = .facts([
      "text": .string(documentation.text),
      "place": isOnly
        ? .null
        : .string(parents.isEmpty ? "a document" : parents.map { schema[$0].localName }.joined(separator: ", ")),
      "isRoot": .bool(material.documentElements.contains(element)), "isAbstract": .bool(declaration.isAbstract),
      "isNillable": .bool(declaration.isNillable),
      "substitutes": declaration.substitutionHead.map { material.link($0) } ?? .null,
      "type": typeLink(of: element), "default": .text(declaration.constraint?.defaultValue),
      "fixed": .text(declaration.constraint?.fixedValue),
      "content": ContentFacts(material: material).content(of: element),
      "values": schema.textType(of: element).map { facts.values(of: $0) } ?? .null,
      "attributes": .array(facts.attributes(complex?.attributes ?? [])),
      "anyAttribute": .bool(complex?.attributeWildcard != nil),
      "parents": .array(parents.map { material.link($0) }),
      "constraints": .array(declaration.identityConstraints.map { constraint(schema.identityConstraints[$0]) }),
      "location": material.location(declaration.location),
    ])
    return head.adding(material.notes(documentation))
  }

  /// The type of `element`, if it is complex and has a name.
  private func typeLink(of element: ElementID) -> JSONValue {
    if case .complex(let type) = schema[element].type, let name = schema[type].name {
      return material.link(type: name)
    }
    return .null
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
