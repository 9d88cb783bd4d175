import CardModel
import LayoutCore

// The card and its families: the vertical recipe of fiori.md section 1.2.
extension Composition {
  /// Adds the page and the card on it.
  mutating func page(_ root: CardRoot?) {
    let margin = environment.margin
    // Lists and collections reach from edge to edge and bring their own insets.
    let isFullWidth = root?.isFullWidth ?? false
    let place = ListPlace(width: environment.width, side: margin, isScreen: true)
    container(
      .column, Paint(content: .surface(Surface(fill: .page)), role: .page),
      { style in
        // On its side, a device keeps content away from its housing; that holds for the sides alone.
        style.padding = Insets(
          vertical: min(margin, CardFigures.pageVertical), horizontal: isFullWidth ? 0 : margin)
        style.width = .fill
      }
    ) { composer in
      switch root {
      case .card(let card): composer.card(card)
      case .objectCardView(let card): composer.objectCardView(card)
      case .objectCell(let cell):
        let section = CellSection(source: nil, cells: [cell])
        composer.add(
          ObjectCellListComponent(list: ObjectCellList(source: cell.source, sections: [section]), place: place))
      case .objectCellList(let list): composer.add(ObjectCellListComponent(list: list, place: place))
      case .contactCellList(let list): composer.add(ContactCellListComponent(list: list, place: place))
      case .collection(let collection):
        composer.collection(collection, width: composer.environment.width, margin: margin)
      case .unknown(let part): composer.placeholder(part)
      case .scene, nil: return
      }
    }
  }

  /// Adds the look of a card around `content`.
  private mutating func cardSurface(
    _ source: PartSource, label: String?, target: String?, isTinted: Bool = true,
    _ content: (inout Composition) -> Void
  ) {
    let tint = isTinted ? takeTint() : nil
    container(
      .column,
      Paint(
        content: .surface(
          Surface(
            fill: .card, tint: tint, stroke: .cardBorder, strokeWidth: CardFigures.borderWidth,
            cornerRadius: CardFigures.cornerRadius, shadowLevel: CardFigures.shadowLevel, clips: true)),
        role: .card, label: label, source: source, isTouchable: target != nil),
      { style in
        style.width = .fill
        style.padding.bottom = CardFigures.bottomPadding
      },
      content)
  }

  /// Adds a section with the side padding of a card.
  @inline(__always)
  private mutating func section(
    top: Double, bottom: Double, _ paint: @autoclosure () -> Paint? = nil, _ content: (inout Composition) -> Void
  ) {
    container(
      .column, paint(),
      { style in
        style.width = .fill
        style.padding = Insets(
          top: top, leading: CardFigures.side, bottom: bottom, trailing: CardFigures.side)
      },
      content)
  }

  private mutating func bodySection(_ source: PartSource, _ content: (inout Composition) -> Void) {
    section(
      top: CardFigures.sectionPadding, bottom: CardFigures.sectionPadding, Paint(role: .body, source: source), content)
  }

  private mutating func unknownSection(_ parts: [UnknownPart]) {
    for part in parts where shows(part.source) {
      section(top: CardFigures.sectionPadding, bottom: CardFigures.sectionPadding) { $0.placeholder(part) }
    }
  }

  mutating func card(_ card: Card) {
    if environment.state == .loading { return loading(card.container) }
    guard environment.state == .empty else { return wholeCard(card) }
    var card = card
    card.container.data = .empty
    card.body?.parts = []
    if card.body?.emptyStates.isEmpty ?? true { card.emptyStates.addStandard(card.container.source) }
    wholeCard(card)
  }

  private mutating func wholeCard(_ card: Card) {
    let source = card.container.source
    let body = card.body.flatMap { shows($0.source) ? $0 : nil }
    let hasNothing = body.map { $0.emptyStates.isEmpty && $0.parts.allSatisfy(\.isEmpty) } ?? (card.header == nil)
    let message = cardMessage(card.emptyStates, card.container.data, isEmpty: hasNothing)
    let isTinted = card.container.target != nil || message != nil || !(body?.hasTargets ?? false)
    cardSurface(
      source, label: card.header?.title?.string, target: card.container.target, isTinted: isTinted
    ) { composer in
      if let message { return composer.messageSection(message) }
      composer.headerBlock(card)
      if let body { composer.body(body, card.container.data) }
      composer.unknownSection(card.unknown)
      composer.stretch()
      if let footer = card.footer, composer.shows(footer.source), !footer.actions.isEmpty {
        composer.section(top: CardFigures.sectionPadding, bottom: CardFigures.sectionPadding) { composer in
          composer.footer(
            footer.actions, overflow: footer.overflow, mode: footer.buttonWidth, width: composer.innerWidth,
            source: footer.source)
        }
      }
    }
  }

  /// Media, main header and extended header with what stands around them; without any a space.
  private mutating func headerBlock(_ card: Card) {
    let (hasMedia, hasHeader) = (has(card.media?.source), has(card.header?.source))
    let hasExtended = has(card.extendedHeader?.source)
    guard hasMedia || hasHeader || hasExtended else { return space(CardFigures.noHeaderSpace) }
    if hasMedia, let media = card.media { self.media(media) }
    if hasHeader, let header = card.header {
      section(top: CardFigures.headerTop, bottom: CardFigures.sectionPadding) { composer in
        composer.mainHeader(
          HeaderContent(
            source: header.source, icons: header.icons, detailImage: header.detailImage, flexItem: header.flexItem,
            title: header.title, subtitle: header.subtitle, control: header.control, counter: header.counter,
            isExternal: card.container.isExternal))
        for part in header.unknown where composer.shows(part.source) { composer.placeholder(part) }
      }
    }
    if hasExtended, let extended = card.extendedHeader {
      section(top: CardFigures.sectionPadding, bottom: CardFigures.sectionPadding) { $0.extendedHeader(extended) }
    }
    space(CardFigures.sectionPadding)
  }

