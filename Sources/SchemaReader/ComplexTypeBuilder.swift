import SchemaModel

/// Makes complex types, what they are derived from first; their content models are compiled later.
final class ComplexTypeBuilder {
  private let files: SchemaFiles
  private let register: SchemaRegister
  private let simpleTypes: SimpleTypeBuilder
  private let attributes: AttributeBuilder
  private let particles: ParticleBuilder
  /// The types; `xs:anyType` comes first.
  private(set) var types = [ComplexType.anyType]
  /// Per type.
  private var progress: [BuildProgress]
  /// The derivations that a type forbids, by its index.
  private var finals: [DerivationSet]
  /// How many derivations lead to a type, by its index: so deep are the contents that extensions put around each other.
  private var steps: [Int]

  private static let derivations: [String: DerivationSet] = ["extension": .extension, "restriction": .restriction]

  init(_ register: SchemaRegister, _ simpleTypes: SimpleTypeBuilder, _ attributes: AttributeBuilder) {
    files = register.files
    self.register = register
    self.simpleTypes = simpleTypes
    self.attributes = attributes
    particles = ParticleBuilder(register)
    for node in register.complexTypes {
      types.append(ComplexType(name: register.typeName(node), base: nil, location: files.location(of: node)))
    }
    progress = [.finished] + Array(repeating: .waiting, count: register.complexTypes.count)
    finals = Array(repeating: [], count: types.count)
    steps = Array(repeating: 0, count: types.count)
  }

  /// Fills in all declared types.
  func fill() {
    for index in register.complexTypes.indices { fill(ComplexTypeID(index + 1)) }
  }

  private func fill(_ id: ComplexTypeID) {
    guard progress[id.index].begin() else {
      if progress[id.index] == .started {
        files.fail("The complex type is derived from itself", at: register.complexTypes[id.index - 1])
      }
      return
    }
    let node = register.complexTypes[id.index - 1]
    if let type = files.descend(into: node, { filled(id, node) }) { types[id.index] = type }
    progress[id.index] = .finished
  }

  private func filled(_ id: ComplexTypeID, _ node: SchemaNode) -> ComplexType {
    var type = types[id.index]
    type.base = .complex(.anyType)
    type.documentation = files.documentation(of: node)
    type.isAbstract = files.flag(.abstract, of: node) ?? false
    type.blocked = files.derivations(.block, .blockDefault, of: node, Self.derivations)
    finals[id.index] = files.derivations(.final, .finalDefault, of: node, Self.derivations)
    let isMixed = files.flag(.mixed, of: node) ?? false
    if let content = files.children(node, .simpleContent).first {
      fillSimpleContent(&type, content)
    } else if let content = files.children(node, .complexContent).first {
      fillComplexContent(&type, content, isMixed: files.flag(.mixed, of: content) ?? isMixed)
    } else {
      let set = attributes.attributes(of: node)
      type.set(set.uses, set.wildcard)
      type.set(particles.particle(in: node), isMixed: isMixed)
    }
    if case .complex(let base) = type.base { steps[id.index] = steps[base.index] + 1 }
    if steps[id.index] == SchemaFiles.deepest {
      files.failAsTooDeep(node)
      type.particle = nil
    }
    return type
  }

  /// The base type that `node` names, filled in.
  private func base(of node: SchemaNode, _ kind: DerivationSet) -> TypeID? {
    guard files.has(.base, node) else {
      files.fail("xs:\(files.name(node)) needs a base", at: node)
      return nil
    }
    guard let base = simpleTypes.typeReference(.base, of: node) else { return nil }
    switch base {
    case .simple(let id): simpleTypes.checkFinal(id, kind, node)
    case .complex(let id):
      fill(id)
      if finals[id.index].isSuperset(of: kind) {
        files.fail("The base type is final: it cannot be derived from in this way", at: node)
      }
    }
    return base
  }

  private func fillSimpleContent(_ type: inout ComplexType, _ content: SchemaNode) {
    guard let derivation = files.children(content, .restriction, .extension).first else {
      return files.fail("xs:simpleContent needs xs:restriction or xs:extension", at: content)
    }
    let isExtension = files.element(derivation) == .extension
    type.derivation = isExtension ? .extension : .restriction
    guard let base = base(of: derivation, type.derivation) else { return }
    type.base = base
    let set = attributes.attributes(of: derivation)
    switch base {
    case .simple(let id):
      if !isExtension {
        return files.fail("Simple content can restrict only a complex type; restrict in xs:simpleType", at: derivation)
      }
      type.content = .simple(id)
      type.set(set.uses, set.wildcard)
    case .complex(let id):
      inherit(&type, set, from: types[id.index], derivation)
      let inherited = types[id.index].textType
      if isExtension {
        guard let inherited else {
          return files.fail("The base of simple content must have simple content", at: derivation)
        }
        type.content = .simple(inherited)
      } else if let restricted = simpleTypes.inline(derivation) ?? inherited {
        type.content = .simple(simpleTypes.restriction(of: restricted, by: derivation))
      } else {
        files.fail(
          "The base of simple content must have simple content, or a simple type must be given", at: derivation)
      }
    }
  }

