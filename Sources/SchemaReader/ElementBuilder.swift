import SchemaModel

/// Makes element declarations, the heads of substitution groups before their members.
final class ElementBuilder {
  private let files: SchemaFiles
  private let register: SchemaRegister
  private let simpleTypes: SimpleTypeBuilder
  private let complexTypes: ComplexTypeBuilder
  private(set) var elements: [ElementDeclaration] = []
  private var progress: [BuildProgress]
  /// How many substitution groups each element is in: its own, that of its head, and so on.
  private var steps: [Int]
  /// The derivations that an element forbids for what stands for it.
  private var finals: [DerivationSet]
  /// The members of each substitution group, by its head, in document order.
  private var members: [[ElementID]]

  init(_ register: SchemaRegister, _ simpleTypes: SimpleTypeBuilder, _ complexTypes: ComplexTypeBuilder) {
    files = register.files
    self.register = register
    self.simpleTypes = simpleTypes
    self.complexTypes = complexTypes
    for (node, name) in register.elements {
      var declaration = ElementDeclaration(
        name: register.names.find(name), expandedName: name, type: .complex(.anyType),
        location: files.location(of: node))
      declaration.isGlobal = files.isGlobal(node)
      elements.append(declaration)
    }
    progress = Array(repeating: .waiting, count: elements.count)
    steps = Array(repeating: 0, count: elements.count)
    finals = Array(repeating: [], count: elements.count)
    members = Array(repeating: [], count: elements.count)
  }

  /// Fills in all declarations, and finds what may stand for what.
  func fill() {
    for index in elements.indices { fill(ElementID(index)) }
    for index in elements.indices {
      guard let head = elements[index].substitutionHead else { continue }
      checkSubstitution(of: ElementID(index), for: head)
      var ancestor: ElementID? = head
      var passed = 0
      while let current = ancestor, passed <= SchemaFiles.deepest {
        if mayStand(ElementID(index), for: current) { members[current.index].append(ElementID(index)) }
        ancestor = elements[current.index].substitutionHead
        passed += 1
      }
      if passed > SchemaFiles.deepest {
        files.fail("The substitution group leads back to itself", at: register.elements[index].node)
      }
    }
  }

  private func fill(_ id: ElementID) {
    let node = register.elements[id.index].node
    guard progress[id.index].begin() else {
      if progress[id.index] == .started { files.fail("The substitution group leads back to itself", at: node) }
      return
    }
    defer { progress[id.index] = .finished }
    if files.has(.ref, node) { files.fail("xs:element can have name or ref, not both", at: node) }
    checkPlace(of: id, node)
    elements[id.index].documentation = files.documentation(of: node)
    elements[id.index].isAbstract = files.flag(.abstract, of: node) ?? false
    elements[id.index].isNillable = files.flag(.nillable, of: node) ?? false
    elements[id.index].blocked = files.derivations(
      .block, .blockDefault, of: node,
      ["extension": .extension, "restriction": .restriction, "substitution": .substitution])
    finals[id.index] = files.derivations(
      .final, .finalDefault, of: node, ["extension": .extension, "restriction": .restriction])
    if let found = files.global(.element, .substitutionGroup, of: node), let head = register.elementID(found) {
      files.descend(into: node) { fill(head) }
      steps[id.index] = steps[head.index] + 1
      if steps[id.index] == SchemaFiles.deepest { files.failAsTooDeep(node) }
      if steps[id.index] < SchemaFiles.deepest { elements[id.index].substitutionHead = head }
    }
    let type = self.type(of: node) ?? elements[id.index].substitutionHead.map { elements[$0.index].type }
    elements[id.index].type = type ?? .complex(.anyType)
    elements[id.index].constraint = simpleTypes.constraint(of: node, type: textType(elements[id.index].type))
    for child in files.children(node, .unique, .key, .keyref) {
      if let index = register.identityConstraint(child) { elements[id.index].identityConstraints.append(index) }
    }
  }

  /// Global elements have no occurrences and forms, local ones no substitution groups.
  private func checkPlace(of id: ElementID, _ node: SchemaNode) {
    let isGlobal = elements[id.index].isGlobal
    let wrong: [XSDAttribute] = isGlobal ? [.minOccurs, .maxOccurs, .form] : [.abstract, .substitutionGroup, .final]
    for attribute in wrong where files.has(attribute, node) {
      files.fail(
        "\(attribute.name) is not allowed on a \(isGlobal ? "global" : "local") element declaration", at: node)
    }
  }

  /// The type that `node` names or holds; nil for neither, and with a problem when it names none.
  private func type(of node: SchemaNode) -> TypeID? {
    let inline = files.children(node, .simpleType, .complexType)
    if files.has(.type, node) {
      if !inline.isEmpty { files.fail("xs:element can have a type attribute or a type inside, not both", at: node) }
      return simpleTypes.typeReference(.type, of: node) ?? .complex(.anyType)
    }
    if inline.count > 1 { files.fail("xs:element can have one type", at: node) }
    return inline.first.flatMap { register.typeID($0) }
  }

  /// The simple type of the text of an element of `type`; nil when it has none.
  private func textType(_ type: TypeID) -> SimpleTypeID? {
    switch type {
    case .simple(let id): id
    case .complex(let id): complexTypes.types[id.index].textType
    }
  }

  private func checkSubstitution(of member: ElementID, for head: ElementID) {
    let node = register.elements[member.index].node
    guard let kinds = derivation(of: elements[member.index].type, from: elements[head.index].type) else {
      return files.fail(
        "The type must be derived from that of the substitution group's head, <\(elements[head.index].localName)>",
        at: node)
    }
    if !finals[head.index].isDisjoint(with: kinds) {
      files.fail("<\(elements[head.index].localName)> is final: it cannot be substituted", at: node)
    }
  }

  /// Whether `block` lets `member` stand for `head`.
  private func mayStand(_ member: ElementID, for head: ElementID) -> Bool {
    var blocked = elements[head.index].blocked
    if blocked.contains(.substitution) { return false }
    if case .complex(let type) = elements[head.index].type { blocked.formUnion(complexTypes.types[type.index].blocked) }
    guard let kinds = derivation(of: elements[member.index].type, from: elements[head.index].type) else { return false }
    return blocked.isDisjoint(with: kinds)
  }

  /// How `type` is derived from `ancestor`: all kinds on the way; nil when it is not.
  private func derivation(of type: TypeID, from ancestor: TypeID) -> DerivationSet? {
    TypeDerivation.kinds(of: type, from: ancestor, simpleTypes: simpleTypes.types, complexTypes: complexTypes.types)
  }

  /// What may stand for `element`: itself unless it is abstract, and the members of its substitution group.
  func substitutes(_ element: ElementID) -> [ElementID] {
    ([element] + members[element.index]).filter { !elements[$0.index].isAbstract }
  }
}
