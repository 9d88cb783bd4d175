extension CardReader {
  /// The card of a scene that `element` describes, or nil when it describes none.
  mutating func sceneCard(_ element: Element) -> SceneCard? {
    guard let content = sceneContent(element) else { return nil }
    var card = SceneCard(source: source(element), content: content)
    behaviour(element, &card)
    let parts = children(element)
    for child in parts { part(child, of: &card) }
    card.title = title(parts) ?? .none
    card.data = data(element)
    return card
  }

  private func behaviour(_ element: Element, _ card: inout SceneCard) {
    card.map = attribute(.map, element)
    card.position = position(.position, element)
    card.withoutMap = choice(.noMap, element, .lock)
    card.isClosable = flag(.closable, element, unless: true)
    card.restorePosition = attribute(.restorePosition, element) ?? card.restorePosition
    card.drag = choice(.drag, element, .card)
    card.handsScrollOver = flag(.scrollHandover, element, unless: true)
    card.isRefreshable = flag(.refreshable, element)
    card.stepsByTap = flag(.tapSteps, element, unless: true)
    card.tapDim = choice(.tapDim, element, .peaking)
    card.separator = choice(.separator, element, .auto)
    card.style = attribute(.style, element)
    card.inheritsStyle = flag(.inheritStyle, element, unless: true)
    card.grabHandle = choice(.grabHandle, element, .auto)
    card.activity = attribute(.activity, element)
    card.focus = attribute(.focus, element) ?? "title"
    card.focusPart = attribute(.focusPart, element)
    card.label = attribute(.label, element).map { _ in shown(.label, element) }
  }

  private mutating func part(_ child: Element, of card: inout SceneCard) {
    switch child.name {
    case .stickyBar:
      card.stickyBar = StickyBar(
        source: source(child), height: attribute(.height, child) == nil ? 50 : length(.height, child),
        isShown: flag(.show, child, unless: true), items: barItems(child))
    case .headerBar: card.headerBar = headerBar(child)
    case .bottomBar:
      card.bottomBar = BottomBar(
        source: source(child), height: attribute(.height, child) == nil ? 60 : length(.height, child),
        isShown: flag(.show, child, unless: true), items: barItems(child))
    case .floatingRow:
      card.floatingRow = FloatingRow(
        source: source(child), alignment: choice(.align, child, .center), inset: length(.inset, child) ?? 16,
        above: length(.above, child) ?? 16, spacing: length(.spacing, child) ?? 8, actions: barActions(child))
    case .floatingButton:
      card.floatingButton = FloatingButton(
        text: text(child), isAdd: attribute(.look, child) != "image", icon: bound(.icon, child),
        file: bound(.src, child), color: attribute(.color, child), size: length(.size, child) ?? 60,
        trailing: length(.trailing, child) ?? 16, bottom: length(.bottom, child) ?? 20)
    case .mapButtons: card.mapButtons.append(mapButtons(child))
    case .shortcut: shortcut(child).map { card.shortcuts.append($0) }
    case .on: handler(child).map { card.handlers.append($0) }
    case .emptyState: card.emptyStates.append(illustratedMessage(child))
    default: return
    }
  }

  // MARK: Titles and bars

  private mutating func title(_ parts: [Element]) -> CardTitle? {
    if let custom = parts.first(where: { $0.name == .customTitle }) {
      return .custom(
        CustomTitle(
          source: source(custom), height: length(.height, custom), isOverContent: flag(.overContent, custom),
          insetsContent: flag(.insetContent, custom, unless: true), items: barItems(custom)))
    }
    guard let title = parts.first(where: { $0.name == .title }) else { return nil }
    let accessory = parts.first { $0.name == .accessory }.map { element in
      TitleAccessory(
        source: source(element), height: length(.height, element),
        isInteractive: flag(.interactive, element, unless: true),
        hidesWhenCollapsed: attribute(.whenCollapsed, element) == "hide", items: barItems(element))
    }
    return .standard(
      title: text(title), subtitle: parts.first { $0.name == .subtitle }.map { text($0) }, accessory: accessory)
  }

  private mutating func barItems(_ element: Element) -> [BarItem] {
    children(element).map { child in
      switch child.name {
      case .title: .title(text(child))
      case .subtitle: .subtitle(text(child))
      case .action: .action(action(child))
      case .searchField: .searchField(text(child))
      case .hostedView: .hosted(hostedView(child))
      case .text: .inline(.text(text(child)))
      case .label: .inline(.label(label(child)))
      case .status: .inline(.status(status(child)))
      case .tag: .inline(.tag(tag(child)))
      default: .inline(.unknown(unknown(child)))
      }
    }
  }

  private func hostedView(_ element: Element) -> HostedView {
    HostedView(text: text(element), height: length(.height, element), isInteractive: flag(.interactive, element))
  }

  private mutating func headerBar(_ element: Element) -> HeaderBar {
    var bar = HeaderBar(source: source(element))
    bar.height = length(.height, element)
    bar.statusBar = choice(.statusBar, element, .auto)
    bar.background = attribute(.background, element)
    bar.isShown = flag(.show, element, unless: true)
    for child in children(element) {
      switch child.name {
      case .title: bar.title = text(child)
      case .subtitle: bar.subtitle = text(child)
      case .pageDots: bar.pager = .dots(source(child))
      case .segmentStrip: bar.pager = .segments(source(child), segments(child))
      case .hostedView: bar.pager = .hosted(hostedView(child))
      case .next: bar.trailing = .next(text(child))
      case .action: bar.trailing = .action(action(child))
      default: continue
      }
    }
    return bar
  }

  private mutating func segments(_ strip: Element) -> [PageSegment] {
    children(strip).filter { $0.name == .segment }.map { element in
      PageSegment(text: text(element), icon: bound(.icon, element), card: attribute(.card, element))
    }
  }

  // MARK: Content

  /// Whether a child of this name is content, rather than what stands around it.
  private static func isContent(_ name: ElementName) -> Bool {
    switch name {
    case .stickyBar, .headerBar, .title, .subtitle, .accessory, .customTitle, .bottomBar, .floatingRow,
      .floatingButton, .mapButtons, .shortcut, .on, .emptyState:
      false
    default: true
    }
  }

  private mutating func sceneContent(_ element: Element) -> SceneContent? {
    let parts = children(element).filter { Self.isContent($0.name) }
    switch element.name {
    case .plainCard: return .plain(parts.map { plainItem($0) })
    case .tableCard:
      return .table(
        TableContent(
          look: choice(.look, element, .plain), deselectsOnAppear: flag(.deselectOnAppear, element, unless: true),
          rowHeight: length(.rowHeight, element) ?? 44,
          sections: parts.filter { $0.name == .section }.map { section($0) }))
    case .collectionCard:
      return .collection(
        parts.compactMap { part in part.name.collection.map { collection(part, $0) } })
    case .pageCard:
      return .pages(
        PageContent(
          pages: parts.filter { $0.name == .pageItem }.compactMap { attribute(.card, $0) },
          initial: attribute(.initial, element), showsTitles: attribute(.childTitles, element) != "hide"))
    case .hostedCard: return .hosted(parts.first { $0.name == .hostedView }.map { hostedView($0) })
    case .mapOnlyCard: return .mapOnly
    default: return nil
    }
  }

  private mutating func plainItem(_ element: Element) -> PlainItem {
    switch element.name {
    case .media: .media(media(element))
    case .searchField: .searchField(text(element))
    case .hostedView: .hosted(hostedView(element))
    case .card: .card(card(element))
    case .objectCardView: .objectCardView(objectCardView(element))
    case .contactCellList: .contactCells(contactCellList(element))
    default: .body(bodyPart(element))
    }
  }
}
