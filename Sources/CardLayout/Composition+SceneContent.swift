import CardModel
import LayoutCore

// What the cards of a scene hold: tgcard.md section 3.6.
extension Composition {
  /// Adds the content of the card on top, or of its current page.
  mutating func sceneContent(_ stage: SceneStage) {
    guard let card = stage.page else { return }
    var environment = environment
    let width = stage.geometry.contentWidth
    if stage.geometry.isAtSide {
      // A column beside the map is compact, as the sidebar of a tablet is.
      environment.sizeClass = .compact
      environment.width = width
    }
    environment.margin = SceneFigures.bodySide
    // The card itself keeps clear of the housing.
    environment.safeArea = Insets()
    inside(environment, width: width) { composer in
      if let message = composer.emptyMessage(card) {
        composer.padded { $0.message(message) }
      } else {
        composer.content(card)
      }
    }
  }

  private mutating func content(_ card: SceneCard) {
    switch card.content {
    case .plain where environment.state == .loading: padded { $0.add(SkeletonTexts(source: card.source)) }
    case .plain(let items): plain(items)
    case .table(let table): self.table(table, card.source)
    case .collection(let collections):
      container(
        .column, nil,
        { style in
          style.width = .fill
          style.spacing = 2 * SceneFigures.bodySpacing
          style.padding = Insets(vertical: SceneFigures.bodyVertical, horizontal: 0)
        }
      ) { composer in
        for collection in collections where composer.shows(collection.source) {
          composer.collection(collection, width: composer.cardWidth, margin: SceneFigures.bodySide)
        }
      }
    case .hosted(let view): if let view { padded { $0.hostedView(view) } }
    case .pages, .mapOnly: return
    }
  }

  /// What stands in place of the content when there is none.
  private func emptyMessage(_ card: SceneCard) -> IllustratedMessage? {
    var messages = card.emptyStates.filter { shows($0.source) }
    if environment.state == .empty {
      messages.addStandard(card.source)
      return card.content.isOfParts ? messages.message(for: .empty) : nil
    }
    if card.data == .failed, let message = messages.message(for: .failed) { return message }
    return isEmpty(card.content) ? messages.message(for: .empty) ?? messages.first : nil
  }

  private func isEmpty(_ content: SceneContent) -> Bool {
    switch content {
    case .plain(let items): items.isEmpty
    case .table(let table): table.sections.allSatisfy { $0.cells.allSatisfy { !shows($0.source) } }
    case .collection(let collections): collections.allSatisfy(\.items.isEmpty)
    case .pages, .hosted, .mapOnly: false
    }
  }

  /// Adds what `content` adds with the sides of a card free.
  private mutating func padded(_ content: (inout Composition) -> Void) {
    container(
      .column, Paint(role: .body),
      { style in
        style.width = .fill
        style.spacing = SceneFigures.bodySpacing
        style.padding = Insets(vertical: SceneFigures.bodyVertical, horizontal: SceneFigures.bodySide)
      },
      content)
  }

  // MARK: Plain

  private mutating func plain(_ items: [PlainItem]) {
    padded { composer in
      for item in items { composer.plain(item) }
    }
  }

  private mutating func plain(_ item: PlainItem) {
    switch item {
    case .body(let part): if shows(part.source) { add(BodyPartComponent(part: part)) }
    case .media(let media): if shows(media.source) { self.media(media) }
    case .searchField(let text): if shows(text.source) { searchField(text) }
    case .hosted(let view): if shows(view.text.source) { hostedView(view) }
    case .card(let card): if shows(card.container.source) { nested { $0.card(card) } }
    case .objectCardView(let card): if shows(card.container.source) { nested { $0.objectCardView(card) } }
    case .contactCells(let list):
      if shows(list.source) { add(ContactCellListComponent(list: list, place: .inside(innerWidth))) }
    }
  }

  /// Adds a card inside the card, narrower by its sides.
  private mutating func nested(_ content: (inout Composition) -> Void) {
    onCard(width: innerWidth, content)
  }

  // MARK: Table

  private mutating func table(_ table: TableContent, _ source: PartSource) {
    let sections = table.sections.filter { $0.source.map { shows($0) } ?? true }
    guard table.look == .inset else {
      let place = ListPlace(
        width: cardWidth, side: SceneFigures.bodySide, isScreen: table.look == .grouped, rowHeight: table.rowHeight,
        isSelectable: true)
      return add(ObjectCellListComponent(list: ObjectCellList(source: source, sections: sections), place: place))
    }
    padded { composer in
      for section in sections { composer.insetSection(section, source, table.rowHeight) }
    }
  }

  /// A section on a surface with round corners, its title and remark outside.
  private mutating func insetSection(_ section: CellSection, _ source: PartSource, _ rowHeight: Double) {
    if let title = section.title, shows(title.source), !title.isEmpty {
      text(title, setting(.subheadline, .semibold), .secondaryLabel, role: .heading)
    }
    let surface = Surface(fill: .card, cornerRadius: SceneFigures.insetRadius, clips: true)
    let place = ListPlace(
      width: innerWidth, side: SceneFigures.bodySide, isScreen: false, rowHeight: rowHeight, isSelectable: true)
    container(.column, Paint(content: .surface(surface), source: section.source), { $0.width = .fill }) { composer in
      let cells = CellSection(source: nil, cells: section.cells)
      composer.add(
        ObjectCellListComponent(
          list: ObjectCellList(source: section.source ?? source, sections: [cells]), place: place))
    }
    if let footnote = section.footnote, shows(footnote.source), !footnote.isEmpty {
      text(footnote, setting(.footnote), .tertiaryLabel)
    }
  }
}

extension SceneContent {
  /// Whether it is made of parts of the file, which may be missing.
  fileprivate var isOfParts: Bool {
    switch self {
    case .plain, .table, .collection: true
    case .pages, .hosted, .mapOnly: false
    }
  }
}
