import Standards

extension DesignRule {
  /// Cards close to a rule's limit: the failing one with another text in one place.
  ///
  /// Only both sides of a limit, next to each other, show what a rule compares. These cards are tests; the
  /// documentation names those that keep the rule.
  package struct Edge: Sendable {
    /// What is replaced: what stands once in the failing card, what is marked there, or all of it.
    package enum Place: Hashable, Sendable { case text(String), marked, card }

    /// What is replaced.
    package let place: Place
    /// What stands in its place in a card that just keeps the rule; nil when only breaking it is shown.
    package let passing: String?
    /// What stands in its place in a card that just breaks the rule; nil when the failing card itself just does.
    package let failing: String?
    /// What the message or a fix of the card that breaks the rule says, as far as it differs from place to place.
    package let says: String

    /// A card just inside and just outside the limit: `passes` or `fails` in the place of `text`.
    init(_ text: String? = nil, passes passing: String? = nil, fails failing: String? = nil, saying says: String = "") {
      self.init(text.map(Place.text) ?? .marked, passing, failing, says)
    }

    private init(_ place: Place, _ passing: String?, _ failing: String?, _ says: String) {
      (self.place, self.passing, self.failing, self.says) = (place, passing, failing, says)
    }

    /// Another card just inside and just outside the limit, in the place of the whole failing one.
    static func card(passes passing: String, fails failing: String? = nil, saying says: String = "") -> Edge {
      Edge(.card, passing, failing, says)
    }
  }

  /// What `edge` replaces in ``failing``.
  package func text(of edge: Edge) -> String {
    switch edge.place {
    case .text(let text): text
    case .marked: String(failing.drop { $0 != "⏩" }.dropFirst().prefix { $0 != "⏪" })
    case .card: failingDocument
    }
  }

  /// ``failing`` with `replacement` in the place of `edge`; nil when that place does not stand there once.
  package func document(_ edge: Edge, _ replacement: String) -> String? {
    var document = edge.place == .marked ? failing : failingDocument
    let places = document.ranges(of: edge.place == .marked ? "⏩\(text(of: edge))⏪" : text(of: edge))
    guard places.count == 1 else { return nil }
    document.replaceSubrange(places[0], with: replacement)
    return document
  }
}
