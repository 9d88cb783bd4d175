import CardLayout
import CardModel
import LayoutCore

/// What the card on top of a scene holds, or its current page.
struct SceneContentComponent: Component {
  let stage: SceneStage

  func compose(into page: inout Composition) {
    guard let card = stage.page else { return }
    var environment = page.environment
    let width = stage.geometry.contentWidth
    if stage.geometry.isAtSide {
      // A column beside the map is compact, as the sidebar of a tablet is.
      environment.sizeClass = .compact
      environment.width = width
    }
    environment.margin = SceneFigures.bodySide
    // The card itself keeps clear of the housing.
    environment.safeArea = Insets()
    page.inside(environment, width: width) { page in
      if let message = card.messageInstead(environment) {
        page.column(.sceneBody, Paint(role: .body)) { $0.add(.message(message)) }
      } else {
        content(of: card, into: &page)
      }
    }
  }

  private func content(of card: SceneCard, into page: inout Composition) {
    switch card.content {
    case .plain(let items):
      page.column(.sceneBody, Paint(role: .body)) { column in
        if column.environment.state == .loading { return column.add(.loading(card.source)) }
        for item in items where column.shows(item.source) { add(item, to: &column) }
      }
    case .table(let table): page.add(TableContentComponent(table: table, source: card.source))
    case .collection(let collections):
      page.column(
        BoxStyle(
          width: .fill, padding: Insets(vertical: SceneFigures.bodyVertical, horizontal: 0),
          spacing: 2 * SceneFigures.bodySpacing)
      ) { column in
        for collection in collections where column.shows(collection.source) {
          column.add(
            .collection(collection, width: column.context.cardWidth, margin: SceneFigures.bodySide))
        }
      }
    case .hosted(let view):
      if let view {
        page.column(.sceneBody, Paint(role: .body)) { $0.add(HostedViewComponent(view: view)) }
      }
    case .pages, .mapOnly: return
    }
  }

  private func add(_ item: PlainItem, to page: inout Composition) {
    let width = page.context.innerWidth
    switch item {
    case .body(let part): page.add(.body(part))
    case .media(let media): page.add(.media(media))
    case .searchField(let text): page.add(SearchFieldComponent(text: text))
    case .hosted(let view): page.add(HostedViewComponent(view: view))
    // A card inside the card is narrower by its sides.
    case .card(let card): page.onCard(width: width) { $0.add(.card(card)) }
    case .objectCardView(let card): page.onCard(width: width) { $0.add(.objectCardView(card)) }
    case .contactCells(let list): page.add(.contactCells(list, .inside(width)))
    }
  }
}

/// The rows of a table card.
private struct TableContentComponent: Component {
  let table: TableContent
  let source: PartSource

  func compose(into page: inout Composition) {
    let sections = table.sections.filter { $0.source.map { page.shows($0) } ?? true }
    guard table.look == .inset else {
      return page.add(
        .objectCells(
          ObjectCellList(source: source, sections: sections),
          place(page.context.cardWidth, isScreen: table.look == .grouped)))
    }
    page.column(.sceneBody, Paint(role: .body)) { column in
      for section in sections { inset(section, into: &column) }
    }
  }

  private func place(_ width: Double, isScreen: Bool) -> ListPlace {
    ListPlace(
      width: width, side: SceneFigures.bodySide, isScreen: isScreen, rowHeight: table.rowHeight, isSelectable: true)
  }

  /// A section on a surface with round corners, its title and remark outside.
  private func inset(_ section: CellSection, into page: inout Composition) {
    if let title = section.title, page.shows(title.source), !title.isEmpty {
      page.text(title, .subheadline.semibold, .secondaryLabel, role: .heading)
    }
    let surface = Surface(fill: .card, cornerRadius: SceneFigures.insetRadius, clips: true)
    let place = place(page.context.innerWidth, isScreen: false)
    page.column(BoxStyle(width: .fill), Paint(content: .surface(surface), source: section.source)) {
      let cells = CellSection(source: nil, cells: section.cells)
      $0.add(
        .objectCells(ObjectCellList(source: section.source ?? source, sections: [cells]), place))
    }
    if let footnote = section.footnote, page.shows(footnote.source), !footnote.isEmpty {
      page.text(footnote, .footnote, .tertiaryLabel)
    }
  }
}

extension BoxStyle {
  /// What a card of a scene holds, with the sides of the card free.
  fileprivate static var sceneBody: BoxStyle {
    BoxStyle(
      width: .fill, padding: Insets(vertical: SceneFigures.bodyVertical, horizontal: SceneFigures.bodySide),
      spacing: SceneFigures.bodySpacing)
  }
}

extension PlainItem {
  /// Where it stands.
  fileprivate var source: PartSource {
    switch self {
    case .body(let part): part.source
    case .media(let media): media.source
    case .searchField(let text): text.source
    case .hosted(let view): view.text.source
    case .card(let card): card.container.source
    case .objectCardView(let card): card.container.source
    case .contactCells(let list): list.source
    }
  }
}

extension SceneCard {
  /// What stands in place of the content when there is none.
  fileprivate func messageInstead(_ environment: CardEnvironment) -> IllustratedMessage? {
    var messages = emptyStates.filter { environment.shows($0.source) }
    if environment.state == .empty {
      messages.addStandard(source)
      return content.isOfParts ? messages.message(for: .empty) : nil
    }
    if data == .failed, let message = messages.message(for: .failed) { return message }
    return content.isEmpty(environment) ? messages.message(for: .empty) ?? messages.first : nil
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

  /// Whether none of its parts is shown.
  fileprivate func isEmpty(_ environment: CardEnvironment) -> Bool {
    switch self {
    case .plain(let items): items.allSatisfy { !environment.shows($0.source) }
    case .table(let table):
      table.sections.allSatisfy { section in
        !(section.source.map(environment.shows) ?? true) || section.cells.allSatisfy { !environment.shows($0.source) }
      }
    case .collection(let collections): collections.allSatisfy { !environment.shows($0.source) || $0.items.isEmpty }
    case .pages, .hosted, .mapOnly: false
    }
  }
}
