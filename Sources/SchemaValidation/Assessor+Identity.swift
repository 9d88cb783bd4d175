import SchemaModel
import SourceText
import Standards
import XMLSyntax

/// An attribute or element that holds a value of a key or reference.
enum KeyField {
  /// The attribute with this index.
  case attribute(Int)
  /// The text of the element with this index.
  case element(Int)
  /// The default of an attribute that is not written: the complex type's index and the use's number in it.
  case absent(type: Int32, use: Int32)
}

extension Assessor {
  /// A reference that waits until all keys are known.
  private struct Reference {
    let constraint: Int
    let scope: Int
    let node: Int
    let hash: UInt64
    let field: KeyField
  }

  /// Checks `xs:unique`, `xs:key` and `xs:keyref`, once all elements have their types.
  mutating func checkIdentityConstraints() {
    if identityScopes.isEmpty { return }
    var references: [Reference] = []
    for scope in identityScopes {
      guard let index = schema.identityIndex(of: ElementID(Int(elements[scope]))) else { continue }
      for (constraint, node) in selected(scope, index) {
        guard let (hash, field) = values(of: node, constraint) else { continue }
        if schema.referredConstraints[constraint] >= 0 {
          references.append(Reference(constraint: constraint, scope: scope, node: node, hash: hash, field: field))
        } else if let first = keys.insert(constraint, scope, hash, node, field) {
          reportDuplicate(field, of: node, first.field, of: Int(first.node), constraint)
        }
      }
    }
    for reference in references where !isKnown(reference) {
      let key = Int(schema.referredConstraints[reference.constraint])
      let known = keys.entries(of: key, from: reference.scope, to: Int(tree.nodes[reference.scope].subtreeEnd))
      reportUnresolved(reference.field, of: reference.node, key, known)
    }
  }

  /// Whether a key has the value: the element's own, or that of one element below it and of no other.
  private func isKnown(_ reference: Reference) -> Bool {
    let key = Int(schema.referredConstraints[reference.constraint])
    if keys.find(key, reference.scope, reference.hash) != nil { return true }
    // A key is declared below the reference's element only in unusual schemas.
    let end = Int(tree.nodes[reference.scope].subtreeEnd)
    let isOwn = schema.elements[Int(elements[reference.scope])].identityConstraints.contains(key)
    if isOwn, !identityScopes.contains(where: { $0 > reference.scope && $0 < end }) { return false }
    let below = keys.entries(of: key, from: reference.scope, to: end).filter { $0.hash == reference.hash }
    return Set(below.map(\.node)).count == 1
  }

  /// The elements that the selectors of the constraints declared at `scope` choose, in document order.
  private mutating func selected(_ scope: Int, _ index: IdentityIndex) -> [(constraint: Int, node: Int)] {
    var found = index.own.map { (constraint: $0, node: scope) }
    let end = Int(tree.nodes[scope].subtreeEnd)
    for node in scope + 1..<end where types[node] != Self.noType {
      let name = Int(nodeNames[node])
      if name >= 0 {
        for number in Int(index.firstByName[name])..<Int(index.firstByName[name + 1]) {
          select(node, number, index, scope, &found)
        }
      }
      for number in 0..<index.openCount { select(node, number, index, scope, &found) }
    }
    return found
  }

  private mutating func select(
    _ node: Int, _ number: Int, _ index: IdentityIndex, _ scope: Int, _ found: inout [(constraint: Int, node: Int)]
  ) {
    let selector = index.selectors[number]
    // The last name has been looked at unless it is a wildcard.
    guard matches(node, selector, index, scope) else { return }
    if let last = found.last, last == (selector.constraint, node) { return }
    found.append((selector.constraint, node))
  }

  /// Whether the path of `selector` leads from `scope` to `node`.
  private mutating func matches(_ node: Int, _ selector: IdentityIndex.Selector, _ index: IdentityIndex, _ scope: Int)
    -> Bool
  {
    var current = node
    for place in selector.steps {
      guard current > scope else { return false }
      let name = index.steps[place]
      if name >= 0 {
        if nodeNames[current] != name { return false }
      } else if name < -1, tree.namespaces[Int(tree.nodes[current].namespace)] != index.namespaces[Int(-2 - name)] {
        return false
      }
      current = Int(tree.nodes[current].parent)
    }
    return selector.fromDescendants ? current >= scope : current == scope
  }

