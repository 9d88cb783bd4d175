import SchemaModel

/// Makes a ``Schema`` of the nodes of schema files.
///
/// Ids are given out in document order before anything is looked at; then types, elements and content are filled in,
/// what they are derived from first.
struct SchemaBuilder {
  /// A node of one of the files.
  struct Ref: Hashable {
    let document: Int
    let node: Int
  }

  /// A file that takes part, and in which namespace its declarations are.
  struct Source {
    let document: XSDDocument
    let targetNamespace: String
    /// Whether it has no namespace of its own, so that its names without prefix are in the includer's.
    let isChameleon: Bool
  }

  /// What a global name can stand for.
  enum Symbol: Hashable {
    case element, type, attribute, group, attributeGroup, identityConstraint, notation
  }

  /// A global name.
  struct Key: Hashable {
    let symbol: Symbol
    let name: ExpandedName
  }

  /// Where something that is made by need stands.
  enum Progress { case started, finished }

  /// The contents of the file called so, or nil.
  let given: (String) -> [UInt8]?
  /// The files that stand for namespaces which are imported without a place.
  let namespaces: [String: String]
  var sources: [Source] = []
  var fileNames: [String] = []
  var loaded: Set<String> = []
  var problems: [SchemaError.Problem] = []
  var globals: [Key: Ref] = [:]

  var names = NameTable()
  var elements: [ElementDeclaration] = []
  var elementNodes: [Ref] = []
  var elementIDs: [Ref: ElementID] = [:]
  var elementProgress: [ElementID: Progress] = [:]
  var simpleTypes = SimpleType.builtIns
  /// The simple types that are filled in, ready to check values.
  var table = SimpleTypeTable(SimpleType.builtIns)
  var simpleTypeIDs: [Ref: SimpleTypeID] = [:]
  /// The types in document order, as they are filled in.
  var simpleTypeNodes: [(id: SimpleTypeID, node: Ref)] = []
  var complexTypeNodes: [(id: ComplexTypeID, node: Ref)] = []
  var simpleTypeProgress: [SimpleTypeID: Progress] = [:]
  var complexTypes = [ComplexType.anyType]
  var complexTypeIDs: [Ref: ComplexTypeID] = [:]
  var complexTypeProgress: [ComplexTypeID: Progress] = [:]
  var finals: [TypeID: DerivationSet] = [:]
  var elementFinals: [ElementID: DerivationSet] = [:]
  var openGroups: Set<Ref> = []
  /// What each attribute group declares, once it is known.
  var groupSets: [Ref: AttributeSet] = [:]
  var globalAttributes: [AttributeUse] = []
  var identityConstraints: [IdentityConstraint] = []
  var identityNodes: [Ref] = []
  var identityIDs: [Ref: Int] = [:]
  /// The members of each substitution group, by its head, in document order.
  var substitutionMembers: [ElementID: [ElementID]] = [:]

  init(given: @escaping (String) -> [UInt8]?, namespaces: [String: String]) {
    self.given = given
    self.namespaces = namespaces
  }

  /// The schema whose entry is the file called `entry`.
  mutating func build(entry: String) throws(SchemaError) -> Schema {
    load(entry, from: nil, namespace: nil)
    try throwProblems()
    register()
    try throwProblems()
    fillTypes()
    fillElements()
    fillAttributes()
    fillIdentityConstraints()
    try throwProblems()
    compileContent()
    try throwProblems()
    let root = Ref(document: entryIndex, node: 0)
    return Schema(
      names: names, elements: elements, simpleTypes: simpleTypes, complexTypes: complexTypes,
      globalAttributes: globalAttributes, identityConstraints: identityConstraints,
      targetNamespace: sources[entryIndex].targetNamespace, documentation: documentation(of: root), files: fileNames)
  }

  /// The entry is finished last, after what it includes.
  private var entryIndex: Int { sources.count - 1 }

