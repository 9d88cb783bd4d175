/// Reads a stored schema part by part, each behind what it speaks of.
final class StoredSchema {
  private var bytes: StoredBytes
  private var strings: [String] = []
  /// What is said about parts; the first is nothing.
  private var documentations = [Documentation.none]
  private var files: [String] = []
  private var names = NameTable()
  private var patterns: [Facets.PatternStep] = []
  private var simpleTypeCount = 0
  private var simpleTypes: [SimpleType] = []
  private var complexTypeCount = 0
  private var complexTypes: [ComplexType] = []
  private var elementCount = 0
  private var elements: [ElementDeclaration] = []
  private var constraintCount = 0
  private var attributes: [AttributeUse] = []
  /// How deep groups stand in each other, as the reading of them does.
  private var depth = 0

  /// Groups of a schema stand by far less deep in each other.
  private static let deepest = 256

  init(_ bytes: StoredBytes) { self.bytes = bytes }

  func schema(
    textCount: Int, texts: @escaping @Sendable (Range<Int>) -> [UInt8]
  ) throws(StoredDamage) -> Schema {
    strings = try list(text)
    try readDocumentations(textCount, texts)
    files = try list(string)
    for name in try list(expandedName) { _ = names.intern(name) }
    patterns = try list(patternStep)
    (simpleTypes, complexTypes) = (SimpleType.builtIns, [.anyType])
    simpleTypeCount = simpleTypes.count + (try bytes.count())
    complexTypeCount = complexTypes.count + (try bytes.count())
    (elementCount, constraintCount) = (try bytes.count(), try bytes.count())
    for _ in simpleTypes.count..<simpleTypeCount { simpleTypes.append(try simpleType()) }
    listDistinctValues()
    for _ in 0..<elementCount { elements.append(try element()) }
    var constraints: [IdentityConstraint] = []
    for _ in 0..<constraintCount { constraints.append(try constraint()) }
    attributes = try list(attribute)
    for _ in complexTypes.count..<complexTypeCount { complexTypes.append(try complexType()) }
    return Schema(
      names: names, elements: elements, simpleTypes: simpleTypes, complexTypes: complexTypes,
      globalAttributes: try list(sharedAttribute), identityConstraints: constraints,
      targetNamespace: try string(), documentation: try documentation(), files: files)
  }

  private func list<Item>(
    _ read: () throws(StoredDamage) -> Item
  ) throws(StoredDamage) -> [Item] {
    let count = try bytes.count()
    var items: [Item] = []
    items.reserveCapacity(count)
    for _ in 0..<count { items.append(try read()) }
    return items
  }

  // MARK: What all have

  private func text() throws(StoredDamage) -> String { try bytes.text() }

  private func string() throws(StoredDamage) -> String { strings[try bytes.number(below: strings.count)] }

  private func expandedName() throws(StoredDamage) -> ExpandedName {
    ExpandedName(namespace: try string(), local: try string())
  }

  private func name() throws(StoredDamage) -> NameID { NameID(try bytes.number(below: names.names.count)) }

  /// Per state of an automaton, whether the input may end there.
  private func accepting() throws(StoredDamage) -> [Bool] {
    let count = try bytes.count()
    return try bytes.numbers(count, below: 2).map { $0 == 1 }
  }

  private func flag() throws(StoredDamage) -> Bool { try bytes.number(below: 2) == 1 }

  private func derivations() throws(StoredDamage) -> DerivationSet {
    DerivationSet(rawValue: UInt8(try bytes.number(below: 32)))
  }

  private func documentation() throws(StoredDamage) -> Documentation {
    documentations[try bytes.number(below: documentations.count)]
  }

  private func location() throws(StoredDamage) -> SchemaLocation {
    SchemaLocation(file: files[try bytes.number(below: files.count)], line: try bytes.number())
  }

