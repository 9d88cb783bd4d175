package import SchemaModel
package import SourceText
package import XMLSyntax

/// What a schema says of a document: which declaration each element and attribute has, and what is wrong.
///
/// Linear in the document; never fails. In a document with syntax errors everything is assessed that can be.
package struct SchemaAssessment: Sendable {
  /// The schema.
  package let schema: Schema
  /// What is wrong by the schema, in document order.
  package let diagnostics: [Diagnostic]

  /// How many nodes were looked at for it; the others are as they were in the assessment before.
  package let visitedNodes: Int

  /// Per node: the element declaration's index, or -1.
  let elements: [Int32]
  /// Per node: the type as ``SchemaTables/code(_:)`` writes it, or ``AssessedDocument/noType``.
  let types: [Int32]
  /// Per node: the state of the parent's content model before it, or ``AssessedDocument/noState``.
  let states: [UInt64]
  /// Per node: the state of its own content model after its last child, or ``AssessedDocument/noState``.
  let endStates: [UInt64]
  /// Per attribute: the complex type in the upper half and the use's index in it in the lower, -1 for none, less for a
  /// global attribute.
  let uses: [Int64]
  /// Per node: the index of an element's name in the schema, or -1.
  let nodeNames: [Int32]
  /// Where the missing end tags belong, by where their elements start, as far as the schema tells.
  private let endTagPlaces: [Int: Int]
  private let strayTags: [StrayTag]
  /// What the next assessment goes on with.
  let walk: AssessmentWalk

  /// Assesses `tree` by `schema`.
  package init(tree: XMLTree, schema: Schema) {
    self.init(Assessor.assess(AssessedDocument(tree: tree, schema: schema)))
  }

  /// Assesses `tree`, which differs by `change` from the one that `old` assessed: only what is new, if the rest does not
  /// depend on it.
  package init(tree: XMLTree, after old: SchemaAssessment, _ change: TreeChange) {
    self.init(
      Assessor.assess(AssessedDocument(tree: tree, old, change), after: old, change)
        ?? Assessor.assess(AssessedDocument(tree: tree, schema: old.schema)))
  }

  private init(_ result: (assessed: AssessedDocument, walk: AssessmentWalk)) {
    let assessed = result.assessed
    schema = assessed.schema
    walk = result.walk
    visitedNodes = walk.visitedNodes
    diagnostics = assessed.diagnostics
    elements = assessed.elements
    types = assessed.types
    states = assessed.states
    endStates = assessed.endStates
    uses = assessed.uses
    nodeNames = assessed.nodeNames
    endTagPlaces = assessed.endTagPlaces
    strayTags = assessed.strayTags
  }

  /// `findings` in the tree, in which missing end tags are written where the schema says that their elements end, no end tag is
  /// renamed without asking after a start tag whose name is the wrong one, and no element that closes itself is opened for what
  /// stands right behind it, and words behind a `<` stay what they are: the parser only knows which elements are open.
  package func placingEndTags(_ findings: [Diagnostic]) -> [Diagnostic] {
    let findings = strayTags.isEmpty ? findings : StrayTag.escaping(strayTags, in: findings)
    let renamed = findings.contains { $0.kind == .endTagMismatched } ? endsOfRenamedTags : []
    let slashes = findings.map { Self.slash(removedFor: $0) }
    let hasSlash = slashes.contains { $0 != nil }
    let misfits = hasSlash ? Self.startsOfMisfits(findings + diagnostics) : []
    guard !endTagPlaces.isEmpty || !renamed.isEmpty || hasSlash else { return findings }
    return zip(findings, slashes).map { finding, slash in
      var finding = finding
      if let slash, !misfits.contains(where: { slash.end <= $0 && $0 < finding.range.start }) {
        finding.fixes.reverse()
        for index in finding.fixes.indices { finding.fixes[index].isPreferred = index == 0 }
      }
      if finding.kind == .endTagMismatched, finding.related.contains(where: { renamed.contains($0.range.end) }) {
        for index in finding.fixes.indices { finding.fixes[index].isPreferred = false }
      }
      guard let place = endTagPlaces[finding.range.start] else { return finding }
      for index in finding.fixes.indices {
        finding.fixes[index].edits = finding.fixes[index].edits.map {
          $0.range.isEmpty && $0.replacement.hasPrefix("</") ? .insert($0.replacement, at: place) : $0
        }
      }
      return finding
    }
  }

  /// The `/` of an element that closes itself, which the first of two fixes of `finding` takes away so that its end tag closes it.
  private static func slash(removedFor finding: Diagnostic) -> ByteRange? {
    guard finding.kind == .endTagUnexpected, finding.fixes.count == 2, let edit = finding.fixes[0].edits.first,
      edit.replacement.isEmpty
    else { return nil }
    return edit.range
  }

  /// Where elements and texts start that may not stand where they do, by these `findings`.
  private static func startsOfMisfits(_ findings: [Diagnostic]) -> [Int] {
    let kinds: [DiagnosticKind] = [.textUnexpected, .elementUnknown, .elementUnexpected, .rootRepeated]
    return findings.filter { kinds.contains($0.kind) }.map { $0.range.start }
  }

  /// Where the names in start tags end that are to be changed without asking.
  private var endsOfRenamedTags: Set<Int> {
    var places: Set<Int> = []
    for finding in diagnostics
    where finding.fixes.contains(where: { fix in fix.isPreferred && fix.edits.contains { $0.range == finding.range } })
    {
      places.insert(finding.range.end)
    }
    return places
  }

  /// The declaration of the element `node`; nil for other nodes and for elements that the schema does not know there.
  package func declaration(of node: NodeID) -> ElementID? {
    elements.indices.contains(node.index) && elements[node.index] >= 0 ? ElementID(Int(elements[node.index])) : nil
  }

  /// The type by which the element `node` was assessed: that of its declaration, or what its `xsi:type` names.
  package func type(of node: NodeID) -> TypeID? {
    guard types.indices.contains(node.index), types[node.index] != AssessedDocument.noType else { return nil }
    return SchemaTables.type(types[node.index])
  }

  /// The content model by which the children of the element `node` were assessed.
  package func contentModel(of node: NodeID) -> ContentModel? {
    guard case .complex(let type) = type(of: node) else { return nil }
    return schema[type].model
  }

  /// The attributes that the element `node` may have, by the type by which it was assessed, in schema order.
  package func attributes(of node: NodeID) -> [AttributeUse] {
    guard case .complex(let type) = type(of: node) else { return [] }
    return schema[type].attributes
  }

  /// The state of the parent's content model before `node`, which may be any node with an element as parent.
  package func state(before node: NodeID) -> ContentState? {
    guard states.indices.contains(node.index), states[node.index] != AssessedDocument.noState else { return nil }
    return ContentState(raw: states[node.index])
  }

  /// The state of the content model of the element `node` after its last child.
  package func stateAtEnd(of node: NodeID) -> ContentState? {
    guard endStates.indices.contains(node.index), endStates[node.index] != AssessedDocument.noState else { return nil }
    return ContentState(raw: endStates[node.index])
  }

  /// The use of the attribute with this index in ``XMLTree/attributes``; nil when the schema does not know it there.
  package func use(ofAttribute index: Int) -> AttributeUse? {
    uses.indices.contains(index) ? AssessedDocument.use(uses[index], schema) : nil
  }
}
