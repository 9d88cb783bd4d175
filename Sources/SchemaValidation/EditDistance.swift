/// How alike two names are: for "did you mean".
enum EditDistance {
  /// The candidate most like `word`, if one is like enough; the first of equals.
  static func closest<Candidates: Sequence<String>>(to word: String, among candidates: Candidates) -> String? {
    guard !word.isEmpty else { return nil }
    let lowered = Array(word.lowercased().utf8)
    guard lowered.count <= 64 else { return nil }
    let limit = max(1, lowered.count / 3)
    var best: String?
    var bestDistance = limit + 1
    for candidate in candidates {
      let other = Array(candidate.lowercased().utf8)
      guard abs(other.count - lowered.count) <= limit else { continue }
      let distance = distance(lowered, other)
      // Same letters in another case are nearer than anything else that differs.
      if distance < bestDistance {
        best = candidate
        bestDistance = distance
      }
    }
    return best
  }

  /// Insertions, deletions, replacements and swaps of neighbours that make `right` of `left`.
  static func distance(_ left: [UInt8], _ right: [UInt8]) -> Int {
    if left.isEmpty || right.isEmpty { return max(left.count, right.count) }
    var beforePrevious = [Int](repeating: 0, count: right.count + 1)
    var previous = Array(0...right.count)
    for row in 1...left.count {
      var current = [row] + [Int](repeating: 0, count: right.count)
      for column in 1...right.count {
        let same = left[row - 1] == right[column - 1]
        var least = min(previous[column] + 1, current[column - 1] + 1, previous[column - 1] + (same ? 0 : 1))
        if row > 1, column > 1, left[row - 1] == right[column - 2], left[row - 2] == right[column - 1] {
          least = min(least, beforePrevious[column - 2] + 1)
        }
        current[column] = least
      }
      beforePrevious = previous
      previous = current
    }
    return previous[right.count]
  }
}
