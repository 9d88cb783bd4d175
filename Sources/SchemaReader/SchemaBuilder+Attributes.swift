import SchemaModel

extension SchemaBuilder {
  /// The attributes that a type or an attribute group declares.
  struct AttributeSet {
    var uses: [AttributeUse] = []
    var prohibited: Set<NameID> = []
    var wildcard: Wildcard?
  }

  mutating func fillAttributes() {
    for source in sources.indices {
      for child in children(Ref(document: source, node: 0), "attribute") {
        if let use = declaredAttribute(child) { globalAttributes.append(use) }
      }
    }
    for source in sources.indices {
      for group in children(Ref(document: source, node: 0), "attributeGroup") { _ = groupSet(group) }
    }
  }

  /// What `xs:attribute`, `xs:attributeGroup` and `xs:anyAttribute` inside `ref` declare, in order.
  mutating func attributeSet(of ref: Ref) -> AttributeSet {
    var set = AttributeSet()
    for child in children(ref, "attribute", "attributeGroup", "anyAttribute") {
      switch name(child) {
      case "attribute": addAttribute(child, to: &set)
      case "attributeGroup":
        guard let group = global(.attributeGroup, "ref", of: child) else {
          if attribute("ref", of: child) == nil { fail("xs:attributeGroup needs a ref here", at: child) }
          continue
        }
        guard let inner = groupSet(group) else {
          fail("The attribute group leads back to itself", at: child)
          continue
        }
        for use in inner.uses { add(use, to: &set, at: child) }
        set.prohibited.formUnion(inner.prohibited)
        if let wildcard = inner.wildcard {
          set.wildcard = intersection(set.wildcard, wildcard, processContents: set.wildcard ?? wildcard, child)
        }
      default:
        if let wildcard = wildcard(of: child) {
          set.wildcard = intersection(set.wildcard, wildcard, processContents: wildcard, child)
        }
      }
    }
    return set
  }

  /// What the attribute group `ref` declares, worked out once; nil while that is being done.
  private mutating func groupSet(_ ref: Ref) -> AttributeSet? {
    if let known = groupSets[ref] { return known }
    guard openGroups.insert(ref).inserted else { return nil }
    let set = attributeSet(of: ref)
    openGroups.remove(ref)
    groupSets[ref] = set
    return set
  }

  private mutating func addAttribute(_ ref: Ref, to set: inout AttributeSet) {
    let use = token("use", of: ref) ?? "optional"
    guard ["optional", "required", "prohibited"].contains(use) else {
      return fail("use must be optional, required or prohibited", at: ref)
    }
    var made: AttributeUse?
    if let declaration = global(.attribute, "ref", of: ref) {
      if attribute("name", of: ref) != nil || attribute("type", of: ref) != nil {
        fail("xs:attribute with ref can have no name and no type", at: ref)
      }
      made = declaredAttribute(declaration)
      let own = documentation(of: ref)
      if !own.isEmpty { made?.documentation = own }
      if let constraint = constraint(of: ref, type: made?.type) { made?.constraint = constraint }
    } else if attribute("ref", of: ref) == nil {
      made = declaredAttribute(ref)
    }
    guard var made else { return }
    if use == "prohibited" {
      set.prohibited.insert(made.name)
      return
    }
    made.isRequired = use == "required"
    if made.isRequired, case .default = made.constraint {
      fail("A required attribute cannot have a default", at: ref)
    }
    add(made, to: &set, at: ref)
  }

  private mutating func add(_ use: AttributeUse, to set: inout AttributeSet, at ref: Ref) {
    if set.uses.contains(where: { $0.name == use.name }) {
      return fail("The attribute \(use.localName) is declared twice", at: ref)
    }
    set.uses.append(use)
  }

