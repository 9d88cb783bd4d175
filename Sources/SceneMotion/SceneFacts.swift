package import CardLayout
package import CardModel
import LayoutCore
package import SceneLayout

/// A scene on one screen, measured before anything moves: what a motion needs to know, so that nothing is laid out while it runs.
///
/// An object, as every event and every moment of a scene is made with it.
package final class SceneFacts: Sendable {
  /// The scene.
  package let scene: CardScene
  /// Whose behaviour holds.
  package let profile: SceneProfile
  /// The screen, and how texts are set.
  package let environment: CardEnvironment
  /// Where things stand without a header.
  package let geometry: SceneGeometry
  /// Whether VoiceOver runs at the start.
  package let hasVoiceOver: Bool
  /// Per card, by its index in ``CardScene/cards``.
  package let cards: [CardFacts]
  /// Heights of titles without the grab handle.
  let titles: [TitleKey: TitleHeights]
  private let indices: [String: Int]
  /// The ids of all map contents.
  private let maps: Set<String>

  /// What is measured of the title of one card.
  struct TitleKey: Hashable, Sendable {
    var card: Int
    /// The page, of a page card.
    var page: Int?
    var style: String?
    var title: String?
    var subtitle: String?
  }

  /// Heights of one title in points.
  struct TitleHeights: Hashable, Sendable {
    var open: Double
    var collapsed: Double
  }

  /// `scene` as its profile has it, in `environment`.
  init(
    _ scene: CardScene, _ environment: CardEnvironment, hasVoiceOver: Bool, cards: [CardFacts],
    titles: [TitleKey: TitleHeights]
  ) {
    self.scene = scene
    profile = scene.profile
    self.environment = environment
    geometry = SceneGeometry(
      scene, SceneScreen(environment), isRightToLeft: environment.direction == .rightToLeft)
    self.hasVoiceOver = hasVoiceOver
    self.cards = cards
    self.titles = titles
    indices = scene.cardIndices
    maps = Set(scene.maps.compactMap { $0.source.id })
  }

  /// Whether the profile follows the shipped code where the specification says otherwise.
  package var isAsShipped: Bool { profile != .spec }

  /// Whether positions are the heights of a system sheet: compact width and regular height, floating at the bottom.
  package var isSheet: Bool {
    profile == .sheet && geometry.mode == .floating && !geometry.isAtSide
  }

  /// The index of the card called `id`.
  func index(of id: String?) -> Int? { id.flatMap { indices[$0] } }

  /// Whether there is map content called `id`.
  func hasMap(_ id: String) -> Bool { maps.contains(id) }

  /// The id of the card at `index`.
  func id(_ index: Int) -> String { scene.cards[index].source.id ?? "" }

  /// How dark the card below gets under a card that is pushed.
  var shade: Double { isSheet ? 0 : scene.metrics.shade ?? (isAsShipped ? 0.15 : 0.25) }
}

/// What is measured of one card.
package struct CardFacts: Hashable, Sendable {
  /// Height of the header's content in points; nil for a card without a header.
  package var header: Double?
  /// Height of the content in points, as far as it can be scrolled to: what covers its end is added.
  package var content: Double
  /// Room above content that runs beneath the title is the title's own.
  package var runsBeneathTitle: Bool
  /// Ids of the rows of a table, in order; nil for a row without one.
  package var rows: [String?]
  /// Indices of the cards that are its pages.
  package var pages: [Int]
  /// Which of its pages shows first.
  package var initialPage: Int
  /// Height of the sticky bar in points; 0 without one.
  package var sticky: Double
  /// The buttons of the column, from the screen's upper left corner; under a header they are in the row.
  package var column: [MapButton] = []
  /// The buttons of the row above the card, y from its lower edge.
  package var row: [MapButton] = []
  /// What takes taps in its title, from the title's upper left corner; empty where nobody asks.
  package var titleTargets: [SceneTarget] = []
  /// What takes taps in its content, from the content's upper left corner.
  package var contentTargets: [SceneTarget] = []
  /// What takes taps in its header, from the upper left corner of what the header holds.
  package var headerTargets: [SceneTarget] = []
  /// What takes taps in its bars and what floats over it.
  package var barTargets = BarTargets()
}
