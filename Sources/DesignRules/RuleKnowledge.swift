import Guidelines
package import SchemaModel

/// What rules ask the schema, gathered once a schema: what each attribute holds, and which elements are documents.
package struct RuleKnowledge: Sendable {
  /// What the attributes of an element hold.
  struct Contents: Sendable {
    /// By the attribute's local name; attributes without a note are left out.
    var byAttribute: [String: [ContentKind]] = [:]
    /// All of them, so that elements without the one that is asked for cost no look-up of their attributes.
    var kinds: [ContentKind] = []
  }

  /// What attributes hold, by the local name of their element.
  let contents: [String: Contents]
  /// The local names of the elements that a document may begin with.
  let documentElements: [String]

  /// Gathers what `schema` says.
  package init(schema: Schema) {
    var contents: [String: Contents] = [:]
    for index in schema.elements.indices {
      let element = ElementID(index)
      for use in schema.attributes(of: element) {
        let kinds = schema.contentKinds(of: use)
        guard !kinds.isEmpty else { continue }
        var known = contents[schema[element].localName] ?? Contents()
        known.byAttribute[use.localName] = kinds
        known.kinds += kinds.filter { !known.kinds.contains($0) }
        contents[schema[element].localName] = known
      }
    }
    self.contents = contents
    documentElements = schema.documentElements.map { schema[$0].localName }
  }
}
