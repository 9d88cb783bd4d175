import SchemaModel

/// The files of which a schema is made, what is written in them, and what is wrong with it.
final class SchemaFiles {
  /// A file that takes part, and in which namespace its declarations are.
  struct Source {
    let document: XSDDocument
    let targetNamespace: String
    /// Whether it has no namespace of its own, so that its names without prefix are in the includer's.
    let isChameleon: Bool
    /// What is left of the file when the schema is made.
    let file: SchemaFile
  }

  private struct Key: Hashable {
    let symbol: SchemaSymbol
    let name: ExpandedName
  }

  /// The files, each behind what it includes; the entry is the last.
  private(set) var sources: [Source] = []
  private var globals: [Key: SchemaNode] = [:]
  /// Per file where all prefixes stand for the same everywhere: what qualified names in it stand for.
  private var resolved: [[String: ExpandedName]] = []
  private var problems: [SchemaError.Problem] = []

  /// Adds `source`.
  ///
  /// - Returns: its index.
  func add(_ source: Source) -> Int {
    sources.append(source)
    resolved.append([:])
    return sources.count - 1
  }

  // MARK: Problems

  func fail(_ problem: SchemaError.Problem) { problems.append(problem) }

  func fail(_ message: String, at node: SchemaNode) {
    fail(SchemaError.Problem(message: message, location: location(of: node)))
  }

  /// Ends the reading when there is any problem so far.
  func throwProblems() throws(SchemaError) {
    if !problems.isEmpty { throw SchemaError(problems: problems) }
  }

  // MARK: Depth

  /// How many steps may lead from a declaration to what it is made of, and on to what that is made of: more than any
  /// schema has, and no more than fit on the stack.
  static let deepest = 256
  private var depth = 0

  /// Does `work`, which looks at what `node` is made of, unless that is too deep: then it is nil, with a problem.
  @discardableResult func descend<Result>(into node: SchemaNode, _ work: () -> Result?) -> Result? {
    guard depth < Self.deepest else {
      failAsTooDeep(node)
      return nil
    }
    depth += 1
    defer { depth -= 1 }
    return work()
  }

  func failAsTooDeep(_ node: SchemaNode) {
    fail("The declarations lead more than \(Self.deepest) steps deep, which is not supported", at: node)
  }

  // MARK: Elements

  func location(of node: SchemaNode) -> SchemaLocation {
    SchemaLocation(
      sources[node.document].file, offset: sources[node.document].document.endOfStartTag(node.node))
  }

  func documentation(of node: SchemaNode) -> Documentation {
    sources[node.document].document.documentation(of: node.node, in: sources[node.document].file)
  }

  func targetNamespace(of node: SchemaNode) -> String { sources[node.document].targetNamespace }

  /// The root of the file of `node`.
  func root(of node: SchemaNode) -> SchemaNode {
    SchemaNode(document: node.document, node: sources[node.document].document.root ?? 0)
  }

  /// Which element of XSD `node` is; nil for others.
  func element(_ node: SchemaNode) -> XSDElement? { sources[node.document].document.element(node.node) }

  /// The local name of `node`.
  func name(_ node: SchemaNode) -> String { sources[node.document].document.localName(node.node) }

  /// Whether `node` stands directly in `xs:schema`.
  func isGlobal(_ node: SchemaNode) -> Bool {
    sources[node.document].document.parent(node.node) == sources[node.document].document.root
  }

  /// The child elements of XSD.
  func children(_ node: SchemaNode) -> [SchemaNode] {
    var found: [SchemaNode] = []
    for child in sources[node.document].document.children(of: node.node)
    where sources[node.document].document.isSchema(child) {
      found.append(SchemaNode(document: node.document, node: child))
    }
    return found
  }

  /// The child elements of XSD that are one of `elements`.
  func children(_ node: SchemaNode, _ elements: XSDElement...) -> [SchemaNode] {
    var found: [SchemaNode] = []
    for child in sources[node.document].document.children(of: node.node) {
      if let element = sources[node.document].document.element(child), elements.contains(element) {
        found.append(SchemaNode(document: node.document, node: child))
      }
    }
    return found
  }

  // MARK: Attributes

  /// The value of the attribute `name` as written.
  func value(_ name: XSDAttribute, of node: SchemaNode) -> String? {
    sources[node.document].document.value(name, of: node.node)
  }

