/// A deterministic automaton made of a ``PositionAutomaton`` by the subset construction.
struct StateTable {
  /// Per state and symbol the state after it, or -1; state 0 is the start.
  private(set) var next: [Int32] = []
  /// Parallel to ``next``: the leaf that was met (the least, when there are several).
  private(set) var met: [Int32] = []
  /// Whether the input may end in a state.
  private(set) var accepting: [Bool] = []
  /// Two leaves that one symbol can mean in one state: what Unique Particle Attribution forbids.
  private(set) var conflict: (Int, Int)?

  /// The table of `automaton` over `symbolCount` symbols, of which leaf `l` accepts `symbols[l]`; nil when it would
  /// have more than `limit` states.
  init?(_ automaton: PositionAutomaton, symbolCount: Int, symbols: [[Int]], limit: Int) {
    var sets: [[Int]] = [[]]
    // Most states are one position.
    var knownOfOne = [Int32](repeating: -1, count: automaton.leaves.count)
    var known: [[Int]: Int32] = [:]
    accepting = [automaton.isNullable]
    var state = 0
    // Per symbol the position that it leads to from a state, and all of them for the few symbols that lead to several.
    var target = [Int](repeating: 0, count: symbolCount)
    var targets: [Int: [Int]] = [:]
    var touched: [Int] = []
    while state < sets.count {
      next.append(contentsOf: repeatElement(-1, count: symbolCount))
      met.append(contentsOf: repeatElement(-1, count: symbolCount))
      let row = state * symbolCount
      touched.removeAll(keepingCapacity: true)
      for position in positions(after: sets[state], state == 0, automaton) {
        let leaf = automaton.leaves[position]
        for symbol in symbols[leaf] {
          if met[row + symbol] < 0 {
            touched.append(symbol)
            met[row + symbol] = Int32(leaf)
            target[symbol] = position
            continue
          }
          if met[row + symbol] != Int32(leaf) { conflict = conflict ?? (Int(met[row + symbol]), leaf) }
          targets[symbol, default: [target[symbol]]].append(position)
        }
      }
      for symbol in touched {
        let several = targets.isEmpty ? nil : targets.removeValue(forKey: symbol)
        let index = several.map { known[$0] ?? -1 } ?? knownOfOne[target[symbol]]
        if index >= 0 {
          next[row + symbol] = index
          continue
        }
        guard sets.count < limit else { return nil }
        if let several { known[several] = Int32(sets.count) } else { knownOfOne[target[symbol]] = Int32(sets.count) }
        let set = several ?? [target[symbol]]
        next[row + symbol] = Int32(sets.count)
        accepting.append(set.contains { automaton.isLast[$0] })
        sets.append(set)
      }
      state += 1
    }
  }

  /// What may come after any of `set`, each once, in order.
  private func positions(after set: [Int], _ isStart: Bool, _ automaton: PositionAutomaton) -> [Int] {
    var all = isStart ? automaton.first : set.first.map { automaton.follow[$0] } ?? []
    for position in set.dropFirst() { all += automaton.follow[position] }
    // They mostly are in order.
    var place = 1
    while place < all.count, all[place - 1] < all[place] { place += 1 }
    if place >= all.count { return all }
    all.sort()
    return all.indices.filter { $0 == 0 || all[$0 - 1] != all[$0] }.map { all[$0] }
  }
}
