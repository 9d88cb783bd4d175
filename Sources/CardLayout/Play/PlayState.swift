package import CardModel

/// How far a card has come that is played: what people have done to it, by the parts that they did it to.
///
/// Pure, as all of the layout: touches in, a new state and effects out; the card is drawn anew for it.
package struct PlayState: Hashable, Sendable {
  /// A part of the text that is played.
  package struct Place: Hashable, Sendable {
    /// Offset of its element in the text, in bytes.
    package var start: Int
    /// Which item of a list it shows, where a list repeats it.
    package let item: Int
    /// The name of its element.
    package let element: String
    /// The `id` of that.
    package let id: String?

    /// The place of the part at `source`.
    package init(_ source: PartSource) {
      (start, item, element, id) = (source.start, source.item, source.element, source.id)
    }
  }

  /// A menu that is open.
  struct Menu: Hashable {
    /// What opened it.
    let place: Place
    /// How far that was scrolled when it did, in points.
    let shift: ScenePoint
  }

  /// A cell that is swiped aside.
  struct Swipe: Hashable {
    let place: Place
    let edge: RowEdge
  }

  /// The actions that were done.
  private(set) var done: Set<Place> = []
  private(set) var menu: Menu?
  private(set) var swipe: Swipe?
  /// Whether cells are chosen whose choice was changed.
  private(set) var choices: [Place: Bool] = [:]
  /// The lists in which selecting has begun.
  private(set) var selecting: Set<Place> = []

  /// The card as its file has it.
  package init() {}

  /// The same in another version of the text: without what `moved` finds no place for.
  package func moved(_ moved: (Place) -> Place?) -> PlayState {
    var state = PlayState()
    state.done = Set(done.compactMap(moved))
    state.menu = menu.flatMap { menu in moved(menu.place).map { Menu(place: $0, shift: menu.shift) } }
    state.swipe = swipe.flatMap { swipe in moved(swipe.place).map { Swipe(place: $0, edge: swipe.edge) } }
    for (place, isOn) in choices { if let place = moved(place) { state.choices[place] = isOn } }
    state.selecting = Set(selecting.compactMap(moved))
    return state
  }
}

// What is touched, and what comes of it.
extension PlayState {
  /// A finger has tapped `target`, one of `targets`, which was scrolled by `shift` points.
  package mutating func tap(
    _ target: PlayTarget, of targets: PlayTargets, shift: ScenePoint = ScenePoint(0, 0)
  ) -> [PlayEffect] {
    guard !target.isDisabled else { return [] }
    if menu != nil, target.kind != .menuItem { return dismiss() }
    // A cell that is swiped aside takes no other touch than on its actions.
    if let swipe, !targets.isUncovered(target, by: swipe) { return dismiss() }
    (menu, swipe) = (nil, nil)
    switch target.kind {
    case .menuButton:
      menu = Menu(place: target.place, shift: shift)
      return [.opened(target.name)]
    case .checkbox:
      choices[target.place] = !target.isOn
      return [.switched(target.name, isOn: !target.isOn)]
    case .radioButton:
      for cell in targets.list(of: target.place)?.cells ?? [] { choices[Place(cell.source)] = false }
      choices[target.place] = true
      return [.switched(target.name, isOn: true)]
    case .button, .menuItem:
      done.insert(target.place)
      return [.did(target.name)] + (target.link.map { [.led($0)] } ?? [])
    case .link: return [target.link.map { .led($0) } ?? .ledNowhere(target.name)]
    case .cell: return []
    }
  }

  /// A finger rests on `target`, one of `targets`: selecting begins with a cell of a list in which cells can be selected.
  package mutating func hold(_ target: PlayTarget, of targets: PlayTargets) -> [PlayEffect] {
    guard menu == nil, let list = targets.list(of: target.place), list.selection != .none,
      !list.isSelecting, selecting.insert(Place(list.source)).inserted
    else { return [] }
    swipe = nil
    choices[target.place] = true
    return [.selecting(true), .switched(target.name, isOn: true)]
  }

  /// A finger has swept `target`, one of `targets`, away from an `edge`, so that what lies there is uncovered; `fully`, where
  /// it went so far that the first action is done at once.
  package mutating func swipe(
    _ target: PlayTarget, of targets: PlayTargets, from edge: RowEdge, fully: Bool = false
  ) -> [PlayEffect] {
    guard menu == nil else { return [] }
    if swipe?.place == target.place, swipe?.edge != edge { return dismiss() }
    guard let actions = targets.swipeActions(of: target, at: edge), let first = actions.actions.first else { return [] }
    swipe = nil
    guard !fully || !actions.allowsFullSwipe || first.isDisabled || done.contains(Place(first.text.source)) else {
      done.insert(Place(first.text.source))
      return [.did(first.spokenLabel)] + (first.text.source.link.map { [.led($0)] } ?? [])
    }
    swipe = Swipe(place: target.place, edge: edge)
    return [.uncovered(actions.actions.map(\.spokenLabel))]
  }

  /// What lies above everything else goes: a menu, the actions of a swipe, selecting; nothing happens where there is none.
  package mutating func dismiss() -> [PlayEffect] {
    if menu != nil {
      menu = nil
      return [.closed]
    }
    if swipe != nil {
      swipe = nil
      return [.closed]
    }
    guard !selecting.isEmpty else { return [] }
    selecting = []
    return [.selecting(false)]
  }
}

// What parts ask of it.
extension PlayState {
  /// `actions` as they are now: with what has become of those that were done.
  func current(_ actions: [Action]) -> [Action] {
    guard !done.isEmpty else { return actions }
    return actions.compactMap { action in
      guard done.contains(Place(action.text.source)) else { return action }
      return action.after == "hidden" ? nil : action.done
    }
  }

  /// `list` as it is now: with the cells that are chosen, and whether they are being selected.
  func current(_ list: ObjectCellList) -> ObjectCellList {
    var list = list
    if selecting.contains(Place(list.source)) { list.isSelecting = true }
    guard !choices.isEmpty else { return list }
    for section in list.sections.indices {
      for cell in list.sections[section].cells.indices {
        let place = Place(list.sections[section].cells[cell].source)
        if let isOn = choices[place] { list.sections[section].cells[cell].isSelected = isOn }
      }
    }
    return list
  }
}

/// A state that all parts of a page have in common, by reference, as what surrounds them is copied everywhere.
final class Play: Sendable {
  let state: PlayState

  init(_ state: PlayState) { self.state = state }
}
