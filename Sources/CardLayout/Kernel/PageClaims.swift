import CardModel

/// What only one part of a page may have: the first that claims it gets it.
struct PageClaims {
  private var hasTint = false
  private var hasSwipe = false
  /// A menu that is open.
  struct Menu {
    let actions: [Action]
    /// What has opened it, where the card is played.
    let played: PlayState.Menu?
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

  /// Opens the menu of `actions` below the button at `source` where that was touched, or in the state in which one is open.
  mutating func openMenu(_ actions: [Action], at source: PartSource, _ context: CardContext) {
    let played = context.play?.state.menu
    guard menu == nil,
      context.play == nil ? context.environment.state == .menu : played?.place == PlayState.Place(source)
    else { return }
    menu = Menu(actions: context.played(actions.filter { context.shows($0.text.source) }), played: played)
  }

  /// The actions of `cell` that a swipe has uncovered, or uncovers in this environment, if there are any.
  mutating func swipe(_ cell: ObjectCell, _ context: CardContext) -> SwipeActions? {
    let environment = context.environment
    let edge: RowEdge? =
      if let play = context.play {
        play.state.swipe.flatMap { $0.place == PlayState.Place(cell.source) ? $0.edge : nil }
      } else {
        environment.swipe ?? (environment.state == .swipe ? .trailing : nil)
      }
    guard let edge, !hasSwipe,
      let swipe = cell.swipeActions.first(where: {
        $0.edge == edge && environment.shows($0.source) && !$0.actions.isEmpty
      })
    else { return nil }
    hasSwipe = true
    return swipe
  }
}
