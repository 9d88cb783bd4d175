import SchemaModel
import SourceText
import Standards
import XMLSyntax

extension Assessor {
  /// Where the value of `field` stands; the element's name when it is not written.
  private func range(of field: KeyField, _ node: Int) -> ByteRange {
    switch field {
    case .attribute(let position): return tree.valueRange(of: tree.attributes[position])
    case .absent: return tree.nameRange(of: NodeID(node))
    case .element(let element):
      let content = tree.contentRange(of: NodeID(element))
      return content.isEmpty ? tree.nameRange(of: NodeID(element)) : content
    }
  }

  func text(of field: KeyField) -> String {
    switch field {
    case .attribute(let position): tree.value(of: tree.attributes[position]).trimmingSpaces
    case .absent(let type, let use):
      schema.complexTypes[Int(type)].attributes[Int(use)].constraint?.value ?? ""
    case .element(let element): tree.textContent(of: NodeID(element)).trimmingSpaces
    }
  }

  /// What a field is called: `id`, or `<Name>`.
  private func label(_ constraint: Int, _ number: Int) -> String {
    guard let step = schema.identityConstraints[constraint].fields[number].first?.steps.last else { return "text" }
    switch step {
    case .attribute(.name(let name)): return "attribute " + schema.names[name].local
    case .child(.name(let name)): return "<\(schema.names[name].local)>"
    default: return "value"
    }
  }

  mutating func reportDuplicate(
    _ field: KeyField, of node: Int, _ first: KeyField, of other: Int, _ constraint: Int
  ) {
    if isFull { return }
    let value = text(of: field)
    let label = label(constraint, 0).replacingPrefix("attribute ", by: "")
    let owner = "<\(tree.name(of: NodeID(other)).qualified)>"
    var fixes: [Fix] = []
    if case .attribute = field {
      let range = range(of: field, node)
      fixes.append(Fix("Change to “\(value)-2”", [TextEdit(range, XMLEscape.doubleQuoted.escaped(value + "-2"))]))
    }
    report(
      .keyDuplicate, "The \(label) “\(value)” is already taken by another \(owner)", at: range(of: field, node),
      related: [RelatedInformation("First used here", at: range(of: first, other))], fixes: fixes)
  }

  mutating func reportKeyMissing(_ node: Int, _ constraint: Int, _ number: Int) {
    let place = tree.nameRange(of: NodeID(node))
    // That the attribute is required has been said already.
    let isTold = missing.contains { missing in
      if case .attributes(node, _) = missing { true } else { false }
    }
    if isTold { return }
    let owner = "<\(tree.name(of: NodeID(node)).qualified)>"
    report(
      .keyMissing, "\(owner) needs the \(label(constraint, number)), by which other parts refer to it", at: place)
  }

  mutating func reportAmbiguous(_ node: Int, _ constraint: Int, _ number: Int) {
    let owner = "<\(tree.name(of: NodeID(node)).qualified)>"
    report(
      .keyAmbiguous, "\(owner) must have exactly one \(label(constraint, number)), with a simple value",
      at: tree.nameRange(of: NodeID(node)))
  }

  /// A reference whose value none of `known`, the values of the constraint `key`, is.
  mutating func reportUnresolved(_ field: KeyField, of node: Int, _ key: Int, _ entries: [KeyStore.Entry]) {
    if isFull { return }
    let value = text(of: field)
    let known = entries.prefix(1_000).map { text(of: $0.field) }
    let targets = schema.identityConstraints[key].selector.compactMap { path -> String? in
      if case .child(.name(let name)) = path.steps.last { "<\(schema.names[name].local)>" } else { nil }
    }
    let label = label(key, 0).replacingPrefix("attribute ", by: "")
    var what = "any part"
    if !targets.isEmpty, targets.count <= 4 { what = "any " + Self.alternatives(targets) }
    let range = range(of: field, node)
    let closest = Spelling.nearest(to: value, among: known)
    var offered = known.count <= 8 ? known.filter { $0 != closest } : []
    if let closest { offered.insert(closest, at: 0) }
    let isEditable = range != tree.nameRange(of: NodeID(node))
    let fixes =
      !isEditable
      ? []
      : offered.map { name in
        Fix(
          "Replace by “\(name)”", [TextEdit(range, XMLEscape.doubleQuoted.escaped(name))], isPreferred: name == closest)
      }
    let hint = closest.map { "; did you mean “\($0)”?" } ?? ""
    report(.referenceUnresolved, "“\(value)” is not the \(label) of \(what) here\(hint)", at: range, fixes: fixes)
  }
}

extension String {
  fileprivate func replacingPrefix(_ prefix: String, by replacement: String) -> String {
    hasPrefix(prefix) ? replacement + dropFirst(prefix.count) : self
  }
}
