import SchemaModel

/// Makes simple types, what they are derived from first.
final class SimpleTypeBuilder {
  private let files: SchemaFiles
  private let register: SchemaRegister
  /// The types; the built-in ones come first.
  private(set) var types = SimpleType.builtIns
  /// The types that are filled in, ready to check values.
  private(set) var table = SimpleTypeTable(SimpleType.builtIns)
  /// Per declared type.
  private var progress: [BuildProgress]
  /// The derivations that a type forbids, by its index.
  private var finals: [DerivationSet]

  init(_ register: SchemaRegister) {
    files = register.files
    self.register = register
    for node in register.simpleTypes {
      types.append(
        SimpleType(
          name: register.typeName(node), base: nil, variety: .atomic(.string), facets: Facets(),
          location: files.location(of: node)))
    }
    progress = Array(repeating: .waiting, count: register.simpleTypes.count)
    finals = Array(repeating: [], count: types.count)
  }

  /// Fills in all declared types.
  func fill() {
    for index in register.simpleTypes.indices { fill(index) }
  }

  /// Fills in the declared type number `index`.
  private func fill(_ index: Int) {
    let node = register.simpleTypes[index]
    guard progress[index].begin() else {
      if progress[index] == .started { files.fail("The simple type is derived from itself", at: node) }
      return
    }
    let id = SimpleTypeID(SimpleType.builtIns.count + index)
    files.descend(into: node) { derive(id, node) }
    progress[index] = .finished
    table.set(types[id.index], at: id)
  }

  private func derive(_ id: SimpleTypeID, _ node: SchemaNode) {
    types[id.index].documentation = files.documentation(of: node)
    finals[id.index] = files.derivations(
      .final, .finalDefault, of: node, ["restriction": .restriction, "list": .list, "union": .union])
    guard let derivation = files.children(node, .restriction, .list, .union).first else {
      return files.fail("xs:simpleType needs xs:restriction, xs:list or xs:union", at: node)
    }
    switch files.element(derivation) {
    case .restriction:
      if let base = type(.base, in: derivation) { restrict(id, base, derivation) }
    case .list:
      guard let item = type(.itemType, in: derivation) else { return }
      if case .list = types[item.index].variety { files.fail("The items of a list cannot be lists", at: derivation) }
      checkFinal(item, .list, derivation)
      types[id.index].variety = .list(item: item)
      types[id.index].base = SimpleTypeID(.anySimpleType)
      types[id.index].facets.whiteSpace = .collapse
    default: fillUnion(id, derivation)
    }
  }

  /// The type that the attribute `name` of `node` names, or else the one declared inside; nil, with a problem, for none.
  private func type(_ name: XSDAttribute, in node: SchemaNode) -> SimpleTypeID? {
    if files.has(name, node) { return reference(name, of: node) }
    guard let inline = inline(node) else {
      files.fail("xs:\(files.name(node)) needs \(name.name) or xs:simpleType", at: node)
      return nil
    }
    return inline
  }

  private func fillUnion(_ id: SimpleTypeID, _ node: SchemaNode) {
    var members: [SimpleTypeID] = []
    for text in (files.value(.memberTypes, of: node) ?? "").split(whereSeparator: { $0.isWhitespace }) {
      guard let name = files.resolve(String(text), at: node) else { continue }
      if case .simple(let member) = declared(name) {
        members.append(member)
      } else {
        files.fail("“\(text)” names no simple type that is declared", at: node)
      }
    }
    for child in files.children(node, .simpleType) {
      guard case .simple(let member) = declared(child) else { continue }
      members.append(member)
    }
    if members.isEmpty { files.fail("xs:union needs at least one member type", at: node) }
    for member in members { checkFinal(member, .union, node) }
    types[id.index].variety = .union(members: members)
    types[id.index].base = SimpleTypeID(.anySimpleType)
    // White space is each member's own affair; bounds, enumerations and patterns see it collapsed.
    types[id.index].facets.whiteSpace = .preserve
  }

