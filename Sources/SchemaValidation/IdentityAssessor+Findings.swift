import SchemaModel
import SourceText
import Standards
import XMLSyntax

extension IdentityAssessor {
  /// What a field is called: `id`, or `<Name>`.
  private static func label(_ constraint: Int, _ number: Int, _ schema: Schema) -> String {
    guard let step = schema.identityConstraints[constraint].fields[number].first?.steps.last else { return "text" }
    switch step {
    case .attribute(.name(let name)): return "attribute " + schema.names[name].local
    case .child(.name(let name)): return "<\(schema.names[name].local)>"
    default: return "value"
    }
  }

  /// What the only field of a constraint is called.
  private static func label(_ constraint: Int, _ schema: Schema) -> String {
    let label = label(constraint, 0, schema)
    let prefix = "attribute "
    return label.hasPrefix(prefix) ? String(label.dropFirst(prefix.count)) : label
  }

  /// A value that `first` has already.
  static func reportDuplicate(
    _ field: KeyField, of node: Int, _ first: KeyStore.Entry, _ document: inout AssessedDocument
  ) {
    if document.isFull { return }
    let value = document.text(of: field)
    let other = Int(first.node)
    let place = document.range(of: field, node)
    // What two constraints ask for is told once.
    if document.findings.contains(where: { $0.range == place && $0.kind.code == DiagnosticKind.keyDuplicate.code }) {
      return
    }
    var fixes: [Fix] = []
    if case .attribute = field {
      fixes.append(Fix("Change to “\(value)-2”", [TextEdit(place, XMLEscape.doubleQuoted.escaped(value + "-2"))]))
    }
    let label = label(Int(first.constraint), document.schema)
    let another = document.tag(other) == document.tag(node) ? "another " : ""
    document.report(
      .keyDuplicate, "The \(label) “\(value)” is already taken by \(another)\(document.tag(other))", at: place,
      related: [RelatedInformation("First used here", at: document.range(of: first.field, other))], fixes: fixes)
  }

  /// A key that is not there; that an attribute is required has been said when it is among `missing`.
  static func reportMissing(
    _ node: Int, _ constraint: Int, _ number: Int, _ missing: MissingParts, _ document: inout AssessedDocument
  ) {
    if missing.hasAttributes(of: node) { return }
    let label = label(constraint, number, document.schema)
    document.report(
      .keyMissing, "\(document.tag(node)) needs the \(label), by which other parts refer to it",
      at: document.tree.nameRange(of: NodeID(node)))
  }

  /// A field of which there are several, or whose value is not simple.
  static func reportAmbiguous(_ node: Int, _ constraint: Int, _ number: Int, _ document: inout AssessedDocument) {
    let label = label(constraint, number, document.schema)
    document.report(
      .keyAmbiguous, "\(document.tag(node)) must have exactly one \(label), with a simple value",
      at: document.tree.nameRange(of: NodeID(node)))
  }

  /// A `reference` whose value no key has.
  func reportUnresolved(_ reference: Reference, _ document: inout AssessedDocument) {
    if document.isFull { return }
    let (node, scope) = (reference.node, reference.scope)
    let key = Int(document.schema.referredConstraints[reference.constraint])
    let value = document.text(of: reference.field)
    let label = Self.label(key, document.schema)
    let holder = holder(of: reference, label, document)
    // Behind an element that is not closed, it would be found where it counts.
    if let holder, Self.isInUnclosed(holder, below: scope, document.tree) { return }
    let entries = keys.entries(of: key, from: scope, to: Int(document.tree.nodes[scope].subtreeEnd))
    let known = entries.prefix(1_000).map { document.text(of: $0.field) }
    let targets = document.schema.identityConstraints[key].selector.compactMap { path -> String? in
      if case .child(.name(let name)) = path.steps.last { "<\(document.schema.names[name].local)>" } else { nil }
    }
    var what = "any part"
    if !targets.isEmpty, targets.count <= AssessedDocument.mostNamed {
      what = "any " + AssessedDocument.listed(targets, "or")
    }
    let range = document.range(of: reference.field, node)
    let closest = Spelling.nearest(to: value, among: known)
    var offered = known.count <= 8 ? known.filter { $0 != closest } : []
    if let closest { offered.insert(closest, at: 0) }
    let addition = Self.adding(value, to: scope, key, isPreferred: closest == nil, document)
    let isEditable = range != document.tree.nameRange(of: NodeID(node))
    let replacements =
      !isEditable
      ? []
      : offered.map { name in
        Fix(
          "Replace by “\(name)”", [TextEdit(range, XMLEscape.doubleQuoted.escaped(name))],
          isPreferred: name == closest && Spelling.haveSameDigits(name, value))
      }
    let additions = addition.map { [$0] } ?? []
    // What is likely misspelt comes before what may be missing.
    let fixes = closest == nil ? additions + replacements : replacements + additions
    let there = known.count <= 3 ? AssessedDocument.listed(known.map { "“\($0)”" }, "and") : ""
    let hint =
      closest.map { "; did you mean “\($0)”?" }
      ?? (there.isEmpty ? "" : "; there \(known.count == 1 ? "is" : "are") \(there)")
    let verdict =
      holder.map { "is the \(label) of \(document.tag($0)), not of \(what)" }
      ?? "is not the \(label) of \(what) here"
    document.report(.referenceUnresolved, "“\(value)” \(verdict)\(hint)", at: range, fixes: fixes)
  }

