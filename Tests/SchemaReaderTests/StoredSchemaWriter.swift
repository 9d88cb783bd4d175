import Standards

@testable import SchemaModel

/// Writes a schema as `Schema.stored` reads it.
struct StoredSchemaWriter {
  /// All but what is said about parts.
  private(set) var schema: [UInt8] = []
  /// What is said about parts.
  private(set) var texts: [UInt8] = []

  private var strings = Pool<[UInt8]>()
  private var words = Pool<[UInt8]>()
  private var documentations = Pool<Documentation>()
  private var patterns = Pool<[UInt8]>()
  private var attributes = Pool<[UInt8]>()
  private var files: [String]

  /// Different values in the order in which they came; strings as their bytes, as some that look alike are equal.
  private struct Pool<Value: Hashable> {
    private(set) var values: [Value] = []
    private var indices: [Value: Int] = [:]

    mutating func index(of value: Value) -> Int {
      if let known = indices[value] { return known }
      indices[value] = values.count
      values.append(value)
      return values.count - 1
    }
  }

  /// Writes `whole`.
  init(_ whole: Schema) {
    files = whole.files
    let simpleTypes = whole.simpleTypes.dropFirst(SimpleType.builtIns.count)
    let parts: [[UInt8]] = [
      number(simpleTypes.count), number(whole.complexTypes.count - 1), number(whole.elements.count),
      number(whole.identityConstraints.count), simpleTypes.flatMap { simpleType($0) },
      whole.elements.flatMap { element($0) }, whole.identityConstraints.flatMap { constraint($0) },
    ]
    let complexTypes = whole.complexTypes.dropFirst().flatMap { complexType($0) }
    let globalAttributes = list(whole.globalAttributes) { number(attributes.index(of: attribute($0))) }
    let rest = globalAttributes + string(whole.targetNamespace) + documentation(whole.documentation)
    let names = list(whole.names.names) { string($0.namespace) + string($0.local) }
    let fileNames = list(whole.files) { string($0) }
    let steps = list(patterns.values) { $0 }
    let said = saying()
    var body = list(strings.values) { number($0.count) + $0 } + said + fileNames + names + steps
    body += parts.flatMap { $0 } + list(attributes.values) { $0 } + complexTypes + rest
    let checksum = FNV1a.hash(body, body.indices)
    schema = Schema.storedFormat + (0..<8).map { UInt8(truncatingIfNeeded: checksum >> (8 * $0)) } + body
  }

  // MARK: What all have

  private func number(_ value: Int) -> [UInt8] {
    value < 128 ? [UInt8(value)] : [UInt8(value & 127 | 128)] + number(value >> 7)
  }

  private func flag(_ value: Bool) -> [UInt8] { number(value ? 1 : 0) }
  private func optional(_ value: Int?) -> [UInt8] { number(value.map { $0 + 1 } ?? 0) }

  private func optional<Value>(_ value: Value?, _ write: (Value) -> [UInt8]) -> [UInt8] {
    value.map { flag(true) + write($0) } ?? flag(false)
  }

  private func list<Value>(_ values: some Collection<Value>, _ write: (Value) -> [UInt8]) -> [UInt8] {
    number(values.count) + values.flatMap(write)
  }

  private func text(_ value: String) -> [UInt8] { number(value.utf8.count) + value.utf8 }
  private mutating func string(_ value: String) -> [UInt8] { string(Array(value.utf8)) }
  private mutating func string(_ value: [UInt8]) -> [UInt8] { number(strings.index(of: value)) }
  private mutating func word(_ value: String) -> [UInt8] { number(words.index(of: Array(value.utf8))) }

  private mutating func expandedName(_ name: ExpandedName) -> [UInt8] { string(name.namespace) + string(name.local) }

  private mutating func documentation(_ value: Documentation) -> [UInt8] {
    number(value.isEmpty ? 0 : documentations.index(of: value) + 1)
  }

