import SchemaModel
import SourceText
import XMLSyntax

extension Assessor {
  mutating func reportRoot(_ index: Int) {
    let name = document.tree.name(of: NodeID(index))
    let names = document.schema.documentElements.map { document.schema[$0].localName }
    var fixes: [Fix] = []
    let isKnown = document.schema.rootElements.contains { document.schema[$0].localName == name.local }
    let namespace = document.schema.targetNamespace
    if isKnown, !namespace.isEmpty, var fix = document.repairs.declaring(namespace, at: index) {
      // Behind the root it is most likely meant to stand inside of that.
      fix.isPreferred = document.tree.root == NodeID(index)
      fixes.append(fix)
    } else if !isKnown, let closest = Spelling.nearest(to: name.local, among: names) {
      fixes.append(document.repairs.renaming(index, to: closest))
    }
    let place = document.tree.nameRange(of: NodeID(index))
    if isKnown {
      let namespace = document.tree.namespace(of: NodeID(index))
      let found = namespace.isEmpty ? "no namespace" : "the namespace “\(namespace)”"
      return document.report(
        .rootUnknown, "<\(name.qualified)> is in \(found); it must be in “\(document.schema.targetNamespace)”",
        at: place,
        fixes: fixes)
    }
    document.report(
      .rootUnknown,
      "<\(name.qualified)> cannot be the root; use \(AssessedDocument.listed(names.map { "<\($0)>" }, "or"))",
      at: place, fixes: fixes)
  }

  mutating func reportUndeclared(_ index: Int) {
    document.report(
      .elementUndeclared, "\(document.tag(index)) is declared nowhere in the schema",
      at: document.tree.nameRange(of: NodeID(index)),
      fixes: [Fix("Remove the element", [document.repairs.removal(of: index)])])
  }

  mutating func reportElementWhereNoneMayStand(_ index: Int) {
    if document.isFull { return }
    guard let frame = frames.last, frame.errorState == AssessedDocument.noState else { return }
    frames[frames.count - 1].errorState = 0
    let shown = document.tag(index)
    let reason =
      switch frame.mode {
      case .simple: "it holds text only"
      case .nilled: "xsi:nil is true"
      default: "it holds nothing"
      }
    document.report(
      .elementUnexpected, "\(shown) is not allowed in \(document.tag(frame.node)): \(reason)",
      at: document.tree.nameRange(of: NodeID(index)),
      fixes: (frame.mode == .simple ? [document.repairs.unwrapping(index)].compactMap { $0 } : [])
        + [Fix("Remove \(shown)", [document.repairs.removal(of: index)])])
  }

  mutating func reportText(_ index: Int, _ frame: ContentFrame) {
    if document.isFull { return }
    var range = document.tree.range(of: NodeID(index))
    while range.start < range.end, Facets.WhiteSpace.isXMLSpace(document.bytes[range.start]) { range.start += 1 }
    while range.start < range.end, Facets.WhiteSpace.isXMLSpace(document.bytes[range.end - 1]) { range.end -= 1 }
    if range.isEmpty {
      // A line break, where the end tag is missing, is that of the parent.
      if document.tree.nodes[frame.node].flags.contains(.missingEndTag) { return }
      range = document.tree.range(of: NodeID(index))
    }
    let reason =
      switch frame.mode {
      case .elementOnly: "it holds elements only"
      case .nilled: "xsi:nil is true"
      default: "it holds nothing"
      }
    let wrapping = wrapping(index, range, frame)
    document.report(
      .textUnexpected, "Text is not allowed in \(document.tag(frame.node)): \(reason)", at: range,
      fixes: [wrapping].compactMap { $0 }
        + [Fix("Remove the text", [.delete(range.withLines(in: document.bytes))])])
  }

  /// Puts the text `index`, which stands in `range`, into the one element with a text that may stand there; nil where there are several or none.
  private mutating func wrapping(_ index: Int, _ range: ByteRange, _ frame: ContentFrame) -> Fix? {
    guard frame.mode == .elementOnly, frame.type > 0 else { return nil }
    let schema = document.schema
    let model = schema.complexTypes[Int(frame.type)].model
    func holdsText(_ element: ElementID) -> Bool {
      schema.textType(of: element) != nil && schema.requiredAttributes(of: element).isEmpty
    }
    let holders = model.expected(in: ContentState(raw: frame.state)).compactMap { $0.element }.filter(holdsText)
    guard holders.count == 1, let holder = holders.first else { return nil }
    // What follows must still have its place.
    var cursor = ContentCursor(model, state: ContentState(raw: frame.state))
    _ = cursor.step(schema[holder].name, namespace: schema[holder].expandedName.namespace)
    if let next = nextElement(after: index, frame), cursor.step(document.names.element(next)) == nil { return nil }
    let name = document.tree.name(of: NodeID(frame.node)).qualifier + schema[holder].localName
    return Fix(
      "Make it a <\(name)>", [.insert("<\(name)>", at: range.start), .insert("</\(name)>", at: range.end)],
      isPreferred: model.elements.filter(holdsText).count == 1
        && document.tree.children(of: NodeID(frame.node)).prefix(Self.lookaround).allSatisfy {
          $0.index == index || document.tree[$0].flags.contains(.whitespaceOnly)
        })
  }

  /// The next sibling of `index` that is an element, if it is near.
  private func nextElement(after index: Int, _ frame: ContentFrame) -> Int? {
    var sibling = Int(document.tree.nodes[index].subtreeEnd)
    for _ in 0..<Self.lookaround where sibling < frame.end {
      if document.tree.nodes[sibling].kind == .element { return sibling }
      sibling = Int(document.tree.nodes[sibling].subtreeEnd)
    }
    return nil
  }

  mutating func reportAbstractElement(_ index: Int, _ element: ElementID) {
    document.report(
      .elementAbstract, "<\(document.schema[element].localName)> is abstract: write an element that can take its place",
      at: document.tree.nameRange(of: NodeID(index)))
  }

  mutating func reportAbstractType(_ index: Int, _ code: Int32) {
    let name = document.schema.complexTypes[Int(code)].name?.local ?? ""
    document.report(
      .typeAbstract, "The type \(name) is abstract: name one that is derived from it with xsi:type",
      at: document.tree.nameRange(of: NodeID(index)))
  }
}
