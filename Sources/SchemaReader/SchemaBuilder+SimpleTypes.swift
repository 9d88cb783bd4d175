import SchemaModel

extension SchemaBuilder {
  mutating func fillTypes() {
    for (id, node) in simpleTypeNodes { fill(id, node) }
    for (id, node) in complexTypeNodes { fill(id, node) }
  }

  /// The type that the attribute `attribute` of `ref` names; nil, with a problem, when there is none.
  mutating func typeReference(_ attribute: String, of ref: Ref) -> TypeID? {
    guard let text = token(attribute, of: ref), let name = resolve(text, at: ref) else { return nil }
    if name.namespace == BuiltInType.namespace {
      if name.local == "anyType" { return .complex(.anyType) }
      if let builtIn = BuiltInType.named(name.local) {
        return .simple(SimpleTypeID(builtIn))
      }
    }
    if let found = globals[Key(symbol: .type, name: name)] {
      if let id = simpleTypeIDs[found] {
        fill(id, found)
        return .simple(id)
      }
      if let id = complexTypeIDs[found] { return .complex(id) }
    }
    fail("\(attribute)=\"\(text)\" names no type that is declared", at: ref)
    return nil
  }

  /// The simple type that `attribute` of `ref` names; nil, with a problem, when there is none.
  mutating func simpleTypeReference(_ attribute: String, of ref: Ref) -> SimpleTypeID? {
    guard let type = typeReference(attribute, of: ref) else { return nil }
    if case .simple(let id) = type { return id }
    fail("\(attribute)=\"\(token(attribute, of: ref) ?? "")\" must name a simple type", at: ref)
    return nil
  }

  /// The type declared by the `xs:simpleType` inside `ref`, if there is one.
  mutating func inlineSimpleType(_ ref: Ref) -> SimpleTypeID? {
    guard let child = children(ref, "simpleType").first, let id = simpleTypeIDs[child] else { return nil }
    fill(id, child)
    return id
  }

  mutating func fill(_ id: SimpleTypeID, _ ref: Ref) {
    switch simpleTypeProgress[id] {
    case .finished: return
    case .started: return fail("The simple type is derived from itself", at: ref)
    case nil: break
    }
    simpleTypeProgress[id] = .started
    defer {
      simpleTypeProgress[id] = .finished
      table.set(simpleTypes[id.index], at: id)
    }
    simpleTypes[id.index].documentation = documentation(of: ref)
    finals[.simple(id)] = derivations(
      "final", "finalDefault", of: ref, ["restriction": .restriction, "list": .list, "union": .union])
    guard let derivation = children(ref, "restriction", "list", "union").first else {
      return fail("xs:simpleType needs xs:restriction, xs:list or xs:union", at: ref)
    }
    switch name(derivation) {
    case "restriction":
      let base =
        attribute("base", of: derivation) != nil
        ? simpleTypeReference("base", of: derivation) : inlineSimpleType(derivation)
      guard let base else { return needsBase(derivation, "base") }
      restrict(id, base, derivation)
    case "list":
      let item =
        attribute("itemType", of: derivation) != nil
        ? simpleTypeReference("itemType", of: derivation) : inlineSimpleType(derivation)
      guard let item else { return needsBase(derivation, "itemType") }
      if case .list = simpleTypes[item.index].variety { fail("The items of a list cannot be lists", at: derivation) }
      checkFinal(.simple(item), .list, derivation)
      simpleTypes[id.index].variety = .list(item: item)
      simpleTypes[id.index].base = SimpleTypeID(.anySimpleType)
      simpleTypes[id.index].facets.whiteSpace = .collapse
    default:
      fillUnion(id, derivation)
    }
  }

  private mutating func needsBase(_ ref: Ref, _ attribute: String) {
    if self.attribute(attribute, of: ref) == nil {
      fail("xs:\(name(ref)) needs \(attribute) or xs:simpleType", at: ref)
    }
  }

  private mutating func fillUnion(_ id: SimpleTypeID, _ ref: Ref) {
    var members: [SimpleTypeID] = []
    for text in (attribute("memberTypes", of: ref) ?? "").split(whereSeparator: \.isWhitespace) {
      guard let name = resolve(String(text), at: ref) else { continue }
      if name.namespace == BuiltInType.namespace,
        let builtIn = BuiltInType.named(name.local)
      {
        members.append(SimpleTypeID(builtIn))
      } else if let found = globals[Key(symbol: .type, name: name)], let member = simpleTypeIDs[found] {
        fill(member, found)
        members.append(member)
      } else {
        fail("“\(text)” names no simple type that is declared", at: ref)
      }
    }
    for child in children(ref, "simpleType") {
      guard let member = simpleTypeIDs[child] else { continue }
      fill(member, child)
      members.append(member)
    }
    if members.isEmpty { fail("xs:union needs at least one member type", at: ref) }
    for member in members { checkFinal(.simple(member), .union, ref) }
    simpleTypes[id.index].variety = .union(members: members)
    simpleTypes[id.index].base = SimpleTypeID(.anySimpleType)
    // White space is each member's own affair; bounds, enumerations and patterns see it collapsed.
    simpleTypes[id.index].facets.whiteSpace = .preserve
  }

  /// Makes `id` a restriction of `base` by the facets in `ref`.
  mutating func restrict(_ id: SimpleTypeID, _ base: SimpleTypeID, _ ref: Ref) {
    checkFinal(.simple(base), .restriction, ref)
    let parent = simpleTypes[base.index]
    if base == SimpleTypeID(.anySimpleType) {
      fail("xs:anySimpleType cannot be restricted; name a type such as xs:string", at: ref)
    }
    simpleTypes[id.index].variety = parent.variety
    simpleTypes[id.index].base = base
    simpleTypes[id.index].facets = facets(of: ref, base: base)
    table.set(simpleTypes[id.index], at: id)
  }

  /// The derivations that `attribute` of `ref`, or else the schema's default, names.
  mutating func derivations(
    _ attribute: String, _ defaultAttribute: String, of ref: Ref, _ known: [String: DerivationSet]
  ) -> DerivationSet {
    let own = token(attribute, of: ref)
    let text = own ?? token(defaultAttribute, of: Ref(document: ref.document, node: 0)) ?? ""
    if text == "#all" { return known.values.reduce(into: []) { $0.formUnion($1) } }
    var result: DerivationSet = []
    for word in text.split(separator: " ") {
      if let kind = known[String(word)] {
        result.formUnion(kind)
      } else if own != nil {
        fail(
          "\(attribute)=\"\(text)\" is not supported here: it can hold \(known.keys.sorted().joined(separator: ", "))",
          at: ref)
      }
    }
    return result
  }

  /// Notes a problem when `type` forbids to be derived from by `kind`.
  mutating func checkFinal(_ type: TypeID, _ kind: DerivationSet, _ ref: Ref) {
    if finals[type]?.isSuperset(of: kind) == true {
      fail("The base type is final: it cannot be derived from in this way", at: ref)
    }
  }
}
