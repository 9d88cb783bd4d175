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
  /// Whether a carousel comes to rest with a card at its beginning.
  package var snaps = true
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

extension CollectionLayout {
  /// The arrangement of the collection of this `kind` that `element` is.
  init(_ element: CardElement, _ kind: Kind) {
    func points(_ name: AttributeName) -> Double? { element.number(name).map { min(max($0, 0), 10_000) } }
    func columns(_ name: AttributeName, _ standard: Int?) -> Int? {
      element.has(name) ? element.count(name).map { min(max($0, 1), 6) } : standard
    }
    let isCarousel = kind == .carousel
    self.init(
      kind: kind, columns: kind == .list ? 1 : columns(.columns, isCarousel ? 1 : nil),
      regularColumns: kind == .list ? 1 : columns(.regularColumns, nil),
      spacing: points(.spacing) ?? (kind == .list ? 16 : 8), lineSpacing: points(.lineSpacing) ?? 8,
      horizontal: isCarousel ? .center : element.choice(.alignment, .center),
      vertical: isCarousel ? element.choice(.alignment, .top) : .top, order: element.choice(.order, .topMost),
      hasSameHeight: element.flag(.sameHeight, unless: isCarousel), leadingInset: points(.leadingInset) ?? 16,
      trailingInset: points(.trailingInset) ?? 16, peek: points(.peek), itemWidth: points(.itemWidth),
      snaps: element.flag(.snapping, unless: true))
  }
}
