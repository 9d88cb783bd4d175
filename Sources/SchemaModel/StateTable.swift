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
    var targets = [[Int]](repeating: [], count: symbolCount)
    while state < sets.count {
      next += Array(repeating: -1, count: symbolCount)
      met += Array(repeating: -1, count: symbolCount)
      let row = state * symbolCount
      var touched: [Int] = []
      for position in positions(after: sets[state], state == 0, automaton) {
        let leaf = automaton.leaves[position]
        for symbol in symbols[leaf] {
          if targets[symbol].isEmpty {
            touched.append(symbol)
            met[row + symbol] = Int32(leaf)
          } else if met[row + symbol] != Int32(leaf) {
            conflict = conflict ?? (Int(met[row + symbol]), leaf)
          }
          targets[symbol].append(position)
        }
      }
      for symbol in touched {
        let set = targets[symbol]
        targets[symbol] = []
        let index = set.count == 1 ? knownOfOne[set[0]] : known[set] ?? -1
        if index >= 0 {
          next[row + symbol] = index
          continue
        }
        guard sets.count < limit else { return nil }
        if set.count == 1 { knownOfOne[set[0]] = Int32(sets.count) } else { known[set] = Int32(sets.count) }
        next[row + symbol] = Int32(sets.count)
        accepting.append(set.contains { automaton.isLast[$0] })
        sets.append(set)
      }
      state += 1
    }
  }

  /// What may come after any of `set`, each once, in order.
  private func positions(after set: [Int], _ isStart: Bool, _ automaton: PositionAutomaton) -> [Int] {
    var all = isStart ? automaton.first : []
    for position in set { all += automaton.follow[position] }
    // They mostly are in order.
    if (1..<max(1, all.count)).allSatisfy({ all[$0 - 1] < all[$0] }) { return all }
    all.sort()
    return all.indices.filter { $0 == 0 || all[$0 - 1] != all[$0] }.map { all[$0] }
  }
}
