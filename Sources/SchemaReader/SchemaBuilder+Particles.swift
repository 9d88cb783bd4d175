import SchemaModel

extension SchemaBuilder {
  /// The content that `ref`, a type or a derivation, declares.
  mutating func particle(in ref: Ref) -> Particle? {
    let groups = children(ref, "group", "all", "choice", "sequence")
    if groups.count > 1 { fail("A type can have one group of elements; put them into an xs:sequence", at: groups[1]) }
    return groups.first.flatMap { particle(of: $0, isTop: true) }
  }

  /// The particle that `ref` declares; nil when it may not occur at all.
  private mutating func particle(of ref: Ref, isTop: Bool) -> Particle? {
    guard let (minimum, maximum) = occurrence(of: ref) else { return nil }
    var term: Particle.Term?
    switch name(ref) {
    case "element": term = elementTerm(ref)
    case "any": term = wildcard(of: ref).map { .wildcard($0) }
    case "sequence": term = .sequence(children(ref).compactMap { particleIfAny($0) })
    case "choice": term = .choice(children(ref).compactMap { particleIfAny($0) })
    case "all": term = allTerm(ref, isTop: isTop, minimum, maximum)
    case "group": term = groupTerm(ref, isTop: isTop)
    default: return nil
    }
    if maximum == 0 { return nil }
    return term.map { Particle($0, minimum: minimum, maximum: maximum) }
  }

  private mutating func particleIfAny(_ ref: Ref) -> Particle? {
    name(ref) == "annotation" ? nil : particle(of: ref, isTop: false)
  }

  private mutating func occurrence(of ref: Ref) -> (Int, Int?)? {
    let least = token("minOccurs", of: ref) ?? "1"
    let most = token("maxOccurs", of: ref) ?? "1"
    guard let minimum = Int(least), minimum >= 0 else {
      fail("minOccurs must be a whole number, not “\(least)”", at: ref)
      return nil
    }
    if most == "unbounded" { return (minimum, nil) }
    guard let maximum = Int(most), maximum >= 0 else {
      fail("maxOccurs must be a whole number or unbounded, not “\(most)”", at: ref)
      return nil
    }
    if maximum < minimum {
      fail("minOccurs is greater than maxOccurs", at: ref)
      return nil
    }
    return (minimum, maximum)
  }

  private mutating func elementTerm(_ ref: Ref) -> Particle.Term? {
    if let id = elementIDs[ref] { return .element(id) }
    guard attribute("ref", of: ref) != nil else {
      fail("xs:element needs a name or a ref", at: ref)
      return nil
    }
    for attribute in ["type", "default", "fixed", "nillable", "block", "form"]
    where self.attribute(attribute, of: ref) != nil {
      fail("xs:element with ref can have no \(attribute)", at: ref)
    }
    guard let found = global(.element, "ref", of: ref), let id = elementIDs[found] else { return nil }
    return .element(id)
  }

  private mutating func allTerm(_ ref: Ref, isTop: Bool, _ minimum: Int, _ maximum: Int?) -> Particle.Term? {
    if !isTop { fail("xs:all may stand only directly in a type or a named group", at: ref) }
    if maximum != 1 { fail("xs:all can occur once at most", at: ref) }
    let members = children(ref).compactMap { particleIfAny($0) }
    for member in members where member.maximum != 1 { fail("An element in xs:all can occur once at most", at: ref) }
    return .all(members)
  }

  private mutating func groupTerm(_ ref: Ref, isTop: Bool) -> Particle.Term? {
    guard let group = global(.group, "ref", of: ref) else {
      if attribute("ref", of: ref) == nil { fail("xs:group needs a ref here", at: ref) }
      return nil
    }
    guard openGroups.insert(group).inserted else {
      fail("The group leads back to itself", at: ref)
      return nil
    }
    defer { openGroups.remove(group) }
    guard let content = children(group, "all", "choice", "sequence").first else {
      fail("xs:group needs xs:all, xs:choice or xs:sequence", at: group)
      return nil
    }
    return particle(of: content, isTop: isTop)?.term
  }

