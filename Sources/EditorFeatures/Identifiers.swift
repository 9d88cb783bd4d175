import Guidelines
import SchemaModel
import SourceText
import XMLSyntax

/// The ids of a document and what refers to them, by the schema's identity constraints and its `idReference` notes.
///
/// An id belongs to the outermost element whose key or uniqueness it takes part in; there it is unique, and there it is
/// renamed.
struct Identifiers {
  /// One value that is an id or names one.
  struct Occurrence: Hashable {
    /// The element that has the attribute.
    let node: NodeID
    /// Index of the attribute in ``XMLTree/attributes``.
    let attribute: Int
    /// The value, or the part of it that is the id.
    let range: ByteRange
    /// Whether the value is the id itself.
    let isKey: Bool
  }

  /// What an attribute has to do with ids.
  enum Role: Equatable {
    case none
    /// It is an id.
    case key
    /// It names any id of the document.
    case reference
    /// It names an id of the key with this index in ``Schema/identityConstraints``; `#` may lead it unless the schema compares the
    /// two as they are written.
    case keyReference(to: Int, scope: NodeID, takesMark: Bool)

    fileprivate var takesMark: Bool {
      switch self {
      case .none, .key: false
      case .reference: true
      case .keyReference(_, _, let takesMark): takesMark
      }
    }
  }

  let grammar: Grammar
  var tree: XMLTree { grammar.tree }
  var schema: Schema { grammar.schema }

  /// What `attribute` of `node` has to do with ids.
  func role(of attribute: XMLAttribute, on node: NodeID) -> Role {
    role(of: attribute, on: node, lineage: grammar.lineage(of: node))
  }

  /// What `attribute` of `node`, whose ancestors are `lineage`, has to do with ids.
  func role(
    of attribute: XMLAttribute, on node: NodeID, lineage: [(node: NodeID, declaration: ElementID?)]
  ) -> Role {
    guard let declaration = lineage.first?.declaration, let use = grammar.use(of: attribute, in: declaration) else {
      return .none
    }
    for (ancestor, declaration) in lineage {
      for index in declaration.map({ schema[$0].identityConstraints }) ?? [] {
        guard hasField(use.name, schema.identityConstraints[index]),
          selects(node, from: ancestor, schema.identityConstraints[index].selector)
        else { continue }
        if case .keyref(let key) = schema.identityConstraints[index].kind {
          return .keyReference(to: key, scope: ancestor, takesMark: false)
        }
        return .key
      }
    }
    switch builtIn(of: use.type) {
    case .id: return .key
    case .idref: return .reference
    default:
      guard schema.contentKinds(of: use).contains(.idReference) else { return .none }
      return noted(use, lineage) ?? .reference
    }
  }

  /// The key that a note names, for values that are more than ids, so that `xs:keyref` cannot hold them.
  private func noted(_ use: AttributeUse, _ lineage: [(node: NodeID, declaration: ElementID?)]) -> Role? {
    guard let name = use.documentation.notes(named: "content").lazy.compactMap({ $0["key"] }).first else { return nil }
    for (ancestor, declaration) in lineage {
      for index in declaration.map({ schema[$0].identityConstraints }) ?? []
      where schema.identityConstraints[index].name.local == name {
        return .keyReference(to: index, scope: ancestor, takesMark: true)
      }
    }
    return nil
  }

  /// The id or reference whose value holds the caret `offset`.
  ///
  /// A value that may name other things than ids, such as files, is an id only when it looks like one.
  func occurrence(at offset: Int) -> Occurrence? {
    guard let node = tree.element(at: offset) ?? tree.element(at: offset - 1),
      let (index, attribute) = tree.attribute(of: node, touching: offset)
    else { return nil }
    let value = tree.valueRange(of: attribute)
    guard value.touches(offset), !value.isEmpty else { return nil }
    let role = role(of: attribute, on: node)
    guard !idRange(value, role).isEmpty, role != .none,
      role == .key || grammar.value(of: attribute, on: node).flatMap(grammar.link) == nil
    else {
      return nil
    }
    return Occurrence(node: node, attribute: index, range: idRange(value, role), isKey: role == .key)
  }

