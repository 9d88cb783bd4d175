/// The places of the elements of a tree as people write them: `/Card/Body/Chart[2]`.
///
/// A step without a number is the only child of its name. Which one of its kin an element is takes one look at the whole tree,
/// however many there are.
package struct ElementPaths: Sendable {
  private let tree: XMLTree
  /// For each node the number by which it is told from others of its name, from 1; 0 for the only one.
  private let numbers: [UInt32]
  /// For each node the one by which it is named.
  private let named: [UInt32]

  /// Elements further down are named by the one of this depth that they are in.
  private static let deepest: UInt32 = 100

  /// The paths of the elements of `tree`.
  package init(_ tree: XMLTree) {
    self.tree = tree
    var numbers = [UInt32](repeating: 0, count: tree.nodes.count)
    // The last one so far of each name in each parent.
    var last: [UInt64: Int] = [:]
    var (named, depths) = (numbers, numbers)
    for (index, node) in tree.nodes.enumerated() where node.isElement {
      let isDeep = depths[Int(node.parent)] == Self.deepest
      named[index] = isDeep ? named[Int(node.parent)] : UInt32(index)
      depths[index] = depths[Int(node.parent)] + (isDeep ? 0 : 1)
      let kin = UInt64(node.parent) << 32 | UInt64(node.name)
      if let other = last.updateValue(index, forKey: kin) {
        if numbers[other] == 0 { numbers[other] = 1 }
        numbers[index] = numbers[other] + 1
      }
    }
    (self.numbers, self.named) = (numbers, named)
  }

  /// The path of the element `node`.
  package func path(of node: NodeID) -> String {
    var steps: [String] = []
    var current = NodeID(Int(named[node.index]))
    while current != .document, tree[current].isElement {
      let number = numbers[current.index]
      steps.append(tree.name(of: current).qualified + (number == 0 ? "" : "[\(number)]"))
      current = tree.parent(of: current) ?? .document
    }
    return "/" + steps.reversed().joined(separator: "/")
  }
}
