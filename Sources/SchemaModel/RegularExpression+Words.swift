/// The few words that a value can be, or go on with.
package struct ExpressionWords: Hashable, Sendable {
  /// Bytes of the value that stay before them.
  package let start: Int
  /// The words, names before single characters.
  package let words: [String]
}

extension RegularExpression {
  /// What a value that begins with `typed` can be, where its expression is of a few words, such as `((ctrl|alt)\+)*(up|down)`: each up
  /// to where the value may end or begins anew; nil where anything else may stand.
  ///
  /// - Parameter most: More words are not a few.
  package func words(after typed: String, most: Int = 100) -> ExpressionWords? {
    guard !table.accepting.isEmpty, let words = words(most) else { return nil }
    var (row, start) = (0, 0)
    for (index, byte) in typed.utf8.enumerated() {
      guard byte < 0x80, case let next = table.next[row + Int(table.classes[Int(byte)])], next >= 0 else { break }
      row = Int(next)
      if isBeginning(row) { start = index + 1 }
    }
    return ExpressionWords(start: start, words: words)
  }

  /// Whether what can follow at `row` is what a value can begin with.
  private func isBeginning(_ row: Int) -> Bool {
    table.next[row..<row + table.classCount].elementsEqual(table.next[..<table.classCount])
  }

  private func words(_ most: Int) -> [String]? {
    var found: [[UInt8]] = []
    // Most expressions are of no words; that shows soon.
    var steps = 0
    var open: [(word: [UInt8], rows: [Int])] = [([], [0])]
    while let (word, rows) = open.popLast() {
      let row = rows[rows.count - 1]
      for byte in UInt8(0x20)..<0x7F {
        let next = Int(table.next[row + Int(table.classes[Int(byte)])])
        guard next >= 0 else { continue }
        steps += 1
        guard steps <= 10 * most, found.count <= most else { return nil }
        let longer = word + [byte]
        let begins = isBeginning(next)
        if begins || table.accepting[next / table.classCount] { found.append(longer) }
        if begins { continue }
        // It goes round and round.
        if rows.contains(next) { return nil }
        open.append((longer, rows + [next]))
      }
    }
    let names = found.filter { $0.count > 1 }
    guard !names.isEmpty else { return nil }
    let sorted = names.sorted { $0.lexicographicallyPrecedes($1) } + found.filter { $0.count == 1 }
    return sorted.map { String(decoding: $0, as: UTF8.self) }
  }
}
