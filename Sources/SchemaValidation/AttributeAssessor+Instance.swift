import SchemaModel
import SourceText
import XMLSyntax

// What `xsi:type` and `xsi:nil` make of an element.
extension AttributeAssessor {
  /// Whether `xsi:type` is written on the element `index`.
  static func hasInstanceType(_ index: Int, _ document: AssessedDocument) -> Bool {
    instanceAttribute("type", of: index, document) != nil
  }

  private static func instanceAttribute(_ local: String, of index: Int, _ document: AssessedDocument) -> Int? {
    guard document.names.instanceNamespace != UInt32.max else { return nil }
    let node = document.tree.nodes[index]
    let first = Int(node.firstAttribute)
    return (first..<first + Int(node.attributeCount)).first {
      document.tree.attributes[$0].namespace == document.names.instanceNamespace
        && document.tree.name(of: document.tree.attributes[$0]).local == local
    }
  }

  /// What `xsi:type` and `xsi:nil` on the element `index` make of its declared type `code`.
  static func assessInstance(
    _ index: Int, _ element: Int32, _ code: Int32, _ document: inout AssessedDocument
  ) -> (code: Int32, isNilled: Bool) {
    var result = code
    if let position = instanceAttribute("type", of: index, document) {
      result = instanceType(position, index, element, code, &document) ?? code
    }
    var isNilled = false
    if element >= 0, let position = instanceAttribute("nil", of: index, document) {
      isNilled = instanceNil(position, index, Int(element), &document)
    }
    return (result, isNilled)
  }

  private static func instanceType(
    _ position: Int, _ index: Int, _ element: Int32, _ code: Int32, _ document: inout AssessedDocument
  ) -> Int32? {
    let attribute = document.tree.attributes[position]
    let written = document.tree.value(of: attribute)
    // Like libxml2, and unlike XSD, no white space around the name.
    let parts = written.split(separator: ":", omittingEmptySubsequences: false)
    let prefix = parts.count == 2 ? String(parts[0]) : ""
    guard let local = parts.last,
      let namespace = PrefixScope(tree: document.tree, node: index).namespace(ofPrefix: prefix),
      let type = document.schema.type(ExpandedName(namespace: namespace, local: String(local)))
    else {
      document.report(
        .typeUnknown, "“\(written)” names no type of the schema", at: document.tree.valueRange(of: attribute))
      return nil
    }
    guard element >= 0 else { return SchemaTables.code(type) }
    let declaration = document.schema.elements[Int(element)]
    var blocked = declaration.blocked
    if case .complex(let id) = declaration.type { blocked.formUnion(document.schema[id].blocked) }
    guard let kinds = document.schema.derivation(of: type, from: declaration.type), blocked.isDisjoint(with: kinds)
    else {
      document.report(
        .typeUnknown, "The type “\(written)” cannot stand for that of <\(declaration.localName)>",
        at: document.tree.valueRange(of: attribute))
      return nil
    }
    return SchemaTables.code(type)
  }

  private static func instanceNil(
    _ position: Int, _ index: Int, _ element: Int, _ document: inout AssessedDocument
  ) -> Bool {
    let attribute = document.tree.attributes[position]
    let value = Array(document.tree.value(of: attribute).utf8)
    guard document.problem(of: value, value.indices, SimpleTypeID(.boolean), at: index) == nil else {
      document.report(.nilNotAllowed, "xsi:nil must be true or false", at: document.tree.valueRange(of: attribute))
      return false
    }
    guard document.tables.elementFlags[element].contains(.nillable) else {
      document.report(
        .nilNotAllowed, "<\(document.schema.elements[element].localName)> cannot be nil; remove xsi:nil",
        at: document.tree.nameRange(of: attribute),
        fixes: [Fix("Remove xsi:nil", [document.repairs.removal(ofAttribute: position)])])
      return false
    }
    let isTrue = value.contains(0x31) || value.contains(0x74)
    if isTrue, case .fixed = document.schema.elements[element].constraint {
      document.report(
        .nilNotAllowed, "An element with a fixed value cannot be nil", at: document.tree.nameRange(of: attribute))
    }
    return isTrue
  }
}
