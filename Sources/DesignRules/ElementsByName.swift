import CardModel
import XMLSyntax

/// The elements of a document by what they are called, in document order.
///
/// They are gathered when a large element is first asked for some of what it holds: from then on nothing is looked at but these and
/// what may leave them out.
final class ElementsByName {
  private let tree: XMLTree
  private let words: [CardWord]
  /// All elements, those of one name behind one another, and where those of each begin, by ``CardWord/elementIndex``.
  private lazy var gathered: (elements: [Int32], starts: [Int]) = gather()

  /// The elements of `tree`, whose names mean `words`.
  init(_ tree: XMLTree, _ words: [CardWord]) { (self.tree, self.words) = (tree, words) }

  /// An element of more nodes is large.
  private static let largeElement = 512

  /// Whether `node` holds so much that it is not looked through for each that asks.
  func isLarge(_ node: NodeID) -> Bool {
    Int(tree.nodes[node.index].subtreeEnd) - node.index > Self.largeElement
  }

  private func gather() -> (elements: [Int32], starts: [Int]) {
    let nodes = tree.nodes
    let kinds = words.map { $0.elementIndex }
    var starts = [Int](repeating: 0, count: ElementName.allCases.count + 1)
    for node in nodes where node.isElement { starts[kinds[Int(node.name)] + 1] += 1 }
    for kind in starts.indices.dropFirst() { starts[kind] += starts[kind - 1] }
    var next = starts
    var elements = [Int32](repeating: 0, count: starts[starts.count - 1])
    for index in nodes.indices where nodes[index].isElement {
      let kind = kinds[Int(nodes[index].name)]
      elements[next[kind]] = Int32(truncatingIfNeeded: index)
      next[kind] += 1
    }
    return (elements, starts)
  }

  /// The elements inside `node` that are called one of `names` and stand where `situations` looks, without those inside another one of
  /// its name, in document order.
  func descendants(_ node: NodeID, _ names: [ElementName], _ situations: RuleSituations) -> [NodeID] {
    let inside = node.index + 1..<Int(tree.nodes[node.index].subtreeEnd)
    var wanted = Set(names.map { CardWord.named($0.rawValue).elementIndex }).map { elements($0, inside) }
    // What is in these may be left out as a whole: asked about only where it holds something that is wanted.
    var own = elements(words[Int(tree.nodes[node.index].name)].elementIndex, inside)
    var variants = situations.variants(in: inside)
    var found: [NodeID] = []
    while let kind = wanted.indices.min(by: { wanted[$0].first ?? .max < wanted[$1].first ?? .max }),
      let element = wanted[kind].first
    {
      let next = min(own.first ?? .max, variants.first ?? .max)
      if next > element {
        found.append(NodeID(Int(element)))
        wanted[kind] = wanted[kind].dropFirst()
        continue
      }
      let rest = Int(tree.nodes[Int(next)].subtreeEnd)..<inside.upperBound
      let isOwn = own.first == next
      if !isOwn, rest.lowerBound > element, situations.stands(NodeID(Int(next))) {
        variants = variants.dropFirst()
      } else {
        // Nothing inside is looked at: a tower of one element in the other takes one step for each that asks.
        (own, variants) = (own.inside(rest), variants.inside(rest))
        for kind in wanted.indices { wanted[kind] = wanted[kind].inside(rest) }
      }
    }
    return found
  }

  /// The elements of the name `kind` among the nodes of `range`.
  private func elements(_ kind: Int, _ range: Range<Int>) -> ArraySlice<Int32> {
    let (elements, starts) = gathered
    return elements[starts[kind]..<starts[kind + 1]].inside(range)
  }
}

extension ArraySlice<Int32> {
  /// The numbers that are in `range`, of numbers in their order.
  func inside(_ range: Range<Int>) -> ArraySlice<Int32> {
    self[first(from: range.lowerBound)..<first(from: range.upperBound)]
  }

  private func first(from number: Int) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if self[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