  /// Whether the attribute `name` is written.
  func has(_ name: XSDAttribute, _ node: SchemaNode) -> Bool { value(name, of: node) != nil }

  /// The value of the attribute `name` with white space collapsed, as all have it but values and patterns.
  func token(_ name: XSDAttribute, of node: SchemaNode) -> String? {
    value(name, of: node).map { $0.utf8.contains { $0 <= 0x20 } ? XSDDocument.collapsed($0) : $0 }
  }

  /// Whether the attribute `name` is true; it must be a boolean.
  func flag(_ name: XSDAttribute, of node: SchemaNode) -> Bool? {
    guard let value = token(name, of: node) else { return nil }
    switch value {
    case "true", "1": return true
    case "false", "0": return false
    default:
      fail("\(name.name)=\"\(value)\" is not a boolean; write true or false", at: node)
      return nil
    }
  }

  /// The derivations that the attribute `name`, or else the `standard` of the file's root, lists.
  func derivations(
    _ name: XSDAttribute, _ standard: XSDAttribute, of node: SchemaNode, _ known: [String: DerivationSet]
  ) -> DerivationSet {
    let own = token(name, of: node)
    guard let text = own ?? token(standard, of: root(of: node)) else { return [] }
    if text == "#all" { return known.values.reduce(into: []) { $0.formUnion($1) } }
    var result: DerivationSet = []
    for word in text.split(separator: " ") {
      if let kind = known[String(word)] {
        result.formUnion(kind)
      } else if own != nil {
        fail(
          "\(name.name)=\"\(text)\" is not supported here: it can hold \(known.keys.sorted().joined(separator: ", "))",
          at: node)
      }
    }
    return result
  }

  // MARK: Names

  /// The namespace that `prefix` (empty for the default) stands for at `node`; nil when it is not declared.
  func namespace(ofPrefix prefix: String, at node: SchemaNode) -> String? {
    sources[node.document].document.namespace(ofPrefix: prefix, at: node.node)
  }

  /// The name that the qualified name `text` stands for at `node`; nil, with a problem, when its prefix is not declared.
  func resolve(_ text: String, at node: SchemaNode) -> ExpandedName? {
    guard sources[node.document].document.hasSamePrefixes else { return read(text, at: node) }
    if let known = resolved[node.document][text] { return known }
    let name = read(text, at: node)
    resolved[node.document][text] = name
    return name
  }

  private func read(_ text: String, at node: SchemaNode) -> ExpandedName? {
    let parts =
      text.utf8.contains(0x3A)
      ? text.utf8.split(separator: 0x3A, omittingEmptySubsequences: false).map { String(Substring($0)) } : [text]
    guard parts.count < 3, parts.allSatisfy({ !$0.isEmpty }) else {
      fail("“\(text)” is not a qualified name", at: node)
      return nil
    }
    guard parts.count == 2 else {
      let source = sources[node.document]
      let namespace = source.document.namespace(ofPrefix: "", at: node.node) ?? ""
      return ExpandedName(
        namespace: namespace.isEmpty && source.isChameleon ? source.targetNamespace : namespace, local: text)
    }
    guard let namespace = namespace(ofPrefix: parts[0], at: node) else {
      fail("The prefix “\(parts[0])” is not declared", at: node)
      return nil
    }
    return ExpandedName(namespace: namespace, local: parts[1])
  }

  /// Makes `name` known as that of `node`.
  func declare(_ symbol: SchemaSymbol, _ name: ExpandedName, _ node: SchemaNode) {
    let key = Key(symbol: symbol, name: name)
    if let first = globals[key] {
      let place = location(of: first)
      return fail("“\(name.local)” is already declared in \(place.file), line \(place.line)", at: node)
    }
    globals[key] = node
  }

  /// What is called `name`.
  func declared(_ symbol: SchemaSymbol, _ name: ExpandedName) -> SchemaNode? {
    globals[Key(symbol: symbol, name: name)]
  }

  /// The global component that the attribute `name` of `node` names; nil, with a problem, when there is none.
  func global(_ symbol: SchemaSymbol, _ name: XSDAttribute, of node: SchemaNode) -> SchemaNode? {
    guard let text = token(name, of: node), let resolved = resolve(text, at: node) else { return nil }
    if let found = declared(symbol, resolved) { return found }
    fail("\(name.name)=\"\(text)\" names nothing that is declared", at: node)
    return nil
  }
}
