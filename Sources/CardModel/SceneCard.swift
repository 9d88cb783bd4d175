/// A card of a scene.
package struct SceneCard: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// The map content that it brings.
  package var map: String?
  /// Where it rests when it comes; nil for where the card before it is.
  package var position: CardPosition?
  /// What a drag does without a map.
  package var withoutMap = WithoutMap.lock
  /// Whether it can be closed.
  package var isClosable = true
  /// Where it rests when it comes back: `saved`, `keep` or a position; nil for saved at the bottom and keep at the side.
  package var restorePosition: String?
  /// From where it can be dragged.
  package var drag = DragArea.card
  /// Whether scrolling past the top moves the card.
  package var handsScrollOver = true
  /// Whether its content has a pull to refresh.
  package var isRefreshable = false
  /// Whether a tap on the title moves it a step.
  package var stepsByTap = true
  /// Where a tap on the dimmed map moves it.
  package var tapDim = TapDim.peaking
  /// When there is a line below the title.
  package var separator = SeparatorRule.auto
  /// The name of its style.
  package var style: String?
  /// Whether it takes the style of the card before it.
  package var inheritsStyle = true
  /// Whether it has a grab handle.
  package var grabHandle = GrabHandleRule.auto
  /// The activity that leads to it.
  package var activity: String?
  /// Where VoiceOver begins.
  package var focus: String?
  /// The part where VoiceOver begins.
  package var focusPart: String?
  /// What is spoken for the whole card.
  package var label: String?
  /// Its title.
  package var title = CardTitle.none
  /// What it holds.
  package var content: SceneContent
  /// A bar below the status bar.
  package var stickyBar: StickyBar?
  /// A view at the top of the screen.
  package var headerBar: HeaderBar?
  /// A bar at its bottom.
  package var bottomBar: BottomBar?
  /// Buttons that float above the bottom of the screen.
  package var floatingRow: FloatingRow?
  /// A round button that floats over it.
  package var floatingButton: FloatingButton?
  /// Its buttons on the map.
  package var mapButtons: [MapButtonGroup] = []
  /// Keys that work while it is on top.
  package var shortcuts: [Shortcut] = []
  /// What it does when something happens.
  package var handlers: [EventHandler] = []
  /// What stands in its place when there is nothing, or loading failed.
  package var emptyStates: [IllustratedMessage] = []
  /// Whether the data that it shows are there.
  package var data = DataState.present
  /// Elements that this version does not know.
  package var unknown: [UnknownPart] = []

  /// A card at `source` that holds `content`.
  package init(source: PartSource, content: SceneContent) {
    self.source = source
    self.content = content
  }
}

/// What a drag does to a card without a map.
package enum WithoutMap: String, Sendable, CaseIterable {
  case lock, snapBack
}

/// From where a card can be dragged.
package enum DragArea: String, Sendable, CaseIterable {
  case card, title, none
}

/// Where a tap on the dimmed map moves the card.
package enum TapDim: String, Sendable, CaseIterable {
  case peaking, collapsed, none
}

/// When there is a line below the title.
package enum SeparatorRule: String, Sendable, CaseIterable {
  case auto, always, never
}

/// Whether a card has a grab handle.
package enum GrabHandleRule: String, Sendable, CaseIterable {
  case auto, show, hide
}

extension SceneCard {
  /// The card of a scene that `element` describes, or nil when it describes none.
  init?(_ element: CardElement) {
    let parts = Array(element.children)
    guard let content = SceneContent(element, parts) else { return nil }
    self.init(source: element.source, content: content)
    setBehaviour(element)
    for part in parts { add(part) }
    title = CardTitle(among: parts)
    data = element.data
  }

  private mutating func setBehaviour(_ element: CardElement) {
    map = element.attribute(.map)
    position = element.position(.position)
    withoutMap = element.choice(.noMap, .lock)
    isClosable = element.flag(.closable, unless: true)
    restorePosition = element.attribute(.restorePosition)
    drag = element.choice(.drag, .card)
    handsScrollOver = element.flag(.scrollHandover, unless: true)
    isRefreshable = element.flag(.refreshable)
    stepsByTap = element.flag(.tapSteps, unless: true)
    tapDim = element.choice(.tapDim, .peaking)
    separator = element.choice(.separator, .auto)
    style = element.attribute(.style)
    inheritsStyle = element.flag(.inheritStyle, unless: true)
    grabHandle = element.choice(.grabHandle, .auto)
    activity = element.attribute(.activity)
    focus = element.attribute(.focus) ?? "title"
    focusPart = element.attribute(.focusPart)
    label = element.shownIfWritten(.label)
  }

  private mutating func add(_ child: CardElement) {
    switch child.name {
    case .stickyBar: stickyBar = StickyBar(child)
    case .headerBar: headerBar = HeaderBar(child)
    case .bottomBar: bottomBar = BottomBar(child)
    case .floatingRow: floatingRow = FloatingRow(child)
    case .floatingButton: floatingButton = FloatingButton(child)
    case .mapButtons: mapButtons.append(MapButtonGroup(child))
    case .shortcut: if let shortcut = Shortcut(child) { shortcuts.append(shortcut) }
    case .on: if let handler = EventHandler(child) { handlers.append(handler) }
    case .emptyState: emptyStates.append(IllustratedMessage(child))
    default: return
    }
  }
}
