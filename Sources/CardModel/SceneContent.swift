/// What a card holds.
package enum SceneContent: Hashable, Sendable {
  case plain([PlainItem])
  case table(TableContent)
  case collection([CardCollection])
  case pages(PageContent)
  /// The app's own view, if it names one.
  case hosted(HostedView?)
  /// Nothing: the map alone.
  case mapOnly
}

/// One part of a plain card; indirect, as parts differ much in size and lists of them are copied.
package indirect enum PlainItem: Hashable, Sendable {
  case body(BodyPart)
  case media(Media)
  case searchField(CardText)
  case hosted(HostedView)
  case card(Card)
  case objectCardView(ObjectCardView)
  case contactCells(ContactCellList)
}

/// The rows of a table card.
package struct TableContent: Hashable, Sendable {
  /// How its sections look.
  package var look: TableLook
  /// Whether the chosen row is no longer chosen when the card comes back.
  package var deselectsOnAppear: Bool
  /// Least height of a row in points.
  package var rowHeight: Double
  /// Its sections.
  package var sections: [CellSection]
}

/// How the sections of a table look.
package enum TableLook: String, Sendable, CaseIterable {
  case plain, grouped, inset
}

/// The pages of a page card.
package struct PageContent: Hashable, Sendable {
  /// The ids of the cards, in order.
  package var pages: [String]
  /// The id of the first one shown.
  package var initial: String?
  /// Whether the cards show titles of their own.
  package var showsTitles: Bool
}

/// A view that the app itself draws.
package struct HostedView: Hashable, Sendable {
  /// What it is.
  package var text: CardText
  /// Its height in points.
  package var height: Double?
  /// Whether taps in it are its own.
  package var isInteractive: Bool
}

extension SceneContent {
  /// What the card of a scene `element` holds, whose children are `parts`; nil when it is no such card.
  init?(_ element: CardElement, _ parts: [CardElement]) {
    let parts = parts.filter { Self.isContent($0.name) }
    switch element.name {
    case .plainCard: self = .plain(parts.map { PlainItem($0) })
    case .tableCard: self = .table(TableContent(element, parts))
    case .collectionCard:
      self = .collection(parts.compactMap { part in part.name.collection.map { CardCollection(part, $0) } })
    case .pageCard: self = .pages(PageContent(element, parts))
    case .hostedCard: self = .hosted(parts.first { $0.name == .hostedView }.map { HostedView($0) })
    case .mapOnlyCard: self = .mapOnly
    default: return nil
    }
  }

  /// Whether a child of this name is content, rather than what stands around it.
  package static func isContent(_ name: ElementName) -> Bool {
    switch name {
    case .stickyBar, .headerBar, .title, .subtitle, .accessory, .customTitle, .bottomBar, .floatingRow,
      .floatingButton, .mapButtons, .shortcut, .on, .emptyState:
      false
    default: true
    }
  }
}

extension PlainItem {
  init(_ element: CardElement) {
    self =
      switch element.name {
      case .media: .media(Media(element))
      case .searchField: .searchField(CardText(element))
      case .hostedView: .hosted(HostedView(element))
      case .card: .card(Card(element))
      case .objectCardView: .objectCardView(ObjectCardView(element))
      case .contactCellList: .contactCells(ContactCellList(element))
      default: .body(BodyPart(element))
      }
  }
}

extension TableContent {
  fileprivate init(_ element: CardElement, _ parts: [CardElement]) {
    self.init(
      look: element.choice(.look, .plain), deselectsOnAppear: element.flag(.deselectOnAppear, unless: true),
      rowHeight: element.length(.rowHeight) ?? 44,
      sections: parts.filter { $0.name == .section }.map { CellSection($0) })
  }
}

extension PageContent {
  fileprivate init(_ element: CardElement, _ parts: [CardElement]) {
    self.init(
      pages: parts.filter { $0.name == .pageItem }.compactMap { $0.attribute(.card) },
      initial: element.attribute(.initial), showsTitles: element.attribute(.childTitles) != "hide")
  }
}

extension HostedView {
  init(_ element: CardElement) {
    self.init(
      text: CardText(element), height: element.length(.height), isInteractive: element.flag(.interactive))
  }
}
