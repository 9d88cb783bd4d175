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

  /// Where each card stands in ``cards``, by its id; of several with one id the first.
  package var cardIndices: [String: Int] {
    cards.indices.reduce(into: [:]) { indices, index in
      if let id = cards[index].source.id, indices[id] == nil { indices[id] = index }
    }
  }

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

extension StackEntry {
  init(_ element: CardElement) {
    self.init(
      source: element.source, card: element.attribute(.card) ?? "", position: element.position(.position),
      page: element.attribute(.page), offset: element.number(.offset) ?? 0)
  }
}

extension CardScene {
  init(_ element: CardElement) {
    self.init(source: element.source)
    root = element.attribute(.root)
    profile = element.choice(.profile, .spec)
    mode = element.choice(.mode, .floating)
    placement = element.choice(.placement, .auto)
    sideEdge = element.choice(.sideEdge, .leading)
    isDismissable = element.flag(.dismissable)
    statusBar = element.choice(.statusBar, .blur)
    allowsDragging = element.flag(.dragging, unless: true)
    isSpringLoaded = element.flag(.springLoaded)
    hasDefaultKeys = element.flag(.defaultKeys, unless: true)
    for child in element.children { add(child) }
  }

  private mutating func add(_ child: CardElement) {
    switch child.name {
    case .device: devices.append(SceneDevice(child))
    case .metrics: metrics = SceneMetrics(child)
    case .grabHandle: grabHandle = GrabHandle(child)
    case .mapButtonStyle: buttonStyle = MapButtonStyle(child)
    case .defaultButtons: defaultButtons = DefaultButtons(child)
    case .persistentButtons: persistentButtons.append(MapButtonGroup(child))
    case .cardStyle: styles.append(CardStyle(child))
    case .mapContent: maps.append(MapContent(child))
    case .start: start = child.parts(.stackEntry, StackEntry.init)
    case .shortcut: if let shortcut = Shortcut(child) { shortcuts.append(shortcut) }
    case .scenario: scenarios.append(Scenario(child))
    default: if let card = SceneCard(child) { cards.append(card) } else { unknown.append(UnknownPart(child)) }
    }
  }
}