  /// Compiles all content models, when all names are known.
  mutating func compileContent() {
    let refs = Dictionary(complexTypeIDs.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    let elements = elements
    for index in complexTypes.indices where index > 0 {
      guard let particle = complexTypes[index].particle, let ref = refs[ComplexTypeID(index)] else { continue }
      do throws(ContentModelError) {
        complexTypes[index].model = try ContentModel(particle, elements: elements, substitutes: substitutes)
      } catch {
        switch error {
        case .ambiguous(let first, let second):
          let both = first == second ? "Two particles for \(first)" : "\(first) and \(second)"
          fail("\(both) can stand for the same child (Unique Particle Attribution)", at: ref)
        case .tooLarge:
          fail("The content is not supported: it needs more than \(ContentModel.stateLimit) states", at: ref)
        case .unsupportedAll:
          fail("xs:all is not supported here: it must be the whole content and have at most 64 members", at: ref)
        }
      }
    }
  }
}

extension SchemaBuilder {
  mutating func fillIdentityConstraints() {
    for ref in identityNodes {
      let local = token("name", of: ref) ?? ""
      var kind = IdentityConstraint.Kind.unique
      if name(ref) == "key" { kind = .key }
      if name(ref) == "keyref" {
        guard let found = global(.identityConstraint, "refer", of: ref), let index = identityIDs[found] else {
          if attribute("refer", of: ref) == nil { fail("xs:keyref needs a refer", at: ref) }
          continue
        }
        if name(found) == "keyref" { fail("refer must name an xs:key or xs:unique", at: ref) }
        if children(found, "field").count != children(ref, "field").count {
          fail("xs:keyref must have as many fields as what it refers to", at: ref)
        }
        kind = .keyref(refer: index)
      }
      let selector = children(ref, "selector").first.flatMap { paths(of: $0, isField: false) }
      if children(ref, "selector").count != 1 { fail("xs:\(name(ref)) needs one xs:selector", at: ref) }
      let fields = children(ref, "field").compactMap { paths(of: $0, isField: true) }
      if fields.isEmpty { fail("xs:\(name(ref)) needs an xs:field", at: ref) }
      identityConstraints.append(
        IdentityConstraint(
          name: ExpandedName(namespace: sources[ref.document].targetNamespace, local: local), kind: kind,
          selector: selector ?? [], fields: fields, documentation: documentation(of: ref), location: location(of: ref)))
    }
  }

  /// The alternatives of an `xpath` attribute (part 1, section 3.11.6).
  private mutating func paths(of ref: Ref, isField: Bool) -> [IdentityConstraint.Path]? {
    guard let text = attribute("xpath", of: ref) else {
      fail("xs:\(name(ref)) needs an xpath", at: ref)
      return nil
    }
    var paths: [IdentityConstraint.Path] = []
    for alternative in text.split(separator: "|", omittingEmptySubsequences: false) {
      guard let path = path(String(alternative.filter { !$0.isWhitespace }), isField: isField, ref) else {
        fail("xpath=\"\(text)\" is not supported: XSD 1.0 has only paths such as .//a/b or @c here", at: ref)
        return nil
      }
      paths.append(path)
    }
    return paths
  }

  private mutating func path(_ text: String, isField: Bool, _ ref: Ref) -> IdentityConstraint.Path? {
    var text = text[...]
    var result = IdentityConstraint.Path(fromDescendants: false, steps: [])
    if text.hasPrefix(".//") {
      result.fromDescendants = true
      text = text.dropFirst(3)
    }
    let steps = text.split(separator: "/", omittingEmptySubsequences: false)
    for (index, step) in steps.enumerated() {
      if step == "." { continue }
      var step = step
      var isAttribute = false
      if step.hasPrefix("child::") { step = step.dropFirst(7) }
      if step.hasPrefix("@") || step.hasPrefix("attribute::") {
        guard isField, index == steps.count - 1 else { return nil }
        isAttribute = true
        step = step.dropFirst(step.hasPrefix("@") ? 1 : 11)
      }
      guard let test = nameTest(String(step), ref) else { return nil }
      result.steps.append(isAttribute ? .attribute(test) : .child(test))
    }
    return result
  }

  private mutating func nameTest(_ text: String, _ ref: Ref) -> IdentityConstraint.NameTest? {
    if text == "*" { return .any }
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    let isName = text.utf8.allSatisfy {
      $0 >= 0x80 || $0 == 0x2D || $0 == 0x2E || $0 == 0x5F || $0 == 0x3A || $0 == 0x2A
        || ($0 | 0x20) &- 0x61 < 26 || $0 &- 0x30 < 10
    }
    guard isName, parts.count <= 2, parts.allSatisfy({ !$0.isEmpty }), !parts.isEmpty else { return nil }
    guard parts.count == 2 else { return .name(names.intern(ExpandedName(local: text))) }
    guard let namespace = sources[ref.document].document.namespace(ofPrefix: String(parts[0]), at: ref.node) else {
      fail("The prefix “\(parts[0])” is not declared", at: ref)
      return nil
    }
    if parts[1] == "*" { return .namespace(namespace) }
    return .name(names.intern(ExpandedName(namespace: namespace, local: String(parts[1]))))
  }
}
