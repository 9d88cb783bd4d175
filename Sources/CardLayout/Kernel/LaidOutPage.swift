package import LayoutCore

/// Parts composed and laid out: the one way from a card to frames.
package struct LaidOutPage {
  let environment: CardEnvironment
  let tree: BoxTree
  /// Where its boxes are.
  package let layout: Layout
  /// What its boxes paint.
  let paints: PagePaints
  let claims: PageClaims
  /// What there is no room for.
  let compromises: [LayoutCompromise]
  /// The boxes that take the height which cards have to spare.
  let stretches: [BoxID]
  /// What was known of the cards of a list; nil where they are not kept.
  let unchanged: KeptCards.Unchanged?
  /// The cards of a list, where they are kept.
  let cards: [KeptCards.Card]

  /// Lays out what `content` adds, `width` points wide.
  ///
  /// - Parameters:
  ///   - use: what is kept of what the boxes paint.
  ///   - scale: pixels of a point; nil for those of the environment.
  ///   - unchanged: what is known of the cards of a list, which are kept for the next drawing; nil where they are not.
  ///   - measurer: remembers what it learns about the texts.
  package init(
    for use: PageUse, _ environment: CardEnvironment, width: Double, cardWidth: Double? = nil, scale: Double? = nil,
    keeping unchanged: KeptCards.Unchanged? = nil, _ measurer: inout TextMeasurer,
    _ content: (inout Composition) -> Void
  ) {
    self.environment = environment
    var page = Composition(
      for: use, CardContext(environment, measurer.fonts, cardWidth: cardWidth), keeping: unchanged)
    content(&page)
    tree = page.finish()
    (self.unchanged, cards) = (unchanged, page.cards)
    (paints, claims, compromises, stretches) = (page.paints, page.claims, page.compromises, page.stretches)
    let proposal = LayoutProposal(width: width, scale: scale ?? environment.scale, direction: environment.direction)
    layout = Layout(tree, proposal, &measurer)
  }

  /// Lays out what `content` adds to a card `width` points wide, and nothing else.
  package init(
    for use: PageUse, across width: Double, _ environment: CardEnvironment, _ measurer: inout TextMeasurer,
    _ content: (inout Composition) -> Void
  ) {
    self.init(for: use, environment, width: width, cardWidth: width, &measurer) { page in
      page.column(BoxStyle(width: .fill), nil, content)
    }
  }
}