  private func typeID() throws(StoredDamage) -> TypeID {
    try flag()
      ? .complex(ComplexTypeID(try bytes.number(below: complexTypeCount))) : .simple(try simpleTypeID())
  }

  private func simpleTypeID() throws(StoredDamage) -> SimpleTypeID {
    SimpleTypeID(try bytes.number(below: simpleTypeCount))
  }

  private func elementID() throws(StoredDamage) -> ElementID {
    ElementID(try bytes.number(below: elementCount))
  }

  private func valueConstraint() throws(StoredDamage) -> ValueConstraint? {
    switch try bytes.number(below: 3) {
    case 0: nil
    case 1: .default(try string())
    default: .fixed(try string())
    }
  }

  /// What is said about parts stands in the texts in this order.
  private func readDocumentations(
    _ count: Int, _ texts: @escaping @Sendable (Range<Int>) -> [UInt8]
  ) throws(StoredDamage) {
    let stored = StoredTexts(words: try list(string), bytes: texts)
    let noteNames = try list(noteNames)
    let number = try bytes.count()
    let kinds = try bytes.numbers(number, below: noteNames.count)
    var start = 0
    for (kind, length) in zip(kinds, try bytes.numbers(number, below: count + 1)) {
      let end = start + Int(length)
      guard end <= count else { throw StoredDamage() }
      documentations.append(Documentation(in: stored, start..<end, noteNames: noteNames[Int(kind)]))
      start = end
    }
    guard start == count else { throw StoredDamage() }
  }

  /// The bits of names that some notes have together.
  private func noteNames() throws(StoredDamage) -> UInt64 {
    try list(string).reduce(0) { $0 | StoredTexts.bit(of: $1) }
  }

  // MARK: Simple types

  private func patternStep() throws(StoredDamage) -> Facets.PatternStep {
    let texts = try list(string)
    let classCount = try bytes.number(below: 256)
    let classes = try bytes.numbers(129, below: classCount).map { UInt8($0) }
    let isUniform = try flag()
    let accepting = try accepting()
    let next = try bytes.numbers(classCount * accepting.count, below: accepting.count + 1)
      .map { $0 == 0 ? -1 : ($0 - 1) * Int32(classCount) }
    let table = RegularExpression.Table(
      classes: classes, classCount: classCount, isUniformBeyondASCII: isUniform, next: next, accepting: accepting)
    return Facets.PatternStep(texts: texts, expression: RegularExpression(texts, table: table))
  }

  private func sharedPatternStep() throws(StoredDamage) -> Facets.PatternStep {
    patterns[try bytes.number(below: patterns.count)]
  }

  private func simpleType() throws(StoredDamage) -> SimpleType {
    let name = try flag() ? try expandedName() : nil
    let base = try simpleTypeID()
    let variety: SimpleType.Variety
    switch try bytes.number(below: 3) {
    case 0:
      guard let type = BuiltInType(rawValue: UInt8(try bytes.number(below: BuiltInType.allCases.count))) else {
        throw StoredDamage()
      }
      variety = .atomic(type)
    case 1: variety = .list(item: try simpleTypeID())
    default: variety = .union(members: try list(simpleTypeID))
    }
    var type = SimpleType(
      name: name, base: base, variety: variety, facets: try facets(variety), location: try location())
    type.documentation = try documentation()
    return type
  }

  private func facets(_ variety: SimpleType.Variety) throws(StoredDamage) -> Facets {
    var facets = Facets()
    facets.whiteSpace = Facets.WhiteSpace(rawValue: UInt8(try bytes.number(below: 3))) ?? .preserve
    // Most have none but this.
    guard try flag() else { return facets }
    facets.length = try bytes.optional()
    facets.minLength = try bytes.optional()
    facets.maxLength = try bytes.optional()
    facets.totalDigits = try bytes.optional()
    facets.fractionDigits = try bytes.optional()
    facets.patterns = try list(sharedPatternStep)
    if try flag() { facets.enumeration = try enumeration() }
    guard case .atomic(let type) = variety else { return facets }
    facets.minInclusive = try bound(type)
    facets.maxInclusive = try bound(type)
    facets.minExclusive = try bound(type)
    facets.maxExclusive = try bound(type)
    return facets
  }

