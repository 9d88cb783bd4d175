import Standards

/// A regular expression of XSD 1.0 (part 2, appendix F): it matches whole values, in linear time.
///
/// Values in ASCII run through a deterministic table; others, and expressions whose table would be too large, through
/// the position automaton.
package final class RegularExpression: Sendable {
  /// What it was written as; any of them may match.
  private let texts: [String]
  /// Made at once, which tells whether it is an expression; of one that was stored, when a value wants more than the table.
  private let parts: MadeOnce<Parts?>
  /// The automaton over ASCII; empty where there is none.
  ///
  /// Made at once: to ask for each value whether it is there would take longer.
  let table: Table

  /// What it matches, scalar by scalar.
  struct Parts: Sendable {
    var sets: [CharacterSet] = []
    let automaton: PositionAutomaton

    init(_ texts: [String]) throws(RegularExpressionError) {
      var branches: [OccurrenceExpression] = []
      for text in texts {
        var parser = RegularExpressionParser(text)
        let expression = try parser.parse()
        branches.append(RegularExpression.shifted(expression, by: sets.count))
        sets += parser.sets
      }
      guard let automaton = try? PositionAutomaton(.choice(branches)) else {
        throw RegularExpressionError(message: "the expression is too large", offset: 0)
      }
      self.automaton = automaton
    }
  }

  /// The automaton over ASCII.
  final class Table: Sendable {
    /// The class of each ASCII character; characters of one class are in the same sets.
    let classes: [UInt8]
    let classCount: Int
    /// Whether all scalars beyond ASCII are of one class, the last in ``classes``.
    let isUniformBeyondASCII: Bool
    /// Per state, which is a row of ``classCount`` entries, and class: where the row of the next state begins, or -1.
    let next: [Int32]
    /// Per state; empty where the table would be too large.
    let accepting: [Bool]

    init(
      classes: [UInt8], classCount: Int, isUniformBeyondASCII: Bool, next: [Int32], accepting: [Bool]
    ) {
      (self.classes, self.classCount, self.isUniformBeyondASCII) = (classes, classCount, isUniformBeyondASCII)
      (self.next, self.accepting) = (next, accepting)
    }

    init(_ parts: Parts) {
      let sets = parts.sets
      let (classes, count) = RegularExpression.classes(of: sets)
      let members = (0..<count).map { index in UInt32(classes.firstIndex(of: UInt8(index)) ?? 0) }
      let symbols = sets.map { set in members.indices.filter { set.contains(members[$0]) } }
      let made = StateTable(parts.automaton, symbolCount: count, symbols: symbols, limit: tableLimit)
      (self.classes, classCount) = (classes, count)
      isUniformBeyondASCII = sets.allSatisfy { $0.isUniformBeyondASCII }
      next = made?.next.map { $0 < 0 ? -1 : $0 * Int32(count) } ?? []
      accepting = made?.accepting ?? []
    }
  }

  /// How many states the table may have.
  private static let tableLimit = 2_000

  /// The expression that matches what any of `texts` matches.
  ///
  /// - Throws: ``RegularExpressionError`` for the first text that is not an expression.
  package init(_ texts: [String]) throws(RegularExpressionError) {
    self.texts = texts
    let parts = try Parts(texts)
    self.parts = MadeOnce(parts)
    table = Table(parts)
  }

  /// The same, whose table is known.
  init(_ texts: [String], table: Table) {
    self.texts = texts
    parts = MadeOnce()
    self.table = table
  }

  /// The expression `text`.
  package convenience init(_ text: String) throws(RegularExpressionError) { try self.init([text]) }

  /// Whether all of `bytes[range]`, which is UTF-8, matches.
  package func matches(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    let table = table
    guard !table.accepting.isEmpty else { return simulate(bytes, range) }
    var row = 0
    for index in range {
      let byte = bytes[index]
      if byte >= 0x80 {
        guard table.isUniformBeyondASCII else { return simulate(bytes, range) }
        // One step a scalar: at its first byte.
        if byte & 0xC0 == 0x80 { continue }
      }
      let next = table.next[row + Int(table.classes[Int(min(byte, 128))])]
      if next < 0 { return false }
      row = Int(next)
    }
    return table.accepting[row / table.classCount]
  }

  private var knownParts: Parts? { parts.value { try? Parts(texts) } }

  /// Whether all of `text` matches.
  package func matches(_ text: String) -> Bool {
    let bytes = Array(text.utf8)
    return matches(bytes, 0..<bytes.count)
  }

  private func simulate(_ bytes: [UInt8], _ range: Range<Int>) -> Bool {
    guard let parts = knownParts else { return false }
    let (sets, automaton) = (parts.sets, parts.automaton)
    var current: [Int] = []
    var marks = [Int](repeating: -1, count: automaton.leaves.count)
    var offset = range.lowerBound
    var step = 0
    while offset < range.upperBound {
      let scalar = UTF8Scalar.decode(bytes, &offset, range.upperBound)
      var verdicts = [Int8](repeating: -1, count: sets.count)
      var next: [Int] = []
      func consider(_ position: Int) {
        guard marks[position] != step else { return }
        marks[position] = step
        let set = automaton.leaves[position]
        if verdicts[set] < 0 { verdicts[set] = sets[set].contains(scalar) ? 1 : 0 }
        if verdicts[set] == 1 { next.append(position) }
      }
      if step == 0 {
        for position in automaton.first { consider(position) }
      } else {
        for position in current { for target in automaton.follow[position] { consider(target) } }
      }
      current = next
      step += 1
      if current.isEmpty { return false }
    }
    return step == 0 ? automaton.isNullable : current.contains { automaton.isLast[$0] }
  }

  /// Groups the ASCII characters, and U+0080 for all others, by the sets that contain them.
  private static func classes(of sets: [CharacterSet]) -> ([UInt8], Int) {
    var classes = [UInt8](repeating: 0, count: 129)
    var count = 1
    var seen: Set<CharacterSet> = []
    for set in sets where seen.insert(set).inserted {
      // Each class falls into the characters inside the set and those outside.
      var halves = [Int](repeating: -1, count: count * 2)
      var next = 0
      for scalar in 0...128 {
        let half = Int(classes[scalar]) * 2 + (set.contains(UInt32(scalar)) ? 1 : 0)
        if halves[half] < 0 {
          halves[half] = next
          next += 1
        }
        classes[scalar] = UInt8(halves[half])
      }
      count = next
    }
    return (classes, count)
  }

  private static func shifted(_ expression: OccurrenceExpression, by offset: Int) -> OccurrenceExpression {
    if offset == 0 { return expression }
    switch expression {
    case .leaf(let leaf): return .leaf(leaf + offset)
    case .sequence(let parts): return .sequence(parts.map { shifted($0, by: offset) })
    case .choice(let parts): return .choice(parts.map { shifted($0, by: offset) })
    case .repetition(let body, let minimum, let maximum):
      return .repetition(shifted(body, by: offset), minimum: minimum, maximum: maximum)
    }
  }
}
