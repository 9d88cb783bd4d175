import CardLayout
import CardModel
import LayoutCore

/// The pages of a card.
struct ScenePages {
  let ids: [String]
  /// The place of the one that is shown.
  let current: Int
}

/// What a scene shows at rest: which card is on top, where it stands, and what its parts need to know of one another.
///
/// An object, as every part of the scene holds it.
final class SceneStage {
  let scene: CardScene
  /// The card on top of the stack; nil when there is none.
  let card: SceneCard?
  /// The card whose title and content are shown: the current page of a page card, else the card itself.
  let page: SceneCard?
  let pages: ScenePages?
  let map: MapContent?
  let style: CardStyle?
  let offset: Double
  /// Whether the title has a close button.
  let isClosable: Bool
  let position: CardPosition
  /// Whether its parts are drawn by themselves, each where it stands while the card is extended.
  let isLayered: Bool
  private(set) var geometry: SceneGeometry
  /// Height of the title, grab handle included.
  private(set) var titleHeight = 0.0
  /// Height of the sticky bar; 0 without one.
  var stickyHeight = 0.0
  /// Height of the content of the card where some of it is scrolled or stands beneath the title; else 0.
  private(set) var contentHeight = 0.0

  /// - Parameter measurer: remembers what it learns about the texts whose heights decide where things stand.
  convenience init(
    _ scene: CardScene, _ environment: CardEnvironment, isLayered: Bool = false, _ measurer: inout TextMeasurer
  ) {
    self.init(scene, environment, isLayered: isLayered)
    measure(environment, &measurer)
  }

  /// The stage without the heights that are measured.
  init(_ scene: CardScene, _ environment: CardEnvironment, isLayered: Bool = false) {
    self.scene = scene
    self.isLayered = isLayered
    let top = scene.top
    let card = top?.card.shown(in: environment)
    self.card = card
    var page = card
    var pages: ScenePages?
    if case .pages(let content) = card?.content {
      let id = top?.entry?.page ?? content.initial
      let current = content.pages.firstIndex { $0 == id } ?? 0
      pages = ScenePages(ids: content.pages, current: current)
      if content.pages.indices.contains(current) {
        page = scene.card(content.pages[current])?.shown(in: environment)
      }
    }
    (self.page, self.pages) = (page, pages)
    map = scene.map(page?.map ?? card?.map)
    style = Self.style(scene, card, page)
    offset = top?.entry?.offset ?? 0
    let depth = max(1, scene.start.count)
    isClosable =
      (depth > 1 || scene.isDismissable) && (card?.isClosable ?? true) && style?.closeButton != CloseButtonLook.none
    geometry = SceneGeometry(
      scene, SceneScreen(environment), isRightToLeft: environment.direction == .rightToLeft)
    if let wanted = environment.scenePosition {
      position = geometry.resolve(wanted, hasMap: map != nil)
    } else {
      position = map == nil ? .extended : geometry.requested(scene.startPosition)
    }
  }

  private func measure(_ environment: CardEnvironment, _ measurer: inout TextMeasurer) {
    if let height = headerHeight(environment, &measurer) { geometry.headerContent = height }
    titleHeight = height(of: SceneTitleComponent(stage: self), environment, &measurer)
    stickyHeight = stickyHeight(environment, &measurer)
    if isScrolled { contentHeight = height(of: SceneContentComponent(stage: self), environment, &measurer) }
  }

  /// Height of `part` across the card.
  func height(of part: some Component, _ environment: CardEnvironment, _ measurer: inout TextMeasurer) -> Double {
    LaidOutPage(for: .survey, across: geometry.contentWidth, environment, &measurer) { $0.add(part) }
      .layout.size.height
  }

  /// Height of what the header holds; nil without one.
  func headerHeight(_ environment: CardEnvironment, _ measurer: inout TextMeasurer) -> Double? {
    guard let header else { return nil }
    // Large texts make it higher than the file says.
    if let height = header.height, !environment.isAccessibilitySize { return height }
    let content = HeaderBarContent(bar: header, pages: pages)
    return max(header.height ?? SceneFigures.headerContent, height(of: content, environment, &measurer))
  }

