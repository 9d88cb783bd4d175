import CardAnalysis
import SchemaModel
import XMLSyntax

/// Which declarations the elements of a tree have, found from the root down.
///
/// It asks for no assessment, so that one place of a document costs no more than its ancestors. In documents that are
/// wrong it goes by what is meant: an element in the wrong place has the declaration that it has elsewhere.
struct Grammar {
  let tree: XMLTree
  let schema: Schema

  /// The declarations of `snapshot`; nil for a language without a schema.
  init?(_ snapshot: DocumentSnapshot) {
    guard let schema = snapshot.language.schema else { return nil }
    (self.tree, self.schema) = (snapshot.tree, schema)
  }

  /// The declaration of the element `node`; nil when the schema knows no element of its name.
  func declaration(of node: NodeID) -> ElementID? { lineage(of: node).first?.declaration }

  /// The element `node` and its ancestors, the innermost first, each with its declaration.
  func lineage(of node: NodeID) -> [(node: NodeID, declaration: ElementID?)] {
    var chain: [(node: NodeID, declaration: ElementID?)] = []
    var current = node
    while current != .document {
      if tree[current].kind == .element { chain.append((current, nil)) }
      guard let parent = tree.parent(of: current) else { break }
      current = parent
    }
    var declaration: ElementID?
    for index in chain.indices.reversed() {
      declaration = self.declaration(name: nameID(of: chain[index].node), in: declaration)
      chain[index].declaration = declaration
    }
    return chain
  }

  /// The declaration of an element called `name` in `parent`, or of a root when `parent` is nil.
  func declaration(name: NameID, in parent: ElementID?) -> ElementID? {
    guard name != .unknown else { return nil }
    if let parent, let child = schema.child(name, of: parent) { return child }
    if let global = schema.globalElement(name) { return global }
    return schema.elements.firstIndex { $0.name == name }.map { ElementID($0) }
  }

  /// The nearest element from `node` up that has a declaration, with that declaration.
  func nearestDeclared(_ node: NodeID) -> (node: NodeID, declaration: ElementID)? {
    for (node, declaration) in lineage(of: node) {
      if let declaration { return (node, declaration) }
    }
    return nil
  }

  /// The schema's id of the name of the element `node`; an element in no namespace counts as one of the schema's.
  func nameID(of node: NodeID) -> NameID {
    nameID(local: tree.name(of: node).local, namespace: tree.namespace(of: node))
  }

  private func nameID(local: String, namespace: String) -> NameID {
    let found = schema.names.find(ExpandedName(namespace: namespace, local: local))
    guard found == .unknown, namespace.isEmpty else { return found }
    return schema.names.find(ExpandedName(namespace: schema.targetNamespace, local: local))
  }

  /// The use of `attribute` on an element with `declaration`.
  func use(of attribute: XMLAttribute, in declaration: ElementID) -> AttributeUse? {
    let name = tree.name(of: attribute)
    return schema.attribute(ExpandedName(namespace: tree.namespace(of: attribute), local: name.local), of: declaration)
  }

  /// The declarations of all nodes by their index; nil for other nodes and unknown elements.
  ///
  /// Linear in the tree.
  func declarations() -> [ElementID?] {
    var result = [ElementID?](repeating: nil, count: tree.nodes.count)
    // Siblings and cousins are mostly of one kind: the last answer for a name serves again.
    var last = [Resolved?](repeating: nil, count: tree.names.count)
    var known: [UInt64: Resolved] = [:]
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      let node = tree.nodes[index]
      let name = Int(node.name)
      let parent = result[Int(node.parent)]
      if let resolved = last[name], resolved.parent == parent, resolved.namespace == node.namespace {
        result[index] = resolved.declaration
        continue
      }
      let key = UInt64(node.name) << 32 | UInt64(parent.map { $0.index + 1 } ?? 0)
      let resolved: Resolved
      if let found = known[key], found.namespace == node.namespace {
        resolved = found
      } else {
        let declaration = declaration(name: nameID(of: NodeID(index)), in: parent)
        resolved = Resolved(namespace: node.namespace, parent: parent, declaration: declaration)
        known[key] = resolved
      }
      last[name] = resolved
      result[index] = resolved.declaration
    }
    return result
  }

  private struct Resolved {
    let namespace: UInt32
    let parent: ElementID?
    let declaration: ElementID?
  }
}
