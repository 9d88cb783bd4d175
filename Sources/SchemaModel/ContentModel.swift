/// A content model as a deterministic automaton over element names (XSD 1.0 part 1, section 3.9).
///
/// The one engine behind completion, diagnostics and documentation. Flat arrays: a step is one probe of a small hash
/// table. All-groups are a set of the members already seen.
package struct ContentModel: Sendable {
  /// What may stand somewhere in the content: an element or a wildcard, in schema order.
  package let leaves: [ContentMatch]
  /// The wildcards that ``ContentMatch/wildcard(_:)`` speaks of.
  package let wildcards: [Wildcard]
  /// The elements that may stand somewhere in the content, each once, in schema order.
  package let elements: [ElementID]

  /// The name of each leaf; ``NameID/unknown`` for a wildcard.
  let leafNames: [NameID]
  /// Whether it is an all-group.
  package let isAll: Bool
  /// For all-groups: bits of the members that must be there, and whether the group as a whole may be missing.
  let required: UInt64
  let isOptional: Bool
  /// Symbols are the distinct names; a leaf's symbol is found through this open-addressing table.
  let slots: [Int32]
  let symbolNames: [NameID]
  /// Per state and symbol, then per state and wildcard: the state after it, or -1.
  let next: [Int32]
  /// Parallel to ``next``: the leaf that was met.
  let met: [Int32]
  let accepting: [Bool]
  let stateCount: Int

  /// The model of empty content.
  package static let empty = ContentModel(
    leaves: [], wildcards: [], leafNames: [], all: nil,
    automaton: Automaton(symbolNames: [], next: [], met: [], accepting: [true]))

  /// The tables of the automaton that a content model is compiled to.
  struct Automaton {
    var symbolNames: [NameID]
    var next: [Int32]
    var met: [Int32]
    var accepting: [Bool]
  }

  init(
    leaves: [ContentMatch], wildcards: [Wildcard], leafNames: [NameID], all: (required: UInt64, isOptional: Bool)?,
    automaton: Automaton
  ) {
    self.leaves = leaves
    self.wildcards = wildcards
    self.leafNames = leafNames
    isAll = all != nil
    required = all?.required ?? 0
    isOptional = all?.isOptional ?? false
    symbolNames = automaton.symbolNames
    next = automaton.next
    met = automaton.met
    accepting = automaton.accepting
    stateCount = automaton.accepting.count
    var capacity = 4
    while capacity < symbolNames.count * 2 { capacity *= 2 }
    var slots = [Int32](repeating: -1, count: capacity)
    for (symbol, name) in symbolNames.enumerated() {
      var slot = Self.hash(name) & (capacity - 1)
      while slots[slot] >= 0 { slot = (slot + 1) & (capacity - 1) }
      slots[slot] = Int32(symbol)
    }
    self.slots = slots
    var seen: Set<ElementID> = []
    elements = leaves.compactMap { $0.element }.filter { seen.insert($0).inserted }
  }

  static func hash(_ name: NameID) -> Int { hash(name.index) }

  /// As ``SchemaTables/step(_:_:_:)`` computes it too.
  static func hash(_ index: Int) -> Int { Int((UInt32(truncatingIfNeeded: index) &* 0x9E37_79B1) >> 8) }

  /// The state before the first child.
  package var start: ContentState { ContentState(raw: 0) }

  /// Whether the content may end in `state`.
  package func isAccepting(_ state: ContentState) -> Bool {
    if isAll { return state.raw & required == required || (isOptional && state.raw == 0) }
    return accepting[Int(state.raw)]
  }

  /// The step that a child called `name` in `namespace` (for wildcards; empty for none) makes from `state`, or nil when
  /// it may not stand there.
  package func step(_ state: ContentState, _ name: NameID, namespace: String) -> ContentStep? {
    let symbol = symbol(of: name)
    if isAll {
      guard symbol >= 0, state.raw & (1 << UInt64(symbol)) == 0 else { return nil }
      return ContentStep(state: ContentState(raw: state.raw | 1 << UInt64(symbol)), match: leaves[symbol])
    }
    let row = Int(state.raw) * (symbolNames.count + wildcards.count)
    if symbol >= 0, next[row + symbol] >= 0 { return step(at: row + symbol) }
    for index in wildcards.indices {
      let cell = row + symbolNames.count + index
      if next[cell] >= 0, wildcards[index].allows(namespace) { return step(at: cell) }
    }
    return nil
  }

  /// The declaration of an element called `name`, wherever in the content it may stand.
  package func element(named name: NameID) -> ElementID? {
    guard symbol(of: name) >= 0 else { return nil }
    return leaves[leafNames.firstIndex(of: name) ?? 0].element
  }

  /// What may come next in `state`, in schema order.
  package func expected(in state: ContentState) -> [ContentMatch] {
    if isAll {
      return leaves.indices.filter { state.raw & (1 << UInt64($0)) == 0 }.map { leaves[$0] }
    }
    let width = symbolNames.count + wildcards.count
    let row = Int(state.raw) * width
    let found = (row..<row + width).filter { next[$0] >= 0 }.map { met[$0] }
    return found.sorted().map { leaves[Int($0)] }
  }

  /// The index of `name` among the symbols, or -1.
  func symbol(of name: NameID) -> Int {
    guard name.index >= 0 else { return -1 }
    let mask = slots.count - 1
    var slot = Self.hash(name) & mask
    while slots[slot] >= 0 {
      let symbol = Int(slots[slot])
      if symbolNames[symbol] == name { return symbol }
      slot = (slot + 1) & mask
    }
    return -1
  }

  private func step(at cell: Int) -> ContentStep {
    ContentStep(state: ContentState(raw: UInt64(next[cell])), match: leaves[Int(met[cell])])
  }
}
