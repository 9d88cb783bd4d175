/// Finds what is not XSD 1.0: elements and attributes that it does not have, or does not allow there.
struct GrammarCheck {
  private let files: SchemaFiles

  init(_ files: SchemaFiles) { self.files = files }

  /// Looks at the file with this index.
  func check(_ index: Int) {
    let document = files.sources[index].document
    for number in document.allElements where document.isSchema(number) {
      let node = SchemaNode(document: index, node: number)
      guard let element = document.element(number) else {
        files.fail("xs:\(document.localName(number)) is not supported: XSD 1.0 has no such element", at: node)
        continue
      }
      checkAttributes(node, element, document)
      if element != .appinfo, element != .documentation { checkChildren(node, element, document) }
    }
  }

  private func checkAttributes(_ node: SchemaNode, _ element: XSDElement, _ document: XSDDocument) {
    for name in document.plainAttributes(of: node.node, unlessIn: element) {
      files.fail(
        "The attribute \(name) of xs:\(element.name) is not supported: XSD 1.0 has no such attribute",
        at: node)
    }
  }

  private func checkChildren(_ node: SchemaNode, _ element: XSDElement, _ document: XSDDocument) {
    for child in document.children(of: node.node) {
      let place = SchemaNode(document: node.document, node: child)
      if !document.isSchema(child) {
        files.fail("<\(document.localName(child))> may stand only in xs:appinfo and xs:documentation", at: place)
      } else if let inner = document.element(child), !element.holds(inner) {
        files.fail("xs:\(inner.name) may not stand in xs:\(element.name)", at: place)
      }
    }
  }
}
