/// A stack of cards over one map.
package struct CardScene: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The id of the card at the bottom of the stack.
  package var root: String?
  /// Whose behaviour holds where the sources differ.
  package var profile = SceneProfile.spec
  /// Whether cards float over the map or are fixed beside it.
  package var mode = SceneMode.floating
  /// Where cards stand, whatever the screen.
  package var placement = ScenePlacement.auto
  /// The edge at which cards stand beside the map.
  package var sideEdge = SceneEdge.leading
  /// Whether the root card can be closed too, which ends the scene.
  package var isDismissable = false
  /// What is behind the status bar.
  package var statusBar = StatusBarBackground.blur
  /// Whether cards can be dragged.
  package var allowsDragging = true
  /// Whether buttons react to something that is dragged over them.
  package var isSpringLoaded = false
  /// Whether the usual keys work.
  package var hasDefaultKeys = true
  /// The screens that its scenarios name.
  package var devices: [SceneDevice] = []
  /// Its figures.
  package var metrics = SceneMetrics()
  /// The grab handle of its cards.
  package var grabHandle = GrabHandle()
  /// How the buttons on the map look.
  package var buttonStyle = MapButtonStyle()
  /// Tracking and compass.
  package var defaultButtons = DefaultButtons()
  /// Buttons on the map whatever the card.
  package var persistentButtons: [MapButtonGroup] = []
  /// Named looks of cards.
  package var styles: [CardStyle] = []
  /// What the map can show.
  package var maps: [MapContent] = []
  /// All cards.
  package var cards: [SceneCard] = []
  /// The stack at the start; empty for the root card alone.
  package var start: [StackEntry] = []
  /// Keys that work whatever the card.
  package var shortcuts: [Shortcut] = []
  /// What must hold.
  package var scenarios: [Scenario] = []
  /// Elements that this version does not know.
  package var unknown: [UnknownPart] = []

  /// An empty scene at `source`.
  package init(source: PartSource) { self.source = source }

  /// The card called `id`, or nil.
  package func card(_ id: String?) -> SceneCard? { id.flatMap { id in cards.first { $0.source.id == id } } }

  /// The card that is on top at the start, and how the stack says it stands; the root, or the first card, without a stack.
  package var top: (card: SceneCard, entry: StackEntry?)? {
    if let entry = start.last, let card = card(entry.card) { return (card, entry) }
    return (card(root) ?? cards.first).map { ($0, nil) }
  }

  /// The map content called `id`, or nil.
  package func map(_ id: String?) -> MapContent? { id.flatMap { id in maps.first { $0.source.id == id } } }

  /// The style called `id`, or nil.
  package func style(_ id: String?) -> CardStyle? { id.flatMap { id in styles.first { $0.source.id == id } } }
}

/// Whose behaviour holds where specification and releases differ.
package enum SceneProfile: String, Sendable, CaseIterable {
  case spec
  case release = "tgcard-2.5"
  case sheet = "tgcard-sheet"
}

/// Whether cards float over the map or are fixed beside it.
package enum SceneMode: String, Sendable, CaseIterable {
  case floating, sidebar
}

/// Where cards stand.
package enum ScenePlacement: String, Sendable, CaseIterable {
  /// As the size classes say.
  case auto
  case bottom, side
}

/// An edge along the reading direction.
package enum SceneEdge: String, Sendable, CaseIterable {
  case leading, trailing
}

/// What is behind the status bar.
package enum StatusBarBackground: String, Sendable, CaseIterable {
  case blur, clear
}

/// Where a card rests.
package enum CardPosition: String, Sendable, CaseIterable {
  case collapsed, peaking, extended
}

/// A screen that scenarios name.
package struct SceneDevice: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The built-in device whose figures it has.
  package var preset: String?
  /// Whether it lies on its side.
  package var isLandscape = false
  /// Width and height of the screen in points, where the file gives them.
  package var width: Double?
  /// Height of the screen in points.
  package var height: Double?
  /// Room at the top that the system uses, in points.
  package var safeTop: Double?
  /// Room at the bottom that the system uses.
  package var safeBottom: Double?
  /// Room at the left that the system uses.
  package var safeLeft: Double?
  /// Room at the right that the system uses.
  package var safeRight: Double?
  /// Room across.
  package var widthClass: SizeClass?
  /// Room from top to bottom.
  package var heightClass: SizeClass?
  /// Whether lines run from right to left.
  package var isRightToLeft = false
  /// Whether VoiceOver runs.
  package var hasVoiceOver = false
  /// Pixels of a point.
  package var scale: Double?

  /// A device at `source`.
  package init(source: PartSource) { self.source = source }
}

