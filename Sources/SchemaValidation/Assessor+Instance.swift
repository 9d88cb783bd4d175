import SchemaModel
import SourceText
import XMLSyntax

extension Assessor {
  /// Whether `xsi:type` is written on the element `index`.
  func hasInstanceType(_ index: Int) -> Bool { instanceAttribute("type", of: index) != nil }

  private func instanceAttribute(_ local: String, of index: Int) -> Int? {
    guard names.instanceNamespace != UInt32.max else { return nil }
    let node = tree.nodes[index]
    let first = Int(node.firstAttribute)
    return (first..<first + Int(node.attributeCount)).first {
      tree.attributes[$0].namespace == names.instanceNamespace && tree.name(of: tree.attributes[$0]).local == local
    }
  }

  /// What `xsi:type` and `xsi:nil` on the element `index` make of its declared type `code`.
  mutating func instanceAttributes(_ index: Int, _ element: Int32, _ code: Int32) -> (code: Int32, isNilled: Bool) {
    var result = code
    if let position = instanceAttribute("type", of: index) {
      result = instanceType(position, index, element, code) ?? code
    }
    var isNilled = false
    if element >= 0, let position = instanceAttribute("nil", of: index) {
      isNilled = instanceNil(position, index, Int(element))
    }
    return (result, isNilled)
  }

  private mutating func instanceType(_ position: Int, _ index: Int, _ element: Int32, _ code: Int32) -> Int32? {
    let attribute = tree.attributes[position]
    let written = tree.value(of: attribute)
    // Like libxml2, and unlike XSD, no white space around the name.
    let parts = written.split(separator: ":", omittingEmptySubsequences: false)
    let prefix = parts.count == 2 ? String(parts[0]) : ""
    guard let local = parts.last, let namespace = PrefixScope(tree: tree, node: index).namespace(ofPrefix: prefix),
      let type = schema.type(ExpandedName(namespace: namespace, local: String(local)))
    else {
      report(.typeUnknown, "“\(written)” names no type of the schema", at: tree.valueRange(of: attribute))
      return nil
    }
    guard element >= 0 else { return SchemaTables.code(type) }
    let declaration = schema.elements[Int(element)]
    var blocked = declaration.blocked
    if case .complex(let id) = declaration.type { blocked.formUnion(schema[id].blocked) }
    guard let kinds = schema.derivation(of: type, from: declaration.type), blocked.isDisjoint(with: kinds) else {
      report(
        .typeUnknown, "The type “\(written)” cannot stand for that of <\(declaration.localName)>",
        at: tree.valueRange(of: attribute))
      return nil
    }
    return SchemaTables.code(type)
  }

  private mutating func instanceNil(_ position: Int, _ index: Int, _ element: Int) -> Bool {
    let attribute = tree.attributes[position]
    let value = Array(tree.value(of: attribute).utf8)
    guard problem(of: value, value.indices, SimpleTypeID(.boolean), at: index) == nil else {
      report(.nilNotAllowed, "xsi:nil must be true or false", at: tree.valueRange(of: attribute))
      return false
    }
    guard tables.elementFlags[element].contains(.nillable) else {
      report(
        .nilNotAllowed, "<\(schema.elements[element].localName)> cannot be nil; remove xsi:nil",
        at: tree.nameRange(of: attribute), fixes: [Fix("Remove xsi:nil", [removal(ofAttribute: position, of: index)])])
      return false
    }
    let isTrue = value.contains(0x31) || value.contains(0x74)
    if isTrue, case .fixed = schema.elements[element].constraint {
      report(.nilNotAllowed, "An element with a fixed value cannot be nil", at: tree.nameRange(of: attribute))
    }
    return isTrue
  }
}
