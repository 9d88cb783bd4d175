import SchemaModel
import SourceText
import XMLSyntax

extension Assessor {
  mutating func reportRoot(_ index: Int) {
    let name = tree.name(of: NodeID(index))
    let names = schema.documentElements.map { schema[$0].localName }
    var fixes: [Fix] = []
    let isKnown = schema.rootElements.contains { schema[$0].localName == name.local }
    if isKnown, tree.namespace(of: NodeID(index)).isEmpty, name.prefix.isEmpty, !schema.targetNamespace.isEmpty {
      let place = tree.nameRange(of: NodeID(index)).end
      let declaration = " xmlns=\"\(schema.targetNamespace)\""
      fixes.append(Fix("Declare the namespace", [.insert(declaration, at: place)], isPreferred: true))
    } else if !isKnown, let closest = Spelling.nearest(to: name.local, among: names) {
      fixes.append(renaming(index, to: closest))
    }
    let place = tree.nameRange(of: NodeID(index))
    if isKnown {
      let namespace = tree.namespace(of: NodeID(index))
      let found = namespace.isEmpty ? "no namespace" : "the namespace “\(namespace)”"
      return report(
        .rootUnknown, "<\(name.qualified)> is in \(found); it must be in “\(schema.targetNamespace)”", at: place,
        fixes: fixes)
    }
    report(
      .rootUnknown, "<\(name.qualified)> cannot be the root; use \(Self.alternatives(names.map { "<\($0)>" }))",
      at: place, fixes: fixes)
  }

  mutating func reportUndeclared(_ index: Int) {
    report(
      .elementUndeclared, "<\(tree.name(of: NodeID(index)).qualified)> is declared nowhere in the schema",
      at: tree.nameRange(of: NodeID(index)), fixes: [Fix("Remove the element", [removal(of: index)])])
  }

  mutating func reportElementWhereNoneMayStand(_ index: Int) {
    if isFull { return }
    guard let frame = frames.last, frame.errorState == Self.noState else { return }
    frames[frames.count - 1].errorState = 0
    let shown = "<\(tree.name(of: NodeID(index)).qualified)>"
    let reason =
      switch frame.mode {
      case .simple: "it holds text only"
      case .nilled: "xsi:nil is true"
      default: "it holds nothing"
      }
    report(
      .elementUnexpected, "\(shown) is not allowed in \(ownerName(frame)): \(reason)",
      at: tree.nameRange(of: NodeID(index)), fixes: [Fix("Remove \(shown)", [removal(of: index)])])
  }

  mutating func reportText(_ index: Int, _ frame: Frame) {
    if isFull { return }
    var range = tree.range(of: NodeID(index))
    while range.start < range.end, Facets.WhiteSpace.isXMLSpace(bytes[range.start]) { range.start += 1 }
    while range.start < range.end, Facets.WhiteSpace.isXMLSpace(bytes[range.end - 1]) { range.end -= 1 }
    if range.isEmpty { range = tree.range(of: NodeID(index)) }
    let reason =
      switch frame.mode {
      case .elementOnly: "it holds elements only"
      case .nilled: "xsi:nil is true"
      default: "it holds nothing"
      }
    report(
      .textUnexpected, "Text is not allowed in \(ownerName(frame)): \(reason)", at: range,
      fixes: [Fix("Remove the text", [.delete(range)])])
  }

  mutating func reportAbstractElement(_ index: Int, _ element: ElementID) {
    report(
      .elementAbstract, "<\(schema[element].localName)> is abstract: write an element that can take its place",
      at: tree.nameRange(of: NodeID(index)))
  }

  mutating func reportAbstractType(_ index: Int, _ code: Int32) {
    let name = schema.complexTypes[Int(code)].name?.local ?? ""
    report(
      .typeAbstract, "The type \(name) is abstract: name one that is derived from it with xsi:type",
      at: tree.nameRange(of: NodeID(index)))
  }

  mutating func reportUnknownAttribute(_ position: Int, of index: Int, _ code: Int32) {
    if isFull { return }
    if names.isUnboundAttribute(position) { return }
    let attribute = tree.attributes[position]
    let name = tree.name(of: attribute)
    let owner = "<\(tree.name(of: NodeID(index)).qualified)>"
    let declared = code >= 0 ? schema.complexTypes[Int(code)].attributes : []
    let written = Set(tree.attributes(of: NodeID(index)).map { tree.name(of: $0).qualified })
    let free = declared.filter { $0.expandedName.namespace.isEmpty && !written.contains($0.localName) }.map(\.localName)
    var fixes = [Fix("Remove \(name.qualified)", [removal(ofAttribute: position, of: index)])]
    var hint = ""
    if name.prefix.isEmpty, let closest = Spelling.nearest(to: name.local, among: free) {
      hint = "; did you mean \(closest)?"
      fixes.insert(
        Fix("Rename to \(closest)", [TextEdit(tree.nameRange(of: attribute), closest)], isPreferred: true), at: 0)
    } else if declared.isEmpty {
      hint = ", which has no attributes"
    } else if free.count <= 8, !free.isEmpty {
      hint = "; it can have \(Self.alternatives(free))"
    }
    report(
      .attributeUnknown, "\(name.qualified) is not an attribute of \(owner)\(hint)",
      at: tree.nameRange(of: attribute), fixes: fixes)
  }

  mutating func reportMissingAttributes(_ index: Int, _ code: Int32) {
    if isFull { return }
    if tree.nodes[index].flags.contains(.unterminated) { return }
    let type = schema.complexTypes[Int(code)]
    let node = NodeID(index)
    let present = Set(
      tree.nodes[index].attributeCount == 0
        ? [] : tree.attributes(of: node).indices.compactMap { uses[$0] >= 0 ? Int(uses[$0] & 0xFFFF_FFFF) : nil })
    let owner = "<\(tree.name(of: node).qualified)>"
    for (position, use) in type.attributes.enumerated() where use.isRequired && !present.contains(position) {
      let name = use.localName
      // A prefix may have to be declared for an attribute with a namespace: there is no simple fix then.
      let fixes =
        use.expandedName.namespace.isEmpty
        ? [Fix("Add \(name)", [insertion(of: use, at: position, of: index)], isPreferred: true)] : []
      report(
        .attributeMissing, "\(owner) needs the attribute \(name)", at: tree.nameRange(of: node), fixes: fixes)
    }
  }

  mutating func reportDuplicateIdentifier(_ value: String, at range: ByteRange, first: ByteRange) {
    report(
      .keyDuplicate, "“\(value)” is already the identifier of another element", at: range,
      related: [RelatedInformation("First used here", at: first)])
  }
}
