import XMLSyntax

/// Which element of one version of a file is which of another: by ids, by what they say, by their names and places.
///
/// The work grows with the length of both, whatever has changed.
struct ElementMatch {
  private let old: Side
  private let new: Side
  /// By node before: the same element now; nil where it is gone.
  private(set) var newNodes: [Int?]
  /// By node now: the same element before; nil where it is new.
  private(set) var oldNodes: [Int?]
  /// Pairs whose children are still to be looked at.
  private var pending: [(old: Int, new: Int)] = []

  /// One version.
  private struct Side {
    let tree: XMLTree
    let digests: ElementDigests
    /// By node: its `id`.
    var ids: [String?]
    /// The nodes of ids that stand once.
    var places: [String: Int] = [:]

    init(_ tree: XMLTree) {
      (self.tree, digests) = (tree, ElementDigests(tree))
      ids = Array(repeating: nil, count: tree.nodes.count)
      var doubled: Set<String> = []
      for index in tree.nodes.indices where tree.nodes[index].isElement && tree.nodes[index].attributeCount > 0 {
        guard let id = tree.value(ofAttribute: "id", of: NodeID(index)) else { continue }
        ids[index] = id
        if places.updateValue(index, forKey: id) != nil { doubled.insert(id) }
      }
      for id in doubled { places[id] = nil }
    }

    func name(_ node: Int) -> String { tree.name(of: NodeID(node)).local }
    func children(_ node: Int) -> [Int] { tree.childElements(of: NodeID(node)).map(\.index) }
    func parent(_ node: Int) -> Int { Int(tree.nodes[node].parent) }
  }

  /// By what two children are held to be the same.
  private struct Key: Hashable {
    /// The sibling before both that is the same, in the new tree; nil for none, or where that does not count.
    var place: Int?
    var name = ""
    var digest = 0
  }

  /// Matches the elements of `old` with those of `new`; the roots are the same, whatever they are called.
  init(_ old: XMLTree, _ new: XMLTree) {
    (self.old, self.new) = (Side(old), Side(new))
    newNodes = Array(repeating: nil, count: old.nodes.count)
    oldNodes = Array(repeating: nil, count: new.nodes.count)
    if let first = old.root, let second = new.root { pair(first.index, second.index) }
    for (index, id) in self.old.ids.enumerated() {
      guard let id, self.old.places[id] == index, let other = self.new.places[id] else { continue }
      if self.old.name(index) == self.new.name(other) { pair(index, other) }
    }
    lookAtPending()
    pairMoved()
  }

  private mutating func pair(_ first: Int, _ second: Int) {
    guard newNodes[first] == nil, oldNodes[second] == nil else { return }
    (newNodes[first], oldNodes[second]) = (second, first)
    pending.append((first, second))
  }

  private mutating func lookAtPending() {
    var next = 0
    while next < pending.count {
      pairChildren(of: pending[next].old, pending[next].new)
      next += 1
    }
    pending.removeAll(keepingCapacity: true)
  }

  // MARK: Children

  private mutating func pairChildren(of parent: Int, _ other: Int) {
    let (before, now) = (old.children(parent), new.children(other))
    guard !before.isEmpty, !now.isEmpty else { return }
    // What stands alike at both ends is the same, also where equal elements are many.
    let shorter = min(before.count, now.count)
    var start = 0
    while start < shorter, pairEqual(before[start], now[start]) { start += 1 }
    var end = 0
    while end < shorter - start, pairEqual(before[before.count - 1 - end], now[now.count - 1 - end]) { end += 1 }
    let (first, second) = (before[start..<before.count - end], now[start..<now.count - end])
    guard !first.isEmpty, !second.isEmpty else { return }
    pairUp(first, second) { side, node, _ in Key(digest: side.digests.whole[node]) }
    func say(_ side: Side, _ node: Int) -> Int { side.digests.texts[node] }
    func have(_ side: Side, _ node: Int) -> Int { side.digests.attributes[node] }
    for keepsPlace in [true, false] {
      for digest in [say, have] {
        pairUp(first, second) { side, node, place in
          let value = digest(side, node)
          return value == 0 ? nil : Key(place: keepsPlace ? place : nil, name: side.name(node), digest: value)
        }
      }
      if keepsPlace { pairUp(first, second) { side, node, place in Key(place: place, name: side.name(node)) } }
    }
    pairOnly(first, second)
  }

