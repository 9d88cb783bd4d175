import XMLSyntax

/// The elements of a document that are not closed, with those around them.
///
/// What stands in one of them may have been written behind it: nobody knows yet what it has, and what its parents have.
struct UnclosedElements {
  /// Whether an element is one of them, by its node; empty where all are closed.
  private var isUncertain: [Bool] = []

  /// Those of `tree`.
  ///
  /// - Complexity: Linear in the tree, and constant for one that is well-formed.
  init(in tree: XMLTree) {
    if tree.diagnostics.isEmpty { return }
    isUncertain = Array(repeating: false, count: tree.nodes.count)
    for (index, node) in tree.nodes.enumerated() where node.flags.contains(.missingEndTag) {
      var around = index
      while !isUncertain[around] {
        isUncertain[around] = true
        around = Int(tree.nodes[around].parent)
      }
    }
  }

  /// Whether `node` is one of them.
  func contains(_ node: NodeID) -> Bool { !isUncertain.isEmpty && isUncertain[node.index] }
}