  /// Whether `node` stands in an element below `scope` that is not closed, or in one in it: elements that lack their end tags swallow
  /// what follows.
  private static func isInUnclosed(_ node: Int, below scope: Int, _ tree: XMLTree) -> Bool {
    var around = Int(tree.nodes[node].parent)
    for _ in 0..<maximumScopeDepth where around > scope {
      if tree.nodes[around].flags.contains(.missingEndTag) { return true }
      around = Int(tree.nodes[around].parent)
    }
    return false
  }

  /// What else has the value of `reference` as its `label`, such as a pin where a card is meant; nil for nothing.
  private func holder(of reference: Reference, _ label: String, _ document: AssessedDocument) -> Int? {
    let schema = document.schema
    for constraint in schema.elements[Int(document.elements[reference.scope])].identityConstraints
    where schema.referredConstraints[constraint] < 0 && Self.label(constraint, schema) == label {
      if let entry = keys.find(constraint, reference.scope, reference.hash) { return Int(entry.node) }
    }
    return nil
  }

  /// Adds the element to `scope` whose key is `value`, where such elements may be `like` the built-in thing of that name; nil where
  /// there is none, or where it would stand is not known.
  private static func adding(
    _ value: String, to scope: Int, _ key: Int, isPreferred: Bool, _ document: AssessedDocument
  ) -> Fix? {
    let (schema, constraint) = (document.schema, document.schema.identityConstraints[key])
    guard constraint.selector.count == 1, case .child(.name(let name)) = constraint.selector[0].steps.last,
      constraint.fields.count == 1, case .attribute(.name(let id)) = constraint.fields[0].first?.steps.last,
      document.types[scope] != AssessedDocument.noType,
      case .complex(let around) = SchemaTables.type(document.types[scope]),
      case let model = schema[around].model, let element = model.element(named: name),
      case .complex(let type) = schema[element].type,
      let like = schema[type].attributes.first(where: { use in
        use.localName == "like" && schema.enumeration(of: use.type).contains { $0.value == value }
      })
    else { return nil }
    let children = Array(document.tree.childElements(of: NodeID(scope)))
    let last = children.lastIndex { document.elements[$0.index] == Int32(element.index) }
    // Behind those that are there.
    let next = children[(last.map { $0 + 1 } ?? 0)...].first { child in
      let state = document.states[child.index]
      return state != AssessedDocument.noState
        && model.expected(in: ContentState(raw: state)).contains { $0.element == element }
    }
    guard let next else { return nil }
    let tag = document.tag(element, in: scope).dropLast()
    let text = "\(tag) \(schema.names[id].local)=\"\(value)\" \(like.localName)=\"\(value)\"/>"
    let insertion =
      last.map { document.repairs.insertion(of: text, behind: children[$0].index) }
      ?? document.repairs.insertion(of: text, before: next.index)
    return Fix("Add \(text)", [insertion], isPreferred: isPreferred)
  }
}
