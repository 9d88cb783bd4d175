package import CardLayout
package import CardModel
package import LayoutCore
import SceneLayout

/// Measures a scene on its screens, each once.
package struct SceneFactsStore {
  private let scene: CardScene
  private let environment: CardEnvironment
  private let findsTargets: Bool
  private let labelsTargets: Bool
  private let measuresContent: Bool
  private var known: [Key: SceneFacts] = [:]
  private var heights: [HeightsKey: Heights] = [:]

  private struct Key: Hashable {
    var device: SceneDevice?
    var profile: SceneProfile
  }

  /// What heights depend on: of a screen its width and that of a card on it, and where cards are laid out in a grid
  /// its height, too.
  private struct HeightsKey: Hashable {
    var environment: CardEnvironment
    var profile: SceneProfile
    /// In points; beside the map it is a share of the screen's longer side.
    var cardWidth: Double

    init(_ environment: CardEnvironment, _ scene: CardScene) {
      (self.environment, profile) = (environment, scene.profile)
      cardWidth = SceneGeometry(scene, SceneScreen(environment)).cardWidth
      (self.environment.safeArea.top, self.environment.safeArea.bottom) = (0, 0)
      let hasGrid = scene.cards.contains { if case .collection = $0.content { true } else { false } }
      if !hasGrid { self.environment.height = 0 }
    }
  }

  /// What is measured of cards and titles.
  private struct Heights {
    var cards: [CardFacts] = []
    var titles: [SceneFacts.TitleKey: SceneFacts.TitleHeights] = [:]
  }

  /// A store for `scene`, whose texts are set as in `environment`.
  ///
  /// - Parameters:
  ///   - findsTargets: Whether targets at places on the screen will be asked for.
  ///   - labelsTargets: Whether it matters what is spoken of them; else nothing is.
  ///   - measuresContent: Whether it matters how far content scrolls; else none does.
  package init(
    _ scene: CardScene, _ environment: CardEnvironment, findsTargets: Bool = false, labelsTargets: Bool = false,
    measuresContent: Bool = true
  ) {
    (self.findsTargets, self.labelsTargets, self.measuresContent) = (findsTargets, labelsTargets, measuresContent)
    self.scene = scene
    self.environment = environment
  }

  /// The scene on `device`, or on the environment's own screen, with `profile` or its own.
  package mutating func facts(
    _ device: SceneDevice?, with profile: SceneProfile? = nil, _ measurer: inout TextMeasurer
  ) -> SceneFacts {
    let profile = profile ?? scene.profile
    let key = Key(device: device, profile: profile)
    if let facts = known[key] { return facts }
    let facts = survey(device, profile, &measurer)
    known[key] = facts
    return facts
  }

  private mutating func survey(
    _ device: SceneDevice?, _ profile: SceneProfile, _ measurer: inout TextMeasurer
  ) -> SceneFacts {
    var scene = scene
    scene.profile = profile
    let own = self.environment.reading(scene.source.language)
    let environment = device.map { own.on($0) } ?? own
    let surveyor = SceneSurveyor(scene, environment, labelsTargets: labelsTargets)
    var heights = heights(of: scene, surveyor, &measurer)
    for index in heights.cards.indices { place(scene.cards[index], surveyor, &heights.cards[index], &measurer) }
    return SceneFacts(
      scene, environment, hasVoiceOver: device?.hasVoiceOver ?? false, cards: heights.cards, titles: heights.titles)
  }

  /// The heights of everything of `scene`, measured once for screens of one width.
  private mutating func heights(
    of scene: CardScene, _ surveyor: SceneSurveyor, _ measurer: inout TextMeasurer
  ) -> Heights {
    let key = HeightsKey(surveyor.environment, scene)
    if let known = heights[key] { return known }
    var result = Heights()
    for index in scene.cards.indices {
      result.cards.append(card(index, in: scene, surveyor, &measurer))
      add(titlesOf: index, pages: result.cards[index].pages, in: scene, to: &result.titles, surveyor, &measurer)
    }
    heights[key] = result
    return result
  }

  /// Finds out where buttons and targets of `card` are on the screen.
  private func place(
    _ card: SceneCard, _ surveyor: SceneSurveyor, _ facts: inout CardFacts, _ measurer: inout TextMeasurer
  ) {
    (facts.column, facts.row) = surveyor.mapButtons(of: card, stickyHeight: facts.sticky)
    guard findsTargets else { return }
    facts.titleTargets = surveyor.titleTargets(of: card, &measurer)
    facts.contentTargets = surveyor.contentTargets(of: card, &measurer)
    facts.headerTargets = surveyor.headerTargets(of: card, &measurer)
    facts.barTargets = surveyor.barTargets(of: card, &measurer)
  }

  private func card(
    _ index: Int, in scene: CardScene, _ surveyor: SceneSurveyor, _ measurer: inout TextMeasurer
  ) -> CardFacts {
    let (card, environment) = (scene.cards[index], surveyor.environment)
    var (rows, pages, initial): ([String?], [Int], Int) = ([], [], 0)
    var runsBeneathTitle = false
    switch card.content {
    case .table(let table):
      rows = table.sections.flatMap { $0.cells }.filter { environment.shows($0.source) }.map { $0.source.id }
    case .pages(let content):
      pages = content.pages.compactMap { id in scene.cards.firstIndex { $0.source.id == id } }
      let first = scene.cards.firstIndex { $0.source.id == content.initial }
      initial = pages.firstIndex { $0 == first } ?? 0
    default: break
    }
    if case .custom(let title) = card.title { runsBeneathTitle = title.isOverContent && !title.insetsContent }
    let bar = card.bottomBar.map { $0.isShown ? $0.height ?? 60 : 0 } ?? 0
    return CardFacts(
      header: surveyor.headerHeight(of: card, &measurer),
      content: measuresContent ? surveyor.contentHeight(of: card, &measurer) + bar : 0,
      runsBeneathTitle: runsBeneathTitle, rows: rows, pages: pages, initialPage: initial,
      sticky: surveyor.stickyHeight(of: card, &measurer))
  }

  // MARK: Titles

  /// Measures the title of a card in every style that it can come to have and with every text that it can be given.
  private func add(
    titlesOf index: Int, pages: [Int], in scene: CardScene,
    to titles: inout [SceneFacts.TitleKey: SceneFacts.TitleHeights], _ surveyor: SceneSurveyor,
    _ measurer: inout TextMeasurer
  ) {
    let card = scene.cards[index]
    let styles = card.style != nil || !card.inheritsStyle ? [card.style] : [nil] + Self.stylesInUse(scene)
    for style in styles {
      var card = card
      card.style = style
      let isOwn = style == scene.cards[index].style
      if pages.isEmpty {
        for (title, subtitle) in Self.texts(of: card) {
          let key = SceneFacts.TitleKey(
            card: index, page: nil, style: style, title: title?.string, subtitle: subtitle?.string)
          titles[key] = surveyor.title(
            of: card.titled(title, subtitle), page: nil, isOwn: isOwn && title == nil && subtitle == nil, &measurer)
        }
      }
      for (place, page) in pages.enumerated() {
        for (title, subtitle) in Self.texts(of: scene.cards[page]) {
          let key = SceneFacts.TitleKey(
            card: index, page: place, style: style, title: title?.string, subtitle: subtitle?.string)
          titles[key] = surveyor.title(of: card, page: scene.cards[page].titled(title, subtitle), &measurer)
        }
      }
    }
  }

  private static func stylesInUse(_ scene: CardScene) -> [String?] {
    var found: [String?] = []
    for card in scene.cards {
      if let style = card.style, !found.contains(style) { found.append(style) }
    }
    return found
  }

  /// Titles and subtitles that a card can have: its own and those of its handlers; nil for its own.
  private static func texts(of card: SceneCard) -> [(CardText?, CardText?)] {
    var titles: [CardText?] = [nil]
    var subtitles: [CardText?] = [nil]
    for case .setTitle(_, let title, let subtitle) in card.handlers.flatMap({ $0.actions }) {
      if let title, !titles.contains(where: { $0?.string == title.string }) { titles.append(title) }
      if let subtitle, !subtitles.contains(where: { $0?.string == subtitle.string }) { subtitles.append(subtitle) }
    }
    return titles.flatMap { title in subtitles.map { (title, $0) } }
  }
}

