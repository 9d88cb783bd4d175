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
    card.map = attribute("map", element)
    card.position = position("position", element)
    card.withoutMap = choice("noMap", element, .lock)
    card.isClosable = flag("closable", element, unless: true)
    card.restorePosition = attribute("restorePosition", element) ?? card.restorePosition
    card.drag = choice("drag", element, .card)
    card.handsScrollOver = flag("scrollHandover", element, unless: true)
    card.isRefreshable = flag("refreshable", element)
    card.stepsByTap = flag("tapSteps", element, unless: true)
    card.tapDim = choice("tapDim", element, .peaking)
    card.separator = choice("separator", element, .auto)
    card.style = attribute("style", element)
    card.inheritsStyle = flag("inheritStyle", element, unless: true)
    card.grabHandle = choice("grabHandle", element, .auto)
    card.activity = attribute("activity", element)
    card.focus = attribute("focus", element) ?? "title"
    card.focusPart = attribute("focusPart", element)
    card.label = attribute("label", element).map { _ in shown("label", element) }
  }

  private mutating func part(_ child: Element, of card: inout SceneCard) {
    switch child.name {
    case "StickyBar":
      card.stickyBar = StickyBar(
        source: source(child), height: attribute("height", child) == nil ? 50 : length("height", child),
        isShown: flag("show", child, unless: true), items: barItems(child))
    case "HeaderBar": card.headerBar = headerBar(child)
    case "BottomBar":
      card.bottomBar = BottomBar(
        source: source(child), height: attribute("height", child) == nil ? 60 : length("height", child),
        isShown: flag("show", child, unless: true), items: barItems(child))
    case "FloatingRow":
      card.floatingRow = FloatingRow(
        source: source(child), alignment: choice("align", child, .center), inset: length("inset", child) ?? 16,
        above: length("above", child) ?? 16, spacing: length("spacing", child) ?? 8, actions: barActions(child))
    case "FloatingButton":
      card.floatingButton = FloatingButton(
        text: text(child), isAdd: attribute("look", child) != "image", icon: bound("icon", child),
        file: bound("src", child), color: attribute("color", child), size: length("size", child) ?? 60,
        trailing: length("trailing", child) ?? 16, bottom: length("bottom", child) ?? 20)
    case "MapButtons": card.mapButtons.append(mapButtons(child))
    case "Shortcut": shortcut(child).map { card.shortcuts.append($0) }
    case "On": handler(child).map { card.handlers.append($0) }
    case "EmptyState": card.emptyStates.append(illustratedMessage(child))
    default: return
    }
  }

  // MARK: Titles and bars

  private mutating func title(_ parts: [Element]) -> CardTitle? {
    if let custom = parts.first(where: { $0.name == "CustomTitle" }) {
      return .custom(
        CustomTitle(
          source: source(custom), height: length("height", custom), isOverContent: flag("overContent", custom),
          insetsContent: flag("insetContent", custom, unless: true), items: barItems(custom)))
    }
    guard let title = parts.first(where: { $0.name == "Title" }) else { return nil }
    let accessory = parts.first { $0.name == "Accessory" }.map { element in
      TitleAccessory(
        source: source(element), height: length("height", element),
        isInteractive: flag("interactive", element, unless: true),
        hidesWhenCollapsed: attribute("whenCollapsed", element) == "hide", items: barItems(element))
    }
    return .standard(
      title: text(title), subtitle: parts.first { $0.name == "Subtitle" }.map { text($0) }, accessory: accessory)
  }

  private mutating func barItems(_ element: Element) -> [BarItem] {
    children(element).map { child in
      switch child.name {
      case "Title": .title(text(child))
      case "Subtitle": .subtitle(text(child))
      case "Action": .action(action(child))
      case "SearchField": .searchField(text(child))
      case "HostedView": .hosted(hostedView(child))
      case "Text": .inline(.text(text(child)))
      case "Label": .inline(.label(label(child)))
      case "Status": .inline(.status(status(child)))
      case "Tag": .inline(.tag(tag(child)))
      default: .inline(.unknown(unknown(child)))
      }
    }
  }

  private func hostedView(_ element: Element) -> HostedView {
    HostedView(text: text(element), height: length("height", element), isInteractive: flag("interactive", element))
  }

  private mutating func headerBar(_ element: Element) -> HeaderBar {
    var bar = HeaderBar(source: source(element))
    bar.height = length("height", element)
    bar.statusBar = choice("statusBar", element, .auto)
    bar.background = attribute("background", element)
    bar.isShown = flag("show", element, unless: true)
    for child in children(element) {
      switch child.name {
      case "Title": bar.title = text(child)
      case "Subtitle": bar.subtitle = text(child)
      case "PageDots": bar.pager = .dots(source(child))
      case "SegmentStrip": bar.pager = .segments(source(child), segments(child))
      case "HostedView": bar.pager = .hosted(hostedView(child))
      case "Next": bar.trailing = .next(text(child))
      case "Action": bar.trailing = .action(action(child))
      default: continue
      }
    }
    return bar
  }

  private mutating func segments(_ strip: Element) -> [PageSegment] {
    children(strip).filter { $0.name == "Segment" }.map { element in
      PageSegment(text: text(element), icon: bound("icon", element), card: attribute("card", element))
    }
  }

  // MARK: Content

  /// Names of children that are not content.
  private static let frame: Set = [
    "StickyBar", "HeaderBar", "Title", "Subtitle", "Accessory", "CustomTitle", "BottomBar", "FloatingRow",
    "FloatingButton", "MapButtons", "Shortcut", "On", "EmptyState",
  ]

  private mutating func sceneContent(_ element: Element) -> SceneContent? {
    let parts = children(element).filter { !Self.frame.contains($0.name) }
    switch element.name {
    case "PlainCard": return .plain(parts.map { plainItem($0) })
    case "TableCard":
      return .table(
        TableContent(
          look: choice("look", element, .plain), deselectsOnAppear: flag("deselectOnAppear", element, unless: true),
          rowHeight: length("rowHeight", element) ?? 44,
          sections: parts.filter { $0.name == "Section" }.map { section($0) }))
    case "CollectionCard":
      return .collection(
        parts.compactMap { part in CollectionLayout.Kind(rawValue: part.name).map { collection(part, $0) } })
    case "PageCard":
      return .pages(
        PageContent(
          pages: parts.filter { $0.name == "PageItem" }.compactMap { attribute("card", $0) },
          initial: attribute("initial", element), showsTitles: attribute("childTitles", element) != "hide"))
    case "HostedCard": return .hosted(parts.first { $0.name == "HostedView" }.map { hostedView($0) })
    case "MapOnlyCard": return .mapOnly
    default: return nil
    }
  }

  private mutating func plainItem(_ element: Element) -> PlainItem {
    switch element.name {
    case "Media": .media(media(element))
    case "SearchField": .searchField(text(element))
    case "HostedView": .hosted(hostedView(element))
    case "Card": .card(card(element))
    case "ObjectCardView": .objectCardView(objectCardView(element))
    case "ContactCellList": .contactCells(contactCellList(element))
    default: .body(bodyPart(element))
    }
  }
}
