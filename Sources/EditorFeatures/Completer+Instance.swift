import SchemaModel
import SourceText
import XMLSyntax

extension Completer {
  /// The attributes of XSD's own that help on `element` and are not among `present`; what declares their prefix comes
  /// with the first of them.
  mutating func instanceAttributes(
    of element: NodeID, _ declaration: ElementID, besides present: Set<ExpandedName>,
    _ written: (_ name: String, _ value: Snippet) -> (insert: String, snippet: String?)
  ) {
    guard let schema else { return }
    let isRoot = tree.parent(of: element) == .document
    let prefixes = tree.prefixes(at: element)
    let known = prefixes.first { $0.namespace == InstanceAttribute.namespace && !$0.prefix.isEmpty }?.prefix
    guard let prefix = known ?? Self.freePrefix(prefixes), let root = tree.root else { return }
    for attribute in InstanceAttribute.allCases {
      let name = ExpandedName(namespace: InstanceAttribute.namespace, local: attribute.rawValue)
      guard !present.contains(name), attribute.isUseful(on: declaration, isRoot: isRoot, schema) else { continue }
      var value = Snippet()
      let values = instanceValues(of: attribute, on: element, declaration)
      if values.isEmpty { value.stop() } else { value.stop(choices: values) }
      let label = prefix + ":" + attribute.rawValue
      let (insert, snippet) = written(label, value)
      add(label, .attribute, detail: attribute.summary, insert: insert, snippet: snippet)
      guard known == nil else { continue }
      items[items.count - 1].additionalEdits = [
        .insert(" xmlns:\(prefix)=\"\(InstanceAttribute.namespace)\"", at: tree.nameRange(of: root).end)
      ]
    }
  }

  /// The usual prefix, if it does not stand for another namespace.
  private static func freePrefix(_ prefixes: [(prefix: String, namespace: String)]) -> String? {
    prefixes.contains { $0.prefix == InstanceAttribute.usualPrefix } ? nil : InstanceAttribute.usualPrefix
  }

  /// The values that an attribute of XSD's own can have on `element`.
  func instanceValues(of attribute: InstanceAttribute, on element: NodeID, _ declaration: ElementID) -> [String] {
    guard let schema else { return [] }
    let entry = schema.files.first ?? ""
    switch attribute {
    case .isNil: return ["true", "false"]
    case .schemaLocation: return ["\(schema.targetNamespace) \(entry)"]
    case .noNamespaceSchemaLocation: return [entry]
    case .type:
      let prefixes = tree.prefixes(at: element)
      return schema.substitutes(forTypeOf: declaration).compactMap { name in
        if name.namespace.isEmpty, !prefixes.contains(where: { $0.prefix.isEmpty }) { return name.local }
        return prefixes.first { $0.namespace == name.namespace }.map { scope in
          scope.prefix.isEmpty ? name.local : scope.prefix + ":" + name.local
        }
      }
    }
  }
}
