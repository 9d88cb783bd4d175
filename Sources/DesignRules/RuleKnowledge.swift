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
    self.contents = contents
    self.isHolder = isHolder
    documentElements = schema.documentElements.map { schema[$0].localName }
  }

  /// The attribute `attribute` of the element `owner` as one number, which hashes faster than two names.
  static func place(_ owner: CardWord, _ attribute: CardWord) -> Int {
    owner.elementIndex << 16 | attribute.attributeIndex
  }
}
