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

  /// Gathers what `schema` says.
  package init(schema: Schema) {
    var contents: [Int: [ContentKind]] = [:]
    var isHolder = Array(repeating: false, count: AttributeName.allCases.count + 1)
    var known: [SimpleTypeID: [ContentKind]] = [:]
    for index in schema.elements.indices {
      let element = ElementID(index)
      let owner = CardWord.named(schema[element].localName)
      for use in schema.attributes(of: element) {
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
