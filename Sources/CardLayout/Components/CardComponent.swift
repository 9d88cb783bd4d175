import CardModel
import LayoutCore

/// A card: media, header, body and footer below one another (FS/CardStyle).
struct CardComponent: Component {
  let card: Card

  func compose(into page: inout Composition) {
    switch page.environment.state {
    case .loading: page.add(LoadingCard(container: card.container))
    case .empty:
      var card = card
      card.container.data = .empty
      // Lists say themselves that they have nothing, unless the whole body does.
      let saysSo = card.emptyStates.isEmpty && card.body?.emptyStates.isEmpty ?? false
      card.body?.parts.removeAll { !saysSo || !$0.hasEmptyState }
      if card.body.map({ $0.emptyStates.isEmpty && $0.parts.isEmpty }) ?? true {
        card.emptyStates.addStandard(card.container.source)
      }
      CardComponent(card: card.withoutContent).whole(into: &page)
    default: CardComponent(card: card.container.data == .empty ? card.withoutContent : card).whole(into: &page)
    }
  }

  private func whole(into page: inout Composition) {
    let container = card.container
    let body = card.body.flatMap { page.shows($0.source) ? $0 : nil }
    let hasNothing =
      body.map { $0.emptyStates.isEmpty && $0.parts.allSatisfy { $0.isEmpty && !$0.hasEmptyState } }
      ?? (card.header == nil)
    let message = CardMessage(card.emptyStates, container, isEmpty: hasNothing, page.context)
    let isTinted = container.target != nil || message != nil || !(body?.hasTargets ?? false)
    CardSurface(container: container, label: card.header?.title?.string, isTinted: isTinted).add(to: &page) { column in
      if let message { return column.add(message) }
      headers(into: &column)
      if let body { column.add(CardBodySection(body: body, data: container.data)) }
      column.add(UnknownSections(parts: card.unknown))
      column.stretch()
      if let footer = card.footer, column.shows(footer.source) {
        let overflow = footer.overflow.flatMap { column.shows($0.source) ? $0 : nil }
        column.add(
          FooterComponent(
            actions: footer.actions, overflow: overflow, mode: footer.buttonWidth, source: footer.source))
      }
    }
  }

  /// Media, main header and extended header with what stands around them; without any a space.
  private func headers(into page: inout Composition) {
    let context = page.context
    let media = card.media.flatMap { context.shows($0.source) ? $0 : nil }
    let header = card.header.flatMap { context.shows($0.source) ? $0 : nil }
    let extended = card.extendedHeader.flatMap { context.shows($0.source) ? $0 : nil }
    guard media != nil || header != nil || extended != nil else { return page.space(CardFigures.noHeaderSpace) }
    if let media { page.add(MediaComponent(media: media)) }
    if let header {
      page.column(.section(page.environment, top: CardFigures.headerTop)) { section in
        section.add(HeaderComponent(header, isExternal: card.container.isExternal, section.context))
        for part in header.unknown where section.shows(part.source) { section.placeholder(part.source) }
      }
    }
    if let extended { page.column(.section(page.environment)) { $0.add(ExtendedHeaderComponent(header: extended)) } }
    page.space(CardFigures.sectionPadding)
  }
}

extension Card {
  /// The card without what makes sense beside its content alone: counts of it, ways to more of it, and actions on it.
  ///
  /// What can be done instead stands with the message.
  fileprivate var withoutContent: Card {
    var card = self
    card.header?.counter = nil
    if case .overflow = header?.control {} else { card.header?.control = nil }
    card.footer = nil
    return card
  }
}

/// The body of a card, or what stands in its place when loading failed or it has nothing to show.
private struct CardBodySection: Component {
  let body: CardBody
  let data: DataState

  func compose(into page: inout Composition) {
    let message = message(page.context)
    let hasParts = body.parts.contains { page.shows($0.source) && (!$0.isEmpty || $0.hasEmptyState) }
    guard message != nil || hasParts else { return }
    page.column(.section(page.environment), Paint(role: .body, source: body.source)) { section in
      if let message {
        section.add(MessageComponent(message: message))
      } else {
        section.add(BodyComponent(parts: body.parts))
      }
    }
  }

  private func message(_ context: CardContext) -> IllustratedMessage? {
    let messages = body.emptyStates.filter { context.shows($0.source) }
    if data == .failed, let message = messages.message(for: .failed) { return message }
    guard body.parts.allSatisfy({ !context.shows($0.source) || $0.isEmpty }) else { return nil }
    return messages.message(for: .empty) ?? messages.first
  }
}
