import CardModel
import SceneLayout

// What follows from facts and state.
extension SceneCore {
  var metrics: SceneMetrics { facts.scene.metrics }

  /// Index of the card whose title and content show: the page of a page card, else the card itself.
  var shown: Int { shown(state.top) }

  func shown(_ entry: StackedCard) -> Int {
    let pages = facts.cards[entry.card].pages
    return pages.indices.contains(entry.page) ? pages[entry.page] : entry.card
  }

  var card: SceneCard { facts.scene.cards[state.top.card] }
  var shownCard: SceneCard { facts.scene.cards[shown] }

  /// Whether the top card is more than a map.
  var hasCard: Bool { hasCard(state.top.card) }

  func hasCard(_ index: Int) -> Bool {
    if case .mapOnly = facts.scene.cards[index].content { false } else { true }
  }

  /// The id of the map content of the top card, or of its page.
  var mapID: String? { mapID(state.top) }

  func mapID(_ entry: StackedCard) -> String? {
    let index = shown(entry)
    let id = state.changes[index]?.map ?? facts.scene.cards[index].map ?? facts.scene.cards[entry.card].map
    return id.flatMap { facts.hasMap($0) ? $0 : nil }
  }

  /// Whether the top card has map content.
  var hasMap: Bool { mapID != nil }

  /// Where things stand with the header of the top card.
  var geometry: SceneGeometry {
    var geometry = facts.geometry
    geometry.headerContent = facts.cards[state.top.card].header
    return geometry
  }

  /// The title that shows; nil for a card without one, or with a view in its place.
  var titleText: String? {
    if let title = state.changes[shown]?.title { return title.string }
    if case .standard(let title, _, _) = shownCard.title, !title.isEmpty { return title.string }
    return nil
  }

  /// With a map, unless the file says otherwise; in a sidebar, and without a card, never.
  var hasGrabHandle: Bool {
    guard hasCard, facts.geometry.mode != .sidebar else { return false }
    // A card as a whole is large: nothing of it is copied here.
    return switch facts.scene.cards[state.top.card].grabHandle {
    case .auto: hasMap && (!facts.isSheet || state.allowsDragging)
    case .show: true
    case .hide: false
    }
  }

  /// As shipped it is decided when a card is pushed (VC L918); a map alone has nothing that it could stand in (VC L916).
  var hasCloseButton: Bool {
    guard hasCard, facts.scene.cards[state.top.card].isClosable, hasRoomToClose,
      facts.scene.style(state.top.style)?.closeButton != CloseButtonLook.none
    else { return false }
    if facts.isAsShipped { return state.top.wasClosable }
    return state.stack.count > 1 || facts.scene.isDismissable
  }

  /// Whether what stands in place of the title can have a close button: a title does, and a view of the app's own may bring one.
  private var hasRoomToClose: Bool {
    if case .pages(let pages) = card.content, !pages.showsTitles { return false }
    return switch shownCard.title {
    case .standard: true
    case .custom(let custom): custom.items.contains { if case .hosted = $0 { true } else { false } }
    case .none: false
    }
  }

  /// Height of the title with the grab handle; of a collapsed card, what the file hides then is left out.
  func titleHeight(isCollapsed: Bool) -> Double {
    let changes = state.changes[shown]
    let handle = hasGrabHandle ? facts.scene.grabHandle.room : 0
    if let height = changes?.titleHeight, case .custom = facts.scene.cards[shown].title { return handle + height }
    let pages = facts.cards[state.top.card].pages
    let key = SceneFacts.TitleKey(
      card: state.top.card, page: pages.isEmpty ? nil : state.top.page, style: state.top.style,
      title: changes?.title?.string, subtitle: changes?.subtitle?.string)
    guard let heights = facts.titles[key] else { return handle }
    return handle + (isCollapsed ? heights.collapsed : heights.open)
  }

  /// What a collapsed card shows: as shipped it is set by pushes, pops and new titles, and not by pages (VC L1410).
  var titleHeight: Double { titleHeight(isCollapsed: true) }
  var collapsedHeight: Double { facts.isAsShipped ? state.fixedTitle : titleHeight }

  /// Where the top card is or is going; while a finger has it, and as shipped at rest, what its place counts as.
  var position: CardPosition {
    guard hasCard else { return .collapsed }
    if state.finger != nil || facts.isAsShipped && state.motion == nil {
      return geometry.position(y: state.y.value(at: state.time))
    }
    return state.position
  }

  /// The position to which a request for `wanted` leads.
  func resolve(_ wanted: CardPosition) -> CardPosition {
    hasCard ? facts.geometry.requested(wanted) : .collapsed
  }

  /// A card without map content is extended on every screen.
  func allowed(_ position: CardPosition) -> CardPosition {
    hasCard && !hasMap && facts.profile != .release ? .extended : position
  }

  /// Where the card at `index`, which is on top, comes that is pushed while the scene stands at `current`.
  func target(of index: Int, from current: CardPosition?) -> CardPosition {
    guard hasCard(index) else { return .collapsed }
    guard hasMap else { return .extended }
    if state.hasVoiceOver, current == .extended { return .extended }
    return resolve(facts.scene.cards[index].wantedPosition ?? current ?? facts.profile.firstPosition)
  }

  /// Whether a finger can drag the top card.
  var isDraggable: Bool {
    guard hasCard, facts.geometry.mode == .floating, facts.scene.allowsDragging, state.allowsDragging,
      state.showsOverlays, card.drag != .none
    else { return false }
    return hasMap || !facts.isAsShipped && card.withoutMap == .snapBack
  }

  /// Whether the map takes touches while the card is, or goes to, `position`: not where it is dimmed.
  func takesMapTouches(_ position: CardPosition) -> Bool {
    geometry.isAtSide || position != .extended || facts.isSheet || !hasCard || !state.showsOverlays
  }

  /// Whether an extended card dims the map above it, or will.
  var dimsMap: Bool {
    position == .extended && hasCard && hasMap && !geometry.isAtSide && !facts.isSheet && state.showsOverlays
  }

  /// How far the content can be scrolled, in points.
  var scrollRange: Double {
    let geometry = geometry
    let title = facts.cards[shown].runsBeneathTitle ? 0 : titleHeight(isCollapsed: false)
    let top = geometry.cardTop(y: geometry.extendedY, titleHeight: title)
    let room = geometry.screen.height - top - title - geometry.screen.safeBottom
    return max(0, facts.cards[shown].content - max(0, room))
  }

  /// Whether the content scrolls now.
  var isScrollable: Bool {
    guard hasCard, scrollRange > 0 else { return false }
    if state.hasVoiceOver || facts.geometry.mode == .sidebar || state.scrollsFreely { return true }
    return state.motion == nil && state.finger == nil && position == .extended
  }

  /// The page that shows or is being turned to, from 0; nil for a card without pages.
  var page: Int? {
    facts.cards[state.top.card].pages.isEmpty ? nil : state.turn?.page ?? state.top.page
  }

  /// The measured parts of the top card.
  var topFacts: CardFacts { facts.cards[state.top.card] }
}
