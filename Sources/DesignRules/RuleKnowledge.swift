import CardModel
import Guidelines
package import SchemaModel

/// What rules ask the schema, gathered once a schema: what each attribute holds, and which elements are documents.
package struct RuleKnowledge: Sendable {
  /// An attribute of an element.
  struct Place: Hashable {
    let element: ElementName
    let attribute: AttributeName
  }

  /// What attributes hold; those that hold nothing which a rule asks for are left out.
  let contents: [Place: [ContentKind]]
  /// The attributes that hold something in one element at least.
  let holders: Set<AttributeName>
  /// The local names of the elements that a document may begin with.
  let documentElements: [String]

  /// Gathers what `schema` says.
  package init(schema: Schema) {
    var contents: [Place: [ContentKind]] = [:]
    var known: [SimpleTypeID: [ContentKind]] = [:]
    for index in schema.elements.indices {
      let element = ElementID(index)
      let name = CardWord.named(schema[element].localName).element
      for use in schema.attributes(of: element) {
        let kinds = schema.contentKinds(of: use, known: &known).filter(DesignRule.askedKinds.contains)
        guard !kinds.isEmpty, name != .other, let attribute = CardWord.named(use.localName).attribute else { continue }
        contents[Place(element: name, attribute: attribute)] = kinds
      }
    }
    self.contents = contents
    holders = Set(contents.keys.map(\.attribute))
    documentElements = schema.documentElements.map { schema[$0].localName }
  }
}
