import CardModel
import Guidelines
package import SchemaModel

/// What rules ask the schema, gathered once a schema: what each attribute holds, what people read or hear, and
/// which elements are documents.
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
  private(set) var texts: [Int: [String]] = [:]
  /// Whether an attribute is one in one element at least, by ``CardWord/attributeIndex``.
  private(set) var isText = Array(repeating: false, count: AttributeName.allCases.count + 1)
  /// Whether people read or hear what stands in an element, by ``CardWord/elementIndex``.
  private(set) var holdsText = Array(repeating: false, count: ElementName.allCases.count)

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
    var read: [SimpleTypeID: Bool] = [:]
    func isRead(_ type: SimpleTypeID) -> Bool {
      if let known = read[type] { return known }
      let isRead = schema.isDisplayText(type)
      read[type] = isRead
      return isRead
    }
    for index in schema.elements.indices {
      let element = ElementID(index)
      let owner = CardWord.named(schema[element].localName)
      if owner.element == .other { continue }
      // What a test expects is read by nobody.
      let isShown = owner.element != .expect
      if let type = schema.textType(of: element) {
        boundTexts[owner.elementIndex] = bound(type)
        if isShown, isRead(type) { holdsText[owner.elementIndex] = true }
      }
      for use in schema.attributes(of: element) {
        let word = CardWord.named(use.localName)
        guard word.attribute != nil else { continue }
        let place = Self.place(owner, word)
        if let type = bound(use.type) { self.bound[place] = type }
        let kinds = schema.contentKinds(of: use, known: &known)
        // Units and signs of currencies are no words.
        if isShown, isRead(use.type), !kinds.contains(where: { $0 == .unit || $0 == .currency }) {
          texts[place] = schema.enumeration(of: use.type).map { $0.value }
          isText[word.attributeIndex] = true
        }
        let asked = kinds.filter(DesignRule.askedKinds.contains)
        guard !asked.isEmpty else { continue }
        contents[place] = asked
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

extension Schema {
  /// Whether `type` is `displayText`, derived from it, or has it among others: what people read or hear.
  fileprivate func isDisplayText(_ type: SimpleTypeID) -> Bool {
    var pending = [type]
    while let type = pending.popLast() {
      if self[type].name?.local == "displayText" { return true }
      if case .union(let members) = self[type].variety { pending += members }
      if let base = self[type].base { pending.append(base) }
    }
    return false
  }
}
