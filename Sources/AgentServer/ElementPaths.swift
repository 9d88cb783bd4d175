import XMLSyntax

/// The paths of the elements of one card, as ``ElementPath`` reads them.
///
/// Which one of its kin an element is takes one look at the whole card, however many there are.
struct ElementPaths {
  private let tree: XMLTree
  /// For each node the number by which it is told from others of its name, from 1; 0 for the only one.
  private let numbers: [UInt32]

  /// Elements further down are named by the one of this depth that they are in.
  private static let deepest = 100

  init(_ tree: XMLTree) {
    self.tree = tree
    var numbers = [UInt32](repeating: 0, count: tree.nodes.count)
    // The last one so far of each name in each parent.
    var last: [UInt64: Int] = [:]
    for (index, node) in tree.nodes.enumerated() where node.kind == .element && index > 0 {
      let kin = UInt64(node.parent) << 32 | UInt64(node.name)
      if let other = last.updateValue(index, forKey: kin) {
        if numbers[other] == 0 { numbers[other] = 1 }
        numbers[index] = numbers[other] + 1
      }
    }
    self.numbers = numbers
  }

  /// The path of the element `node`, with numbers where there are several of a name.
  func path(of node: NodeID) -> String {
    var steps: [String] = []
    var current = node
    while current != .document, tree[current].kind == .element {
      let name = tree.name(of: current).qualified
      let number = numbers[current.index]
      steps.append(number > 0 ? "\(name)[\(number)]" : name)
      current = tree.parent(of: current) ?? .document
    }
    return "/" + steps.reversed().prefix(Self.deepest).joined(separator: "/")
  }
}
