import SourceText

/// How much of something rules allow, where a project is stricter than the guidelines.
package struct RuleLimits: Hashable, Sendable {
  /// What the guidelines ask for.
  package static let standard = RuleLimits([:])

  /// By the codes of rules.
  private let lower: [String: Int]

  /// With `lower` limits by the codes of rules; what is higher than the rule's own does not count.
  package init(_ lower: [String: Int]) { self.lower = lower }

  /// The most that `rule` allows of what it counts.
  subscript(rule: DesignRule?) -> Int {
    guard let limit = rule?.limit else { return .max }
    return lower.isEmpty ? limit : min(limit, rule.flatMap { lower[$0.kind.code] } ?? limit)
  }
}

/// How many of something, in messages.
struct Count {
  private let number: Int

  /// `number` things.
  init(_ number: Int) { self.number = number }

  private static let words = [
    "no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
  ]
  private static let places = ["first", "second", "third", "fourth", "fifth", "sixth"]

  /// The number in words: “three”.
  var word: String { Self.words.indices.contains(number) ? Self.words[number] : String(number) }

  /// What stands there: “third”.
  var place: String { Self.places.indices.contains(number - 1) ? Self.places[number - 1] : "last" }

  /// So many of what is called `thing` where it is one: “three cells”.
  func of(_ thing: String) -> String { "\(word) \(thing)\(number == 1 ? "" : "s")" }
}
