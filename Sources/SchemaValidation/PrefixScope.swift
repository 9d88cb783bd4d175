import XMLSyntax

/// The namespaces in scope at one element.
struct PrefixScope {
  let tree: XMLTree
  let node: Int

  /// The namespace that `prefix` stands for; nil when it is not declared.
  func namespace(ofPrefix prefix: String) -> String? {
    if prefix == "xml" { return XMLName.xmlNamespace }
    var current = NodeID(node)
    while current != .document {
      for attribute in tree.attributes(of: current) where attribute.flags.contains(.namespaceDeclaration) {
        let name = tree.name(of: attribute)
        let declared = name.prefix.isEmpty ? "" : name.local
        if declared == prefix { return tree.value(of: attribute) }
      }
      current = tree.parent(of: current) ?? .document
    }
    return prefix.isEmpty ? "" : nil
  }
}
