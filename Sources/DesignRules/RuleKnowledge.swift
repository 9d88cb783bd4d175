import Guidelines
package import SchemaModel

/// What rules ask the schema, gathered once a schema: what each attribute holds, and which elements are documents.
package struct RuleKnowledge: Sendable {
  /// What each attribute holds, by the local names of element and attribute; attributes without a note are left out.
  let contents: [String: [String: [ContentKind]]]
  /// The local names of the elements that a document may begin with.
  let documentElements: [String]

  /// Gathers what `schema` says.
  package init(schema: Schema) {
    var contents: [String: [String: [ContentKind]]] = [:]
    for index in schema.elements.indices {
      let element = ElementID(index)
      for use in schema.attributes(of: element) {
        let kinds = schema.contentKinds(of: use)
        if !kinds.isEmpty { contents[schema[element].localName, default: [:]][use.localName] = kinds }
      }
    }
    self.contents = contents
    documentElements = schema.documentElements.map { schema[$0].localName }
  }
}
