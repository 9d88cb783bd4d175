import SchemaModel
import SourceText
import Standards
import XMLSyntax

/// An attribute or element that holds a value of a key or reference.
enum KeyField: Sendable {
  /// The attribute with this index.
  case attribute(Int)
  /// The text of the element with this index.
  case element(Int)
  /// The default of an attribute that is not written: the complex type's index and the use's number in it.
  case absent(type: Int32, use: Int32)
}

/// What the fields of an identity constraint are at one element.
enum FieldsReading: Sendable {
  /// The hash of all values, and the first field.
  case value(UInt64, KeyField)
  /// Nothing that has to be looked at.
  case nothing
  /// The field of this number of a key is not there.
  case missing(Int)
  /// The field of this number is there several times, or has no simple value.
  case ambiguous(Int)
}

// The values by which elements are told apart and referred to.
//
// What is asked for each element is mutating although it changes nothing: called from what does, it would copy the document.
extension AssessedDocument {
  /// What all fields of `constraint` are at `node`.
  mutating func readFields(of node: Int, _ constraint: Int) -> FieldsReading {
    let wanted = Int(schema.fieldAttributes[constraint])
    if wanted >= 0 {
      // The common case: one field, which is one attribute.
      let record = tree.nodes[node]
      let first = Int(record.firstAttribute)
      for position in first..<first + Int(record.attributeCount) where uses[position] != -1 {
        guard names.attribute(position).index == wanted else { continue }
        return hash(ofAttribute: position, node).map { .value($0, .attribute(position)) } ?? .nothing
      }
      if schema.referredConstraints[constraint] != Schema.key, !isPreset(wanted, of: node) { return .nothing }
    }
    let declared = schema.identityConstraints[constraint]
    var combined: UInt64 = 0x9E37_79B9_7F4A_7C15
    var first: KeyField?
    for (number, paths) in declared.fields.enumerated() {
      let found = fields(of: node, paths)
      if found.count > 1 { return .ambiguous(number) }
      guard let field = found.first else { return declared.kind == .key ? .missing(number) : .nothing }
      if case .element(let element) = field {
        guard textType(element) != nil else { return .ambiguous(number) }
        if isNil(element) { return declared.kind == .key ? .missing(number) : .nothing }
      }
      guard let hash = hash(of: field, node) else { return .nothing }
      combined = declared.fields.count == 1 ? hash : (combined ^ hash) &* 0xBF58_476D_1CE4_E5B9
      if declared.fields.count > 1 { combined ^= combined >> 31 }
      first = first ?? field
    }
    return first.map { .value(combined, $0) } ?? .nothing
  }

  /// Whether the element's type gives the attribute a value when it is not written.
  private mutating func isPreset(_ name: Int, of node: Int) -> Bool {
    guard types[node] >= 0 else { return false }
    let type = tables.complex[Int(types[node])]
    guard type.presets & 1 << UInt64(name & 63) != 0 else { return false }
    for use in Int(type.firstAttribute)..<Int(type.firstAttribute + type.attributeCount)
    where Int(tables.attributes[use].name) == name {
      return tables.attributes[use].isPreset
    }
    return false
  }

  private mutating func hash(ofAttribute position: Int, _ node: Int) -> UInt64? {
    let type = typeOfUse(uses[position])
    let attribute = tree.attributes[position]
    if !attribute.isVerbatim {
      let (value, range) = tree.withValueBytes(of: attribute) { ($0, $1) }
      return hash(value, range, type, node)
    }
    return hash(bytes, Int(attribute.valueStart)..<Int(attribute.valueEnd), type, node)
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
            tree.childElements(of: NodeID(parent)).map { $0.index }.filter { accepts(test, $0) }
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

  private func accepts(_ test: IdentityConstraint.NameTest, _ node: Int) -> Bool {
    switch test {
    case .any: return true
    case .namespace(let namespace): return tree.namespaces[Int(tree.nodes[node].namespace)] == namespace
    case .name(let name): return Int(nodeNames[node]) == name.index && types[node] != Self.noType
    }
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

  /// The hash of the value of `field`; nil when it has none.
  private mutating func hash(of field: KeyField, _ node: Int) -> UInt64? {
    switch field {
    case .attribute(let position): return hash(ofAttribute: position, node)
    case .absent(let type, let number):
      let use = schema.complexTypes[Int(type)].attributes[Int(number)]
      let value = Array((use.constraint?.value ?? "").utf8)
      return hash(value, value.indices, use.type, node)
    case .element(let element):
      guard let type = textType(element) else { return nil }
      var (value, range) = tree.withTextBytes(of: NodeID(element)) { ($0, $1) }
      if range.isEmpty, elements[element] >= 0, let preset = schema.elements[Int(elements[element])].constraint {
        value = Array(preset.value.utf8)
        range = value.indices
      }
      return hash(value, range, type, node)
    }
  }

  /// The type of the text of an element that holds nothing else.
  private func textType(_ element: Int) -> SimpleTypeID? {
    guard types[element] != Self.noType else { return nil }
    switch SchemaTables.type(types[element]) {
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

  /// Where the value of `field` stands; the element's name when it is not written.
  func range(of field: KeyField, _ node: Int) -> ByteRange {
    switch field {
    case .attribute(let position): return tree.valueRange(of: tree.attributes[position])
    case .absent: return tree.nameRange(of: NodeID(node))
    case .element(let element):
      let content = tree.contentRange(of: NodeID(element))
      return content.isEmpty ? tree.nameRange(of: NodeID(element)) : content
    }
  }

  /// The value of `field` as it is written, white space around it left out.
  func text(of field: KeyField) -> String {
    switch field {
    case .attribute(let position): tree.value(of: tree.attributes[position]).trimmingSpaces
    case .absent(let type, let use):
      schema.complexTypes[Int(type)].attributes[Int(use)].constraint?.value ?? ""
    case .element(let element): tree.textContent(of: NodeID(element)).trimmingSpaces
    }
  }
}
