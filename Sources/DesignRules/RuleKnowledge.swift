import CardModel
import Guidelines
package import SchemaModel

/// What rules ask the schema, gathered once a schema: what each attribute holds, and which elements are documents.
package struct RuleKnowledge: Sendable {
  /// What attributes hold, by ``place(_:_:)``; those that hold nothing which a rule asks for are left out.
  let contents: [Int: [ContentKind]]
  /// Whether an attribute holds something in one element at least, by ``CardWord/attributeIndex``.
  let isHolder: [Bool]
  /// The local names of the elements that a document may begin with.
  let documentElements: [String]
  /// The schema.
  let schema: Schema
  /// Attributes that may hold bindings, by ``place(_:_:)``.
  private(set) var bound: [Int: Bound] = [:]
  /// Elements whose text may, by ``CardWord/elementIndex``.
  private(set) var boundTexts: [Int: Bound] = [:]

  /// Attributes that people read or hear, by ``place(_:_:)``, with the values that are no texts, such as `disabled` of a button.
  let texts: [Int: [String]]
  /// Whether an attribute is one in one element at least, by ``CardWord/attributeIndex``.
  let isText: [Bool]
  /// Whether people read or hear what stands in an element, by ``CardWord/elementIndex``.
  let holdsText: [Bool]

  /// The type of a value that may hold bindings.
  struct Bound: Sendable {
    let type: SimpleTypeID
    /// Whether every word is a value of it.
    let isOpen: Bool

    /// The same for `type`; nil when no value of it may hold a binding.
    fileprivate init?(_ type: SimpleTypeID, _ schema: Schema) {
      guard schema.problem(of: "{x}", as: type) == nil else { return nil }
      self.type = type
      isOpen = schema.problem(of: "x", as: type) == nil
    }
  }

  /// Gathers what `schema` says.
  package init(schema: Schema) {
    self.schema = schema
    var contents: [Int: [ContentKind]] = [:]
    var isHolder = Array(repeating: false, count: AttributeName.allCases.count + 1)
    var known: [SimpleTypeID: [ContentKind]] = [:]
    var types: [SimpleTypeID: Bound?] = [:]
    func bound(_ type: SimpleTypeID) -> Bound? {
      if let known = types[type] { return known }
      let bound = Bound(type, schema)
      types[type] = .some(bound)
      return bound
    }
    for index in schema.elements.indices {
      let element = ElementID(index)
      let owner = CardWord.named(schema[element].localName)
      if owner.element != .other { boundTexts[owner.elementIndex] = schema.textType(of: element).flatMap(bound) }
      for use in schema.attributes(of: element) {
        if owner.element != .other, let type = bound(use.type) {
          self.bound[Self.place(owner, CardWord.named(use.localName))] = type
        }
        let kinds = schema.contentKinds(of: use, known: &known).filter(DesignRule.askedKinds.contains)
        let word = CardWord.named(use.localName)
        guard !kinds.isEmpty, owner.element != .other, word.attribute != nil else { continue }
        contents[Self.place(owner, word)] = kinds
        isHolder[word.attributeIndex] = true
      }
    }
    let read = ReadKnowledge(schema)
    (texts, isText, holdsText) = (read.texts, read.isText, read.holdsText)
    self.contents = contents
    self.isHolder = isHolder
    documentElements = schema.documentElements.map { schema[$0].localName }
  }

  /// The attribute `attribute` of the element `owner` as one number, which hashes faster than two names.
  static func place(_ owner: CardWord, _ attribute: CardWord) -> Int {
    owner.elementIndex << 16 | attribute.attributeIndex
  }
}

/// What of the language people read or hear: what is of the type `displayText`, but for units and signs of currencies, which are no
/// words, and for what a test expects to be read.
private struct ReadKnowledge {
  var texts: [Int: [String]] = [:]
  var isText = Array(repeating: false, count: AttributeName.allCases.count + 1)
  var holdsText = Array(repeating: false, count: ElementName.allCases.count)

  init(_ schema: Schema) {
    var known: [SimpleTypeID: Bool] = [:]
    var kinds: [SimpleTypeID: [ContentKind]] = [:]
    func isRead(_ type: SimpleTypeID) -> Bool {
      if let known = known[type] { return known }
      let isRead = Self.isRead(type, schema)
      known[type] = isRead
      return isRead
    }
    for index in schema.elements.indices {
      let element = ElementID(index)
      let owner = CardWord.named(schema[element].localName)
      if owner.element == .other || owner.element == .expect { continue }
      if let type = schema.textType(of: element), isRead(type) { holdsText[owner.elementIndex] = true }
      for use in schema.attributes(of: element) {
        let word = CardWord.named(use.localName)
        guard word.attribute != nil, isRead(use.type),
          !schema.contentKinds(of: use, known: &kinds).contains(where: { $0 == .unit || $0 == .currency })
        else { continue }
        texts[RuleKnowledge.place(owner, word)] = schema.enumeration(of: use.type).map { $0.value }
        isText[word.attributeIndex] = true
      }
    }
  }

  /// Whether `type` is `displayText`, derived from it, or has it among others.
  private static func isRead(_ type: SimpleTypeID, _ schema: Schema) -> Bool {
    var pending = [type]
    while let type = pending.popLast() {
      if schema[type].name?.local == "displayText" { return true }
      if case .union(let members) = schema[type].variety { pending += members }
      if let base = schema[type].base { pending.append(base) }
    }
    return false
  }
}
