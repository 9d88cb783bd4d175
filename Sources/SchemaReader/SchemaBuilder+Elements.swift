import SchemaModel

extension SchemaBuilder {
  mutating func fillElements() {
    for (index, ref) in elementNodes.enumerated() { fill(ElementID(index), ref) }
    for index in elements.indices {
      guard let head = elements[index].substitutionHead else { continue }
      checkSubstitution(of: ElementID(index), for: head)
      var ancestor: ElementID? = head
      var steps = 0
      while let current = ancestor, steps <= elements.count {
        if mayStand(ElementID(index), for: current) {
          substitutionMembers[current, default: []].append(ElementID(index))
        }
        ancestor = elements[current.index].substitutionHead
        steps += 1
      }
      if steps > elements.count { fail("The substitution group leads back to itself", at: elementNodes[index]) }
    }
  }

  private mutating func fill(_ id: ElementID, _ ref: Ref) {
    switch elementProgress[id] {
    case .finished: return
    case .started: return fail("The substitution group leads back to itself", at: ref)
    case nil: break
    }
    elementProgress[id] = .started
    defer { elementProgress[id] = .finished }
    if attribute("ref", of: ref) != nil { fail("xs:element can have name or ref, not both", at: ref) }
    checkPlace(of: id, ref)
    elements[id.index].documentation = documentation(of: ref)
    elements[id.index].isAbstract = flag("abstract", of: ref) ?? false
    elements[id.index].isNillable = flag("nillable", of: ref) ?? false
    elements[id.index].blocked = derivations(
      "block", "blockDefault", of: ref,
      ["extension": .extension, "restriction": .restriction, "substitution": .substitution])
    elementFinals[id] = derivations(
      "final", "finalDefault", of: ref, ["extension": .extension, "restriction": .restriction])
    var head: ElementID?
    if let found = global(.element, "substitutionGroup", of: ref), let headID = elementIDs[found] {
      fill(headID, found)
      head = headID
      elements[id.index].substitutionHead = headID
    }
    elements[id.index].type = elementType(ref, head) ?? .complex(.anyType)
    elements[id.index].constraint = constraint(of: ref, type: textType(elements[id.index].type))
    for child in children(ref, "unique", "key", "keyref") {
      if let index = identityIDs[child] { elements[id.index].identityConstraints.append(index) }
    }
  }

  /// Global elements have no occurrences and forms, local ones no substitution groups.
  private mutating func checkPlace(of id: ElementID, _ ref: Ref) {
    let wrong =
      elements[id.index].isGlobal ? ["minOccurs", "maxOccurs", "form"] : ["abstract", "substitutionGroup", "final"]
    for attribute in wrong where self.attribute(attribute, of: ref) != nil {
      fail(
        "\(attribute) is not allowed on a \(elements[id.index].isGlobal ? "global" : "local") element declaration",
        at: ref)
    }
  }

  private mutating func elementType(_ ref: Ref, _ head: ElementID?) -> TypeID? {
    let inline = children(ref, "simpleType", "complexType")
    if attribute("type", of: ref) != nil {
      if !inline.isEmpty { fail("xs:element can have a type attribute or a type inside, not both", at: ref) }
      return typeReference("type", of: ref)
    }
    if inline.count > 1 { fail("xs:element can have one type", at: ref) }
    if let child = inline.first {
      if let id = simpleTypeIDs[child] { return .simple(id) }
      if let id = complexTypeIDs[child] { return .complex(id) }
    }
    return head.map { elements[$0.index].type }
  }

  /// The simple type of the text of an element of `type`; nil when it has none.
  func textType(_ type: TypeID) -> SimpleTypeID? {
    switch type {
    case .simple(let id): return id
    case .complex(let id):
      if case .simple(let content) = complexTypes[id.index].content { return content }
      return nil
    }
  }

  /// The default or fixed value that `ref` declares, checked by `type`.
  mutating func constraint(of ref: Ref, type: SimpleTypeID?) -> ValueConstraint? {
    let written = attribute("default", of: ref)
    let fixed = attribute("fixed", of: ref)
    if written != nil, fixed != nil { fail("default and fixed exclude each other", at: ref) }
    guard let value = fixed ?? written else { return nil }
    if let type {
      let document = sources[ref.document].document
      if table.problem(of: value, as: type, resolve: { document.namespace(ofPrefix: $0, at: ref.node) }) != nil {
        fail("“\(value)” is no value of the type", at: ref)
      }
    }
    return fixed != nil ? .fixed(value) : .default(value)
  }

  private mutating func checkSubstitution(of member: ElementID, for head: ElementID) {
    guard let kinds = derivation(of: elements[member.index].type, from: elements[head.index].type) else {
      return fail(
        "The type must be derived from that of the substitution group's head, <\(elements[head.index].localName)>",
        at: elementNodes[member.index])
    }
    if let final = elementFinals[head], !final.isDisjoint(with: kinds) {
      fail("<\(elements[head.index].localName)> is final: it cannot be substituted", at: elementNodes[member.index])
    }
  }

  /// Whether `block` lets `member` stand for `head`.
  private func mayStand(_ member: ElementID, for head: ElementID) -> Bool {
    var blocked = elements[head.index].blocked
    if blocked.contains(.substitution) { return false }
    if case .complex(let type) = elements[head.index].type { blocked.formUnion(complexTypes[type.index].blocked) }
    guard let kinds = derivation(of: elements[member.index].type, from: elements[head.index].type) else { return false }
    return blocked.isDisjoint(with: kinds)
  }

  /// How `type` is derived from `ancestor`: all kinds on the way; nil when it is not.
  private func derivation(of type: TypeID, from ancestor: TypeID) -> DerivationSet? {
    TypeDerivation.kinds(of: type, from: ancestor, simpleTypes: simpleTypes, complexTypes: complexTypes)
  }

  /// What may stand for `element`: itself unless it is abstract, and the members of its substitution group.
  func substitutes(_ element: ElementID) -> [ElementID] {
    ([element] + (substitutionMembers[element] ?? [])).filter { !elements[$0.index].isAbstract }
  }
}
