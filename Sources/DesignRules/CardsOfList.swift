package import CardModel
package import XMLSyntax

/// The cards of a `CardList`, each of which comes out as if it stood there alone.
package struct CardsOfList {
  /// Their elements, in document order.
  package let cards: [NodeID]
  /// A small card that is always shown, so that there is no message in the place of cards when others are left out.
  package let anchor: NodeID

  /// What a collection shows as cards.
  static let kinds: [ElementName] = [.card, .objectCardView, .objectCellList]

  private let tree: XMLTree

  /// The cards of the document `tree`, whose names mean `words`; nil when it is no such list: cards of the same height and
  /// those of which only the first are shown depend on each other.
  package init?(_ tree: XMLTree, _ words: [CardWord]) {
    func word(_ node: NodeID) -> CardWord { words[Int(tree[node].name)] }
    func has(_ names: [AttributeName], _ node: NodeID) -> Bool {
      tree.attributes(of: node).contains { words[Int($0.name)].attribute.map(names.contains) ?? false }
    }
    guard let root = tree.root, word(root).element == .cardList, !has([.limit, .sameHeight], root) else { return nil }
    let cards = tree.childElements(of: root).filter { card in
      let namespace = tree.namespace(of: card)
      return Self.kinds.contains(word(card).element) && (namespace.isEmpty || namespace == CardDocument.namespace)
    }
    let free = cards.filter { !has([.each, .platform, .in], $0) }
    guard let anchor = free.min(by: { Self.size(of: $0, in: tree) < Self.size(of: $1, in: tree) }) else { return nil }
    (self.tree, self.cards, self.anchor) = (tree, cards, anchor)
  }

  /// How many nodes `card` has, itself among them.
  func size(of card: NodeID) -> Int { Self.size(of: card, in: tree) }

  private static func size(of card: NodeID, in tree: XMLTree) -> Int { Int(tree[card].subtreeEnd) - card.index }

  /// The card that holds `node`, or is it; nil for what stands outside.
  func card(of node: NodeID) -> NodeID? {
    var (low, high) = (0, cards.count)
    while low < high {
      let middle = (low + high) / 2
      if cards[middle] <= node { low = middle + 1 } else { high = middle }
    }
    guard low > 0, node.index < Int(tree[cards[low - 1]].subtreeEnd) else { return nil }
    return cards[low - 1]
  }
}
