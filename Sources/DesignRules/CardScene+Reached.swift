import CardModel
import SceneLayout

extension CardScene {
  /// A scene as people come to see it after its start: extended, so that all of its content shows, and with the bare map, as they have seen
  /// the rest.
  struct Reached {
    let scene: CardScene
    /// The cards that had not been seen before: the one on top, and the page that it shows.
    let cards: [SceneCard]
  }

  /// One for each card, and each page of a card, whose content does not show at the start; none for a second card of the same id.
  var reached: [Reached] {
    let cardsByID = Self.byID(cards) { $0.source }
    let mapsByID = Self.byID(maps) { $0.source }
    let stylesByID = Self.byID(styles) { $0.source }
    let pages = Set(cards.flatMap { $0.pageIDs })
    let root = card(root) ?? cards.first
    var seen = seenAtStart
    return cards.flatMap { card -> [Reached] in
      guard let id = card.source.id, !pages.contains(id) || !card.pageIDs.isEmpty else { return [] }
      let ways = card.pageIDs.isEmpty ? [nil] : card.pageIDs.map { $0 }
      return ways.enumerated().compactMap { place, pageID -> Reached? in
        guard seen.insert(pageID ?? id).inserted else { return nil }
        let page = pageID.flatMap { cardsByID[$0] }
        let shown = [card, page].compactMap { $0 }
        var scene = self
        scene.start = [root?.source == card.source ? nil : root, card].compactMap { $0 }.map {
          StackEntry(source: $0.source, card: $0.source.id ?? "", position: .extended, page: pageID, offset: 0)
        }
        // What is looked up is a handful, however many there are.
        scene.cards = ([root].compactMap { $0 } + shown).map { part in
          var part = place < Self.mostPaged || part.source != card.source ? part : part.alone(with: pageID)
          part.mapButtons = []
          return part
        }
        scene.styles = scene.cards.compactMap { $0.style.flatMap { stylesByID[$0] } }
        scene.maps = shown.compactMap { $0.map.flatMap { mapsByID[$0] } }.map { MapContent(source: $0.source) }
        (scene.persistentButtons, scene.defaultButtons.areShown) = ([], false)
        return Reached(scene: scene, cards: shown)
      }
    }
  }

  /// So many pages of a card are shown with what tells and leads to all of them: with each it is laid out once more.
  private static let mostPaged = 50

  /// The ids of what shows its content at the start: the card on top, or the page of it.
  private var seenAtStart: Set<String> {
    guard let (card, entry) = top, startPosition != .collapsed else { return [] }
    return Set([card.pageIDs.isEmpty ? card.source.id : entry?.page ?? card.initialPage].compactMap { $0 })
  }

  private static func byID<Part>(_ parts: [Part], _ source: (Part) -> PartSource) -> [String: Part] {
    parts.reduce(into: [:]) { known, part in
      if let id = source(part).id, known[id] == nil { known[id] = part }
    }
  }
}

extension SceneCard {
  /// The ids of its pages; none for what is no page card.
  fileprivate var pageIDs: [String] {
    if case .pages(let content) = content { content.pages } else { [] }
  }

  /// The same without its other pages, where it has some, and what tells them.
  fileprivate func alone(with page: String?) -> SceneCard {
    guard case .pages(var content) = content else { return self }
    var card = self
    content.pages = [page].compactMap { $0 }
    card.content = .pages(content)
    card.headerBar?.pager = nil
    return card
  }

  fileprivate var initialPage: String? {
    if case .pages(let content) = content { content.initial ?? content.pages.first } else { nil }
  }
}
