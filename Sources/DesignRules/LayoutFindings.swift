package import CardModel
package import LayoutCore
package import SourceText
package import XMLSyntax

/// The findings that follow from laying out one version of a document, in a list kept by card for the next version.
package struct LayoutFindings: Sendable {
  /// More nodes are not laid out for one version, as nobody waits that long.
  package static let mostNodes = 200_000

  /// What is larger than this, in nodes, and has nothing that could be kept for the next version, is not laid out while it is
  /// edited: each keystroke would lay out all of it.
  package static let mostNodesOfOnePart = 20_000

  /// Tells that not all of a document has been laid out.
  package static let leftOut = DiagnosticKind(
    "layout-left-out", .layout, .information, summary: "Not all of the document has been laid out",
    explanation: """
      The document is so large that laying it out as a whole would keep everybody waiting, so that findings about what is cut \
      off, too high or too close together are not complete. In an editor the cards of a `CardList` are laid out little by \
      little, whenever the text is edited, and a single part that is very large is left to `cardwright validate`. Split the \
      document to have all of it checked at once.
      """)

  /// A card of a list that was laid out.
  private struct Card: Sendable {
    var nodes: Range<Int>
    var findings: [Diagnostic]
  }

  /// The findings in document order.
  package let diagnostics: [Diagnostic]
  /// How many nodes the parts have that were laid out for it.
  package private(set) var visitedNodes = 0
  /// The cards of a list that are laid out, in their order; none when it is no list.
  private let cards: [Card]
  /// Whether parts are for one platform.
  private let hasPlatforms: Bool

  /// The findings of laying out the document `tree`, which is well-formed and whose names mean `words`.
  ///
  /// - Parameters:
  ///   - earlier: The findings in an earlier tree, made with the same samples, and how `tree` differs from that.
  ///   - isEdited: Whether each keystroke waits for it.
  ///   - matrix: What it is laid out in, the same as for the earlier findings.
  ///   - measurer: Remembers what it learns about the texts.
  ///   - document: The card that `tree` describes, without some elements.
  package init(
    in tree: XMLTree, words: [CardWord], after earlier: (value: LayoutFindings, change: TreeChange)? = nil,
    isEdited: Bool = false, matrix: CheckMatrix = .standard, _ measurer: inout TextMeasurer,
    document: (_ leftOut: Set<NodeID>) -> CardDocument
  ) {
    hasPlatforms = words.contains { $0.attribute == .platform }
    var found: [Diagnostic] = []
    var cards: [Card] = []
    var missing = 0
    let most = isEdited ? Self.mostNodesOfOnePart : Self.mostNodes
    if let list = CardsOfList(tree, words), list.size(of: list.anchor) <= most {
      cards = Self.known(earlier, list, tree, hasPlatforms)
      let batch = Self.batch(list, known: cards, largest: most)
      missing = list.cards.count - cards.count - batch.count
      let wanted = Set(batch + [list.anchor])
      let leftOut = wanted.count == list.cards.count ? [] : Set(list.cards.filter { !wanted.contains($0) })
      let findings = DesignRule.layoutFindings(in: tree, words: words, document(leftOut), list, matrix, &measurer)
      visitedNodes = wanted.reduce(0) { $0 + list.size(of: $1) }
      found = Self.add(batch, findings, list, tree, to: &cards)
      found += cards.flatMap { $0.findings }
    } else if tree.nodes.count <= most {
      visitedNodes = tree.nodes.count
      found = DesignRule.layoutFindings(in: tree, words: words, document([]), nil, matrix, &measurer).map { $0.finding }
    } else {
      missing = 1
    }
    if missing > 0, let root = tree.root {
      found.append(
        Diagnostic(
          Self.leftOut, "Not all of this has been laid out to find what is cut off or too high, as it is so large",
          at: tree.nameRange(of: root)))
    }
    self.cards = cards
    diagnostics = found.sorted { ($0.range.start, $0.range.end) < ($1.range.start, $1.range.end) }
  }

  /// Adds the cards of `batch` with their findings; returns those outside of all cards.
  private static func add(
    _ batch: [NodeID], _ findings: [LayoutContext.Finding], _ list: CardsOfList, _ tree: XMLTree, to cards: inout [Card]
  ) -> [Diagnostic] {
    var outside: [Diagnostic] = []
    var byCard: [NodeID: [Diagnostic]] = [:]
    for (finding, node) in findings {
      if let card = list.card(of: node) { byCard[card, default: []].append(finding) } else { outside.append(finding) }
    }
    for card in batch {
      cards.append(Card(nodes: card.index..<Int(tree[card].subtreeEnd), findings: byCard[card] ?? []))
    }
    cards.sort { $0.nodes.lowerBound < $1.nodes.lowerBound }
    return outside
  }

  /// The cards of an earlier version that are the same.
  private static func known(
    _ earlier: (value: LayoutFindings, change: TreeChange)?, _ list: CardsOfList, _ tree: XMLTree, _ hasPlatforms: Bool
  ) -> [Card] {
    guard let (old, change) = earlier, old.hasPlatforms == hasPlatforms else { return [] }
    var before: [Int: Card] = [:]
    for card in old.cards { before[card.nodes.lowerBound] = card }
    return list.cards.compactMap { node in
      let nodes = node.index..<Int(tree[node].subtreeEnd)
      guard let start = change.nodes.origin(of: nodes)?.lowerBound, var card = before[start],
        card.nodes.count == nodes.count
      else { return nil }
      card.nodes = nodes
      for index in card.findings.indices {
        guard let moved = card.findings[index].moved(change.bytes) else { return nil }
        card.findings[index] = moved
      }
      return card
    }
  }

  /// The cards that are laid out now, as far as they are not `known` and not larger than `largest`, in nodes.
  private static func batch(_ list: CardsOfList, known: [Card], largest: Int) -> [NodeID] {
    let known = Set(known.map { $0.nodes.lowerBound })
    var nodes = 0
    return list.cards.filter { card in
      let count = list.size(of: card)
      guard !known.contains(card.index), count <= largest, nodes + count <= mostNodes else { return false }
      nodes += count
      return true
    }
  }
}