  private func throwProblems() throws(SchemaError) {
    if !problems.isEmpty { throw SchemaError(problems: problems) }
  }

  mutating func fail(_ message: String, at ref: Ref) {
    problems.append(SchemaError.Problem(message: message, location: location(of: ref)))
  }

  func location(of ref: Ref) -> SchemaLocation {
    SchemaLocation(file: sources[ref.document].document.file, line: node(ref).line)
  }

  func node(_ ref: Ref) -> XSDDocument.Node { sources[ref.document].document.nodes[ref.node] }

  func name(_ ref: Ref) -> String { sources[ref.document].document.nodes[ref.node].name }

  /// The child elements of XSD's namespace.
  func children(_ ref: Ref) -> [Ref] {
    var found: [Ref] = []
    var child = ref.node + 1
    let end = sources[ref.document].document.nodes[ref.node].end
    while child < end {
      if sources[ref.document].document.nodes[child].isSchema { found.append(Ref(document: ref.document, node: child)) }
      child = sources[ref.document].document.nodes[child].end
    }
    return found
  }

  /// The child elements of XSD's namespace with one of these names.
  func children(_ ref: Ref, _ names: String...) -> [Ref] {
    var found = children(ref)
    if !found.isEmpty { found.removeAll { !names.contains(name($0)) } }
    return found
  }

  /// The value of the attribute `attribute`, which XSD declares without namespace.
  func attribute(_ attribute: String, of ref: Ref) -> String? {
    sources[ref.document].document.attribute(attribute, of: ref.node)
  }

  /// The value of `attribute` with white space collapsed, as all attributes of XSD but values and patterns have it.
  func token(_ attribute: String, of ref: Ref) -> String? {
    self.attribute(attribute, of: ref).map { value in
      value.utf8.contains { $0 <= 0x20 } ? Self.collapsed(value) : value
    }
  }

  /// Whether `attribute` is true; it must be a boolean.
  mutating func flag(_ attribute: String, of ref: Ref) -> Bool? {
    guard let value = token(attribute, of: ref) else { return nil }
    switch value {
    case "true", "1": return true
    case "false", "0": return false
    default:
      fail("\(attribute)=\"\(value)\" is no boolean; write true or false", at: ref)
      return nil
    }
  }

  /// The name that the qualified name `text` stands for at `ref`; nil, with a problem, when its prefix is not declared.
  mutating func resolve(_ text: String, at ref: Ref) -> ExpandedName? {
    guard let colon = text.utf8.firstIndex(of: 0x3A) else {
      guard !text.isEmpty else {
        fail("“\(text)” is no qualified name", at: ref)
        return nil
      }
      var namespace = sources[ref.document].document.namespace(ofPrefix: "", at: ref.node) ?? ""
      if namespace.isEmpty, sources[ref.document].isChameleon { namespace = sources[ref.document].targetNamespace }
      return ExpandedName(namespace: namespace, local: text)
    }
    let prefix = String(text[..<colon])
    let local = String(text[text.utf8.index(after: colon)...])
    guard !prefix.isEmpty, !local.isEmpty, !local.utf8.contains(0x3A) else {
      fail("“\(text)” is no qualified name", at: ref)
      return nil
    }
    guard let namespace = sources[ref.document].document.namespace(ofPrefix: prefix, at: ref.node) else {
      fail("The prefix “\(prefix)” is not declared", at: ref)
      return nil
    }
    return ExpandedName(namespace: namespace, local: local)
  }

  /// The global component that the attribute `attribute` of `ref` names; nil, with a problem, when there is none.
  mutating func global(_ symbol: Symbol, _ attribute: String, of ref: Ref) -> Ref? {
    guard let text = token(attribute, of: ref), let name = resolve(text, at: ref) else { return nil }
    if let found = globals[Key(symbol: symbol, name: name)] { return found }
    fail("\(attribute)=\"\(text)\" names nothing that is declared", at: ref)
    return nil
  }
}
