import SourceText
import Standards

/// Finds entries of a reference by words.
///
/// Each word counts that an entry has: in its title more than beside it, and the more the fewer entries have it. A plural finds
/// the singular, and a word that stands nowhere is read as the nearest one.
struct DocumentationSearch: Sendable {
  /// What an entry is found by, in small letters.
  private struct Words: Sendable {
    let title: String
    let parts: [String]
    let others: String
    let isPage: Bool

    /// What a word is worth that the entry has, by where it stands; 0 where it has it not.
    func worth(_ word: String) -> Int {
      if title == word { return 12 }
      if parts.contains(word) { return 6 }
      if parts.contains(where: { $0.hasPrefix(word) }) { return 4 }
      return title.contains(word) ? 3 : others.contains(word) ? 1 : 0
    }
  }

  private let words: [Words]

  /// Shorter words, such as “of”, are left out where there are longer ones.
  private static let shortest = 3

  init(_ entries: [DocumentationLibrary.Entry]) {
    words = entries.map { entry in
      Words(
        title: String(entry.title.lowercased().drop { $0 == "-" }), parts: Self.parts(of: entry.title),
        others: "\(entry.words) \(entry.kind) \(entry.summary)".lowercased(), isPage: entry.isPage)
    }
  }

  /// The indices of the entries that have something of `query`, the best first, and which words were read as others.
  func results(_ query: String) -> (found: [Int], meant: [(word: String, meant: String)]) {
    // An option is found with and without its hyphens.
    let all = query.lowercased().split { !$0.isLetter && !$0.isNumber && !"-_".contains($0) }
      .map { String($0.drop { $0 == "-" }) }.filter { !$0.isEmpty }
    let long = all.filter { $0.count >= Self.shortest }
    var scores = [Int](repeating: 0, count: words.count)
    var meant: [(word: String, meant: String)] = []
    for word in long.isEmpty ? all : long {
      var worth = worth(word)
      if !worth.contains(where: { $0 > 0 }), let near = Spelling.nearest(to: word, among: words.lazy.flatMap(\.parts)) {
        meant.append((word, near))
        worth = self.worth(near)
      }
      let count = worth.count { $0 > 0 }
      // Half as many entries, one more: how much the word tells.
      let rarity = count == 0 ? 0 : (words.count / count).bitWidth - (words.count / count).leadingZeroBitCount
      for (index, worth) in worth.enumerated() where worth > 0 {
        // What stands on a page of another name is told by that page.
        scores[index] += worth * rarity * (words[index].isPage ? 2 : 1)
      }
    }
    let found = words.indices.filter { scores[$0] > 0 }.sorted { (scores[$1], $0) < (scores[$0], $1) }
    return (found, meant)
  }

  /// What `word`, or its singular, is worth in each entry.
  private func worth(_ word: String) -> [Int] {
    let forms = [word] + Self.singulars(of: word)
    return words.map { words in forms.reduce(0) { max($0, words.worth($1)) } }
  }

  private static func singulars(of word: String) -> [String] {
    guard word.count > shortest, word.hasSuffix("s"), !word.hasSuffix("ss") else { return [] }
    let stem = String(word.dropLast())
    return word.hasSuffix("ies") ? [stem, word.dropLast(3) + "y"] : [stem]
  }

  /// The words of a title such as `ObjectCardView` or `actions-max`, in small letters.
  private static func parts(of title: String) -> [String] {
    var parts: [String] = []
    var part = ""
    var wasSmall = false
    for letter in title {
      if !letter.isLetter && !letter.isNumber || letter.isUppercase && wasSmall {
        if !part.isEmpty { parts.append(part) }
        part = ""
      }
      if letter.isLetter || letter.isNumber { part += letter.lowercased() }
      wasSmall = letter.isLowercase
    }
    return part.isEmpty ? parts : parts + [part]
  }
}
