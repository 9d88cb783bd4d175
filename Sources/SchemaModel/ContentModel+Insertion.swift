extension ContentModel {
  /// The elements of the shortest content that is valid from the start, in order; among equally short ones the first in
  /// schema order.
  package var shortestContent: [ElementID] { shortestContent(from: start) }

  /// The elements of the shortest content that is valid after `state`, in order.
  package func shortestContent(from state: ContentState) -> [ElementID] {
    if isAll {
      if isAccepting(state) { return [] }
      return leaves.indices.filter { required & ~state.raw & (1 << UInt64($0)) != 0 }.compactMap { leaves[$0].element }
    }
    let origin = Int(state.raw)
    var cameFrom = [Int](repeating: -1, count: stateCount)
    var cellTo = [Int](repeating: -1, count: stateCount)
    cameFrom[origin] = origin
    var queue = [origin]
    var head = 0
    while head < queue.count {
      let current = queue[head]
      head += 1
      if accepting[current] { return path(to: current, from: origin, cameFrom, cellTo) }
      for cell in orderedCells(of: current) where met[cell] >= 0 && leaves[Int(met[cell])].element != nil {
        let target = Int(next[cell])
        guard cameFrom[target] < 0 else { continue }
        cameFrom[target] = current
        cellTo[target] = cell
        queue.append(target)
      }
    }
    return []
  }

  private func path(to target: Int, from origin: Int, _ cameFrom: [Int], _ cellTo: [Int]) -> [ElementID] {
    var path: [ElementID] = []
    var current = target
    while current != origin {
      if let element = leaves[Int(met[cellTo[current]])].element { path.append(element) }
      current = cameFrom[current]
    }
    return path.reversed()
  }

  /// The cells of the transitions of `state` in schema order.
  private func orderedCells(of state: Int) -> [Int] {
    let width = symbolNames.count + wildcards.count
    return (state * width..<(state + 1) * width).filter { next[$0] >= 0 }.sorted { met[$0] < met[$1] }
  }

  /// Which elements may stand after `state` and before the siblings called `following`, in schema order.
  ///
  /// The following siblings must still fit; required ones missing in between do not forbid, and siblings that fit
  /// nowhere are passed over. With `skippingRequired`, required ones missing before the place do not forbid either: so
  /// an editor can offer what may stand there once the rest is written.
  package func insertable(
    in state: ContentState, before following: [NameID], skippingRequired: Bool = false
  ) -> [ElementID] {
    if isAll {
      var taken = state.raw
      for name in following {
        let symbol = symbol(of: name)
        if symbol >= 0 { taken |= 1 << UInt64(symbol) }
      }
      return expected(in: ContentState(raw: taken)).compactMap { $0.element }
    }
    let reachable = reachability()
    let width = symbolNames.count + wildcards.count
    let fits = statesThatFit(following, reachable: reachable)
    let origins = skippingRequired ? reachable[Int(state.raw)] : [Int(state.raw)]
    var found: Set<Int32> = []
    for origin in origins {
      for cell in origin * width..<(origin + 1) * width where next[cell] >= 0 && fits[Int(next[cell])] {
        found.insert(met[cell])
      }
    }
    var seen: Set<ElementID> = []
    return found.sorted().compactMap { leaves[Int($0)].element }.filter { seen.insert($0).inserted }
  }

  /// Per state, whether the siblings called `following` can come after it, with others in between.
  private func statesThatFit(_ following: [NameID], reachable: [[Int]]) -> [Bool] {
    let width = symbolNames.count + wildcards.count
    var fits = [Bool](repeating: true, count: stateCount)
    for name in following.reversed() {
      let symbol = symbol(of: name)
      guard symbol >= 0 else { continue }
      let direct = (0..<stateCount).map { state in
        let target = next[state * width + symbol]
        return target >= 0 && fits[Int(target)]
      }
      guard direct.contains(true) else { continue }
      let before = reachable.map { states in states.contains { direct[$0] } }
      if before == fits, following.count > 64 { continue }
      fits = before
    }
    return fits
  }

  /// Per state, all states that some content leads to, itself included.
  private func reachability() -> [[Int]] {
    let width = symbolNames.count + wildcards.count
    return (0..<stateCount).map { origin in
      var seen = [Bool](repeating: false, count: stateCount)
      seen[origin] = true
      var stack = [origin]
      var found: [Int] = []
      while let state = stack.popLast() {
        found.append(state)
        for cell in state * width..<(state + 1) * width where next[cell] >= 0 && !seen[Int(next[cell])] {
          seen[Int(next[cell])] = true
          stack.append(Int(next[cell]))
        }
      }
      return found
    }
  }
}

extension ContentModel {
  /// The elements of the shortest content after `state` that a child called `name` may follow, in order.
  ///
  /// Empty when the child may stand right there; nil when no content leads there.
  package func shortestPath(from state: ContentState, to name: NameID) -> [ElementID]? {
    let symbol = symbol(of: name)
    guard symbol >= 0 else { return nil }
    if isAll { return state.raw & (1 << UInt64(symbol)) == 0 ? [] : nil }
    let width = symbolNames.count + wildcards.count
    let origin = Int(state.raw)
    var cameFrom = [Int](repeating: -1, count: stateCount)
    var cellTo = [Int](repeating: -1, count: stateCount)
    cameFrom[origin] = origin
    var queue = [origin]
    var head = 0
    while head < queue.count {
      let current = queue[head]
      head += 1
      if next[current * width + symbol] >= 0 { return path(to: current, from: origin, cameFrom, cellTo) }
      for cell in orderedCells(of: current) where leaves[Int(met[cell])].element != nil {
        let target = Int(next[cell])
        guard cameFrom[target] < 0 else { continue }
        cameFrom[target] = current
        cellTo[target] = cell
        queue.append(target)
      }
    }
    return nil
  }
}
