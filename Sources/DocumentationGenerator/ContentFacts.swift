import JSON
import Markdown
import SchemaModel

/// What may stand in elements, as values of pages.
struct ContentFacts {
  let material: PageMaterial
  private var schema: Schema { material.schema }

  /// What may stand in `element`: in words, as text and as a tree.
  func content(of element: ElementID) -> JSONValue {
    switch schema[element].type {
    case .simple(let type): .facts(["kind": "text", "type": material.link(type)])
    case .complex(let type): content(of: schema[type])
    }
  }

  /// What may stand in an element of `type`.
  func content(of type: ComplexType) -> JSONValue {
    switch type.content {
    case .empty: .facts(["kind": "empty"])
    case .simple(let text): .facts(["kind": "text", "type": material.link(text)])
    case .elementOnly, .mixed:
      .facts([
        "kind": type.content == .mixed ? "mixed" : "elements",
        "isMixed": .bool(type.content == .mixed), "notation": .text(type.particle.map { notation($0) }),
        "model": type.particle.map { model($0) } ?? .null,
      ])
    }
  }

  /// A content model as a tree of values.
  private func model(_ particle: Particle, isChoice: Bool = false) -> JSONValue {
    var particle = particle
    // A group of one that occurs once says nothing.
    while particle.minimum == 1, particle.maximum == 1, particle.children.count == 1 { particle = particle.children[0] }
    var facts: [(String, JSONValue)] = [
      ("minimum", .integer(particle.minimum)), ("maximum", particle.maximum.map { .integer($0) } ?? "unbounded"),
    ]
    // One of several is not required, and neither is anything said by a group that stands once.
    let isOnce = particle.minimum == 1 && particle.maximum == 1
    if !isOnce || !isChoice && particle.children.isEmpty {
      facts.append(("occurs", .string(Self.occurrence(particle.minimum, particle.maximum))))
    }
    switch particle.term {
    case .element(let element):
      facts += [("kind", "element"), ("element", elementInModel(element))]
    case .wildcard(let wildcard):
      facts += [("kind", "any"), ("any", .facts(["namespaces": .string(Self.words(wildcard))]))]
    case .sequence(let members):
      facts += [("kind", "sequence"), ("group", group("in this order", members.map { model($0) }))]
    case .choice(let members):
      facts += [("kind", "choice"), ("group", group("one of", members.map { model($0, isChoice: true) }))]
    case .all(let members):
      facts += [("kind", "all"), ("group", group("in any order", members.map { model($0) }))]
    }
    return JSONValue.object(JSONObject()).adding(facts)
  }

  private func group(_ label: String, _ members: [JSONValue]) -> JSONValue {
    // Names of which nothing is said need no line each.
    let isPlain = members.count > 5 && members.allSatisfy { $0["element"] != nil && $0["element"]?["summary"] == nil }
    return .facts(["label": .string(label), "isPlain": .bool(isPlain), "members": .array(members)])
  }

  private func elementInModel(_ element: ElementID) -> JSONValue {
    material.link(element).adding([("summary", .string(schema.documentation(of: element).summary.firstSentence))])
  }

  /// How often something may occur, in words.
  private static func occurrence(_ minimum: Int, _ maximum: Int?) -> String {
    switch (minimum, maximum) {
    case (1, 1): "required"
    case (0, 1): "optional"
    case (0, nil): "any number"
    case (1, nil): "one or more"
    case (_, nil): "\(minimum) or more"
    case (0, .some(let maximum)): "up to \(maximum)"
    case (_, .some(let maximum)): minimum == maximum ? "exactly \(minimum)" : "\(minimum) to \(maximum)"
    }
  }

  /// The namespaces that a wildcard lets in, in words.
  private static func words(_ wildcard: Wildcard) -> String {
    switch wildcard.namespaces {
    case .any: "any element"
    case .other: "any element of another namespace"
    case .list(let list):
      "any element of " + list.map { $0.isEmpty ? "no namespace" : $0 }.joined(separator: ", ")
    }
  }

  /// A content model as the notation of document type definitions writes it.
  private func notation(_ particle: Particle) -> String {
    let suffix =
      switch (particle.minimum, particle.maximum) {
      case (1, 1): ""
      case (0, 1): "?"
      case (0, nil): "*"
      case (1, nil): "+"
      case (let minimum, let maximum): "{\(minimum),\(maximum.map(String.init) ?? "")}"
      }
    switch particle.term {
    case .element(let element): return schema[element].localName + suffix
    case .wildcard: return "any" + suffix
    case .sequence(let members), .choice(let members), .all(let members):
      if members.count == 1, suffix.isEmpty { return notation(members[0]) }
      var separator = ", "
      if case .choice = particle.term { separator = " | " }
      if case .all = particle.term { separator = " & " }
      return "(" + members.map { notation($0) }.joined(separator: separator) + ")" + suffix
    }
  }
}