  private func bound(_ type: BuiltInType) throws(StoredDamage) -> Facets.Bound? {
    guard try flag() else { return nil }
    let text = try string()
    let bytes = Array(text.utf8)
    guard let value = SimpleValue(type.primitive, bytes, bytes.indices, { _ in nil }) else { throw StoredDamage() }
    return Facets.Bound(text: text, value: value)
  }

  /// A list whose values are still to be told apart (``listDistinctValues()``) where bytes do not: by its base, which lists none itself,
  /// and has no names with prefixes.
  private func enumeration() throws(StoredDamage) -> Enumeration {
    let areBytes = try flag()
    return Enumeration(try list(enumerationValue), distinctValues: areBytes ? nil : [])
  }

  private func enumerationValue() throws(StoredDamage) -> EnumerationValue {
    EnumerationValue(try string(), documentation: try documentation(), location: try location())
  }

  /// Reads the values that enumerations list, once all types are known.
  private func listDistinctValues() {
    let open = simpleTypes.indices.filter { simpleTypes[$0].facets.enumeration?.distinctValues != nil }
    guard !open.isEmpty else { return }
    let table = SimpleTypeTable(simpleTypes)
    for index in open {
      guard let listed = simpleTypes[index].facets.enumeration, let base = simpleTypes[index].base else { continue }
      let values = listed.values.compactMap { value in
        let bytes = Array(value.value.utf8)
        return table.value(of: bytes, bytes.indices, as: base)
      }
      simpleTypes[index].facets.enumeration = Enumeration(listed.values, distinctValues: Set(values))
    }
  }

  // MARK: Elements and attributes

  private func element() throws(StoredDamage) -> ElementDeclaration {
    let name = try name()
    var element = ElementDeclaration(
      name: name, expandedName: names[name], type: try typeID(), location: try location())
    let flags = try bytes.number(below: 8)
    element.isGlobal = flags & 1 != 0
    element.isAbstract = flags & 2 != 0
    element.isNillable = flags & 4 != 0
    element.constraint = try valueConstraint()
    if try flag() { element.substitutionHead = try elementID() }
    element.blocked = try derivations()
    element.identityConstraints = try list(constraintIndex)
    element.documentation = try documentation()
    return element
  }

  private func attribute() throws(StoredDamage) -> AttributeUse {
    let name = try name()
    var use = AttributeUse(
      name: name, expandedName: names[name], type: try simpleTypeID(), location: try location())
    use.isRequired = try flag()
    use.constraint = try valueConstraint()
    use.documentation = try documentation()
    return use
  }

  private func sharedAttribute() throws(StoredDamage) -> AttributeUse {
    attributes[try bytes.number(below: attributes.count)]
  }

  private func constraintIndex() throws(StoredDamage) -> Int { try bytes.number(below: constraintCount) }

  private func constraint() throws(StoredDamage) -> IdentityConstraint {
    let name = try expandedName()
    let kind: IdentityConstraint.Kind
    switch try bytes.number(below: 3) {
    case 0: kind = .unique
    case 1: kind = .key
    default: kind = .keyref(refer: try constraintIndex())
    }
    return IdentityConstraint(
      name: name, kind: kind, selector: try paths(), fields: try list(paths),
      documentation: try documentation(), location: try location())
  }

  private func paths() throws(StoredDamage) -> [IdentityConstraint.Path] { try list(path) }

  private func path() throws(StoredDamage) -> IdentityConstraint.Path {
    IdentityConstraint.Path(fromDescendants: try flag(), steps: try list(step))
  }