  /// Height of the sticky bar, measured where the file does not say it; 0 without one.
  func stickyHeight(_ environment: CardEnvironment, _ measurer: inout TextMeasurer) -> Double {
    guard let bar = card?.stickyBar, bar.isShown else { return 0 }
    // Large texts make it higher than the file says.
    if let height = bar.height, !environment.isAccessibilitySize { return height }
    let content = BarComponent(items: bar.items, height: bar.height, source: bar.source)
    let width = room.end - room.start - room.insets.leading - room.insets.trailing
    return LaidOutPage(for: .survey, across: width, environment, &measurer) { $0.add(content) }.layout.size.height
  }

  /// Whether content is scrolled, or begins beneath the title.
  var isScrolled: Bool { position != .collapsed && (isTitleOverContent || offset > 0) }

  /// The card's own style, the page's, or that of the nearest card below it in the stack, as a push copies it.
  private static func style(_ scene: CardScene, _ card: SceneCard?, _ page: SceneCard?) -> CardStyle? {
    if let style = scene.style(page?.style) ?? scene.style(card?.style) { return style }
    guard card?.inheritsStyle ?? true else { return nil }
    for (below, _) in scene.below {
      if let style = scene.style(below.style) { return style }
      if !below.inheritsStyle { return nil }
    }
    return nil
  }

  var hasCard: Bool {
    if case .mapOnly = card?.content { return false }
    return card != nil
  }

  /// With a map, unless the file says otherwise; never in a sidebar.
  var hasGrabHandle: Bool {
    guard scene.mode != .sidebar else { return false }
    return switch card?.grabHandle ?? .auto {
    case .auto: map != nil
    case .show: true
    case .hide: false
    }
  }

  var header: HeaderBar? { card?.headerBar.flatMap { $0.isShown ? $0 : nil } }

  /// The title that is shown; that of a page only where the page card lets it.
  var title: CardTitle {
    if case .pages(let content) = card?.content { return content.showsTitles ? page?.title ?? .none : .none }
    return card?.title ?? .none
  }

  /// Whether the card is a sheet of the system, which dims nothing and lets the buttons on the map be.
  private var isSheet: Bool { scene.profile == .sheet && scene.mode == .floating && !geometry.isAtSide }

  /// Opacity of the dimming over the map.
  var dim: Double { hasCard && !isSheet ? geometry.dim(position) : 0 }

  /// Whether an extended card dims the map.
  var canDim: Bool { !isSheet && geometry.dim(.extended) > 0 }

  /// Whether the buttons on the map show.
  var showsButtons: Bool { !hasCard || isSheet || geometry.buttonsAlpha(position) > 0 }

  /// Whether the content begins at the card's upper edge, beneath the title.
  var isTitleOverContent: Bool {
    if case .custom(let title) = title { title.isOverContent } else { false }
  }

  /// Room above content that runs beneath the title.
  var contentInset: Double {
    if case .custom(let title) = title, title.isOverContent, !title.insetsContent { 0 } else { titleHeight }
  }

  var cardTop: Double {
    isLayered
      ? geometry.cardTop(y: geometry.extendedY, titleHeight: 0)
      : geometry.cardTop(y: geometry.y(position), titleHeight: titleHeight)
  }

  /// Height of the card: it hangs below the screen by its lower corners, which are never seen, and while it moves by as much
  /// as a spring may lift it above its place.
  var cardHeight: Double {
    max(geometry.cardHeight, geometry.screen.height - cardTop) + cardRadius
      + (isLayered ? geometry.screen.height / 4 : 0)
  }

  var cardRadius: Double { scene.mode == .sidebar ? 0 : style?.radius ?? CardFigures.cornerRadius }

  /// What is behind the card's content.
  var background: ColorToken {
    // Only the sheet looks different when it is extended.
    let isExpanded = position == .extended && scene.profile == .sheet
    let name = isExpanded ? style?.expandedBackground ?? style?.background : style?.background
    if let name { return ColorToken(name) }
    if case .table(let table) = page?.content, table.look != .plain { return .page }
    if case .collection = page?.content { return .page }
    return ColorToken("primaryBackground")
  }

  /// Whether a line stands between title and content.
  var hasSeparator: Bool {
    (card?.separator ?? .auto).shows(at: position, offset: offset)
  }
}
