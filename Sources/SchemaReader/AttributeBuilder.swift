import SchemaModel

/// The attributes that a type or an attribute group declares.
struct AttributeSet {
  private(set) var uses: [AttributeUse] = []
  var prohibited: Set<NameID> = []
  var wildcard: Wildcard?
  /// How many groups lead from one to the next below it.
  fileprivate(set) var depth = 0
  private var names: Set<NameID> = []

  /// Adds `use`, unless there is one of that name; tells whether it did.
  mutating func insert(_ use: AttributeUse) -> Bool {
    guard names.insert(use.name).inserted else { return false }
    uses.append(use)
    return true
  }
}

/// Makes attribute uses.
final class AttributeBuilder {
  private let files: SchemaFiles
  private let register: SchemaRegister
  private let types: SimpleTypeBuilder
  /// What each attribute group declares, once it is known; nil while that is being worked out.
  private var groups: [SchemaNode: AttributeSet?] = [:]

  init(_ register: SchemaRegister, _ types: SimpleTypeBuilder) {
    files = register.files
    self.register = register
    self.types = types
  }

  /// The attributes declared at the top of files; every group is looked at too.
  func globals() -> [AttributeUse] {
    var found: [AttributeUse] = []
    for index in files.sources.indices {
      let root = files.root(of: SchemaNode(document: index, node: 0))
      for child in files.children(root, .attribute) { if let use = declared(child) { found.append(use) } }
    }
    for index in files.sources.indices {
      let root = files.root(of: SchemaNode(document: index, node: 0))
      for group in files.children(root, .attributeGroup) { _ = self.group(group) }
    }
    return found
  }

  /// What `xs:attribute`, `xs:attributeGroup` and `xs:anyAttribute` inside `node` declare, in order.
  func attributes(of node: SchemaNode) -> AttributeSet {
    var set = AttributeSet()
    for child in files.children(node, .attribute, .attributeGroup, .anyAttribute) {
      switch files.element(child) {
      case .attribute: addAttribute(child, to: &set)
      case .attributeGroup: addGroup(child, to: &set)
      default:
        guard let wildcard = files.wildcard(of: child) else { continue }
        set.wildcard =
          set.wildcard.map { files.intersection($0, wildcard, contents: wildcard.processContents, child) } ?? wildcard
      }
    }
    return set
  }

  private func addGroup(_ node: SchemaNode, to set: inout AttributeSet) {
    guard let named = files.global(.attributeGroup, .ref, of: node) else {
      if !files.has(.ref, node) { files.fail("xs:attributeGroup needs a ref here", at: node) }
      return
    }
    guard let group = group(named) else { return files.fail("The attribute group leads back to itself", at: node) }
    set.depth = max(set.depth, group.depth + 1)
    if set.depth == SchemaFiles.deepest { files.failAsTooDeep(node) }
    // Nothing leads on from there, as each step would copy all attributes once more.
    guard set.depth < SchemaFiles.deepest else { return }
    for use in group.uses { add(use, to: &set, at: node) }
    set.prohibited.formUnion(group.prohibited)
    guard let wildcard = group.wildcard else { return }
    set.wildcard = set.wildcard.map { files.intersection($0, wildcard, contents: $0.processContents, node) } ?? wildcard
  }

  /// What the attribute group `node` declares, worked out once; nil while that is being done.
  private func group(_ node: SchemaNode) -> AttributeSet? {
    if let known = groups[node] { return known }
    groups[node] = .some(nil)
    let set = files.descend(into: node) { attributes(of: node) } ?? AttributeSet()
    groups[node] = set
    return set
  }

  private func addAttribute(_ node: SchemaNode, to set: inout AttributeSet) {
    let use = files.token(.use, of: node) ?? "optional"
    guard ["optional", "required", "prohibited"].contains(use) else {
      return files.fail("use must be optional, required or prohibited", at: node)
    }
    guard var made = files.has(.ref, node) ? referred(node) : declared(node) else { return }
    if use == "prohibited" {
      set.prohibited.insert(made.name)
      return
    }
    made.isRequired = use == "required"
    if made.isRequired, case .default = made.constraint {
      files.fail("A required attribute cannot have a default", at: node)
    }
    add(made, to: &set, at: node)
  }

  private func add(_ use: AttributeUse, to set: inout AttributeSet, at node: SchemaNode) {
    if !set.insert(use) { files.fail("The attribute \(use.localName) is declared twice", at: node) }
  }

  /// The attribute that `node` refers to.
  private func referred(_ node: SchemaNode) -> AttributeUse? {
    guard let declaration = files.global(.attribute, .ref, of: node) else { return nil }
    if files.has(.name, node) || files.has(.type, node) {
      files.fail("xs:attribute with ref can have no name and no type", at: node)
    }
    var made = declared(declaration)
    let own = files.documentation(of: node)
    if !own.isEmpty { made?.documentation = own }
    if let constraint = types.constraint(of: node, type: made?.type) { made?.constraint = constraint }
    return made
  }

  /// The attribute that `node`, which has a name, declares.
  private func declared(_ node: SchemaNode) -> AttributeUse? {
    guard let local = files.token(.name, of: node) else {
      files.fail("xs:attribute needs a name or a ref", at: node)
      return nil
    }
    if local == "xmlns" { files.fail("An attribute cannot be called xmlns", at: node) }
    let form = files.token(.form, of: node) ?? files.token(.attributeFormDefault, of: files.root(of: node))
    let isQualified = files.isGlobal(node) || form == "qualified"
    let name = ExpandedName(namespace: isQualified ? files.targetNamespace(of: node) : "", local: local)
    var type = SimpleTypeID(.anySimpleType)
    if files.has(.type, node) {
      if !files.children(node, .simpleType).isEmpty {
        files.fail("xs:attribute can have a type attribute or a type inside, not both", at: node)
      }
      type = types.reference(.type, of: node) ?? type
    } else if let inline = types.inline(node) {
      type = inline
    }
    var use = AttributeUse(
      name: register.names.intern(name), expandedName: name, type: type, location: files.location(of: node))
    use.documentation = files.documentation(of: node)
    use.constraint = types.constraint(of: node, type: type)
    return use
  }
}
