/// Several cards as one screen: a list, a masonry or a carousel.
package struct CardCollection: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// How the cards are arranged.
  package var layout: CollectionLayout
  /// What stands above the cards.
  package var header: Header?
  /// The cards in the order in which they are read.
  package var items: [CollectionItem]
  /// What stands in place of the cards when there are none, or loading failed.
  package var emptyStates: [IllustratedMessage]
  /// At most so many cards are shown.
  package var limit: Int?
  /// Whether the data that it shows are there.
  package var data = DataState.present
  /// The pattern that is drawn while it loads, if any.
  package var skeleton: String?
  /// Elements that this version draws as placeholders.
  package var unknown: [UnknownPart]
}

/// How the cards of a collection are arranged.
package struct CollectionLayout: Hashable, Sendable {
  /// The three arrangements (SEED4).
  package enum Kind: String, Sendable, CaseIterable {
    case list = "CardList"
    case masonry = "CardMasonry"
    case carousel = "CardCarousel"
  }

  /// Which of the three.
  package var kind: Kind
  /// Cards side by side in compact width; nil for what the device suggests.
  package var columns: Int?
  /// Cards side by side in regular width; nil for what the device suggests.
  package var regularColumns: Int?
  /// Points between cards side by side, in a list between cards below one another.
  package var spacing: Double
  /// Points between cards below one another in a masonry.
  package var lineSpacing: Double
  /// Where a card stands that is narrower than its column.
  package var horizontal = CardAlignment.center
  /// How cards of different height stand to each other in a carousel.
  package var vertical = CarouselAlignment.top
  /// How a card of a masonry finds its column.
  package var order = MasonryOrder.topMost
  /// Whether all cards are as high as the highest.
  package var hasSameHeight: Bool
  /// Points before the first card of a carousel.
  package var leadingInset: Double
  /// Points after its last card.
  package var trailingInset: Double
  /// Points of the next card that show; nil for twice the spacing.
  package var peek: Double?
  /// Width of the cards of a carousel in points, if the file fixes it.
  package var itemWidth: Double?
}

/// Where a card stands that is narrower than its column.
package enum CardAlignment: String, Sendable, CaseIterable {
  case leading, center, trailing
}

/// How cards of different height stand to each other.
package enum CarouselAlignment: String, Sendable, CaseIterable {
  case top, center, bottom
}

/// How the next card of a masonry finds its column.
package enum MasonryOrder: String, Sendable, CaseIterable {
  case topMost, leftMost
}

/// One card of a collection.
package enum CollectionItem: Hashable, Sendable {
  case card(Card)
  case objectCardView(ObjectCardView)
  case objectCells(ObjectCellList)

  /// Where it stands.
  package var source: PartSource {
    switch self {
    case .card(let card): card.container.source
    case .objectCardView(let card): card.container.source
    case .objectCells(let list): list.source
    }
  }
}
