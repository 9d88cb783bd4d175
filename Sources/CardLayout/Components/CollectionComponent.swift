import CardModel
import LayoutCore

/// Cards as a list, a masonry or a carousel (SEED1, MDK-L).
struct CollectionComponent: Component {
  let collection: CardCollection
  /// In points.
  let width: Double
  /// What header and cards keep from its edges, in points.
  let margin: Double

  func compose(into page: inout Composition) {
    let items = shownItems(page.context)
    page.column(BoxStyle(width: .fill), Paint(role: .body, source: collection.source)) { column in
      if let header = collection.header, column.shows(header.source) {
        self.header(header, isEmpty: items.isEmpty, into: &column)
      }
      if items.isEmpty {
        column.column(BoxStyle(width: .fill, padding: Insets(vertical: 0, horizontal: margin))) {
          let place = ListPlace(width: width - 2 * margin, side: 0, isScreen: false)
          $0.add(
            EmptyListComponent(
              messages: collection.emptyStates, data: collection.data, place: place, source: collection.source))
        }
      } else if collection.layout.kind == .carousel {
        carousel(items, into: &column)
      } else {
        masonry(items, into: &column)
      }
      for part in collection.unknown where column.shows(part.source) { column.placeholder(part.source) }
    }
  }

  private func shownItems(_ context: CardContext) -> [CollectionItem] {
    guard context.environment.state != .empty else { return [] }
    var items = Array(collection.items.filter { context.shows($0.source) }.prefix(collection.limit ?? .max))
    if context.environment.state == .loading, let pattern = collection.skeleton {
      for index in items.indices { items[index].setSkeleton(pattern) }
    }
    return items
  }

  private func header(_ header: Header, isEmpty: Bool, into page: inout Composition) {
    var header = header
    // Where there is nothing, there is nothing more to see.
    if isEmpty {
      header.counter = nil
      if case .seeAll = header.control { header.control = nil }
    }
    // The header of a carousel begins where its first card does.
    let insets =
      collection.layout.kind == .carousel && !isEmpty
      ? collection.layout.carouselInsets(in: page.environment) : (leading: margin, trailing: margin)
    page.column(
      BoxStyle(
        width: .fill,
        padding: Insets(
          top: 0, leading: insets.leading, bottom: CellFigures.collectionHeaderGap, trailing: insets.trailing))
    ) { column in
      if case .seeAll(let seeAll) = header.control, column.shows(seeAll.text.source) {
        let room = width - insets.leading - insets.trailing
        column.add(CollectionHeader(header: header, seeAll: seeAll, room: room))
      } else {
        column.add(HeaderComponent(header, column.context))
      }
    }
  }

  private func masonry(_ items: [CollectionItem], into page: inout Composition) {
    let layout = collection.layout
    let isList = layout.kind == .list
    let count = layout.columns(in: page.environment)
    // Large texts break differently in every card; below one another one height would only make gaps.
    let isLevel = layout.hasSameHeight && !(count == 1 && page.environment.isAccessibilitySize)
    let rule = ColumnRule(
      count: count, order: layout.order == .topMost ? .shortestFirst : .roundRobin, equalHeights: isLevel)
    let style = BoxStyle(
      width: .fill, padding: Insets(vertical: 0, horizontal: margin), spacing: isList ? 0 : layout.spacing,
      lineSpacing: isList ? layout.spacing : layout.lineSpacing, horizontal: layout.horizontalAlignment)
    let column = rule.masonryColumnWidth(in: max(0, width - 2 * margin), spacing: style.spacing)
    page.container(.masonry, style, rule) { add(items, width: column, to: &$0) }
  }

  private func carousel(_ items: [CollectionItem], into page: inout Composition) {
    let layout = collection.layout
    let insets = layout.carouselInsets(in: page.environment)
    let rule = ColumnRule(
      count: layout.columns(in: page.environment), equalHeights: layout.hasSameHeight, peek: layout.peek,
      itemWidth: layout.itemWidth)
    let style = BoxStyle(
      width: .fill,
      padding: Insets(
        top: CellFigures.carouselShadow, leading: insets.leading, bottom: CellFigures.carouselShadow,
        trailing: insets.trailing),
      spacing: layout.spacing, vertical: layout.verticalAlignment)
    let item = rule.carouselItemWidth(in: width, leading: insets.leading, spacing: layout.spacing)
    page.container(
      .carousel, style, rule, Paint(content: .surface(Surface(clips: true)), source: collection.source)
    ) { add(items, width: item, to: &$0) }
  }

  /// Adds cards `width` points wide.
  private func add(_ items: [CollectionItem], width: Double, to page: inout Composition) {
    page.onCard(width: width) { page in
      for item in items { page.card(at: item.source) { add(item, width: width, to: &$0) } }
      page.takeOverCards()
    }
  }

  private func add(_ item: CollectionItem, width: Double, to page: inout Composition) {
    switch item {
    case .card(let card): page.add(CardComponent(card: card))
    case .objectCardView(let card): page.add(ObjectCardViewComponent(card: card))
    case .objectCells(let list):
      page.column(
        BoxStyle(width: .fill), Paint(content: .surface(.card()), role: .card, source: list.source)
      ) { $0.add(ObjectCellListComponent(list: list, place: .inside(width, side: CardFigures.side))) }
    }
  }
}

/// The usual header of a collection: title and the way to all of it on one baseline (SEED1).
private struct CollectionHeader: Component {
  let header: Header
  let seeAll: SeeAll
  /// In points.
  let room: Double

  func compose(into page: inout Composition) {
    let titleFont = Font.title3.bold.lines(CardFigures.titleLines)
    var header = header
    if !page.context.has(header.title?.source) { header.title = nil }
    if !page.context.has(header.subtitle?.source) { header.subtitle = nil }
    let isStacked = header.dropsControl(room, titleFont, page.context)
    page.container(
      isStacked ? .column : .row, BoxStyle(width: .fill, vertical: .firstBaseline),
      Paint(role: .header, source: header.source)
    ) { box in
      box.column(BoxStyle(width: .fill)) { column in
        if let title = header.title { column.text(title, titleFont, .primaryLabel, role: .heading) }
        if let subtitle = header.subtitle, !subtitle.isEmpty {
          column.text(subtitle, .body.lines(CardFigures.subtitleLines), .secondaryLabel)
        }
      }
      box.column(
        BoxStyle(
          padding: Insets(leading: isStacked ? 0 : CardFigures.headerControlGap),
          horizontal: isStacked ? .leading : .trailing, priority: 1)
      ) { column in
        seeAll.addButton(to: &column, isReadLast: false)
        if let counter = header.counter, column.shows(counter.source), !counter.isEmpty {
          column.text(counter, .footnote.lines(1), .tertiaryLabel)
        }
      }
    }
  }
}

extension CollectionLayout {
  /// Where columns stand, in the layout's words.
  fileprivate var horizontalAlignment: HorizontalAlignment {
    switch horizontal {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }

  /// Where cards of different heights stand, in the layout's words.
  fileprivate var verticalAlignment: VerticalAlignment {
    switch vertical {
    case .top: .top
    case .center: .center
    case .bottom: .bottom
    }
  }
}

extension CollectionItem {
  /// Gives it the loading pattern of its collection where it has none of its own.
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
