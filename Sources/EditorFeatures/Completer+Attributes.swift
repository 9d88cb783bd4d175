import CardAnalysis
import SchemaModel
import SourceText
import XMLSyntax

extension Completer {
  /// Between the attributes of a start tag.
  mutating func inGap(_ gap: AttributeGap) {
    attributes(
      of: gap.element, besides: nil, before: gap.needsSpaceBefore ? " " : "", after: gap.needsSpaceAfter ? " " : "",
      nameOnly: false)
  }

  /// In the name of an attribute.
  mutating func inAttributeName(_ place: AttributeNamePlace) {
    insertRange = place.typed
    replaceRange = place.name
    attributes(of: place.element, besides: place.attribute, before: "", after: "", nameOnly: place.hasValue)
  }

  /// The attributes that `element` can have and does not have yet: the required ones first, then in schema order.
  private mutating func attributes(
    of element: NodeID, besides edited: Int?, before: String, after: String, nameOnly: Bool
  ) {
    guard let schema, let grammar else { return }
    let record = tree[element]
    let first = Int(record.firstAttribute)
    var present: Set<ExpandedName> = []
    var hasNamespace = false
    for index in first..<first + Int(record.attributeCount) where index != edited {
      let attribute = tree.attributes[index]
      present.insert(ExpandedName(namespace: tree.namespace(of: attribute), local: tree.name(of: attribute).local))
      if tree.name(of: attribute).qualified == "xmlns" { hasNamespace = true }
    }
    if tree.parent(of: element) == .document, !hasNamespace, tree.name(of: element).prefix.isEmpty,
      !schema.targetNamespace.isEmpty
    {
      let text = nameOnly ? "xmlns" : before + "xmlns=\"\(schema.targetNamespace)\"" + after
      add(
        "xmlns", .attribute, detail: "The namespace of the language, required", insert: text,
        snippet: Snippet.escaped(text))
      preselectLast()
    }
    guard let declaration = grammar.declaration(of: element) ?? contentDeclaration(of: element) else { return }
    let uses = schema.attributes(of: declaration)
    let open = uses.indices.filter { !present.contains(uses[$0].expandedName) }
    for index in open.filter({ uses[$0].isRequired }) + open.filter({ !uses[$0].isRequired }) {
      let use = uses[index]
      guard let name = writtenName(of: use.expandedName) else { continue }
      let key = DocumentationKey.attribute(index, of: declaration, schema)
      let summary = Self.firstSentence(schema.documentation(of: use).summary)
      let detail = use.isRequired ? "required" + (summary.isEmpty ? "" : " · " + summary) : summary
      guard !nameOnly else {
        add(name, .attribute, detail: detail, documentation: key)
        continue
      }
      var template = ElementTemplate(schema: schema, prefix: "")
      template.value(of: use.type, constraint: use.constraint)
      add(
        name, .attribute, detail: detail, insert: before + name + "=\"" + template.result.plain + "\"" + after,
        snippet: before + name + "=\"" + template.result.snippet + "\"" + after + "$0", documentation: key)
    }
    instanceAttributes(of: element, declaration, besides: present) { name, value in
      guard !nameOnly else { return (name, nil) }
      return (
        before + name + "=\"" + value.plain + "\"" + after, before + name + "=\"" + value.snippet + "\"" + after + "$0"
      )
    }
  }

  /// How an attribute is written: one in a namespace needs the only prefix that is always there.
  private func writtenName(of name: ExpandedName) -> String? {
    if name.namespace.isEmpty { return name.local }
    return name.namespace == "http://www.w3.org/XML/1998/namespace" ? "xml:" + name.local : nil
  }
}
