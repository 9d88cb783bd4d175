package import CardLayout
package import CardModel

/// Where a map looks that was told to.
package struct MapAim: Hashable, Sendable {
  /// How close; nil for as close as its content says.
  package var zoom: MapZoom?
  /// The pin in the middle, by its id.
  package var pin: String?

  /// This zoom around this pin.
  package init(zoom: MapZoom?, pin: String?) { (self.zoom, self.pin) = (zoom, pin) }
}

/// Where content that is no longer in charge of the map has left it: it stays there, with nothing marked on it.
package struct LeftMap: Hashable, Sendable {
  /// The content.
  let map: String
  /// Where the map was told to look.
  let aim: MapAim?
  /// The card that was over it.
  let top: SceneCardLook
  /// Where that came to rest.
  let settled: CardPosition

  /// Where the content in charge leaves the map in `look`; nil without one.
  package init?(_ look: SceneLook) {
    guard let map = look.map else { return nil }
    var top = look.top
    // What moves on the card is nothing to the map.
    (top.seen, top.rest, top.offsets, top.rows) = (top.page...top.page, 0, [:], [:])
    (self.map, aim, self.top, settled) = (map, look.aim, top, look.settled)
  }
}

/// What is seen of a scene at a moment, all but where it stands and how clear it is: what has to be drawn for it.
///
/// Two moments with equal looks are the same layers in other places.
package struct SceneLook: Hashable, Sendable {
  /// The screen, and how texts are set.
  package var environment: CardEnvironment
  /// Whose behaviour holds.
  package var profile: SceneProfile
  /// The map content in charge.
  package var map: String?
  /// Where the map looks, if it was told so.
  package var aim: MapAim?
  /// Where the map was left, while no content is in charge of it.
  package var left: LeftMap?
  /// The text in the information strip, also while that fades out; nil where there is no strip.
  package var info: CardText?
  /// Where the card came to rest: the map shows what it leaves free there.
  package var settled: CardPosition
  /// Whether the map is dimmed, or is going to be.
  package var isDimmed = false
  /// From one page to the next to the right, in points; less than 0 where pages go on to the left.
  package var stride = 0.0
  /// Whether the row of buttons on the map moves with the card.
  package var movesButtons = false
  /// The card on top of the stack.
  package var top: SceneCardLook
  /// The card that comes or goes with it: below the one on top in a push, above it in a pop.
  package var other: SceneCardLook?
  /// Whether ``other`` goes away above the card on top.
  package var isLeaving = false

  /// A look at `top` over `map`.
  package init(
    environment: CardEnvironment, profile: SceneProfile, map: String?, settled: CardPosition, top: SceneCardLook
  ) {
    (self.environment, self.profile, self.map, self.settled, self.top) = (environment, profile, map, settled, top)
  }
}

/// What is seen of a card at a moment.
package struct SceneCardLook: Hashable, Sendable {
  /// Its index in ``CardScene/cards``.
  package var card: Int
  /// Indices of the cards that are its pages; empty for a card without pages.
  package var pages: [Int]
  /// Which of its pages has come to rest, from 0.
  package var page: Int
  /// Those of its pages that are seen while others come, from 0.
  package var seen: ClosedRange<Int>
  /// The id of its style.
  package var style: String?
  /// Whether it has a close button.
  package var isClosable = false
  /// Whether it has a grab handle.
  package var hasGrabHandle = false
  /// When there is a line below the title.
  package var separator = SeparatorRule.auto
  /// Where it is, or is going.
  package var position = CardPosition.extended
  /// Top of the card where it rests, in points from that of the screen.
  package var rest = 0.0
  /// How far its pages are scrolled that do not move, in points, by their place.
  package var offsets: [Int: Double] = [:]
  /// What has been changed about its title and those of its pages, by the index of the card.
  package var titles: [Int: SceneTitleLook] = [:]
  /// The row that is highlighted of it or of its pages, by the index of the card.
  package var rows: [Int: Int] = [:]

  /// The card at index `card` on the page at `page`.
  package init(card: Int, pages: [Int], page: Int) {
    (self.card, self.pages, self.page, seen) = (card, pages, page, page...page)
  }

  /// The card somewhere else, with another of its pages.
  func at(_ position: CardPosition, _ page: Int? = nil) -> SceneCardLook {
    var card = self
    (card.position, card.page) = (position, page ?? self.page)
    return card
  }

  /// Index of the card whose title and content stand on the page at `place`.
  package func shown(_ place: Int) -> Int { pages.indices.contains(place) ? pages[place] : card }
}

/// What has been changed about a title; nil for what is as in the file.
package struct SceneTitleLook: Hashable, Sendable {
  /// The title.
  package var title: CardText?
  /// The subtitle.
  package var subtitle: CardText?
  /// The height of a custom title in points.
  package var height: Double?

  /// These changes.
  package init(title: CardText?, subtitle: CardText?, height: Double?) {
    (self.title, self.subtitle, self.height) = (title, subtitle, height)
  }
}

extension CardScene {
  /// The scene with one card alone on its stack, as it is now, over `map`.
  func with(_ card: SceneCardLook, over map: String?, as profile: SceneProfile) -> CardScene {
    var top = changed(card.card, card)
    var scene = self
    (top.style, top.inheritsStyle, top.grabHandle) = (card.style, false, card.hasGrabHandle ? .show : .hide)
    top.map = map
    scene.cards = [top]
    var id: String?
    if card.pages.indices.contains(card.page) {
      var page = changed(card.pages[card.page], card)
      page.map = map
      id = page.source.id
      scene.cards.append(page)
    }
    (scene.profile, scene.isDismissable, scene.root) = (profile, card.isClosable, top.source.id)
    scene.start = [StackEntry(source: top.source, card: top.source.id ?? "", position: nil, page: id, offset: 0)]
    return scene
  }

  private func changed(_ index: Int, _ look: SceneCardLook) -> SceneCard {
    var card = cards[index]
    guard let change = look.titles[index] else { return card }
    switch card.title {
    case .standard(let title, let subtitle, let accessory):
      card.title = .standard(
        title: change.title ?? title, subtitle: change.subtitle ?? subtitle, accessory: accessory)
    case .custom(var custom):
      custom.height = change.height ?? custom.height
      card.title = .custom(custom)
    case .none: break
    }
    return card
  }
}

extension SeparatorRule {
  /// Whether a line stands between title and content of a card at `position` whose content is scrolled by `offset` points.
  package func shows(at position: CardPosition, offset: Double) -> Bool {
    guard position != .collapsed else { return false }
    return switch self {
    case .auto: offset > 0
    case .always: true
    case .never: false
    }
  }
}
