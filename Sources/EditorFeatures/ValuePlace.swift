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

  /// Whether it is the text of an element.
  var isText: Bool { use == nil }

  /// Whether it is a binding that says what a part is repeated for.
  var isRepetition: Bool { use?.isRepetition ?? false }
}

extension AttributeUse {
  /// Whether it is a binding by its own notes: one that says what the part is repeated for.
  var isRepetition: Bool {
    documentation.notes(named: "content").contains { $0["kind"] == ContentKind.bindingPath.rawValue }
  }
}

extension Grammar {
  /// The value of `attribute` of `node`; nil when the schema does not know the attribute there.
  func value(of attribute: XMLAttribute, on node: NodeID) -> ValuePlace? {
    guard let declaration = declaration(of: node), let use = use(of: attribute, in: declaration) else { return nil }
    return ValuePlace(
      node: node, declaration: declaration, use: use, type: use.type, contents: schema.contentKinds(of: use),
      range: tree.valueRange(of: attribute))
  }

  /// The value that holds the caret `offset`: an attribute's, or the text of an element with a simple type.
  func value(at offset: Int) -> ValuePlace? {
    guard let node = tree.element(at: offset) ?? tree.element(at: offset - 1) else { return nil }
    if let (_, attribute) = tree.attribute(of: node, touching: offset) {
      guard tree.valueRange(of: attribute).touches(offset), attribute.valueStart > attribute.nameEnd else { return nil }
      return value(of: attribute, on: node)
    }
    let content = tree.contentRange(of: node)
    return content.touches(offset) && !tree[node].flags.contains(.selfClosing) ? text(of: node) : nil
  }

  /// The text of the element `node`; nil when it has no simple type.
  func text(of node: NodeID) -> ValuePlace? {
    guard let declaration = declaration(of: node), let type = schema.textType(of: declaration) else { return nil }
    return ValuePlace(
      node: node, declaration: declaration, use: nil, type: type, contents: schema.contentKinds(of: declaration),
      range: tree.contentRange(of: node).trimmed(in: tree.text.bytes))
  }

  /// Calls `body` with every value of the document of which `isWanted` holds, in document order.
  ///
  /// Linear in the document.
  ///
  /// - Parameter isWanted: asked once for each attribute of each element type, and for each element's text.
  func forEachValue(where isWanted: ([ContentKind]) -> Bool, _ body: (ValuePlace) -> Void) {
    let declarations = declarations()
    var wanted: [UInt64: (use: AttributeUse, kinds: [ContentKind])?] = [:]
    var wantedText: [ElementID: (type: SimpleTypeID, kinds: [ContentKind])?] = [:]
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      guard let declaration = declarations[index] else { continue }
      let node = NodeID(index)
      for attribute in tree.attributes(of: node) {
        let key = UInt64(declaration.index) << 32 | UInt64(attribute.name)
        if wanted[key] == nil {
          let use = use(of: attribute, in: declaration)
          let kinds = use.map { schema.contentKinds(of: $0) } ?? []
          wanted[key] = .some(use.flatMap { isWanted(kinds) ? ($0, kinds) : nil })
        }
        guard case .some(.some(let (use, kinds))) = wanted[key] else { continue }
        body(
          ValuePlace(
            node: node, declaration: declaration, use: use, type: use.type, contents: kinds,
            range: tree.valueRange(of: attribute)))
      }
      if wantedText[declaration] == nil {
        let kinds = schema.contentKinds(of: declaration)
        let type = schema.textType(of: declaration)
        wantedText[declaration] = .some(type.flatMap { isWanted(kinds) ? ($0, kinds) : nil })
      }
      guard case .some(.some(let (type, kinds))) = wantedText[declaration] else { continue }
      body(
        ValuePlace(
          node: node, declaration: declaration, use: nil, type: type, contents: kinds,
          range: tree.contentRange(of: node).trimmed(in: tree.text.bytes)))
    }
  }
}
