import XMLSyntax

/// Finds the elements of a tree by their ids and names without looking through all of it for each.
struct ElementIndex {
  let tree: XMLTree
  /// The first element with each id; nil as long as nobody has asked for one.
  private var ids: [String: NodeID]?
  /// Whether several elements have one id.
  private var hasTwins = false
  private var kin: [NodeID: [String: [NodeID]]] = [:]

  init(_ tree: XMLTree) { self.tree = tree }

  /// The ids that are written in the tree, in their order.
  var allIDs: [String] {
    tree.nodes.indices.compactMap { tree.nodes[$0].isElement ? tree.value(ofAttribute: "id", of: NodeID($0)) : nil }
  }

  /// The first element with the id `id`.
  mutating func element(withID id: String) -> NodeID? { known()[id] }

  /// The children of `parent` called `name`.
  mutating func children(called name: String, of parent: NodeID) -> [NodeID] {
    if let known = kin[parent] { return known[name] ?? [] }
    let children = Dictionary(grouping: tree.childElements(of: parent)) { tree.name(of: $0).qualified }
    kin[parent] = children
    return children[name] ?? []
  }

  /// Takes note that `node` gets the id `id` in place of the one that the tree has; false where it cannot tell any more which
  /// element has which id.
  mutating func rename(_ node: NodeID, to id: String?) -> Bool {
    var known = known()
    // Not two copies of it.
    ids = nil
    if let old = tree.value(ofAttribute: "id", of: node), known[old] == node { known[old] = nil }
    let isTaken = id.map { known.updateValue(node, forKey: $0) != nil } ?? false
    ids = known
    return !hasTwins && !isTaken
  }

  private mutating func known() -> [String: NodeID] {
    if let ids { return ids }
    var found: [String: NodeID] = [:]
    for index in tree.nodes.indices where tree.nodes[index].isElement {
      guard let id = tree.value(ofAttribute: "id", of: NodeID(index)) else { continue }
      if found[id] == nil { found[id] = NodeID(index) } else { hasTwins = true }
    }
    ids = found
    return found
  }
}
