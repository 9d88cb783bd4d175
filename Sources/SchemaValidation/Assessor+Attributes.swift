import SchemaModel
import SourceText
import XMLSyntax

extension Assessor {
  /// Looks at the attributes of the element `index`, whose type is `code`.
  mutating func assessAttributes(_ index: Int, _ code: Int32) {
    let node = tree.nodes[index]
    let first = Int(node.firstAttribute)
    var required = 0
    for position in first..<first + Int(node.attributeCount) {
      let attribute = tree.attributes[position]
      if attribute.flags.rawValue & AttributeBits.declaration != 0 { continue }
      if attribute.namespace == names.instanceNamespace, isInstanceAttribute(position) { continue }
      let name = names.attribute(position).index
      guard code >= 0 else {
        reportUnknownAttribute(position, of: index, code)
        continue
      }
      let type = tables.complex[Int(code)]
      var use = Int(type.firstAttribute)
      let end = use + Int(type.attributeCount)
      while use < end, Int(tables.attributes[use].name) != name { use += 1 }
      guard use < end, name >= 0 else {
        assessByWildcard(position, index, code, NameID(name))
        continue
      }
      uses[position] = Int64(code) << 32 | Int64(use - Int(type.firstAttribute))
      let declared = tables.attributes[use]
      if declared.isRequired { required += 1 }
      if attribute.flags.rawValue & AttributeBits.noValue == 0 {
        checkAttribute(position, index, Int(declared.type), isFixed: declared.isFixed)
      }
    }
    if code >= 0, required < tables.complex[Int(code)].requiredCount { note(.attributes(of: index, code: code)) }
  }

  /// Whether the attribute, which is in the namespace of `xsi:`, is one of the four that XSD declares there.
  mutating func isInstanceAttribute(_ position: Int) -> Bool {
    let name = tree.name(of: tree.attributes[position]).local
    return name == "type" || name == "nil" || name == "schemaLocation" || name == "noNamespaceSchemaLocation"
  }

  private mutating func assessByWildcard(_ position: Int, _ index: Int, _ code: Int32, _ name: NameID) {
    if names.isUnboundAttribute(position) { return }
    let namespace = tree.namespaces[Int(tree.attributes[position].namespace)]
    guard let wildcard = schema.complexTypes[Int(code)].attributeWildcard, wildcard.allows(namespace) else {
      return reportUnknownAttribute(position, of: index, code)
    }
    if wildcard.processContents == .skip { return }
    guard name != .unknown, let global = schema.globalAttributes.firstIndex(where: { $0.name == name }) else {
      if wildcard.processContents == .strict { reportUnknownAttribute(position, of: index, code) }
      return
    }
    uses[position] = Int64(-2 - global)
    var isFixed = false
    if case .fixed = schema.globalAttributes[global].constraint { isFixed = true }
    checkAttribute(position, index, schema.globalAttributes[global].type.index, isFixed: isFixed)
  }

  private mutating func checkAttribute(_ position: Int, _ index: Int, _ type: Int, isFixed: Bool) {
    let attribute = tree.attributes[position]
    let id = SimpleTypeID(type)
    if attribute.flags.rawValue & AttributeBits.normalization == 0 {
      let range = Int(attribute.valueStart)..<Int(attribute.valueEnd)
      finishAttribute(position, index, id, isFixed, bytes, range)
    } else {
      let (value, range) = tree.withValueBytes(of: attribute) { ($0, $1) }
      finishAttribute(position, index, id, isFixed, value, range)
    }
  }

  // The value and where it stands are one thing in two parameters: a copy would cost more than everything else here.
  // swift-format-ignore
  private mutating func finishAttribute(
    _ position: Int, _ index: Int, _ type: SimpleTypeID, _ isFixed: Bool, _ value: [UInt8], _ range: Range<Int>
  ) {
    if let problem = problem(of: value, range, type, at: index) {
      let place = ValuePlace(
        owner: .attribute(position), node: index, range: tree.valueRange(of: tree.attributes[position]),
        isVerbatim: tree.attributes[position].flags.rawValue & AttributeBits.normalization == 0)
      return reportValue(problem, value, range, type, place)
    }
    if isFixed, let use = SchemaAssessmentUse.use(uses[position], schema), case .fixed(let fixed) = use.constraint,
      !isEqual(value, range, Array(fixed.utf8), type, at: index)
    {
      let place = ValuePlace(
        owner: .attribute(position), node: index, range: tree.valueRange(of: tree.attributes[position]),
        isVerbatim: tree.attributes[position].flags.rawValue & AttributeBits.normalization == 0)
      reportFixed(fixed, place)
    }
    if tables.identifierTypes[type.index] { noteIdentifier(value, range, position) }
  }

  /// What keeps a value from being one of `type`, names with prefixes resolved at `index`.
  mutating func problem(of value: [UInt8], _ range: Range<Int>, _ type: SimpleTypeID, at index: Int) -> ValueProblem? {
    // A closure that captures would cost an allocation for each value.
    guard checker.needsNamespaces(type) else {
      return checker.problem(of: value, range, as: type)
    }
    let scope = PrefixScope(tree: tree, node: index)
    return checker.problem(of: value, range, as: type) { scope.namespace(ofPrefix: $0) }
  }

  /// Whether both texts are one and the same value of `type`.
  func isEqual(_ value: [UInt8], _ range: Range<Int>, _ other: [UInt8], _ type: SimpleTypeID, at index: Int) -> Bool {
    let scope = PrefixScope(tree: tree, node: index)
    let resolve: SimpleValue.Resolver = { scope.namespace(ofPrefix: $0) }
    let left = checker.value(of: value, range, as: type, resolve: resolve)
    let right = checker.value(of: other, other.indices, as: type, resolve: resolve)
    return left == right
  }

  private mutating func noteIdentifier(_ value: [UInt8], _ range: Range<Int>, _ position: Int) {
    let trimmed = Array(value[range].drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.reversed())
    let place = tree.valueRange(of: tree.attributes[position])
    if let first = identifiers[trimmed] {
      reportDuplicateIdentifier(String(decoding: trimmed, as: UTF8.self), at: place, first: first)
    } else {
      identifiers[trimmed] = place
    }
  }
}

/// The flags of attributes as plain numbers: sets of options are generic code, slow across modules.
enum AttributeBits {
  static let declaration: UInt8 = 1 << 4
  static let normalization: UInt8 = 1 << 3
  static let noValue: UInt8 = 1 << 0 | 1 << 1
}

/// Reads ``SchemaAssessment``'s way to write an attribute use.
enum SchemaAssessmentUse {
  /// The use written as `code`; nil for -1.
  static func use(_ code: Int64, _ schema: Schema) -> AttributeUse? {
    if code == -1 { return nil }
    if code < 0 { return schema.globalAttributes[Int(-2 - code)] }
    return schema.complexTypes[Int(code >> 32)].attributes[Int(code & 0xFFFF_FFFF)]
  }
}
