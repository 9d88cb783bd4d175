import Guidelines
import SchemaModel
import SourceText
import Standards
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
    /// The value, or the entry of it that says something of the id.
    let entry: ByteRange
    /// Whether the value is the id itself.
    let isKey: Bool
  }

  /// What an attribute has to do with ids.
  enum Role: Equatable {
    case none
    /// It is an id.
    case key
    /// It names any id of the document.
    case reference(Form)
    /// It names an id of the key with this index in ``Schema/identityConstraints``.
    case keyReference(to: Int, scope: NodeID, Form)

    fileprivate var form: Form {
      switch self {
      case .none, .key: .exact
      case .reference(let form), .keyReference(_, _, let form): form
      }
    }
  }

  /// How a value names ids.
  enum Form: Equatable {
    /// It is one, as the schema compares the two.
    case exact
    /// It is one; `#` may lead it.
    case marked
    /// It is a list of them.
    case list
    /// It is a list of what they were told, behind a full stop each.
    case trace
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
          return .keyReference(to: key, scope: ancestor, .exact)
        }
        return isId(use, index) ? .key : .none
      }
    }
    switch builtIn(of: use.type) {
    case .id: return .key
    case .idref: return .reference(.marked)
    default:
      let kinds = schema.contentKinds(of: use)
      if kinds.contains(.traceEntry) { return .reference(.trace) }
      guard kinds.contains(.idReference) else { return .none }
      var form = Form.marked
      if case .list = schema[use.type].variety { form = .list }
      return noted(use, form, lineage) ?? .reference(form)
    }
  }

  /// Whether `use`, which is the field of the constraint with this index, is an id: what cannot be any name, such as keys or a
  /// position, is one only where something refers to it.
  private func isId(_ use: AttributeUse, _ constraint: Int) -> Bool {
    schema.problem(of: "any-name", as: use.type) == nil
      || schema.identityConstraints.contains { $0.kind == .keyref(refer: constraint) }
  }

  /// The key that a note names, for values that are more than ids, so that `xs:keyref` cannot hold them.
  private func noted(
    _ use: AttributeUse, _ form: Form, _ lineage: [(node: NodeID, declaration: ElementID?)]
  ) -> Role? {
    guard let name = use.documentation.notes(named: "content").lazy.compactMap({ $0["key"] }).first else { return nil }
    for (ancestor, declaration) in lineage {
      for index in declaration.map({ schema[$0].identityConstraints }) ?? []
      where schema.identityConstraints[index].name.local == name {
        return .keyReference(to: index, scope: ancestor, form)
      }
    }
    return nil
  }

  /// The id or reference whose value, or whose entry in one, holds the caret `offset`.
  ///
  /// A value that may name other things than ids, such as files, is an id only when it looks like one.
  func occurrence(at offset: Int) -> Occurrence? {
    guard let node = tree.element(at: offset) ?? tree.element(at: offset - 1),
      let (index, attribute) = tree.attribute(of: node, touching: offset)
    else { return nil }
    guard tree.valueRange(of: attribute).touches(offset) else { return nil }
    let role = role(of: attribute, on: node)
    guard role != .none, role == .key || grammar.value(of: attribute, on: node).flatMap(grammar.link) == nil else {
      return nil
    }
    return occurrences(in: index, of: node, role).first { $0.entry.touches(offset) }
  }

  /// The ids that the attribute with the index `attribute`, which has `role`, is or names.
  private func occurrences(in attribute: Int, of node: NodeID, _ role: Role) -> [Occurrence] {
    guard role != .none else { return [] }
    let value = tree.valueRange(of: tree.attributes[attribute])
    let bytes = tree.text.bytes
    let entries: [ByteRange]
    switch role.form {
    case .exact, .marked: entries = [value]
    case .list, .trace:
      entries = bytes[value.start..<value.end].split(whereSeparator: { $0.isXMLSpace })
        .map { ByteRange($0.startIndex, $0.endIndex) }
    }
    return entries.compactMap { entry in
      var id = entry
      if role.form == .marked, !id.isEmpty, bytes[id.start] == UInt8(ascii: "#") { id.start += 1 }
      if role.form == .trace {
        guard let stop = bytes[id.start..<id.end].firstIndex(of: UInt8(ascii: ".")) else { return nil }
        id.end = stop
      }
      return id.isEmpty
        ? nil : Occurrence(node: node, attribute: attribute, range: id, entry: entry, isKey: role == .key)
    }
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
      for index in attributes(of: node, naming: value) {
        found += occurrences(in: index, of: node, roles.role(of: tree.attributes[index], on: node))
          .filter { holds($0.range, value) }
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
      for index in attributes(of: node, naming: value) where isKey(index, of: node, value, &roles) {
        if let wanted, !selects(node, from: scope, schema.identityConstraints[wanted].selector) { continue }
        return occurrences(in: index, of: node, .key).first
      }
    }
    return nil
  }

  /// The ids that an attribute with `role` may name, in document order, at most `limit` of those that are wanted; none for a trace,
  /// which goes by what each can be told.
  func candidates(for role: Role, limit: Int, where isWanted: (NodeID, ByteRange) -> Bool) -> [Occurrence] {
    let keys: [IdentityConstraint]
    let scope: NodeID
    switch role {
    case .keyReference(let key, let node, _):
      keys = [schema.identityConstraints[key]]
      scope = node
    case .none, .key, .reference(.trace): return []
    case .reference:
      keys = schema.identityConstraints.filter { !$0.kind.isReference }
      scope = tree.root ?? .document
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
        found.append(Occurrence(node: node, attribute: index, range: range, entry: range, isKey: true))
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
      attributes(of: node, naming: value).contains { isKey($0, of: node, value, &roles) }
    }
  }

  /// Whether the attribute with the index `attribute` is the id `value`.
  private func isKey(_ attribute: Int, of node: NodeID, _ value: [UInt8], _ roles: inout IdentifierRoles) -> Bool {
    holds(tree.valueRange(of: tree.attributes[attribute]), value)
      && roles.role(of: tree.attributes[attribute], on: node) == .key
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

  /// The indices of the attributes of `node` in whose value `value` stands as references have it: alone, behind `#`, in a list or
  /// before a full stop.
  private func attributes(of node: NodeID, naming value: [UInt8]) -> [Int] {
    let record = tree[node]
    let first = Int(record.firstAttribute)
    return (first..<first + Int(record.attributeCount)).filter { index in
      let range = tree.valueRange(of: tree.attributes[index])
      guard let initial = value.first, range.count >= value.count else { return false }
      let bytes = tree.text.bytes
      return (range.start...range.end - value.count).contains { start in
        let end = start + value.count
        return bytes[start] == initial && holds(ByteRange(start, end), value)
          && (start == range.start || bytes[start - 1].isXMLSpace || bytes[start - 1] == UInt8(ascii: "#"))
          && (end == range.end || bytes[end].isXMLSpace || bytes[end] == UInt8(ascii: "."))
      }
    }
  }

  private func holds(_ range: ByteRange, _ value: [UInt8]) -> Bool {
    range.count == value.count && tree.text.bytes[range.start..<range.end].elementsEqual(value)
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
