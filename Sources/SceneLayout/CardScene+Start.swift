package import CardModel

extension CardScene {
  /// Where the card on top is to stand at the start, brought over those below it as pushes bring cards; a screen may have none of that.
  package var startPosition: CardPosition {
    guard let top, hasMap(top.card, top.entry) else { return .extended }
    return top.entry?.position ?? top.card.wantedPosition
      ?? below.lazy.compactMap { position(of: $0.card, $0.entry) }.first ?? profile.firstPosition
  }

  /// The cards of the stack below the one on top, the nearest first, and how the stack says they stand.
  var below: [(card: SceneCard, entry: StackEntry)] {
    guard start.count > 1 else { return [] }
    let indices = cardIndices
    return start.dropLast().reversed().compactMap { entry in
      indices[entry.card].map { (card: cards[$0], entry: entry) }
    }
  }

  /// Where a card of the stack stands; nil where that is up to those below it.
  private func position(of card: SceneCard, _ entry: StackEntry) -> CardPosition? {
    guard hasMap(card, entry) else { return .extended }
    if case .mapOnly = card.content { return entry.position ?? .collapsed }
    return entry.position ?? card.wantedPosition
  }

  /// Whether `card`, or the page of it that shows, has map content.
  private func hasMap(_ card: SceneCard, _ entry: StackEntry?) -> Bool {
    var page: SceneCard?
    if case .pages(let content) = card.content {
      page = self.card(entry?.page ?? content.initial ?? content.pages.first)
    }
    return map(page?.map ?? card.map) != nil
  }
}

extension SceneCard {
  /// Where it is to stand; one with pages is seen by half where the file says nothing.
  package var wantedPosition: CardPosition? {
    if case .pages(let content) = self.content, !content.pages.isEmpty { return position ?? .peaking }
    return position
  }
}

extension SceneProfile {
  /// Where the first card stands if nothing says so.
  package var firstPosition: CardPosition { self == .spec ? .peaking : .collapsed }
}