  private func fillComplexContent(_ type: inout ComplexType, _ content: SchemaNode, isMixed: Bool) {
    guard let derivation = files.children(content, .restriction, .extension).first else {
      return files.fail("xs:complexContent needs xs:restriction or xs:extension", at: content)
    }
    let unfit: [XSDElement] = [.simpleType, .length, .minLength, .maxLength, .pattern, .enumeration, .whiteSpace]
    for child in files.children(derivation) {
      guard let element = files.element(child), unfit.contains(element) else { continue }
      files.fail("xs:\(element.name) may not stand in complex content", at: child)
    }
    type.derivation = files.element(derivation) == .extension ? .extension : .restriction
    guard let base = base(of: derivation, type.derivation) else { return }
    guard case .complex(let id) = base else {
      return files.fail("The base of complex content must be a complex type; use xs:simpleContent", at: derivation)
    }
    type.base = base
    let parent = types[id.index]
    inherit(&type, attributes.attributes(of: derivation), from: parent, derivation)
    let own = particles.particle(in: derivation)
    guard type.derivation == .extension else { return type.set(own, isMixed: isMixed) }
    if case .simple = parent.content {
      return files.fail("A type with simple content can be extended only in xs:simpleContent", at: derivation)
    }
    guard let own, !own.isEmpty else {
      type.particle = parent.particle
      type.content = parent.content == .empty && isMixed ? .mixed : parent.content
      return
    }
    if parent.content == .mixed, !isMixed, id != .anyType {
      files.fail("The base is mixed, so this type must be mixed=\"true\" as well", at: derivation)
    }
    guard let inherited = parent.particle, !inherited.isEmpty else { return type.set(own, isMixed: isMixed) }
    type.set(Particle(.sequence([inherited, own])), isMixed: isMixed)
  }

  /// The attributes of an extension or restriction of `base`: the base's first.
  private func inherit(_ type: inout ComplexType, _ own: AttributeSet, from base: ComplexType, _ node: SchemaNode) {
    if type.derivation == .extension {
      for use in own.uses where base.attributeNames.contains(use.name) {
        files.fail("The attribute \(use.localName) is already declared by the base", at: node)
      }
      var wildcard = own.wildcard ?? base.attributeWildcard
      if let ownWildcard = own.wildcard, let inherited = base.attributeWildcard {
        wildcard = files.union(ownWildcard, inherited, node)
      }
      return type.set(base.attributes + own.uses, wildcard)
    }
    var uses: [AttributeUse] = []
    for use in base.attributes where !own.prohibited.contains(use.name) {
      uses.append(own.uses.first { $0.name == use.name } ?? use)
    }
    for use in own.uses where !base.attributeNames.contains(use.name) {
      if base.attributeWildcard?.allows(use.expandedName.namespace) != true {
        files.fail(
          "The attribute \(use.localName) is not declared by the base, so a restriction cannot add it", at: node)
      }
      uses.append(use)
    }
    type.set(uses, own.wildcard)
  }

  // MARK: Content models

  /// Compiles all content models, when all names are known.
  ///
  /// - Parameter substitutes: what may stand for an element.
  func compile(_ elements: [ElementDeclaration], substitutes: (ElementID) -> [ElementID]) {
    for (index, node) in register.complexTypes.enumerated() {
      guard let particle = types[index + 1].particle else { continue }
      do throws(ContentModelError) {
        types[index + 1].model = try ContentModel(particle, elements: elements, substitutes: substitutes)
      } catch {
        files.fail(Self.message(error), at: node)
      }
    }
  }

  private static func message(_ error: ContentModelError) -> String {
    switch error {
    case .ambiguous(let first, let second):
      let both = first == second ? "Two particles for \(first)" : "\(first) and \(second)"
      return "\(both) can stand for the same child (Unique Particle Attribution)"
    case .tooLarge: return "The content is not supported: it needs more than \(ContentModel.stateLimit) states"
    case .unsupportedAll:
      return "xs:all is not supported here: it must be the whole content and have at most 64 members"
    }
  }
}

extension ComplexType {
  /// The type of its text; nil when its content is not simple.
  var textType: SimpleTypeID? { if case .simple(let type) = content { type } else { nil } }

  fileprivate mutating func set(_ uses: [AttributeUse], _ wildcard: Wildcard?) {
    attributes = uses
    attributeNames = uses.map { $0.name }
    attributeWildcard = wildcard
  }

  fileprivate mutating func set(_ particle: Particle?, isMixed: Bool) {
    if let particle, !particle.isEmpty {
      self.particle = particle
      content = isMixed ? .mixed : .elementOnly
    } else {
      self.particle = nil
      content = isMixed ? .mixed : .empty
    }
  }
}