  private func step() throws(StoredDamage) -> IdentityConstraint.Step {
    let isAttribute = try flag()
    let test: IdentityConstraint.NameTest
    switch try bytes.number(below: 3) {
    case 0: test = .name(try name())
    case 1: test = .any
    default: test = .namespace(try string())
    }
    return isAttribute ? .attribute(test) : .child(test)
  }

  // MARK: Complex types

  private func complexType() throws(StoredDamage) -> ComplexType {
    let name = try flag() ? try expandedName() : nil
    var type = ComplexType(name: name, base: try typeID(), location: try location())
    type.derivation = try derivations()
    type.isAbstract = try flag()
    type.blocked = try derivations()
    switch try bytes.number(below: 4) {
    case 0: type.content = .empty
    case 1: type.content = .simple(try simpleTypeID())
    case 2: type.content = .elementOnly
    default: type.content = .mixed
    }
    if try flag() {
      let particle = try particle()
      type.particle = particle
      type.model = try model(of: particle)
    }
    type.attributes = try list(sharedAttribute)
    type.attributeNames = type.attributes.map { $0.name }
    if try flag() { type.attributeWildcard = try wildcard() }
    type.documentation = try documentation()
    return type
  }

  private func wildcard() throws(StoredDamage) -> Wildcard {
    let namespaces: Wildcard.Namespaces
    switch try bytes.number(below: 3) {
    case 0: namespaces = .any
    case 1: namespaces = .other(than: try string())
    default: namespaces = .list(try list(string))
    }
    switch try bytes.number(below: 3) {
    case 0: return Wildcard(namespaces, .strict)
    case 1: return Wildcard(namespaces, .lax)
    default: return Wildcard(namespaces, .skip)
    }
  }

  private func particle() throws(StoredDamage) -> Particle {
    guard depth < Self.deepest else { throw StoredDamage() }
    depth += 1
    defer { depth -= 1 }
    let (minimum, maximum) = (try bytes.number(), try bytes.optional())
    let term: Particle.Term
    switch try bytes.number(below: 5) {
    case 0: term = .element(try elementID())
    case 1: term = .wildcard(try wildcard())
    case 2: term = .sequence(try list(particle))
    case 3: term = .choice(try list(particle))
    default: term = .all(try list(particle))
    }
    return Particle(term, minimum: minimum, maximum: maximum)
  }

  /// The automaton that `particle` was compiled to.
  private func model(of particle: Particle) throws(StoredDamage) -> ContentModel {
    if case .all = particle.term {
      // It has no table, and is quickly made.
      guard let model = try? ContentModel(particle, elements: elements, substitutes: { [$0] }) else {
        throw StoredDamage()
      }
      return model
    }
    let wildcards = try list(wildcard)
    var (leaves, leafNames): ([ContentMatch], [NameID]) = ([], [])
    for _ in 0..<(try bytes.count()) {
      if try flag() {
        leaves.append(.wildcard(try bytes.number(below: wildcards.count)))
        leafNames.append(.unknown)
      } else {
        let element = try elementID()
        leaves.append(.element(element))
        leafNames.append(elements[element.index].name)
      }
    }
    let symbolNames = try list(name)
    let accepting = try accepting()
    guard !accepting.isEmpty else { throw StoredDamage() }
    let next = try bytes.numbers((symbolNames.count + wildcards.count) * accepting.count, below: accepting.count + 1)
    let found = try bytes.numbers(next.count { $0 > 0 }, below: leaves.count)
    var steps = 0
    let met = next.map { state -> Int32 in
      steps += state > 0 ? 1 : 0
      return state > 0 ? found[steps - 1] : -1
    }
    return ContentModel(
      leaves: leaves, wildcards: wildcards, leafNames: leafNames, all: nil,
      automaton: ContentModel.Automaton(
        symbolNames: symbolNames, next: next.map { $0 - 1 }, met: met, accepting: accepting))
  }
}