  private mutating func loading(_ container: CardContainer) {
    cardSurface(container.source, label: "Loading", target: nil) { composer in
      composer.add(SkeletonComponent(pattern: container.skeleton ?? "generic", source: container.source))
    }
  }

  mutating func objectCardView(_ card: ObjectCardView) {
    // Android has no component of its own for it (SEED1).
    if environment.platform == .android { return self.card(Card(card)) }
    if environment.state == .loading { return loading(card.container) }
    guard environment.state == .empty else { return wholeObjectCardView(card) }
    var card = card
    card.container.data = .empty
    card.emptyStates.addStandard(card.container.source)
    wholeObjectCardView(card)
  }

  private mutating func wholeObjectCardView(_ card: ObjectCardView) {
    let source = card.container.source
    let isEmpty = card.title?.isEmpty ?? true
    let message = cardMessage(card.emptyStates, card.container.data, isEmpty: isEmpty)
    cardSurface(source, label: card.title?.string, target: card.container.target) { composer in
      if let message { return composer.messageSection(message) }
      composer.section(top: CardFigures.headerTop, bottom: CardFigures.sectionPadding) { composer in
        composer.mainHeader(
          HeaderContent(
            source: source, icons: card.icons, detailImage: card.detailImage, title: card.title,
            subtitle: card.subtitle, footnote: card.footnote, statuses: card.statuses,
            control: card.overflow.map(HeaderControl.overflow), isObject: true,
            isExternal: card.container.isExternal))
      }
      composer.objectExtras(card)
      composer.space(CardFigures.sectionPadding)
      if let description = card.description, composer.shows(description.source), !description.isEmpty {
        composer.bodySection(description.source) { composer in
          let readable = composer.environment.readableWidth
          composer.text(description, composer.setting(.subheadline), .tertiaryLabel) { $0.width = .atMost(readable) }
        }
      }
      composer.unknownSection(card.unknown)
      composer.stretch()
      if !card.actions.isEmpty {
        composer.section(top: CardFigures.sectionPadding, bottom: CardFigures.sectionPadding) { composer in
          composer.footer(
            card.actions, overflow: nil, mode: .auto, width: composer.innerWidth, source: card.actions[0].text.source)
        }
      }
    }
  }

  /// Tags and rating below the labels.
  private mutating func objectExtras(_ card: ObjectCardView) {
    let tagBar = card.tagBar.flatMap { shows($0.source) ? $0 : nil }
    let rating = card.rating.flatMap { shows($0.source) ? $0 : nil }
    guard tagBar != nil || rating != nil else { return }
    section(top: CardFigures.sectionPadding, bottom: CardFigures.sectionPadding) { composer in
      composer.container(
        .column, nil,
        { style in
          style.spacing = CardFigures.rowSpacing
          style.width = .fill
        }
      ) { composer in
        // Tags of an object card stay on one line (U-FUIObjectCard).
        if var tagBar {
          tagBar.lineLimit = tagBar.lineLimit ?? 1
          composer.tagBar(tagBar)
        }
        if let rating { composer.rating(rating) }
      }
    }
  }

  private mutating func body(_ body: CardBody, _ data: DataState) {
    let parts = body.parts.filter { shows($0.source) }
    let message = bodyMessage(body, data)
    guard message != nil || parts.contains(where: { !$0.isEmpty }) else { return }
    bodySection(body.source) { composer in
      if let message { composer.message(message) } else { composer.bodyParts(parts) }
    }
  }

  /// What stands in place of the body: when loading failed, or when it has nothing to show.
  private func bodyMessage(_ body: CardBody, _ data: DataState) -> IllustratedMessage? {
    let messages = body.emptyStates.filter { shows($0.source) }
    if data == .failed, let message = messages.message(for: .failed) { return message }
    guard body.parts.allSatisfy({ !shows($0.source) || $0.isEmpty }) else { return nil }
    return messages.message(for: .empty) ?? messages.first
  }

  /// What stands in place of the whole card: when its data are missing or hold nothing, or when nothing is left of it.
  private func cardMessage(_ messages: [IllustratedMessage], _ data: DataState, isEmpty: Bool) -> IllustratedMessage? {
    let messages = messages.filter { shows($0.source) }
    return switch data {
    case .failed: messages.message(for: .failed)
    case .empty: messages.message(for: .empty)
    case .present: isEmpty ? messages.message(for: .empty) ?? messages.first : nil
    }
  }

  private mutating func messageSection(_ message: IllustratedMessage) {
    section(top: CardFigures.headerTop, bottom: CardFigures.sectionPadding) { $0.message(message) }
  }
}

extension CardRoot {
  /// Whether it reaches from edge to edge of the page and brings its own insets.
  var isFullWidth: Bool {
    switch self {
    case .objectCell, .objectCellList, .contactCellList, .collection, .scene: true
    case .card, .objectCardView, .unknown: false
    }
  }
}