  /// Makes `id` a restriction of `base` by the facets in `node`.
  private func restrict(_ id: SimpleTypeID, _ base: SimpleTypeID, _ node: SchemaNode) {
    checkFinal(base, .restriction, node)
    if base == SimpleTypeID(.anySimpleType) {
      files.fail("xs:anySimpleType cannot be restricted; name a type such as xs:string", at: node)
    }
    types[id.index].variety = types[base.index].variety
    types[id.index].base = base
    types[id.index].facets = FacetReader(files, types[base.index], base, table).facets(of: node)
    table.set(types[id.index], at: id)
  }

  /// The type of simple content that restricts `base` by the facets in `node`.
  func restriction(of base: SimpleTypeID, by node: SchemaNode) -> SimpleTypeID {
    let made = SimpleTypeID(types.count)
    types.append(
      SimpleType(
        name: nil, base: base, variety: .atomic(.string), facets: Facets(), location: files.location(of: node)))
    finals.append([])
    restrict(made, base, node)
    types[made.index].documentation = types[base.index].documentation
    return made
  }

  /// Notes a problem when `type` forbids to be derived from by `kind`.
  func checkFinal(_ type: SimpleTypeID, _ kind: DerivationSet, _ node: SchemaNode) {
    if finals[type.index].isSuperset(of: kind) {
      files.fail("The base type is final: it cannot be derived from in this way", at: node)
    }
  }

  // MARK: References

  /// The type called `name`, filled in if it is simple; nil when there is none.
  private func declared(_ name: ExpandedName) -> TypeID? {
    if name.namespace == BuiltInType.namespace {
      if name.local == "anyType" { return .complex(.anyType) }
      if let builtIn = BuiltInType.named(name.local) { return .simple(SimpleTypeID(builtIn)) }
    }
    return files.declared(.type, name).flatMap { declared($0) }
  }

  /// The type that `node` declares, filled in if it is simple.
  func declared(_ node: SchemaNode) -> TypeID? {
    let type = register.typeID(node)
    if case .simple(let id) = type { fill(id.index - SimpleType.builtIns.count) }
    return type
  }

  /// The type that the attribute `name` of `node` names, filled in if it is simple; nil, with a problem, when there is
  /// none.
  func typeReference(_ name: XSDAttribute, of node: SchemaNode) -> TypeID? {
    guard let text = files.token(name, of: node), let resolved = files.resolve(text, at: node) else { return nil }
    if let type = declared(resolved) { return type }
    files.fail("\(name.name)=\"\(text)\" names no type that is declared", at: node)
    return nil
  }

  /// The simple type that the attribute `name` of `node` names; nil, with a problem, when there is none.
  func reference(_ name: XSDAttribute, of node: SchemaNode) -> SimpleTypeID? {
    guard let type = typeReference(name, of: node) else { return nil }
    if case .simple(let id) = type { return id }
    files.fail("\(name.name)=\"\(files.token(name, of: node) ?? "")\" must name a simple type", at: node)
    return nil
  }

  /// The type declared by the `xs:simpleType` inside `node`, if there is one.
  func inline(_ node: SchemaNode) -> SimpleTypeID? {
    guard let child = files.children(node, .simpleType).first, case .simple(let id) = declared(child) else {
      return nil
    }
    return id
  }

  /// The default or fixed value that `node` declares, checked by `type`.
  func constraint(of node: SchemaNode, type: SimpleTypeID?) -> ValueConstraint? {
    let written = files.value(.default, of: node)
    let fixed = files.value(.fixed, of: node)
    if written != nil, fixed != nil { files.fail("default and fixed exclude each other", at: node) }
    guard let value = fixed ?? written else { return nil }
    if let type, table.problem(of: value, as: type, resolve: { files.namespace(ofPrefix: $0, at: node) }) != nil {
      files.fail("“\(value)” is not a value of the type", at: node)
    }
    return fixed != nil ? .fixed(value) : .default(value)
  }
}

/// How far something is that is made when it is needed.
enum BuildProgress {
  case waiting, started, finished

  /// Begins, if nobody has.
  mutating func begin() -> Bool {
    guard self == .waiting else { return false }
    self = .started
    return true
  }
}
