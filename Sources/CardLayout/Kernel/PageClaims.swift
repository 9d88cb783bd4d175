import CardModel

/// What only one part of a page may have: the first that claims it gets it.
struct PageClaims {
  private var hasTint = false
  private var hasSwipe = false
  /// A menu that is open.
  struct Menu {
    let actions: [Action]
    /// What has opened it, and how far that is scrolled, where the card is played.
    let played: (place: PlayState.Place, shift: ScenePoint)?
  }

  /// The menu that is open.
  private(set) var menu: Menu?

  /// What lies over the filling of a part while it is pressed or selected (SEED4: the background changes, that of the card
  /// or only that of the element inside that was tapped).
  mutating func tint(_ environment: CardEnvironment) -> ColorToken? {
    guard !hasTint, environment.state == .pressed || environment.state == .selected else { return nil }
    hasTint = true
    return environment.state == .pressed ? .tertiaryFill : .informationBackground
  }

  /// What the button at `source` means, called `label`, that opens the menu of `actions`; it is open where that was touched,
  /// or in the state in which one is.
  mutating func menuButton(
    _ actions: [Action], at source: PartSource, label: String, _ context: CardContext
  ) -> Paint {
    let actions = context.enabled(actions.filter { context.shows($0.text.source) })
    let state = context.play?.state
    let isOpen = state.map { $0.menu == PlayState.Place(source) } ?? (context.environment.state == .menu)
    if menu == nil, isOpen {
      menu = Menu(actions: actions, played: state.map { (PlayState.Place(source), $0.shift) })
    }
    // Behind a button that is played there is something.
    return Paint(
      role: .menuButton, label: label, source: source, isRead: true, isTouchable: state == nil || !actions.isEmpty)
  }

  /// The actions of `cell` that a swipe has uncovered, or uncovers in this environment, if there are any.
  mutating func swipe(_ cell: ObjectCell, _ context: CardContext) -> SwipeActions? {
    guard !cell.swipeActions.isEmpty, !hasSwipe else { return nil }
    let environment = context.environment
    let edge: RowEdge? =
      if let play = context.play {
        play.state.swipe.flatMap { $0.place == PlayState.Place(cell.source) ? $0.edge : nil }
      } else {
        environment.swipe ?? (environment.state == .swipe ? .trailing : nil)
      }
    let swipe = edge.flatMap { cell.swipeActions(at: $0, environment, context.play?.state) }
    hasSwipe = swipe != nil
    return swipe
  }
}

extension CardEnvironment {
  /// Whether the first part that claims its state or its swipe looks otherwise than those behind it: then no part can be drawn
  /// without those before it.
  package var hasClaims: Bool { state != .normal || swipe != nil }
}
