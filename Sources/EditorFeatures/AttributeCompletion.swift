import CardAnalysis
import CardModel
import SchemaModel
import SourceText
import XMLSyntax

/// Completes attributes: those that an element can have and does not have yet.
struct AttributeCompletion {
  let caret: Caret
  private var tree: XMLTree { caret.tree }

  /// How attributes are written: with a value and what has to stand around them, or as names alone.
  private struct Form {
    var before = ""
    var after = ""
    var isNameOnly = false

    func snippet(_ name: String, _ value: Snippet) -> Snippet {
      if isNameOnly { return Snippet(name) }
      var snippet = Snippet(before + name + "=\"")
      snippet.append(value)
      snippet.append("\"" + after)
      snippet.end()
      return snippet
    }
  }

  /// Between the attributes of a start tag.
  func inGap(_ gap: AttributeGap, _ draft: inout CompletionDraft) {
    let form = Form(before: gap.needsSpaceBefore ? " " : "", after: gap.needsSpaceAfter ? " " : "")
    attributes(of: gap.element, besides: nil, form, &draft)
  }

  /// In the name of an attribute.
  func inName(_ place: AttributeNamePlace, _ draft: inout CompletionDraft) {
    draft.insertRange = place.typed
    draft.replaceRange = place.name
    attributes(of: place.element, besides: place.attribute, Form(isNameOnly: place.hasValue), &draft)
  }

  /// The attributes that `element` can have and does not have yet: the required ones first, then the usual ones, then its own before
  /// those that nearly all elements have; each in schema order.
  private func attributes(
    of element: NodeID, besides edited: Int?, _ form: Form, _ draft: inout CompletionDraft
  ) {
    guard let grammar = caret.grammar else { return }
    let schema = grammar.schema
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
      draft.add(
        "xmlns", .attribute, detail: "The namespace of the language, required",
        form.snippet("xmlns", Snippet(schema.targetNamespace)))
      draft.preselectLast()
    }
    guard let declaration = grammar.declaration(of: element) ?? caret.contentDeclaration(of: element) else { return }
    let uses = schema.attributes(of: declaration)
    let isStep = schema[declaration].localName == ElementName.step.rawValue
    let fitting = isStep ? Self.fitting(uses, beside: present) : Array(uses.indices)
    let open = fitting.filter { !present.contains(uses[$0].expandedName) }
    let parent = tree.parent(of: element).flatMap { $0 == .document ? nil : tree.name(of: $0).local }
    let usual = open.filter { uses[$0].isUsual(in: parent) }
    let others = open.filter { !uses[$0].isUsual(in: parent) }
    let common = caret.snapshot.language.commonAttributes
    let ordered =
      usual.filter { uses[$0].isRequired } + usual.filter { !uses[$0].isRequired }
      + others.filter { !common.contains(uses[$0].name) } + others.filter { common.contains(uses[$0].name) }
    for index in ordered {
      let use = uses[index]
      guard let name = writtenName(of: use.expandedName) else { continue }
      let summary = schema.documentation(of: use).sentence
      draft.add(
        name, .attribute, detail: use.isRequired ? "required" + (summary.isEmpty ? "" : " · " + summary) : summary,
        form.snippet(name, ElementTemplate.value(of: use, schema)),
        documentation: .attribute(index, of: declaration, schema))
    }
    instanceAttributes(of: element, declaration, besides: present, grammar, form, &draft)
  }

  /// Those of `uses`, the attributes of a step, that go with those that it has: beside an event what says more about that one.
  private static func fitting(_ uses: [AttributeUse], beside present: Set<ExpandedName>) -> [Int] {
    func events(about name: String) -> [String]? {
      StepEvent.details.first { $0.name.rawValue == name }?.events.map { $0.rawValue }
    }
    let written = uses.filter { present.contains($0.expandedName) && events(about: $0.localName) == nil }
    guard let event = written.first?.localName else { return Array(uses.indices) }
    return uses.indices.filter { events(about: uses[$0].localName)?.contains(event) == true }
  }

  /// How an attribute is written: one in a namespace needs the only prefix that is always there.
  private func writtenName(of name: ExpandedName) -> String? {
    if name.namespace.isEmpty { return name.local }
    return name.namespace == XMLName.xmlNamespace ? "xml:" + name.local : nil
  }

  /// The attributes of XSD's own that help on `element` and are not among `present`; what declares their prefix comes
  /// with the first of them.
  private func instanceAttributes(
    of element: NodeID, _ declaration: ElementID, besides present: Set<ExpandedName>, _ grammar: Grammar, _ form: Form,
    _ draft: inout CompletionDraft
  ) {
    let isRoot = tree.parent(of: element) == .document
    let prefixes = tree.prefixes(at: element)
    let known = prefixes.first { $0.namespace == InstanceAttribute.namespace && !$0.prefix.isEmpty }?.prefix
    // The usual prefix may stand for another namespace.
    let isTaken = prefixes.contains { $0.prefix == InstanceAttribute.usualPrefix }
    guard let prefix = known ?? (isTaken ? nil : InstanceAttribute.usualPrefix), let root = tree.root else { return }
    for attribute in InstanceAttribute.allCases {
      let name = ExpandedName(namespace: InstanceAttribute.namespace, local: attribute.rawValue)
      guard !present.contains(name), attribute.isUseful(on: declaration, isRoot: isRoot, grammar.schema) else {
        continue
      }
      var value = Snippet()
      value.stop(choices: grammar.values(of: attribute, on: element, declaration))
      let label = prefix + ":" + attribute.rawValue
      draft.add(label, .attribute, detail: attribute.summary, form.snippet(label, value))
      guard known == nil else { continue }
      draft.items[draft.items.count - 1].additionalEdits = [
        .insert(" xmlns:\(prefix)=\"\(InstanceAttribute.namespace)\"", at: tree.nameRange(of: root).end)
      ]
    }
  }
}
