import CardModel
import XMLSyntax

/// The child elements of one element by their names, in document order, until those of another are asked for.
final class ChildrenByName {
  private var known: (node: NodeID, children: [ElementName: [NodeID]])?

  /// Those of `node`, which `find` finds.
  func of(_ node: NodeID, _ find: () -> [ElementName: [NodeID]]) -> [ElementName: [NodeID]] {
    if let known, known.node == node { return known.children }
    let children = find()
    known = (node, children)
    return children
  }
}
