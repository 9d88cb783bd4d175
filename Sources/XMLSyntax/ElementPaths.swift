/// The places of the elements of a tree as people write them: `/Card/Body/Chart[2]`.
///
/// A step without a number is the only child of its name.
package struct ElementPaths: Sendable {
  private let tree: XMLTree
  /// By node: which child of its name it is, counted from 1; 0 for the only one.
  private let numbers: [UInt32]

  /// Counts the elements of `tree` once, whatever number of paths is asked for.
  package init(_ tree: XMLTree) {
    self.tree = tree
    var counts: [UInt64: UInt32] = [:]
    var numbers = [UInt32](repeating: 0, count: tree.nodes.count)
    func key(_ node: XMLNode) -> UInt64 { UInt64(node.parent) << 32 | UInt64(node.name) }
    for (index, node) in tree.nodes.enumerated() where node.isElement {
      counts[key(node), default: 0] += 1
      numbers[index] = counts[key(node)] ?? 0
    }
    for (index, node) in tree.nodes.enumerated() where node.isElement && counts[key(node)] == 1 { numbers[index] = 0 }
    self.numbers = numbers
  }

  /// The path of the element `node`.
  package func text(of node: NodeID) -> String {
    var steps: [String] = []
    var current = node
    while current != .document, tree[current].isElement {
      let number = numbers[current.index]
      steps.append(tree.name(of: current).qualified + (number == 0 ? "" : "[\(number)]"))
      current = tree.parent(of: current) ?? .document
    }
    return "/" + steps.reversed().joined(separator: "/")
  }
}
