import CardModel
import LayoutCore

// Lists, masonries and carousels of cards: fiori.md section 8.
extension Composition {
  /// Adds a collection, `width` points wide, whose header and cards keep `margin` points from its edges.
  mutating func collection(_ collection: CardCollection, width: Double, margin: Double) {
    let isEmpty = environment.state == .empty
    var items = isEmpty ? [] : Array(collection.items.filter { shows($0.source) }.prefix(collection.limit ?? .max))
    if environment.state == .loading, let pattern = collection.skeleton {
      for index in items.indices { items[index].setSkeleton(pattern) }
    }
    container(
      .column, Paint(role: .body, source: collection.source), { $0.width = .fill }
    ) { composer in
      if var header = collection.header, composer.shows(header.source) {
        // Where there is nothing, there is nothing more to see.
        if items.isEmpty, case .seeAll = header.control { header.control = nil }
        // The header of a carousel begins where its first card does.
        let isCarousel = collection.layout.kind == .carousel && !items.isEmpty
        let insets = collection.layout.carouselInsets(in: composer.environment)
        composer.collectionHeader(
          header, leading: isCarousel ? insets.leading : margin, trailing: isCarousel ? insets.trailing : margin)
      }
      if items.isEmpty {
        composer.container(
          .column, nil,
          { style in
            style.width = .fill
            style.padding = Insets(vertical: 0, horizontal: margin)
          }
        ) { composer in
          let place = ListPlace(width: width - 2 * margin, side: 0, isScreen: false)
          composer.add(
            EmptyListComponent(
              messages: collection.emptyStates, data: collection.data, place: place, source: collection.source))
        }
      } else if collection.layout.kind == .carousel {
        composer.carousel(collection.layout, items, width: width, source: collection.source)
      } else {
        composer.masonry(collection.layout, items, width: width, margin: margin)
      }
      for part in collection.unknown where composer.shows(part.source) { composer.placeholder(part) }
    }
  }

  private mutating func collectionHeader(_ header: Header, leading: Double, trailing: Double) {
    container(
      .column, nil,
      { style in
        style.width = .fill
        style.padding = Insets(
          top: 0, leading: leading, bottom: CellFigures.collectionHeaderGap, trailing: trailing)
      }
    ) { composer in
      if case .seeAll(let seeAll) = header.control, composer.shows(seeAll.text.source) {
        return composer.titleAndSeeAll(header, seeAll)
      }
      composer.mainHeader(
        HeaderContent(
          source: header.source, icons: header.icons, detailImage: header.detailImage, flexItem: header.flexItem,
          title: header.title, subtitle: header.subtitle, control: header.control, counter: header.counter))
    }
  }

  /// The usual header of a collection: title and the way to all of it on one baseline (SEED1).
  private mutating func titleAndSeeAll(_ header: Header, _ seeAll: SeeAll) {
    let isStacked = environment.isAccessibilitySize
    container(
      isStacked ? .column : .row, Paint(role: .header, source: header.source),
      { style in
        style.width = .fill
        style.vertical = .firstBaseline
      }
    ) { composer in
      composer.container(.column, nil, { $0.width = .fill }) { composer in
        if let title = header.title, composer.shows(title.source) {
          composer.text(
            title, composer.setting(.title3, .bold, lines: CardFigures.titleLines), .primaryLabel, role: .heading)
        }
        if let subtitle = header.subtitle, composer.shows(subtitle.source), !subtitle.isEmpty {
          composer.text(subtitle, composer.setting(.body, lines: CardFigures.subtitleLines), .secondaryLabel)
        }
      }
      composer.container(
        .column, nil,
        { style in
          style.horizontal = isStacked ? .leading : .trailing
          style.padding.leading = isStacked ? 0 : CardFigures.headerControlGap
          style.priority = 1
        }
      ) { composer in
        var text = seeAll.text
        if let total = seeAll.total { text.string += " (\(total))" }
        composer.headerButton(
          nil, text, ButtonStyle(.tertiary, .tint),
          Paint(role: .button, label: text.string, source: text.source, isRead: true, isTouchable: true))
        if let counter = header.counter, composer.shows(counter.source), !counter.isEmpty {
          composer.text(counter, composer.setting(.footnote, lines: 1), .tertiaryLabel)
        }
      }
    }
  }

