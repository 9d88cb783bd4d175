import Standards

/// “Did you mean …”: the word of a list that a misspelt one most likely stands for.
package enum Spelling {
  /// The candidate nearest to `word`, or nil when none is near enough to be a typing error: a third of the letters may
  /// differ.
  ///
  /// Of a word of two letters one would be half of it: they may only be swapped. Letter case hardly counts; of candidates equally near the first wins,
  /// but one with more letters than `word` over one with fewer, as letters are left out more often than put in. Words longer than 64 bytes have no match.
  package static func nearest(to word: String, among candidates: some Collection<String>) -> String? {
    let letters = folded(word.utf8)
    guard !letters.isEmpty, letters.count <= longest else { return nil }
    var best: (candidate: String, cost: Int)?
    if let same = candidates.first(where: { $0 == word }) { return same }
    let kinds = Self.kinds(of: letters)
    for candidate in candidates {
      let count = candidate.utf8.count
      guard count <= longest else { continue }
      // One wrong letter in a word of three is still a typing error.
      let limit = max(1, max(letters.count, count) / 3)
      let ceiling = min(
        limit,
        best.map { count > letters.count && $0.candidate.utf8.count < letters.count ? $0.cost : $0.cost - 1 } ?? limit)
      // An error adds one kind of letter at most and removes one: that alone excludes nearly all candidates.
      let others = Self.kinds(of: candidate.utf8)
      guard abs(letters.count - count) <= ceiling, (kinds & ~others).nonzeroBitCount <= ceiling,
        (others & ~kinds).nonzeroBitCount <= ceiling, max(letters.count, count) > 2 || others == kinds
      else { continue }
      let cost = distance(letters, folded(candidate.utf8))
      if cost <= ceiling { best = (candidate, cost) }
    }
    // What one of them begins with was typed so far.
    if let found = best, found.cost > 1, letters.count > 3,
      let begun = candidates.first(where: { folded($0.utf8).starts(with: letters) })
    {
      return begun
    }
    return best?.candidate
  }

  /// The nearest of `words`, each of which people also call by one of `titles`, in their order: `android-phone` is near to what they
  /// call “Android phone”.
  package static func nearest(to word: String, among words: [String], called titles: [String]) -> String? {
    if let near = nearest(to: word, among: words) { return near }
    let spelled = titles.map { $0.split(separator: " ").joined(separator: "-").lowercased() }
    return nearest(to: word, among: spelled).flatMap { near in zip(words, spelled).first { $0.1 == near }?.0 }
  }

  /// The file of `names` that `name` most likely stands for, by what stands before their endings.
  ///
  /// Nearly all files share these, so that they say nothing of whether two are alike. Of files equally near one with the same ending wins.
  package static func nearestFile(to name: String, among names: [String]) -> String? {
    let (stem, ending) = parts(name)
    let files = names.map { (name: $0, parts: parts($0)) }
    let ordered = files.filter { $0.parts.ending == ending } + files.filter { $0.parts.ending != ending }
    let stems = ordered.map { $0.parts.stem }
    return nearest(to: stem, among: stems).flatMap { stems.firstIndex(of: $0) }.map { ordered[$0].name }
  }

  /// What stands before the last full stop of the name of a file, and what behind that.
  private static func parts(_ name: String) -> (stem: String, ending: String) {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return (name, "") }
    return (String(name[..<dot]), String(name[dot...]))
  }

  /// A bit for each kind of letter in `word`; several may share one.
  private static func kinds(of word: some Collection<UInt8>) -> UInt32 {
    word.reduce(0) { $0 | 1 << UInt32($1 & 31) }
  }

  /// Whether two words, as UTF-8, are likely to mean the same: a third of the letters may differ, case hardly counts.
  ///
  /// Words longer than 64 bytes are never similar, so that the work is bounded.
  package static func isSimilar(_ first: some Collection<UInt8>, _ second: some Collection<UInt8>) -> Bool {
    guard !first.isEmpty, !second.isEmpty, first.count <= longest, second.count <= longest else { return false }
    let allowed = max(1, min(first.count, second.count) / 3)
    guard abs(first.count - second.count) <= allowed else { return false }
    return distance(folded(first), folded(second)) <= allowed
  }

  /// Whether `word`, which is no name, is the name `meant` with one typing error, so surely that it may be changed without asking:
  /// names that differ by a digit or an ending, such as `step-1` and `step-3` or `order` and `orders`, are two.
  package static func isTypingError(_ word: String, for meant: String) -> Bool {
    let (letters, others) = (folded(word.utf8), folded(meant.utf8))
    guard (4...longest).contains(min(letters.count, others.count)), max(letters.count, others.count) <= longest,
      haveSameDigits(word, meant), !letters.starts(with: others), !others.starts(with: letters)
    else { return false }
    return distance(letters, others) == 1
  }

  /// Whether two names have the same digits: those that differ in them, such as `iphone-12-mini` and `iphone-15-mini`, are two, however
  /// near they are.
  package static func haveSameDigits(_ first: String, _ second: String) -> Bool {
    first.utf8.filter { $0.isASCIIDigit } == second.utf8.filter { $0.isASCIIDigit }
  }

  private static let longest = 64

  /// The bytes of `word`, ASCII capitals as small letters.
  private static func folded(_ word: some Collection<UInt8>) -> [UInt8] {
    word.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }
  }

  /// How many letters must be put in, left out, changed or swapped with their neighbour to turn `a` into `b` (optimal
  /// string alignment).
  private static func distance(_ a: [UInt8], _ b: [UInt8]) -> Int {
    var beforeLast: [Int] = []
    var last = Array(0...b.count)
    for i in a.indices {
      var row = [i + 1]
      row.reserveCapacity(b.count + 1)
      for j in b.indices {
        var cost = min(last[j] + (a[i] == b[j] ? 0 : 1), last[j + 1] + 1, row[j] + 1)
        if i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] { cost = min(cost, beforeLast[j - 1] + 1) }
        row.append(cost)
      }
      beforeLast = last
      last = row
    }
    return last[b.count]
  }
}
