/// The map of a project: its cards, and which leads to which.
package struct FlowMap: Hashable, Sendable {
  /// One card.
  package struct Card: Hashable, Sendable {
    /// The path of its file as people name it, with the id of a card of a scene behind `#`.
    package var name: String
    /// The absolute path of its file.
    package var path: String
    /// What people see first in it; empty without a title.
    package var title: String
    /// The name of its element; empty for a card that is not there.
    package var element: String
    /// Whether ways lead to it and it is not there.
    package var isMissing: Bool { element.isEmpty }
  }

  /// A way from one card to another.
  package struct Way: Hashable, Sendable {
    /// The card that leads, by its index.
    package var from: Int
    /// Where it leads, by the card's index.
    package var to: Int
    /// What people touch, each once.
    package var labels: [String]
  }

  /// The cards with ways first, each in the order of their paths.
  package private(set) var cards: [Card] = []
  /// The ways between different cards.
  package private(set) var ways: [Way] = []

  /// The map of `project`.
  ///
  /// - Parameter name: how people name the file at an absolute path.
  package init(_ project: CardProject, name: (_ path: String) -> String) {
    var links: [(from: String, to: String, label: String)] = []
    var moves = links
    var known: [String: Card] = [:]
    for (path, facts) in project.files.sorted(by: { $0.key < $1.key }) {
      let meaning = facts.meaning
      for link in meaning.links where link.kind == .card && link.path != path {
        if let to = link.path { links.append((path, to, link.label)) }
      }
      known[path] = Card(
        name: name(path), path: path, title: FileFacts.name(meaning.title, meaning.id),
        element: meaning.element)
      for card in meaning.stack {
        known[path + "#" + card.id] = Card(
          name: name(path) + "#" + card.id, path: path, title: FileFacts.name(card.title, card.id),
          element: card.element)
      }
      for move in meaning.moves {
        moves.append((path + (move.from.isEmpty ? "" : "#" + move.from), path + "#" + move.to, move.word))
      }
    }
    links += moves
    for link in links where known[link.to] == nil {
      known[link.to] = Card(name: name(link.to), path: link.to, title: "Not there", element: "")
    }
    let joined = Set(links.flatMap { [$0.from, $0.to] })
    let paths = known.keys.sorted { (joined.contains($0) ? 0 : 1, $0) < (joined.contains($1) ? 0 : 1, $1) }
    let indices = Dictionary(uniqueKeysWithValues: paths.enumerated().map { ($0.element, $0.offset) })
    cards = paths.compactMap { known[$0] }
    var numbers: [String: Int] = [:]
    for link in links {
      guard let from = indices[link.from], let to = indices[link.to], from != to else { continue }
      let pair = "\(from) \(to)"
      if let number = numbers[pair] {
        if !ways[number].labels.contains(link.label) { ways[number].labels.append(link.label) }
      } else {
        numbers[pair] = ways.count
        ways.append(Way(from: from, to: to, labels: [link.label]))
      }
    }
  }
}