  private func accepts(_ test: IdentityConstraint.NameTest, _ node: Int) -> Bool {
    switch test {
    case .any: return true
    case .namespace(let namespace): return tree.namespaces[Int(tree.nodes[node].namespace)] == namespace
    case .name(let name): return Int(nodeNames[node]) == name.index && types[node] != Self.noType
    }
  }

  /// The hash of all fields of `constraint` at `node`; nil when one is not there or is not a value.
  private mutating func values(of node: Int, _ constraint: Int) -> (UInt64, KeyField)? {
    let wanted = Int(schema.fieldAttributes[constraint])
    if wanted >= 0 {
      // The common case: one field, which is one attribute.
      let record = tree.nodes[node]
      let first = Int(record.firstAttribute)
      for position in first..<first + Int(record.attributeCount) where uses[position] != -1 {
        if names.attribute(position).index == wanted { return hash(ofAttribute: position, node) }
      }
      if schema.referredConstraints[constraint] != Schema.key, !isPreset(wanted, of: node) { return nil }
    }
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
      combined = declared.fields.count == 1 ? hash : (combined ^ hash) &* 0xBF58_476D_1CE4_E5B9
      if declared.fields.count > 1 { combined ^= combined >> 31 }
      first = first ?? field
    }
    return first.map { (combined, $0) }
  }

  /// Whether the element's type gives the attribute a value when it is not written.
  private mutating func isPreset(_ name: Int, of node: Int) -> Bool {
    guard types[node] >= 0 else { return false }
    let type = tables.complex[Int(types[node])]
    for use in Int(type.firstAttribute)..<Int(type.firstAttribute + type.attributeCount)
    where Int(tables.attributes[use].name) == name {
      return tables.attributes[use].isPreset
    }
    return false
  }

  private mutating func hash(ofAttribute position: Int, _ node: Int) -> (UInt64, KeyField)? {
    let type = typeOfUse(uses[position])
    let attribute = tree.attributes[position]
    let hash: UInt64?
    if attribute.flags.rawValue & AttributeBits.normalization != 0 {
      let (value, range) = tree.withValueBytes(of: attribute) { ($0, $1) }
      hash = self.hash(value, range, type, node)
    } else {
      hash = self.hash(bytes, Int(attribute.valueStart)..<Int(attribute.valueEnd), type, node)
    }
    return hash.map { ($0, .attribute(position)) }
  }

  /// The type of the attribute use written as `code`.
  private mutating func typeOfUse(_ code: Int64) -> SimpleTypeID {
    if code == -1 { return SimpleTypeID(.anySimpleType) }
    if code < 0 { return schema.globalAttributes[Int(-2 - code)].type }
    let type = tables.complex[Int(code >> 32)]
    return SimpleTypeID(Int(tables.attributes[Int(type.firstAttribute) + Int(code & 0xFFFF_FFFF)].type))
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
        let number = use - Int(type.firstAttribute)
        if schema.complexTypes[Int(types[node])].attributes[number].constraint != nil {
          found.append(.absent(type: types[node], use: Int32(number)))
        }
      }
    }
    return found
  }

  /// The hash of the value of `field`; nil when it has none, which may be a finding.
  private mutating func hash(of field: KeyField, _ node: Int, _ constraint: Int, _ number: Int) -> UInt64? {
    switch field {
    case .attribute(let position): return hash(ofAttribute: position, node)?.0
    case .absent(let type, let number):
      let use = schema.complexTypes[Int(type)].attributes[Int(number)]
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

  private mutating func hash(_ value: [UInt8], _ range: Range<Int>, _ type: SimpleTypeID, _ node: Int) -> UInt64? {
    if let plain = checker.plainStringRange(value, range, type) { return FNV1a.hash(value, plain) }
    let scope = PrefixScope(tree: tree, node: node)
    let parsed = checker.value(of: value, range, as: type) { scope.namespace(ofPrefix: $0) }
    guard let parsed else { return nil }
    if case .bytes(let bytes) = parsed { return FNV1a.hash(bytes, bytes.indices) }
    return UInt64(bitPattern: Int64(parsed.hashValue)) ^ 0x5851_F42D_4C95_7F2D
  }
}
