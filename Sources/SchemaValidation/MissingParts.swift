import SchemaModel
import SourceText
import Standards
import XMLSyntax

/// What a document lacks; told at the end, when all keys are known that a fix may have to name.
struct MissingParts {
  /// Something required that is not there.
  enum Part {
    /// Attributes of the element with this index, whose type is `code`.
    case attributes(of: Int, code: Int32)
    /// Children in front of the one with this index.
    case before([ElementID], Int, ContentFrame)
    /// Children at the end.
    case end(ContentFrame)
  }

  private(set) var parts: [Part] = []

  mutating func note(_ part: Part) {
    if parts.count <= AssessedDocument.maximumFindings { parts.append(part) }
  }

  /// Adds parts that were noted before.
  mutating func add(_ parts: [Part]) { self.parts += parts }

  /// Whether attributes of the element `node` are missing.
  func hasAttributes(of node: Int) -> Bool {
    parts.contains { if case .attributes(node, _) = $0 { true } else { false } }
  }

  /// Reports all of it.
  func report(_ document: inout AssessedDocument, _ identity: IdentityAssessor) {
    for part in parts {
      if document.isFull { return }
      switch part {
      case .attributes(let index, let code): Self.reportAttributes(index, code, &document, identity)
      case .before(let elements, let index, let frame):
        Self.report(elements, before: index, frame, &document, identity)
      case .end(let frame): Self.reportChildren(frame, &document, identity)
      }
    }
  }

  // MARK: Children

  private static func report(
    _ missing: [ElementID], before index: Int, _ frame: ContentFrame, _ document: inout AssessedDocument,
    _ identity: IdentityAssessor
  ) {
    let list = AssessedDocument.listed(missing.map { document.tag($0, in: frame.node) }, "and")
    let insertion = document.repairs.insertion(
      of: missing, before: index, in: frame.node, identity.choices(in: frame.node, of: document))
    document.report(
      .elementMissing, "\(list) \(missing.count == 1 ? "is" : "are") missing before \(document.tag(index))",
      at: document.tree.nameRange(of: NodeID(index)),
      related: [
        RelatedInformation(
          "The parent is \(document.tag(frame.node))", at: document.tree.nameRange(of: NodeID(frame.node)))
      ],
      fixes: [Fix("Insert \(list)", insertion.edits, isPreferred: !insertion.invents)])
  }

  /// The end of an element whose content is not complete.
  private static func reportChildren(
    _ frame: ContentFrame, _ document: inout AssessedDocument, _ identity: IdentityAssessor
  ) {
    let node = document.tree.nodes[frame.node]
    // What does not fit has been reported in this very place, or the element is still being typed.
    if frame.errorState == frame.state || !node.flags.isDisjoint(with: [.missingEndTag, .unterminated]) { return }
    let model = document.schema.complexTypes[Int(frame.type)].model
    let state = ContentState(raw: frame.state)
    let needed = model.shortestContent(from: state)
    // What stands in the wrong place, or is written as an attribute or a text, is told there.
    let misplaced = misplaced(frame, model, &document)
    let unknown = unknownAttributes(of: frame.node, document)
    let missing = needed.filter { element in
      let isText = document.schema.textType(of: element) != nil
      return !misplaced.contains(document.schema[element].name)
        && !(isText && unknown.contains(document.schema[element].localName.lowercased()))
        && !(isText && frame.reportedText && needed.count == 1)
    }
    if missing.isEmpty, !needed.isEmpty { return }
    let choices = model.expected(in: state).compactMap { $0.element }.filter { choice in
      let step = model.step(
        state, document.schema[choice].name, namespace: document.schema[choice].expandedName.namespace)
      return step.map { model.isAccepting($0.state) } ?? false
    }
    let isChoice = missing.count == 1 && choices.count > 1
    func listed(_ elements: [ElementID], _ conjunction: String) -> String {
      AssessedDocument.listed(elements.map { document.tag($0, in: frame.node) }, conjunction)
    }
    let what =
      missing.isEmpty || isChoice && choices.count > mostChoices
      ? document.expectation(frame, model) : isChoice ? listed(choices, "or") : listed(missing, "and")
    var offered: [[ElementID]] = missing.isEmpty ? [] : [missing]
    if isChoice { offered += choices.prefix(mostChoices).filter { $0 != missing[0] }.map { [$0] } }
    let fixes = offered.enumerated().map { number, elements in
      let insertion = document.repairs.insertion(
        ofLast: elements, in: frame.node, identity.choices(in: frame.node, of: document))
      return Fix(
        "Insert \(listed(elements, "and"))", insertion.edits,
        isPreferred: number == 0 && !isChoice && !insertion.invents)
    }
    document.report(
      .elementMissing,
      "\(what) \(missing.count > 1 && !isChoice ? "are" : "is") missing in \(document.tag(frame.node))",
      at: document.tree.nameRange(of: NodeID(frame.node)), fixes: fixes)
  }

