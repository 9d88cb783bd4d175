import CardModel
import LayoutCore

/// A card about one object (SEED1).
struct ObjectCardViewComponent: Component {
  let card: ObjectCardView

  func compose(into page: inout Composition) {
    // Android has no component of its own for it (SEED1).
    if page.environment.platform == .android { return page.add(CardComponent(card: Card(card))) }
    switch page.environment.state {
    case .loading: page.add(LoadingCard(container: card.container))
    case .empty:
      var card = card
      card.container.data = .empty
      card.emptyStates.addStandard(card.container.source)
      ObjectCardViewComponent(card: card).whole(into: &page)
    default: whole(into: &page)
    }
  }

  private func whole(into page: inout Composition) {
    let isEmpty = card.header.title?.isEmpty ?? true
    let message = CardMessage(card.emptyStates, card.container, isEmpty: isEmpty, page.context)
    CardSurface(container: card.container, label: card.header.title?.string).add(to: &page) { column in
      if let message { return column.add(message) }
      column.column(.section(column.environment, top: CardFigures.headerTop)) {
        $0.add(HeaderComponent(card.header, isObject: true, isExternal: card.container.isExternal, $0.context))
      }
      tagsAndRating(into: &column)
      column.space(CardFigures.sectionPadding)
      if let description = card.description, column.shows(description.source), !description.isEmpty {
        column.column(.section(column.environment), Paint(role: .body, source: description.source)) {
          $0.text(
            description, .subheadline, .tertiaryLabel, BoxStyle(width: .atMost($0.environment.readableWidth)))
        }
      }
      column.add(UnknownSections(parts: card.unknown))
      column.stretch()
      if let first = card.actions.first {
        column.add(FooterComponent(actions: card.actions, source: first.text.source))
      }
    }
  }

  /// Tags and rating below the labels.
  private func tagsAndRating(into page: inout Composition) {
    let tagBar = card.tagBar.flatMap { page.shows($0.source) ? $0 : nil }
    let rating = card.rating.flatMap { page.shows($0.source) ? $0 : nil }
    guard tagBar != nil || rating != nil else { return }
    page.column(.section(page.environment)) { section in
      section.column(BoxStyle(width: .fill, spacing: section.environment.scaled(CardFigures.rowSpacing))) { column in
        // Tags of an object card stay on one line (U-FUIObjectCard).
        if var tagBar {
          tagBar.lineLimit = tagBar.lineLimit ?? 1
          column.add(TagBarComponent(bar: tagBar))
        }
        if let rating { column.add(RatingComponent(rating: rating)) }
      }
    }
  }
}
