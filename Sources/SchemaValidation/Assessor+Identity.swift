import SchemaModel
import SourceText
import XMLSyntax

/// An attribute or element that holds a value of a key or reference.
enum KeyField {
  /// The attribute with this index.
  case attribute(Int)
  /// The text of the element with this index.
  case element(Int)
  /// The default of an attribute that is not written.
  case absent(AttributeUse)
}

/// The values of one key or unique constraint inside one element that declares it.
struct KeyTable {
  /// The element that declares it.
  let scope: Int
  /// By the values' hash: the element that has them, and its first field.
  var entries: [UInt64: (node: Int, field: KeyField)] = [:]
}

extension Assessor {
  /// Checks `xs:unique`, `xs:key` and `xs:keyref`, once all elements have their types.
  mutating func checkIdentityConstraints() {
    if identityScopes.isEmpty { return }
    var tables: [Int: [KeyTable]] = [:]
    var references: [(constraint: Int, scope: Int, node: Int, hash: UInt64, field: KeyField)] = []
    for scope in identityScopes {
      guard let index = schema.identityIndex(of: ElementID(Int(elements[scope]))) else { continue }
      for constraint in index.constraints { tables[constraint, default: []].append(KeyTable(scope: scope)) }
      for (constraint, node) in selected(scope, index) {
        guard let (hash, field) = values(of: node, constraint) else { continue }
        if case .keyref = schema.identityConstraints[constraint].kind {
          references.append((constraint, scope, node, hash, field))
        } else if let last = tables[constraint]?.count {
          if let first = tables[constraint]?[last - 1].entries[hash] {
            reportDuplicate(field, of: node, first.field, of: first.node, constraint)
          } else {
            tables[constraint]?[last - 1].entries[hash] = (node, field)
          }
        }
      }
    }
    for reference in references {
      guard case .keyref(let key) = schema.identityConstraints[reference.constraint].kind else { continue }
      let end = Int(tree.nodes[reference.scope].subtreeEnd)
      let inScope = (tables[key] ?? []).filter { $0.scope >= reference.scope && $0.scope < end }
      if !isKnown(reference.hash, inScope, reference.scope) {
        reportUnresolved(reference.field, of: reference.node, reference.constraint, inScope)
      }
    }
  }

  /// Whether a key has the value: the element's own, or that of one table below it and of no other.
  private func isKnown(_ hash: UInt64, _ tables: [KeyTable], _ scope: Int) -> Bool {
    var nodes: Set<Int> = []
    for table in tables {
      guard let entry = table.entries[hash] else { continue }
      if table.scope == scope { return true }
      nodes.insert(entry.node)
    }
    return nodes.count == 1
  }

  /// The elements that the selectors of the constraints declared at `scope` choose, in document order.
  private mutating func selected(_ scope: Int, _ index: IdentityIndex) -> [(constraint: Int, node: Int)] {
    var found = index.own.map { (constraint: $0.constraint, node: scope) }
    var node = scope + 1
    let end = Int(tree.nodes[scope].subtreeEnd)
    while node < end {
      if tree.nodes[node].kind == .element, types[node] != Self.noType {
        let name = names.element(node)
        index.forEach(name) { selector in
          guard matches(node, selector.path, scope) else { return }
          if let last = found.last, last == (selector.constraint, node) { return }
          found.append((selector.constraint, node))
        }
      }
      node += 1
    }
    return found
  }

  /// Whether `path` leads from `scope` to `node`.
  private func matches(_ node: Int, _ path: IdentityConstraint.Path, _ scope: Int) -> Bool {
    var current = node
    for step in path.steps.reversed() {
      guard current > scope, case .child(let test) = step, accepts(test, current) else { return false }
      current = Int(tree.nodes[current].parent)
    }
    return path.fromDescendants ? current >= scope : current == scope
  }

  private func accepts(_ test: IdentityConstraint.NameTest, _ node: Int) -> Bool {
    switch test {
    case .any: return true
    case .namespace(let namespace): return tree.namespaces[Int(tree.nodes[node].namespace)] == namespace
    case .name(let name):
      let expected = schema.names[name]
      return tree.name(of: NodeID(node)).local == expected.local
        && tree.namespaces[Int(tree.nodes[node].namespace)] == expected.namespace
    }
  }

  /// The hash of all fields of `constraint` at `node`; nil when one is not there or is no value.
  private mutating func values(of node: Int, _ constraint: Int) -> (UInt64, KeyField)? {
    let declared = schema.identityConstraints[constraint]
    var combined: UInt64 = 0x9E37_79B9_7F4A_7C15
    var first: KeyField?
    for (number, paths) in declared.fields.enumerated() {
      let found = fields(of: node, paths)
      if found.count > 1 {
        reportAmbiguous(node, constraint, number)
        return nil
      }
      guard let field = found.first else {
        if declared.kind == .key { reportKeyMissing(node, constraint, number) }
        return nil
      }
      guard let hash = hash(of: field, node, constraint, number) else { return nil }
      combined = (combined ^ hash) &* 0xBF58_476D_1CE4_E5B9
      combined ^= combined >> 31
      first = first ?? field
    }
    return first.map { (combined, $0) }
  }