  /// The id in a `value` with `role`.
  private func idRange(_ value: ByteRange, _ role: Role) -> ByteRange {
    role.takesMark && tree.text.bytes[value.start] == UInt8(ascii: "#") ? ByteRange(value.start + 1, value.end) : value
  }

  /// The bytes of the value of `occurrence`.
  func value(of occurrence: Occurrence) -> [UInt8] {
    Array(tree.text.bytes[occurrence.range.start..<occurrence.range.end])
  }

  /// All ids and references with the value of `occurrence`, in document order, and in the same scope.
  func occurrences(like occurrence: Occurrence) -> [Occurrence] {
    let value = value(of: occurrence)
    let scope = scope(of: key(of: occurrence) ?? occurrence)
    var roles = IdentifierRoles(self, scope: scope)
    var found: [Occurrence] = []
    for node in elements(in: scope) {
      for (index, range) in attributes(of: node, holding: value) {
        let role = roles.role(of: tree.attributes[index], on: node)
        if role != .none, range == idRange(tree.valueRange(of: tree.attributes[index]), role) {
          found.append(Occurrence(node: node, attribute: index, range: range, isKey: role == .key))
        }
      }
    }
    return found
  }

  /// The id that `occurrence` is or names; nil when there is none of its value.
  func key(of occurrence: Occurrence) -> Occurrence? {
    if occurrence.isKey { return occurrence }
    let value = value(of: occurrence)
    let attribute = tree.attributes[occurrence.attribute]
    var scope = tree.root ?? .document
    var wanted: Int?
    if case .keyReference(let key, let node, _) = role(of: attribute, on: occurrence.node) {
      scope = node
      wanted = key
    }
    var roles = IdentifierRoles(self, scope: scope)
    for node in elements(in: scope) {
      for (index, range) in attributes(of: node, holding: value)
      where range == tree.valueRange(of: tree.attributes[index])
        && roles.role(of: tree.attributes[index], on: node) == .key
      {
        if let wanted, !selects(node, from: scope, schema.identityConstraints[wanted].selector) { continue }
        return Occurrence(node: node, attribute: index, range: range, isKey: true)
      }
    }
    return nil
  }

  /// The ids that an attribute with `role` may name, in document order, at most `limit` of those that are wanted.
  func candidates(for role: Role, limit: Int, where isWanted: (NodeID, ByteRange) -> Bool) -> [Occurrence] {
    let keys: [IdentityConstraint]
    let scope: NodeID
    switch role {
    case .keyReference(let key, let node, _):
      keys = [schema.identityConstraints[key]]
      scope = node
    case .reference:
      keys = schema.identityConstraints.filter { !$0.kind.isReference }
      scope = tree.root ?? .document
    case .none, .key: return []
    }
    let fields = Set(keys.flatMap { fieldNames($0) })
    var roles = IdentifierRoles(self, scope: scope)
    var names: [UInt32: Bool] = [:]
    var found: [Occurrence] = []
    for node in elements(in: scope) {
      let record = tree[node]
      let first = Int(record.firstAttribute)
      for index in first..<first + Int(record.attributeCount) {
        let attribute = tree.attributes[index]
        let isField = names[attribute.name] ?? fields.contains(nameID(of: attribute))
        names[attribute.name] = isField
        guard isField, attribute.valueStart < attribute.valueEnd else { continue }
        if case .keyReference(let key, _, _) = role {
          guard selects(node, from: scope, schema.identityConstraints[key].selector) else { continue }
        } else if roles.role(of: attribute, on: node) != .key {
          continue
        }
        let range = tree.valueRange(of: attribute)
        guard isWanted(node, range) else { continue }
        found.append(Occurrence(node: node, attribute: index, range: range, isKey: true))
        if found.count >= limit { return found }
      }
    }
    return found
  }