  /// Whether both are the same already, or are now as they say the same.
  private mutating func pairEqual(_ first: Int, _ second: Int) -> Bool {
    if newNodes[first] == second { return true }
    guard newNodes[first] == nil, oldNodes[second] == nil, old.digests.whole[first] == new.digests.whole[second] else {
      return false
    }
    pair(first, second)
    return true
  }

  /// Makes pairs of those with equal keys, in their order.
  private mutating func pairUp(
    _ before: ArraySlice<Int>, _ now: ArraySlice<Int>, _ key: (Side, _ node: Int, _ place: Int?) -> Key?
  ) {
    var waiting: [Key: [Int]] = [:]
    var place: Int?
    for node in now {
      if oldNodes[node] != nil {
        place = node
      } else if let key = key(new, node, place) {
        waiting[key, default: []].append(node)
      }
    }
    guard !waiting.isEmpty else { return }
    var taken: [Key: Int] = [:]
    place = nil
    for node in before {
      if let other = newNodes[node] {
        place = other
      } else if let key = key(old, node, place), let others = waiting[key], case let next = taken[key] ?? 0,
        next < others.count, mayBeSame(node, others[next])
      {
        taken[key] = next + 1
        // What follows is seen from the same place as without this pair.
        pair(node, others[next])
      }
    }
  }

  /// Makes a pair of the last of a name on both sides.
  private mutating func pairOnly(_ before: ArraySlice<Int>, _ now: ArraySlice<Int>) {
    var left: [String: [Int]] = [:]
    for node in now where oldNodes[node] == nil { left[new.name(node), default: []].append(node) }
    let others = Dictionary(grouping: before.filter { newNodes[$0] == nil }, by: old.name)
    for node in before {
      let name = old.name(node)
      if let only = left[name], only.count == 1, others[name] == [node], mayBeSame(node, only[0]) {
        pair(node, only[0])
      }
    }
  }

  /// Two with other ids are two, unless they say the same.
  private func mayBeSame(_ first: Int, _ second: Int) -> Bool {
    guard let id = old.ids[first], let other = new.ids[second], id != other else { return true }
    let texts = old.digests.texts[first]
    return texts != 0 && texts == new.digests.texts[second]
  }

  // MARK: Elsewhere

  /// Makes pairs of what is left and says the same in another place, where there is one of it on both sides.
  private mutating func pairMoved() {
    func left(_ side: Side, _ partners: [Int?]) -> [Int: [Int]] {
      var found: [Int: [Int]] = [:]
      for index in side.tree.nodes.indices.dropFirst() where partners[index] == nil && side.tree.nodes[index].isElement
      {
        let says = side.digests.texts[index] != 0 || side.digests.attributes[index] != 0
        if says { found[side.digests.whole[index], default: []].append(index) }
      }
      return found
    }
    let (before, now) = (left(old, newNodes), left(new, oldNodes))
    // From the outside: what a pair holds is paired with it.
    for (digest, nodes) in before.sorted(by: { $0.value[0] < $1.value[0] }) where nodes.count == 1 {
      guard let others = now[digest], others.count == 1 else { continue }
      pair(nodes[0], others[0])
      lookAtPending()
    }
  }

  // MARK: Order

  /// Those of the children of `parent`, a node now, that stand in another order than before among those that were there already.
  func reordered(in parent: Int) -> Set<Int> {
    guard let before = oldNodes[parent] else { return [] }
    let stayed = new.children(parent).filter { child in oldNodes[child].map { old.parent($0) == before } ?? false }
    let kept = Set(Self.longestRise(stayed.map { oldNodes[$0] ?? 0 }))
    return kept.count == stayed.count ? [] : Set(stayed.indices.filter { !kept.contains($0) }.map { stayed[$0] })
  }

  /// The indices of the most of `values`, which are all different, that rise from one to the next.
  private static func longestRise(_ values: [Int]) -> [Int] {
    // By length: the index of the least value that ends such a run.
    var ends: [Int] = []
    var before = [Int](repeating: -1, count: values.count)
    for (index, value) in values.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if values[ends[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = ends[low - 1] }
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var rise: [Int] = []
    var next = ends.last ?? -1
    while next >= 0 {
      rise.append(next)
      next = before[next]
    }
    return rise.reversed()
  }
}