  private mutating func masonry(
    _ layout: CollectionLayout, _ items: [CollectionItem], width: Double, margin: Double
  ) {
    let isList = layout.kind == .list
    let count = layout.columns(in: environment)
    // Large texts break differently in every card; below one another one height would only make gaps.
    let isLevel = layout.hasSameHeight && !(count == 1 && environment.isAccessibilitySize)
    let rule = ColumnRule(
      count: count, order: layout.order == .topMost ? .shortestFirst : .roundRobin, equalHeights: isLevel)
    let style = BoxStyle { style in
      style.width = .fill
      style.padding = Insets(vertical: 0, horizontal: margin)
      style.spacing = isList ? 0 : layout.spacing
      style.lineSpacing = isList ? layout.spacing : layout.lineSpacing
      style.horizontal =
        switch layout.horizontal {
        case .leading: .leading
        case .center: .center
        case .trailing: .trailing
        }
    }
    let column = rule.masonryColumnWidth(in: max(0, width - 2 * margin), spacing: style.spacing)
    builder.open(.masonry, style, rule)
    for item in items { collectionItem(item, width: column) }
    builder.close()
  }

  private mutating func carousel(
    _ layout: CollectionLayout, _ items: [CollectionItem], width: Double, source: PartSource
  ) {
    let insets = layout.carouselInsets(in: environment)
    let rule = ColumnRule(
      count: layout.columns(in: environment), equalHeights: layout.hasSameHeight, peek: layout.peek,
      itemWidth: layout.itemWidth)
    let style = BoxStyle { style in
      style.width = .fill
      style.padding = Insets(
        top: CellFigures.carouselShadow, leading: insets.leading, bottom: CellFigures.carouselShadow,
        trailing: insets.trailing)
      style.spacing = layout.spacing
      style.vertical =
        switch layout.vertical {
        case .top: .top
        case .center: .center
        case .bottom: .bottom
        }
    }
    let item = rule.carouselItemWidth(in: width, leading: insets.leading, spacing: layout.spacing)
    let box = builder.open(.carousel, style, rule)
    paint(box, Paint(content: .surface(Surface(clips: true)), source: source))
    for card in items { collectionItem(card, width: item) }
    builder.close()
  }

  private mutating func collectionItem(_ item: CollectionItem, width: Double) {
    onCard(width: width) { $0.collectionItem(item) }
  }

  private mutating func collectionItem(_ item: CollectionItem) {
    let width = cardWidth
    switch item {
    case .card(let card): self.card(card)
    case .objectCardView(let card): objectCardView(card)
    case .objectCells(let list):
      let surface = Surface(
        fill: .card, stroke: .cardBorder, strokeWidth: CardFigures.borderWidth,
        cornerRadius: CardFigures.cornerRadius, shadowLevel: CardFigures.shadowLevel, clips: true)
      container(
        .column, Paint(content: .surface(surface), role: .card, source: list.source), { $0.width = .fill }
      ) { composer in
        composer.add(ObjectCellListComponent(list: list, place: .inside(width, side: CardFigures.side)))
      }
    }
  }
}

extension CollectionItem {
  /// Lets it load with the pattern of its collection where it has none of its own.
  fileprivate mutating func setSkeleton(_ pattern: String) {
    switch self {
    case .card(var card):
      card.container.skeleton = card.container.skeleton ?? pattern
      self = .card(card)
    case .objectCardView(var card):
      card.container.skeleton = card.container.skeleton ?? pattern
      self = .objectCardView(card)
    case .objectCells(var list):
      list.skeleton = list.skeleton ?? pattern
      self = .objectCells(list)
    }
  }
}
