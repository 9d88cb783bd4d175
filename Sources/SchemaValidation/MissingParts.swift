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
    let edit = document.repairs.insertion(
      of: missing, before: index, in: frame.node, identity.choices(in: frame.node, of: document))
    document.report(
      .elementMissing, "\(list) \(missing.count == 1 ? "is" : "are") missing before \(document.tag(index))",
      at: document.tree.nameRange(of: NodeID(index)),
      related: [
        RelatedInformation(
          "The parent is \(document.tag(frame.node))", at: document.tree.nameRange(of: NodeID(frame.node)))
      ],
      fixes: [Fix("Insert \(list)", [edit], isPreferred: true)])
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
    let missing = model.shortestContent(from: state)
    let choices = model.expected(in: state).compactMap { $0.element }
    let isChoice = missing.count == 1 && choices.count > 1
    let shown = AssessedDocument.listed(missing.map { document.tag($0, in: frame.node) }, "and")
    let what = isChoice || missing.isEmpty ? document.expectation(frame, model) : shown
    var offered: [[ElementID]] = missing.isEmpty ? [] : [missing]
    if isChoice {
      offered += choices.prefix(6).filter { choice in
        let step = model.step(
          state, document.schema[choice].name, namespace: document.schema[choice].expandedName.namespace)
        return choice != missing[0] && step.map { model.isAccepting($0.state) } ?? false
      }.map { [$0] }
    }
    let fixes = offered.enumerated().map { number, elements in
      let edits = document.repairs.insertion(
        ofLast: elements, in: frame.node, identity.choices(in: frame.node, of: document))
      let list = AssessedDocument.listed(elements.map { document.tag($0, in: frame.node) }, "and")
      return Fix("Insert \(list)", edits, isPreferred: number == 0 && !isChoice)
    }
    document.report(
      .elementMissing,
      "\(what) \(missing.count > 1 && !isChoice ? "are" : "is") missing in \(document.tag(frame.node))",
      at: document.tree.nameRange(of: NodeID(frame.node)), fixes: fixes)
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
        ? [Fix("Add \(name)", [insertion(of: use, at: position, of: index, document, identity)], isPreferred: true)]
        : []
      document.report(
        .attributeMissing, "\(document.tag(index)) needs the attribute \(name)",
        at: document.tree.nameRange(of: node), fixes: fixes)
    }
  }

  /// Adds the attribute `use`, number `order` in the schema, behind those that the schema has before it.
  private static func insertion(
    of use: AttributeUse, at order: Int, of index: Int, _ document: AssessedDocument, _ identity: IdentityAssessor
  ) -> TextEdit {
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
    return .insert(
      " \(use.localName)=\"\(XMLEscape.doubleQuoted.escaped(sketch.value(of: use, in: element)))\"", at: place)
  }
}
