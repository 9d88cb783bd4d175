import SchemaModel

extension SchemaBuilder {
  mutating func fill(_ id: ComplexTypeID, _ ref: Ref) {
    switch complexTypeProgress[id] {
    case .finished: return
    case .started: return fail("The complex type is derived from itself", at: ref)
    case nil: break
    }
    complexTypeProgress[id] = .started
    defer { complexTypeProgress[id] = .finished }
    var type = complexTypes[id.index]
    type.base = .complex(.anyType)
    type.documentation = documentation(of: ref)
    type.isAbstract = flag("abstract", of: ref) ?? false
    let kinds: [String: DerivationSet] = ["extension": .extension, "restriction": .restriction]
    type.blocked = derivations("block", "blockDefault", of: ref, kinds)
    finals[.complex(id)] = derivations("final", "finalDefault", of: ref, kinds)
    var isMixed = flag("mixed", of: ref) ?? false
    if let content = children(ref, "simpleContent").first {
      fillSimpleContent(&type, content)
    } else if let content = children(ref, "complexContent").first {
      isMixed = flag("mixed", of: content) ?? isMixed
      fillComplexContent(&type, content, isMixed: isMixed)
    } else {
      let attributes = attributeSet(of: ref)
      set(&type, attributes.uses, attributes.wildcard)
      setContent(&type, particle(in: ref), isMixed: isMixed)
    }
    complexTypes[id.index] = type
  }

  /// The base type that `ref` names, filled in.
  private mutating func base(of ref: Ref, _ kind: DerivationSet) -> TypeID? {
    guard attribute("base", of: ref) != nil else {
      fail("xs:\(name(ref)) needs a base", at: ref)
      return nil
    }
    guard let base = typeReference("base", of: ref) else { return nil }
    if case .complex(let id) = base, id != .anyType, let text = token("base", of: ref),
      let name = resolve(text, at: ref), let found = globals[Key(symbol: .type, name: name)]
    {
      fill(id, found)
    }
    checkFinal(base, kind, ref)
    return base
  }

  private mutating func fillSimpleContent(_ type: inout ComplexType, _ content: Ref) {
    guard let derivation = children(content, "restriction", "extension").first else {
      return fail("xs:simpleContent needs xs:restriction or xs:extension", at: content)
    }
    let isExtension = name(derivation) == "extension"
    type.derivation = isExtension ? .extension : .restriction
    guard let base = base(of: derivation, type.derivation) else { return }
    type.base = base
    let attributes = attributeSet(of: derivation)
    switch base {
    case .simple(let id):
      if !isExtension {
        return fail("Simple content can restrict only a complex type; restrict in xs:simpleType", at: derivation)
      }
      type.content = .simple(id)
      set(&type, attributes.uses, attributes.wildcard)
    case .complex(let id):
      inherit(&type, attributes, from: complexTypes[id.index], derivation)
      let inherited = complexTypes[id.index].content
      if isExtension {
        guard case .simple = inherited else {
          return fail("The base of simple content must have simple content", at: derivation)
        }
        type.content = inherited
        return
      }
      let inline = inlineSimpleType(derivation)
      guard let restricted = inline ?? textType(base) else {
        return fail(
          "The base of simple content must have simple content, or a simple type must be given", at: derivation)
      }
      let made = SimpleTypeID(simpleTypes.count)
      simpleTypes.append(
        SimpleType(
          name: nil, base: restricted, variety: .atomic(.string), facets: Facets(), location: location(of: derivation)))
      restrict(made, restricted, derivation)
      simpleTypes[made.index].documentation = simpleTypes[restricted.index].documentation
      type.content = .simple(made)
    }
  }

  private mutating func fillComplexContent(_ type: inout ComplexType, _ content: Ref, isMixed: Bool) {
    guard let derivation = children(content, "restriction", "extension").first else {
      return fail("xs:complexContent needs xs:restriction or xs:extension", at: content)
    }
    for child in children(derivation) {
      let facets = ["simpleType", "length", "minLength", "maxLength", "pattern", "enumeration", "whiteSpace"]
      if facets.contains(name(child)) { fail("xs:\(name(child)) may not stand in complex content", at: child) }
    }
    type.derivation = name(derivation) == "extension" ? .extension : .restriction
    guard let base = base(of: derivation, type.derivation) else { return }
    guard case .complex(let id) = base else {
      return fail("The base of complex content must be a complex type; use xs:simpleContent", at: derivation)
    }
    type.base = base
    let parent = complexTypes[id.index]
    inherit(&type, attributeSet(of: derivation), from: parent, derivation)
    let own = particle(in: derivation)
    guard type.derivation == .extension else { return setContent(&type, own, isMixed: isMixed) }
    if case .simple = parent.content {
      return fail("A type with simple content can be extended only in xs:simpleContent", at: derivation)
    }
    guard let own, !isEmptyParticle(own) else {
      type.particle = parent.particle
      type.content = parent.content == .empty && isMixed ? .mixed : parent.content
      return
    }
    if parent.content == .mixed, !isMixed, id != .anyType {
      fail("The base is mixed, so this type must be mixed=\"true\" as well", at: derivation)
    }
    guard let inherited = parent.particle, !isEmptyParticle(inherited) else {
      return setContent(&type, own, isMixed: isMixed)
    }
    setContent(&type, Particle(.sequence([inherited, own])), isMixed: isMixed)
  }

  private mutating func set(_ type: inout ComplexType, _ uses: [AttributeUse], _ wildcard: Wildcard?) {
    type.attributes = uses
    type.attributeNames = uses.map(\.name)
    type.attributeWildcard = wildcard
  }

  /// The attributes of an extension or restriction of `base`: the base's first.
  private mutating func inherit(
    _ type: inout ComplexType, _ own: AttributeSet, from base: ComplexType, _ ref: Ref
  ) {
    if type.derivation == .extension {
      for use in own.uses where base.attributeNames.contains(use.name) {
        fail("The attribute \(use.localName) is already declared by the base", at: ref)
      }
      return set(
        &type, base.attributes + own.uses, union(own.wildcard, base.attributeWildcard, ref))
    }
    var uses: [AttributeUse] = []
    for use in base.attributes where !own.prohibited.contains(use.name) {
      uses.append(own.uses.first { $0.name == use.name } ?? use)
    }
    for use in own.uses where !base.attributeNames.contains(use.name) {
      if base.attributeWildcard?.allows(use.expandedName.namespace) != true {
        fail("The attribute \(use.localName) is not declared by the base, so a restriction cannot add it", at: ref)
      }
      uses.append(use)
    }
    set(&type, uses, own.wildcard)
  }

  private func setContent(_ type: inout ComplexType, _ particle: Particle?, isMixed: Bool) {
    if let particle, !isEmptyParticle(particle) {
      type.particle = particle
      type.content = isMixed ? .mixed : .elementOnly
    } else {
      type.particle = nil
      type.content = isMixed ? .mixed : .empty
    }
  }

  /// Whether nothing can stand there: a group without members, save a choice that must occur.
  private func isEmptyParticle(_ particle: Particle) -> Bool {
    if particle.maximum == 0 { return true }
    switch particle.term {
    case .element, .wildcard: return false
    case .sequence(let members), .all(let members): return members.isEmpty
    case .choice(let members): return members.isEmpty && particle.minimum == 0
    }
  }
}