  /// The attribute that `ref`, which has a name, declares.
  private mutating func declaredAttribute(_ ref: Ref) -> AttributeUse? {
    guard let local = token("name", of: ref) else {
      fail("xs:attribute needs a name or a ref", at: ref)
      return nil
    }
    if local == "xmlns" { fail("An attribute cannot be called xmlns", at: ref) }
    let root = Ref(document: ref.document, node: 0)
    let isGlobal = node(ref).parent == 0
    let form = token("form", of: ref) ?? token("attributeFormDefault", of: root) ?? "unqualified"
    let namespace = isGlobal || form == "qualified" ? sources[ref.document].targetNamespace : ""
    let name = ExpandedName(namespace: namespace, local: local)
    var type = SimpleTypeID(.anySimpleType)
    if attribute("type", of: ref) != nil {
      if !children(ref, "simpleType").isEmpty {
        fail("xs:attribute can have a type attribute or a type inside, not both", at: ref)
      }
      type = simpleTypeReference("type", of: ref) ?? type
    } else if let inline = inlineSimpleType(ref) {
      type = inline
    }
    var use = AttributeUse(name: names.intern(name), expandedName: name, type: type, location: location(of: ref))
    use.documentation = documentation(of: ref)
    use.constraint = constraint(of: ref, type: type)
    return use
  }

  /// The wildcard that `xs:any` or `xs:anyAttribute` declares.
  mutating func wildcard(of ref: Ref) -> Wildcard? {
    let contents: [String: Wildcard.ProcessContents] = ["strict": .strict, "lax": .lax, "skip": .skip]
    guard let process = contents[token("processContents", of: ref) ?? "strict"] else {
      fail("processContents must be strict, lax or skip", at: ref)
      return nil
    }
    let target = sources[ref.document].targetNamespace
    switch token("namespace", of: ref) ?? "##any" {
    case "##any": return Wildcard(.any, process)
    case "##other": return Wildcard(.other(than: target), process)
    case let text:
      var list: [String] = []
      for word in text.split(separator: " ") {
        let namespace = word == "##targetNamespace" ? target : word == "##local" ? "" : String(word)
        if namespace.hasPrefix("##") { fail("“\(word)” cannot stand in a list of namespaces", at: ref) }
        if !list.contains(namespace) { list.append(namespace) }
      }
      return Wildcard(.list(list), process)
    }
  }

  /// What both wildcards let in (part 1, "Attribute Wildcard Intersection"); `processContents` is that of the third.
  private mutating func intersection(
    _ first: Wildcard?, _ second: Wildcard, processContents: Wildcard, _ ref: Ref
  ) -> Wildcard {
    guard let first else { return second }
    let process = processContents.processContents
    switch (first.namespaces, second.namespaces) {
    case (.any, let other), (let other, .any): return Wildcard(other, process)
    case (.list(let list), .list(let other)): return Wildcard(.list(list.filter { other.contains($0) }), process)
    case (.list(let list), .other): return Wildcard(.list(list.filter { second.allows($0) }), process)
    case (.other, .list(let list)): return Wildcard(.list(list.filter { first.allows($0) }), process)
    case (.other(let one), .other(let two)):
      if one != two, !one.isEmpty, !two.isEmpty {
        fail("The intersection of these wildcards cannot be expressed", at: ref)
      }
      return Wildcard(.other(than: one.isEmpty ? two : one), process)
    }
  }

  /// What either wildcard lets in (part 1, "Attribute Wildcard Union").
  mutating func union(_ own: Wildcard?, _ base: Wildcard?, _ ref: Ref) -> Wildcard? {
    guard let own else { return base }
    guard let base else { return own }
    let process = own.processContents
    switch (own.namespaces, base.namespaces) {
    case (.any, _), (_, .any): return Wildcard(.any, process)
    case (.list(let list), .list(let other)):
      return Wildcard(.list(list + other.filter { !list.contains($0) }), process)
    case (.other(let one), .other(let two)): return Wildcard(one == two ? .other(than: one) : .other(than: ""), process)
    case (.other(let than), .list(let list)), (.list(let list), .other(let than)):
      switch (list.contains(than), list.contains("")) {
      case (true, true): return Wildcard(.any, process)
      case (true, false): return Wildcard(than.isEmpty ? .any : .other(than: ""), process)
      case (false, false): return Wildcard(.other(than: than), process)
      case (false, true):
        fail("The union of these wildcards cannot be expressed", at: ref)
        return own
      }
    }
  }
}