/// The figures of a scene; lengths in points, durations in seconds (tgcard.md section 2.1).
package struct SceneMetrics: Hashable, Sendable {
  /// The map that an extended card leaves free, without a home indicator.
  package var mapStrip = 50.0
  /// The same with a home indicator.
  package var mapStripHome = 12.0
  /// The share of the way from extended to collapsed at which a card peaks.
  package var peakRatio = 0.5
  /// Least height of a collapsed card.
  package var collapsedMin = 29.04
  /// How near to extended or collapsed a card snaps there.
  package var snapWindow = 22.0
  /// How near to peaking a card snaps there.
  package var snapWindowPeak = 44.0
  /// How far above peaking or collapsed a card at rest already counts as the position above it.
  package var slack = 44.0
  /// Seconds of its speed that a card goes on after a drag.
  package var projection = 0.499
  /// Duration of a push.
  package var push = 0.25
  /// Damping of a push.
  package var pushDamping = 0.75
  /// Duration of a pop.
  package var pop = 0.3125
  /// Damping of a pop.
  package var popDamping = 1.0
  /// Least duration of a snap.
  package var snapMin = 0.4
  /// Greatest duration of a snap.
  package var snapMax = 1.3
  /// Damping of a snap.
  package var snapDamping = 0.8
  /// Duration of a move.
  package var move = 0.25
  /// Opacity of the shade between two cards; nil for the profile's.
  package var shade: Double?
  /// Opacity of the shade over the map below an extended card.
  package var dim = 0.25
  /// The share of the way from peaking to extended on which map buttons fade.
  package var fadeShare = 0.3
  /// Width of a card at the side in regular width.
  package var sideWidth = 360.0
  /// Greatest width of a card at the side in regular width.
  package var sideMax = 414.0
  /// The share of the screen's width that a card at the side has in compact width.
  package var sideShare = 0.38
  /// Distance of a card at the side from the safe area.
  package var sideMargin = 8.0
  /// Between pages.
  package var pageGap = 5.0
  /// Above a header at the side.
  package var headerGap = 20.0
  /// What a collapsed card covers of the map, for what the map shows.
  package var collapsedPadding = 75.0
  /// Height of the line between title and content.
  package var separator = 0.5
  /// Duration of a fade.
  package var fade = 0.25

  /// The figures of the source.
  package init() {}
}

/// The bar at the top of a card that says it can be dragged.
package struct GrabHandle: Hashable, Sendable {
  /// Where it stands, if the file has it.
  package var source: PartSource?
  /// Its width in points.
  package var width = 48.0
  /// Its height in points.
  package var height = 4.0
  /// Room above it.
  package var above = 6.0
  /// Room below it.
  package var below = 6.0
  /// What VoiceOver says, by position.
  package var labels: [CardPosition: CardText] = [:]
  /// What VoiceOver adds.
  package var hint: CardText?

  /// The handle of the source (tgcard.md section 2.1).
  package init() {}

  /// Its height with the room around it.
  package var room: Double { above + height + below }
}

/// A look of cards by name; what is nil is as the source has it.
package struct CardStyle: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// Radius of the corners in points.
  package var radius = 16.0
  /// Whether there is a shadow.
  package var hasShadow = true
  /// Name of the colour behind the content.
  package var background: String?
  /// The same while the card is extended.
  package var expandedBackground: String?
  /// Text style of the title.
  package var titleTextStyle = "body"
  /// Weight of the title.
  package var titleWeight = TitleWeight.bold
  /// Name of the title's colour.
  package var titleColor: String?
  /// Text style of the subtitle.
  package var subtitleTextStyle = "subheadline"
  /// Weight of the subtitle.
  package var subtitleWeight = TitleWeight.regular
  /// Name of the subtitle's colour.
  package var subtitleColor: String?
  /// Name of the grab handle's colour.
  package var grabHandleColor: String?
  /// How the close button looks.
  package var closeButton = CloseButtonLook.circle
  /// Name of the colour of its cross.
  package var closeCrossColor: String?
  /// Name of the colour behind its cross.
  package var closeBackground: String?

  /// The look of the source.
  package init(source: PartSource) { self.source = source }
}

/// How heavy a title is.
package enum TitleWeight: String, Sendable, CaseIterable {
  case regular, semibold, bold
}

/// How a close button looks.
package enum CloseButtonLook: String, Sendable, CaseIterable {
  case circle, glass, none
}

/// A card of a stack, and how it stands there.
package struct StackEntry: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The card's id.
  package var card: String
  /// Its position; nil for the card's own.
  package var position: CardPosition?
  /// The page that a page card shows.
  package var page: String?
  /// How far the content is scrolled, in points.
  package var offset: Double

  /// An entry for `card`.
  package init(source: PartSource, card: String, position: CardPosition?, page: String?, offset: Double) {
    (self.source, self.card, self.position, self.page, self.offset) = (source, card, position, page, offset)
  }
}
