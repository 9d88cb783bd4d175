import CardModel
import LayoutCore

// The card and its families: the vertical recipe of fiori.md section 1.2.
extension SceneComposer {
  /// Adds the page and the card on it.
  mutating func page(_ root: CardRoot?) {
    let margin = environment.margin
    container(
      .column, Paint(content: .surface(Surface(fill: .page)), role: .page),
      { style in
        style.padding = Insets(margin)
        style.width = .fill
      }
    ) { composer in
      switch root {
      case .card(let card): composer.card(card)
      case .objectCardView(let card): composer.objectCardView(card)
      case .objectCell(let cell): composer.listSurface(cell.source) { $0.objectCell(cell) }
      case .objectCellList(let list): composer.listSurface(list.source) { $0.objectCells(list) }
      case .unknown(let part): composer.placeholder(part)
      case nil: return
      }
    }
  }

  /// Width in points of what stands inside a card's side padding.
  var innerWidth: Double { max(0, environment.cardWidth - 2 * CardFigures.side) }

  /// Adds the look of a card around `content`.
  private mutating func cardSurface(
    _ source: PartSource, label: String?, target: String?, _ content: (inout SceneComposer) -> Void
  ) {
    let surface = Surface(
      fill: .card, stroke: .cardBorder, strokeWidth: CardFigures.borderWidth, cornerRadius: CardFigures.cornerRadius,
      shadowLevel: CardFigures.shadowLevel, clips: true)
    let paint = Paint(
      content: .surface(surface), role: .card, label: label, source: source, isTouchable: target != nil)
    container(
      .column, paint,
      { style in
        style.width = .fill
        style.padding.bottom = CardFigures.bottomPadding
      },
      content)
  }

  /// Adds a section with the side padding of a card.
  private mutating func section(
    top: Double, bottom: Double, _ paint: Paint? = nil, _ content: (inout SceneComposer) -> Void
  ) {
    container(
      .column, paint,
      { style in
        style.width = .fill
        style.padding = Insets(
          top: top, leading: CardFigures.side, bottom: bottom, trailing: CardFigures.side)
      },
      content)
  }

  private mutating func bodySection(_ source: PartSource, _ content: (inout SceneComposer) -> Void) {
    section(
      top: CardFigures.sectionPadding, bottom: CardFigures.sectionPadding, Paint(role: .body, source: source), content)
  }

  private mutating func unknownSection(_ parts: [UnknownPart]) {
    for part in parts where shows(part.source) {
      section(top: CardFigures.sectionPadding, bottom: CardFigures.sectionPadding) { $0.placeholder(part) }
    }
  }

  private mutating func space(_ height: Double) {
    leaf { style in
      style.width = .fill
      style.height = .fixed(height)
    }
  }

  private mutating func card(_ card: Card) {
    let source = card.container.source
    cardSurface(source, label: card.header?.title?.string, target: card.container.target) { composer in
      composer.headerBlock(card)
      if let body = card.body, composer.shows(body.source) { composer.body(body) }
      composer.unknownSection(card.unknown)
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
    let media = card.media.flatMap { shows($0.source) ? $0 : nil }
    let header = card.header.flatMap { shows($0.source) ? $0 : nil }
    let extended = card.extendedHeader.flatMap { shows($0.source) ? $0 : nil }
    guard media != nil || header != nil || extended != nil else { return space(CardFigures.noHeaderSpace) }
    if let media { self.media(media) }
    if let header {
      section(top: CardFigures.headerTop, bottom: CardFigures.sectionPadding) { composer in
        composer.mainHeader(
          HeaderContent(
            source: header.source, icons: header.icons, detailImage: header.detailImage, flexItem: header.flexItem,
            title: header.title, subtitle: header.subtitle, control: header.control, counter: header.counter))
        for part in header.unknown where composer.shows(part.source) { composer.placeholder(part) }
      }
    }
    if let extended {
      section(top: CardFigures.sectionPadding, bottom: CardFigures.sectionPadding) { $0.extendedHeader(extended) }
    }
    space(CardFigures.sectionPadding)
  }

  private mutating func objectCardView(_ card: ObjectCardView) {
    let source = card.container.source
    cardSurface(source, label: card.title?.string, target: card.container.target) { composer in
      composer.section(top: CardFigures.headerTop, bottom: CardFigures.sectionPadding) { composer in
        composer.mainHeader(
          HeaderContent(
            source: source, icons: card.icons, detailImage: card.detailImage, title: card.title,
            subtitle: card.subtitle, footnote: card.footnote, statuses: card.statuses,
            control: card.overflow.map(HeaderControl.overflow), isObject: true))
      }
      composer.objectExtras(card)
      composer.space(CardFigures.sectionPadding)
      if let description = card.description, composer.shows(description.source), !description.isEmpty {
        composer.bodySection(description.source) { composer in
          composer.text(description, composer.setting(.subheadline), .tertiaryLabel)
        }
      }
      composer.unknownSection(card.unknown)
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

  private mutating func body(_ body: CardBody) {
    let parts = body.parts.filter { shows($0.source) }
    guard !parts.isEmpty else { return }
    bodySection(body.source) { composer in
      composer.container(
        .column, nil,
        { style in
          style.spacing = CardFigures.bodySpacing
          style.width = .fill
        }
      ) { composer in
        for part in parts { composer.bodyPart(part) }
      }
    }
  }

  private mutating func bodyPart(_ part: BodyPart) {
    switch part {
    case .text(let text): if !text.isEmpty { self.text(text, setting(.body), .primaryLabel) }
    case .keyValue(let part): keyValue(part)
    case .labelBar(let bar): labelBar(bar)
    case .tagBar(let bar): tagBar(bar)
    case .kpi(let kpi): self.kpi(kpi, caption: (.subheadline, 2), alignment: .leading)
    case .objectCells(let list): objectCells(list)
    case .separator(let source): separator(source)
    case .unknown(let part): placeholder(part)
    }
  }

  private mutating func keyValue(_ part: KeyValue) {
    container(
      part.axis == .vertical ? .column : .row, Paint(source: part.source),
      { style in
        style.spacing = part.axis == .vertical ? CardFigures.cellTextSpacing : CardFigures.itemSpacing
        style.vertical = .firstBaseline
        style.width = .fill
      }
    ) { composer in
      composer.text(part.key, composer.setting(.subheadline), .tertiaryLabel)
      composer.text(part.value, composer.setting(.body), .primaryLabel)
    }
  }

  private mutating func labelBar(_ bar: LabelBar) {
    guard bar.axis == .vertical else {
      return inlineItems(bar.labels.map(InlineItem.label), hasSeparators: bar.hasSeparators, source: bar.source)
    }
    container(.column, Paint(source: bar.source), { $0.spacing = CardFigures.rowSpacing }) { composer in
      for label in bar.labels where composer.shows(label.text.source) { composer.label(label) }
    }
  }
}