  /// Whether there is an id called `name` where the one that `occurrence` is or names has to be unique.
  func isTaken(_ name: String, like occurrence: Occurrence) -> Bool {
    let value = Array(name.utf8)
    let scope = scope(of: key(of: occurrence) ?? occurrence)
    var roles = IdentifierRoles(self, scope: scope)
    return elements(in: scope).contains { node in
      attributes(of: node, holding: value).contains {
        $0.range == tree.valueRange(of: tree.attributes[$0.index])
          && roles.role(of: tree.attributes[$0.index], on: node) == .key
      }
    }
  }

  /// The outermost element in which `key` is unique; the root when no constraint says so.
  private func scope(of key: Occurrence) -> NodeID {
    var scope: NodeID?
    let name = nameID(of: tree.attributes[key.attribute])
    for (ancestor, declaration) in grammar.lineage(of: key.node) {
      for index in declaration.map({ schema[$0].identityConstraints }) ?? [] {
        let constraint = schema.identityConstraints[index]
        if !constraint.kind.isReference, hasField(name, constraint),
          selects(key.node, from: ancestor, constraint.selector)
        {
          scope = ancestor
        }
      }
    }
    return scope ?? tree.root ?? .document
  }

  private func elements(in scope: NodeID) -> some Sequence<NodeID> {
    (scope.index..<Int(tree[scope].subtreeEnd)).lazy.filter { tree.nodes[$0].kind == .element }.map { NodeID($0) }
  }

  /// The attributes of `node` whose value is `value`, or that behind `#`, as references have it.
  private func attributes(of node: NodeID, holding value: [UInt8]) -> [(index: Int, range: ByteRange)] {
    let record = tree[node]
    let first = Int(record.firstAttribute)
    let bytes = tree.text.bytes
    var found: [(index: Int, range: ByteRange)] = []
    for index in first..<first + Int(record.attributeCount) {
      let attribute = tree.attributes[index]
      guard attribute.valueEnd > attribute.valueStart else { continue }
      var range = tree.valueRange(of: attribute)
      // What is longer by one may be led by “#”.
      if range.count == value.count + 1, bytes[range.start] == UInt8(ascii: "#") { range.start += 1 }
      guard range.count == value.count, bytes[range.start..<range.end].elementsEqual(value) else { continue }
      found.append((index, range))
    }
    return found
  }

  func nameID(of attribute: XMLAttribute) -> NameID {
    schema.names.find(ExpandedName(namespace: tree.namespace(of: attribute), local: tree.name(of: attribute).local))
  }

  func fieldNames(_ constraint: IdentityConstraint) -> [NameID] {
    guard constraint.fields.count == 1 else { return [] }
    return constraint.fields[0].compactMap { path in
      if path.steps.count == 1, case .attribute(.name(let name)) = path.steps[0] { name } else { nil }
    }
  }

  func hasField(_ name: NameID, _ constraint: IdentityConstraint) -> Bool {
    name != .unknown && fieldNames(constraint).contains(name)
  }

  /// Whether one of `paths` leads from `context` to `node`, which is `context` or below it.
  private func selects(_ node: NodeID, from context: NodeID, _ paths: [IdentityConstraint.Path]) -> Bool {
    paths.contains { path in
      var current = node
      for step in path.steps.reversed() {
        guard current != context, case .child(let test) = step, matches(current, test) else { return false }
        current = tree.parent(of: current) ?? .document
      }
      return path.fromDescendants || current == context
    }
  }

  private func matches(_ node: NodeID, _ test: IdentityConstraint.NameTest) -> Bool {
    switch test {
    case .any: true
    case .name(let name): grammar.nameID(of: node) == name
    case .namespace(let namespace): tree.namespace(of: node) == namespace
    }
  }

  private func builtIn(of type: SimpleTypeID) -> BuiltInType? {
    var type = schema[type].builtIn
    while let current = type, current != .id, current != .idref { type = current.base }
    return type
  }
}

extension IdentityConstraint.Kind {
  /// Whether it is `xs:keyref`.
  var isReference: Bool {
    if case .keyref = self { true } else { false }
  }
}
