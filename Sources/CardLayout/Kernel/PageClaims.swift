import CardModel

/// What only one part of a page may have: the first that claims it gets it.
struct PageClaims {
  private var hasTint = false
  private var hasSwipe = false
  /// The actions of the menu that is open.
  private(set) var menu: [Action]?

  /// What lies over the filling of a part while it is pressed or selected (SEED4: the background changes, that of the card
  /// or only that of the element inside that was tapped).
  mutating func tint(_ environment: CardEnvironment) -> ColorToken? {
    guard !hasTint, environment.state == .pressed || environment.state == .selected else { return nil }
    hasTint = true
    return environment.state == .pressed ? .tertiaryFill : .informationBackground
  }

  /// Opens the menu of `actions` in the state in which one is open.
  mutating func openMenu(_ actions: [Action], _ environment: CardEnvironment) {
    guard menu == nil, environment.state == .menu else { return }
    menu = actions.filter { environment.shows($0.text.source) }
  }

  /// The actions of `cell` that a swipe uncovers in this environment, if there are any.
  mutating func swipe(_ cell: ObjectCell, _ environment: CardEnvironment) -> SwipeActions? {
    guard let edge = environment.swipe ?? (environment.state == .swipe ? .trailing : nil), !hasSwipe,
      let swipe = cell.swipeActions.first(where: {
        $0.edge == edge && environment.shows($0.source) && !$0.actions.isEmpty
      })
    else { return nil }
    hasSwipe = true
    return swipe
  }
}
