import CardAnalysis
import Guidelines
import SchemaModel
import SourceText
import XMLSyntax

/// A value in a document, an attribute's or an element's text, and what the schema says it is.
struct ValuePlace {
  /// The element that has it.
  let node: NodeID
  /// The element's declaration.
  let declaration: ElementID
  /// The attribute's use; nil for an element's text.
  let use: AttributeUse?
  /// The type of the value.
  let type: SimpleTypeID
  /// What it holds.
  let contents: [ContentKind]
  /// The value as written, without quotes, references not resolved.
  let range: ByteRange
}

extension DocumentSnapshot {
  /// The value of `attribute` of `node`; nil when the schema does not know the attribute there.
  func valuePlace(of attribute: XMLAttribute, on node: NodeID, _ grammar: Grammar) -> ValuePlace? {
    guard let declaration = grammar.declaration(of: node), let use = grammar.use(of: attribute, in: declaration) else {
      return nil
    }
    return ValuePlace(
      node: node, declaration: declaration, use: use, type: use.type, contents: grammar.schema.contentKinds(of: use),
      range: grammar.tree.valueRange(of: attribute))
  }

  /// The value that holds the caret `offset`: an attribute's, or the text of an element with a simple type.
  func valuePlace(at offset: Int) -> ValuePlace? {
    guard let grammar else { return nil }
    let tree = grammar.tree
    guard let node = tree.element(at: offset) ?? tree.element(at: offset - 1) else { return nil }
    if let (_, attribute) = tree.attribute(of: node, touching: offset) {
      guard tree.valueRange(of: attribute).touches(offset), attribute.valueStart > attribute.nameEnd else { return nil }
      return valuePlace(of: attribute, on: node, grammar)
    }
    let content = tree.contentRange(of: node)
    guard content.touches(offset), !tree[node].flags.contains(.selfClosing),
      let declaration = grammar.declaration(of: node),
      let type = grammar.schema.textType(of: declaration)
    else { return nil }
    let start = text.bytes.skippingSpace(from: content.start, to: content.end)
    return ValuePlace(
      node: node, declaration: declaration, use: nil, type: type,
      contents: grammar.schema.contentKinds(of: declaration),
      range: ByteRange(start, text.bytes.skippingSpaceBackwards(from: content.end, to: start)))
  }

  /// Calls `body` with every value of the document of which `isWanted` holds, in document order.
  ///
  /// Linear in the document.
  ///
  /// - Parameter isWanted: asked once for each attribute of each element type, and for each element's text.
  func forEachValue(where isWanted: ([ContentKind]) -> Bool, _ body: (ValuePlace) -> Void) {
    guard let grammar else { return }
    let tree = grammar.tree
    let declarations = grammar.declarations()
    var wanted: [UInt64: (use: AttributeUse, kinds: [ContentKind])?] = [:]
    var wantedText: [ElementID: (type: SimpleTypeID, kinds: [ContentKind])?] = [:]
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      guard let declaration = declarations[index] else { continue }
      let node = NodeID(index)
      for attribute in tree.attributes(of: node) {
        let key = UInt64(declaration.index) << 32 | UInt64(attribute.name)
        if wanted[key] == nil {
          let use = grammar.use(of: attribute, in: declaration)
          let kinds = use.map { grammar.schema.contentKinds(of: $0) } ?? []
          wanted[key] = .some(use.flatMap { isWanted(kinds) ? ($0, kinds) : nil })
        }
        guard case .some(.some(let (use, kinds))) = wanted[key] else { continue }
        body(
          ValuePlace(
            node: node, declaration: declaration, use: use, type: use.type, contents: kinds,
            range: tree.valueRange(of: attribute)))
      }
      if wantedText[declaration] == nil {
        let kinds = grammar.schema.contentKinds(of: declaration)
        let type = grammar.schema.textType(of: declaration)
        wantedText[declaration] = .some(type.flatMap { isWanted(kinds) ? ($0, kinds) : nil })
      }
      guard case .some(.some(let (type, kinds))) = wantedText[declaration] else { continue }
      let content = tree.contentRange(of: node)
      let start = text.bytes.skippingSpace(from: content.start, to: content.end)
      body(
        ValuePlace(
          node: node, declaration: declaration, use: nil, type: type, contents: kinds,
          range: ByteRange(start, text.bytes.skippingSpaceBackwards(from: content.end, to: start))))
    }
  }
}
