import CardAnalysis
import Guidelines
import SchemaModel
import SourceText
import XMLSyntax

/// Changes of a document that keep what it shows: each result is as valid as what it was made of.
struct Refactorings {
  private let snapshot: DocumentSnapshot
  private let tree: XMLTree

  init(_ snapshot: DocumentSnapshot) { (self.snapshot, tree) = (snapshot, snapshot.tree) }

  /// The changes of what stands at the byte `offset`.
  func offers(at offset: Int) -> [CodeActionOffer] {
    guard let grammar = Grammar(snapshot), let node = tree.element(at: offset),
      tree[node].flags.isDisjoint(with: [.missingEndTag, .unterminated, .missingName]),
      tree.startTagRange(of: node).touches(offset)
    else { return [] }
    let offers = [
      sortAttributes(of: node, grammar).map(CodeActionOffer.init), wrapInList(node, grammar),
      SampleExtraction(snapshot, grammar, node).offer,
    ]
    return offers.compactMap { $0?.checked(isNoWorse) }
      + FamilyChange.offers(of: node, snapshot, grammar)
  }

  /// Puts the attributes into the order of the schema; the space between them stays where it is.
  private func sortAttributes(of node: NodeID, _ grammar: Grammar) -> CodeAction? {
    guard let declaration = grammar.declaration(of: node) else { return nil }
    let written = Array(tree.attributes(of: node))
    let known = grammar.schema.attributes(of: declaration).map { $0.expandedName }
    // Namespaces first, as everything else means something by them; what the schema does not know last.
    func rank(_ attribute: XMLAttribute) -> Int {
      if attribute.flags.contains(.namespaceDeclaration) { return -1 }
      let name = ExpandedName(namespace: tree.namespace(of: attribute), local: tree.name(of: attribute).local)
      return known.firstIndex(of: name) ?? known.count
    }
    let sorted = written.enumerated().sorted { (rank($0.element), $0.offset) < (rank($1.element), $1.offset) }
      .map { $0.element }
    let edits = zip(written, sorted).filter { $0 != $1 }.map {
      TextEdit(tree.range(of: $0), tree.text[tree.range(of: $1)])
    }
    return edits.isEmpty ? nil : CodeAction("Sort the attributes as the reference does", .rewrite, edits: edits)
  }

  /// Puts the card that is the document into a list of cards, which takes the namespace, the sample and the language over.
  private func wrapInList(_ node: NodeID, _ grammar: Grammar) -> CodeActionOffer? {
    guard node == tree.root, let list = grammar.schema.globalElement(named: "CardList"),
      grammar.schema.child(grammar.nameID(of: node), of: list) != nil
    else { return nil }
    let title = "Wrap in a list of cards"
    return CodeActionOffer(title, .rewrite) { CodeAction(title, .rewrite, edits: wrapping(node)) }
  }

  private func wrapping(_ node: NodeID) -> [TextEdit] {
    let prefix = tree.name(of: node).qualifier
    let moved = tree.attributes(of: node).filter { attribute in
      let name = tree.name(of: attribute).qualified
      return attribute.flags.contains(.namespaceDeclaration) || name == "xml:lang"
    }
    let bytes = tree.text.bytes
    var edits: [TextEdit] = []
    for attribute in moved {
      let range = tree.range(of: attribute)
      let start = bytes.skippingSpaceBackwards(from: range.start, to: 0)
      edits.append(TextEdit(ByteRange(start, range.end), ""))
    }
    var id = tree.value(ofAttribute: "id", of: node).map { $0 + "-list" } ?? "list"
    let taken = Set(tree.attributes.filter { tree.name(of: $0).qualified == "id" }.map { tree.value(of: $0) })
    while taken.contains(id) { id += "s" }
    let attributes = moved.map { " " + tree.text[tree.range(of: $0)] }.joined()
    let whole = tree.range(of: node)
    let line = bytes[whole.start..<whole.end].contains(0x0D) ? "\r\n" : "\n"
    edits.append(.insert("<\(prefix)CardList\(attributes) id=\"\(id)\">\(line)  ", at: whole.start))
    edits += indentation(of: node, besides: moved)
    edits.append(.insert("\(line)</\(prefix)CardList>", at: whole.end))
    return edits
  }

  /// Two more spaces for every line of `node` behind its first that is no text, also within tags; `moved` attributes leave it with
  /// the space before them.
  private func indentation(of node: NodeID, besides moved: [XMLAttribute]) -> [TextEdit] {
    let bytes = tree.text.bytes
    var edits: [TextEdit] = []
    func indent(_ start: Int, _ end: Int) {
      guard let last = bytes[start..<end].lastIndex(of: 0x0A) else { return }
      edits.append(.insert("  ", at: last + 1))
    }
    for index in node.index..<Int(tree[node].subtreeEnd) {
      let record = tree.nodes[index]
      if record.kind == .element {
        for attribute in tree.attributes(of: NodeID(index)) where !moved.contains(attribute) {
          let start = Int(attribute.nameStart)
          indent(bytes.skippingSpaceBackwards(from: start, to: 0), start)
        }
        let close = Int(record.startTagEnd) - (record.flags.contains(.selfClosing) ? 2 : 1)
        indent(bytes.skippingSpaceBackwards(from: close, to: Int(record.start)), close)
      } else if record.kind == .text, record.flags.contains(.whitespaceOnly),
        !tree.preservesSpace(NodeID(Int(record.parent)))
      {
        indent(Int(record.start), Int(record.end))
      }
    }
    return edits
  }

  /// Whether the schema says no more of the document behind `action` than of it as it is.
  private func isNoWorse(_ action: CodeAction) -> Bool {
    snapshot.edited(by: action.edits).map { $0.faultCount <= snapshot.faultCount } ?? false
  }
}

extension Schema {
  /// The global element with this local name in the schema's namespace.
  fileprivate func globalElement(named local: String) -> ElementID? {
    globalElement(names.find(ExpandedName(namespace: targetNamespace, local: local)))
  }
}