  private func location(_ value: SchemaLocation) -> [UInt8] {
    number(files.firstIndex(of: value.file) ?? files.count) + number(value.line)
  }

  private func typeID(_ type: TypeID) -> [UInt8] {
    switch type {
    case .simple(let id): flag(false) + number(id.index)
    case .complex(let id): flag(true) + number(id.index)
    }
  }

  private mutating func valueConstraint(_ value: ValueConstraint?) -> [UInt8] {
    switch value {
    case nil: number(0)
    case .default(let value): number(1) + string(value)
    case .fixed(let value): number(2) + string(value)
    }
  }

  /// Writes what is said about parts, and gives how long each is, and what notes it has.
  private mutating func saying() -> [UInt8] {
    var kinds = Pool<[String]>()
    var (kindOf, lengths): ([UInt8], [UInt8]) = ([], [])
    for value in documentations.values {
      let bytes =
        text(value.text)
        + list(value.notes) { note in
          let name = word(note.namespace) + word(note.name)
          return name + list(note.attributes) { word($0.name) + text($0.value) } + text(note.text)
        }
      kindOf += number(kinds.index(of: Set(value.notes.map { $0.name }).sorted()))
      lengths += number(bytes.count)
      texts += bytes
    }
    return list(words.values) { string($0) } + list(kinds.values) { kind in list(kind) { string($0) } }
      + number(documentations.values.count) + kindOf + lengths
  }

  // MARK: Simple types

  private mutating func simpleType(_ type: SimpleType) -> [UInt8] {
    var bytes = optional(type.name) { expandedName($0) } + number(type.base?.index ?? 0)
    switch type.variety {
    case .atomic(let builtIn): bytes += number(0) + number(Int(builtIn.rawValue))
    case .list(let item): bytes += number(1) + number(item.index)
    case .union(let members): bytes += number(2) + list(members) { number($0.index) }
    }
    return bytes + facets(type.facets, type.variety) + location(type.location) + documentation(type.documentation)
  }

  private mutating func facets(_ facets: Facets, _ variety: SimpleType.Variety) -> [UInt8] {
    let space = number(Int(facets.whiteSpace.rawValue))
    guard !facets.isUnconstrained else { return space + flag(false) }
    var bytes = space + flag(true) + optional(facets.length) + optional(facets.minLength) + optional(facets.maxLength)
    bytes += optional(facets.totalDigits) + optional(facets.fractionDigits)
    bytes += list(facets.patterns) { number(patterns.index(of: patternStep($0))) }
    bytes += optional(facets.enumeration) { enumeration in
      flag(enumeration.distinctValues == nil)
        + list(enumeration.values) { string($0.value) + documentation($0.documentation) + location($0.location) }
    }
    guard case .atomic = variety else { return bytes }
    for bound in [facets.minInclusive, facets.maxInclusive, facets.minExclusive, facets.maxExclusive] {
      bytes += optional(bound) { string($0.text) }
    }
    return bytes
  }

  private mutating func patternStep(_ step: Facets.PatternStep) -> [UInt8] {
    let table = step.expression.table
    return list(step.texts) { string($0) } + number(table.classCount) + table.classes.flatMap { number(Int($0)) }
      + flag(table.isUniformBeyondASCII) + list(table.accepting) { flag($0) }
      + table.next.flatMap { number($0 < 0 ? 0 : Int($0) / table.classCount + 1) }
  }

  // MARK: Elements and attributes

  private mutating func element(_ element: ElementDeclaration) -> [UInt8] {
    let flags = (element.isGlobal ? 1 : 0) + (element.isAbstract ? 2 : 0) + (element.isNillable ? 4 : 0)
    return number(element.name.index) + typeID(element.type) + location(element.location) + number(flags)
      + valueConstraint(element.constraint) + optional(element.substitutionHead) { number($0.index) }
      + number(Int(element.blocked.rawValue)) + list(element.identityConstraints) { number($0) }
      + documentation(element.documentation)
  }

