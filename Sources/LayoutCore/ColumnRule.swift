/// How a ``BoxKind/masonry``, a ``BoxKind/carousel`` or a ``BoxKind/splitRow`` shares its width among its children.
package struct ColumnRule: Hashable, Sendable {
  /// How a child of a masonry finds its column once every column has one.
  package enum Order: UInt8, Sendable {
    /// The column that ends highest; of equal ones the first.
    case shortestFirst
    /// One column after the other, again and again.
    case roundRobin
  }

  /// How many columns there are, at least 1.
  package var count: Int
  /// How a child finds its column.
  package var order: Order
  /// Whether all children become as high as the highest.
  package var equalHeights: Bool
  /// How much of the child after the last whole one shows in a carousel, in points; nil for twice the spacing.
  package var peek: Double?
  /// Width of a carousel's children in points instead of one that follows from the columns; nil for none.
  package var itemWidth: Double?
  /// What the first child of a split row gets of the width, 0 to 1.
  package var share: Double

  /// A rule; values out of range are brought into it.
  package init(
    count: Int = 1, order: Order = .shortestFirst, equalHeights: Bool = false, peek: Double? = nil,
    itemWidth: Double? = nil, share: Double = 0.5
  ) {
    self.count = min(max(count, 1), 10_000)
    self.order = order
    self.equalHeights = equalHeights
    self.peek = peek.map(Extent.sane)
    self.itemWidth = itemWidth.map { min(max($0, 1), 10_000) }
    self.share = share > 0 ? min(share, 1) : 0
  }

  /// Width in points of a column when `inner` points are shared with `spacing` between columns (Utils/MasonryLayout).
  package func masonryColumnWidth(in inner: Double, spacing: Double) -> Double {
    max(0, inner - Double(count - 1) * spacing) / Double(count)
  }

  /// Width in points of a card of a carousel that is `width` wide in all (Views/Carousel).
  ///
  /// Leading inset, the cards with a gap after each, and the slice of the next one fill the width.
  package func carouselItemWidth(in width: Double, leading: Double, spacing: Double) -> Double {
    if let itemWidth { return itemWidth }
    return max(1, (width - leading - Double(count) * spacing - (peek ?? 2 * spacing)) / Double(count))
  }
}