  /// More elements that would do are not offered.
  private static let mostChoices = 6

  /// The names, in small letters, of the attributes that the schema does not know at the element `index`.
  private static func unknownAttributes(of index: Int, _ document: AssessedDocument) -> Set<String> {
    let attributes = document.tree.attributes(of: NodeID(index))
    return Set(
      zip(attributes.indices, attributes).filter { document.uses[$0.0] == -1 }.map {
        document.tree.name(of: $0.1).local.lowercased()
      })
  }

  /// The names of the children that may stand in the element, but not where they stand.
  private static func misplaced(
    _ frame: ContentFrame, _ model: ContentModel, _ document: inout AssessedDocument
  ) -> Set<NameID> {
    var found: Set<NameID> = []
    for child in document.tree.childElements(of: NodeID(frame.node)).prefix(Assessor.lookaround) {
      let name = document.names.element(child.index)
      guard model.element(named: name) != nil, document.states[child.index] != AssessedDocument.noState else {
        continue
      }
      let state = ContentState(raw: document.states[child.index])
      if model.step(state, name, namespace: document.tree.namespace(of: child)) == nil { found.insert(name) }
    }
    return found
  }

  // MARK: Attributes

  private static func reportAttributes(
    _ index: Int, _ code: Int32, _ document: inout AssessedDocument, _ identity: IdentityAssessor
  ) {
    if document.tree.nodes[index].flags.contains(.unterminated) { return }
    let node = NodeID(index)
    let present = Set(
      document.tree.nodes[index].attributeCount == 0
        ? []
        : document.tree.attributes(of: node).indices.compactMap { position in
          document.uses[position] >= 0 ? Int(document.uses[position] & 0xFFFF_FFFF) : nil
        })
    for (position, use) in document.schema.complexTypes[Int(code)].attributes.enumerated()
    where use.isRequired && !present.contains(position) {
      let name = use.localName
      // A prefix may have to be declared for an attribute with a namespace: there is no simple fix then.
      let fixes =
        use.expandedName.namespace.isEmpty
        ? [insertion(of: use, at: position, of: index, document, identity)] : []
      document.report(
        .attributeMissing, "\(document.tag(index)) needs the attribute \(name)",
        at: document.tree.nameRange(of: node), fixes: fixes)
    }
  }

  /// Adds the attribute `use`, number `order` in the schema, behind those that the schema has before it.
  private static func insertion(
    of use: AttributeUse, at order: Int, of index: Int, _ document: AssessedDocument, _ identity: IdentityAssessor
  ) -> Fix {
    let attributes = document.tree.attributes(of: NodeID(index))
    var place = document.tree.nameRange(of: NodeID(index)).end
    for (position, attribute) in zip(attributes.indices, attributes) {
      let isBefore =
        attribute.flags.contains(.namespaceDeclaration)
        || (document.uses[position] >= 0 && Int(document.uses[position] & 0xFFFF_FFFF) < order)
      if isBefore { place = max(place, Int(attribute.end)) }
    }
    let element = document.elements[index] >= 0 ? ElementID(Int(document.elements[index])) : nil
    let parent = Int(document.tree.nodes[index].parent)
    let sketch = ElementSketch(
      schema: document.schema, prefix: "", indentUnit: "", lineEnd: "", indentation: nil,
      choices: identity.choices(in: parent, itself: index, of: document))
    let value = XMLEscape.doubleQuoted.escaped(sketch.value(of: use, in: element))
    return Fix(
      "Add \(use.localName)", [.insert(" \(use.localName)=\"\(value)\"", at: place)],
      isPreferred: !sketch.invents(use, in: element))
  }
}