  private mutating func attribute(_ use: AttributeUse) -> [UInt8] {
    number(use.name.index) + number(use.type.index) + location(use.location) + flag(use.isRequired)
      + valueConstraint(use.constraint) + documentation(use.documentation)
  }

  private mutating func constraint(_ constraint: IdentityConstraint) -> [UInt8] {
    var bytes = expandedName(constraint.name)
    switch constraint.kind {
    case .unique: bytes += number(0)
    case .key: bytes += number(1)
    case .keyref(let refer): bytes += number(2) + number(refer)
    }
    return bytes + paths(constraint.selector) + list(constraint.fields) { paths($0) }
      + documentation(constraint.documentation) + location(constraint.location)
  }

  private mutating func paths(_ paths: [IdentityConstraint.Path]) -> [UInt8] {
    list(paths) { path in flag(path.fromDescendants) + list(path.steps) { step($0) } }
  }

  private mutating func step(_ step: IdentityConstraint.Step) -> [UInt8] {
    let (isAttribute, test): (Bool, IdentityConstraint.NameTest) =
      switch step {
      case .child(let test): (false, test)
      case .attribute(let test): (true, test)
      }
    switch test {
    case .name(let name): return flag(isAttribute) + number(0) + number(name.index)
    case .any: return flag(isAttribute) + number(1)
    case .namespace(let namespace): return flag(isAttribute) + number(2) + string(namespace)
    }
  }

  // MARK: Complex types

  private mutating func complexType(_ type: ComplexType) -> [UInt8] {
    var bytes = optional(type.name) { expandedName($0) } + typeID(type.base ?? .complex(.anyType))
    bytes += location(type.location) + number(Int(type.derivation.rawValue)) + flag(type.isAbstract)
    bytes += number(Int(type.blocked.rawValue))
    switch type.content {
    case .empty: bytes += number(0)
    case .simple(let id): bytes += number(1) + number(id.index)
    case .elementOnly: bytes += number(2)
    case .mixed: bytes += number(3)
    }
    bytes += optional(type.particle) { particle($0) + model(type.model) }
    bytes += list(type.attributes) { number(attributes.index(of: attribute($0))) }
    return bytes + optional(type.attributeWildcard) { wildcard($0) } + documentation(type.documentation)
  }

  private mutating func wildcard(_ wildcard: Wildcard) -> [UInt8] {
    var bytes: [UInt8]
    switch wildcard.namespaces {
    case .any: bytes = number(0)
    case .other(let than): bytes = number(1) + string(than)
    case .list(let namespaces): bytes = number(2) + list(namespaces) { string($0) }
    }
    switch wildcard.processContents {
    case .strict: bytes += number(0)
    case .lax: bytes += number(1)
    case .skip: bytes += number(2)
    }
    return bytes
  }

  private mutating func particle(_ particle: Particle) -> [UInt8] {
    let times = number(particle.minimum) + optional(particle.maximum)
    switch particle.term {
    case .element(let element): return times + number(0) + number(element.index)
    case .wildcard(let wildcard): return times + number(1) + self.wildcard(wildcard)
    case .sequence(let parts): return times + number(2) + list(parts) { self.particle($0) }
    case .choice(let parts): return times + number(3) + list(parts) { self.particle($0) }
    case .all(let parts): return times + number(4) + list(parts) { self.particle($0) }
    }
  }

  private mutating func model(_ model: ContentModel) -> [UInt8] {
    if model.isAll { return [] }
    var bytes = list(model.wildcards) { wildcard($0) }
    bytes += list(model.leaves) { leaf in
      switch leaf {
      case .element(let element): flag(false) + number(element.index)
      case .wildcard(let index): flag(true) + number(index)
      }
    }
    bytes += list(model.symbolNames) { number($0.index) } + list(model.accepting) { flag($0) }
    bytes += model.next.flatMap { number(Int($0) + 1) }
    return bytes + model.met.filter { $0 >= 0 }.flatMap { number(Int($0)) }
  }
}