  /// What the paths of a field choose, starting at `node`.
  private mutating func fields(of node: Int, _ paths: [IdentityConstraint.Path]) -> [KeyField] {
    var found: [KeyField] = []
    for path in paths {
      var current = [node]
      if path.fromDescendants {
        current = (node..<Int(tree.nodes[node].subtreeEnd)).filter { tree.nodes[$0].kind == .element }
      }
      var attribute: IdentityConstraint.NameTest?
      for step in path.steps {
        switch step {
        case .attribute(let test): attribute = test
        case .child(let test):
          current = current.flatMap { parent in
            tree.childElements(of: NodeID(parent)).map(\.index).filter { accepts(test, $0) }
          }
        }
      }
      if let attribute {
        found += current.flatMap { attributes(of: $0, attribute) }
      } else {
        found += current.map { .element($0) }
      }
    }
    return found
  }

  private mutating func attributes(of node: Int, _ test: IdentityConstraint.NameTest) -> [KeyField] {
    let record = tree.nodes[node]
    var found: [KeyField] = []
    let first = Int(record.firstAttribute)
    for position in first..<first + Int(record.attributeCount) {
      let attribute = tree.attributes[position]
      if attribute.flags.contains(.namespaceDeclaration) { continue }
      let isMatch =
        switch test {
        case .any: true
        case .namespace(let namespace): tree.namespaces[Int(attribute.namespace)] == namespace
        case .name(let name): names.attribute(position) == name
        }
      if isMatch { found.append(.attribute(position)) }
    }
    if found.isEmpty, case .name(let name) = test, types[node] >= 0 {
      let type = tables.complex[Int(types[node])]
      for use in Int(type.firstAttribute)..<Int(type.firstAttribute + type.attributeCount)
      where Int(tables.attributes[use].name) == name.index {
        let declared = schema.complexTypes[Int(types[node])].attributes[use - Int(type.firstAttribute)]
        if declared.constraint != nil { found.append(.absent(declared)) }
      }
    }
    return found
  }

  /// The hash of the value of `field`; nil when it has none, which may be a finding.
  private mutating func hash(of field: KeyField, _ node: Int, _ constraint: Int, _ number: Int) -> UInt64? {
    switch field {
    case .attribute(let position):
      let (value, range) = tree.withValueBytes(of: tree.attributes[position]) { ($0, $1) }
      let type = SchemaAssessmentUse.use(uses[position], schema)?.type ?? SimpleTypeID(.anySimpleType)
      return hash(value, range, type, node)
    case .absent(let use):
      let value = Array((use.constraint?.value ?? "").utf8)
      return hash(value, value.indices, use.type, node)
    case .element(let element):
      guard types[element] != Self.noType, let type = textType(types[element]) else {
        reportAmbiguous(node, constraint, number)
        return nil
      }
      if isNil(element) {
        if schema.identityConstraints[constraint].kind == .key { reportKeyMissing(node, constraint, number) }
        return nil
      }
      var (value, range) = tree.withTextBytes(of: NodeID(element)) { ($0, $1) }
      if range.isEmpty, elements[element] >= 0, let preset = schema.elements[Int(elements[element])].constraint {
        value = Array(preset.value.utf8)
        range = value.indices
      }
      return hash(value, range, type, node)
    }
  }

  private func textType(_ code: Int32) -> SimpleTypeID? {
    switch SchemaTables.type(code) {
    case .simple(let id): return id
    case .complex(let id):
      if case .simple(let content) = schema[id].content { return content }
      return nil
    }
  }

  private func isNil(_ element: Int) -> Bool {
    guard names.instanceNamespace != UInt32.max else { return false }
    return tree.attributes(of: NodeID(element)).contains {
      $0.namespace == names.instanceNamespace && tree.name(of: $0).local == "nil"
        && ["true", "1"].contains(tree.value(of: $0).trimmingSpaces)
    }
  }

  private func hash(_ value: [UInt8], _ range: Range<Int>, _ type: SimpleTypeID, _ node: Int) -> UInt64? {
    if let builtIn = schema.simpleTypes[type.index].builtIn, builtIn.primitive == .string {
      let space = schema.simpleTypes[type.index].facets.whiteSpace
      if let plain = space.plainRange(value, range) { return Self.hash(value, plain) }
    }
    let parsed = schema.simpleTypeTable.value(of: value, range, as: type) { namespace(ofPrefix: $0, at: node) }
    guard let parsed else { return nil }
    if case .bytes(let bytes) = parsed { return Self.hash(bytes, bytes.indices) }
    return UInt64(bitPattern: Int64(parsed.hashValue)) ^ 0x5851_F42D_4C95_7F2D
  }

  private static func hash(_ bytes: [UInt8], _ range: Range<Int>) -> UInt64 {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for index in range { hash = (hash ^ UInt64(bytes[index])) &* 0x0000_0100_0000_01b3 }
    return hash ^ (hash >> 32)
  }
}