extension SceneCard {
  /// The card with another title or subtitle, where it has a title of its own that takes them.
  fileprivate func titled(_ title: CardText?, _ subtitle: CardText?) -> SceneCard {
    guard case .standard(let own, let ownSubtitle, let accessory) = self.title else { return self }
    var card = self
    card.title = .standard(title: title ?? own, subtitle: subtitle ?? ownSubtitle, accessory: accessory)
    return card
  }
}

extension SceneSurveyor {
  fileprivate func title(
    of card: SceneCard, page: SceneCard?, isOwn: Bool = false, _ measurer: inout TextMeasurer
  ) -> SceneFacts.TitleHeights {
    let open = titleHeight(of: card, page: page, at: .extended, isOwn: isOwn, &measurer)
    guard [card, page].contains(where: { $0?.title.hidesPartWhenCollapsed ?? false }) else {
      return SceneFacts.TitleHeights(open: open, collapsed: open)
    }
    return SceneFacts.TitleHeights(
      open: open, collapsed: titleHeight(of: card, page: page, at: .collapsed, &measurer))
  }
}

extension CardTitle {
  /// Whether a collapsed card shows less of it.
  fileprivate var hidesPartWhenCollapsed: Bool {
    if case .standard(_, _, let accessory?) = self { accessory.hidesWhenCollapsed } else { false }
  }
}
