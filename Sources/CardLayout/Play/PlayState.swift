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

    /// The place of an element.
    package init(start: Int, item: Int, element: String, id: String?) {
      (self.start, self.item, self.element, self.id) = (start, item, element, id)
    }

    /// The place of the part at `source`.
    package init(_ source: PartSource) {
      (start, item, element, id) = (source.start, source.item, source.element, source.id)
    }
  }

  /// A cell that is swiped aside.
  struct Swipe: Hashable {
    let place: Place
    let edge: RowEdge
  }

  /// What has become of a list of cells.
  struct List: Hashable {
    /// Whether selecting of its cells has begun.
    var isSelecting = false
    /// Whether cells are chosen whose choice was changed.
    var choices: [Place: Bool] = [:]
  }

  /// How far what has opened the menu is scrolled in the picture at hand, in points.
  package var shift = ScenePoint(0, 0)
  /// The actions that were done.
  private(set) var done: Set<Place> = []
  /// What has opened the menu that is open.
  private(set) var menu: Place?
  private(set) var swipe: Swipe?
  private(set) var lists: [Place: List] = [:]

  /// Whether something lies on top that ``dismiss()`` closes.
  package var isOpen: Bool { menu != nil || swipe != nil || lists.values.contains { $0.isSelecting } }

  /// The card as its file has it.
  package init() {}

  /// The same in another version of the text: without what `moved` finds no place for.
  package func moved(_ moved: (Place) -> Place?) -> PlayState {
    var state = PlayState()
    state.shift = shift
    state.done = Set(done.compactMap(moved))
    state.menu = menu.flatMap(moved)
    state.swipe = swipe.flatMap { swipe in moved(swipe.place).map { Swipe(place: $0, edge: swipe.edge) } }
    for (place, list) in lists {
      guard let place = moved(place) else { continue }
      let choices = list.choices.compactMap { cell, isOn in moved(cell).map { ($0, isOn) } }
      state.lists[place] = List(
        isSelecting: list.isSelecting, choices: choices.reversed().reduce(into: [:]) { $0[$1.0] = $1.1 })
    }
    return state
  }
}

// What is touched, and what comes of it.
extension PlayState {
  /// A finger has tapped `target`, one of `targets`; nil for a tap beside all of them.
  package mutating func tap(_ target: PlayTarget?, of targets: PlayTargets) -> [PlayEffect] {
    guard let target else { return close() }
    guard !target.isDisabled else { return [] }
    if menu != nil, target.kind != .menuItem { return close() }
    // A cell that is swiped aside takes no other touch than on its actions.
    if let swipe, !targets.isUncovered(target, by: swipe) { return close() }
    _ = close()
    switch target.kind {
    case .menuButton:
      menu = target.place
      return [.opened(target.name)]
    case .checkbox: return choose(target, !target.isOn, alone: false, of: targets)
    case .radioButton: return choose(target, true, alone: true, of: targets)
    case .button, .menuItem: return perform(target.place, target.name, target.link)
    case .link: return [target.link.map { .led($0) } ?? .ledNowhere(target.name)]
    case .cell: return []
    }
  }

  /// A finger rests on `target`, one of `targets`: selecting begins with a cell of a list in which cells can be selected.
  package mutating func hold(_ target: PlayTarget, of targets: PlayTargets) -> [PlayEffect] {
    guard menu == nil, target.holds, let list = targets.list(of: target.place) else { return [] }
    swipe = nil
    lists[Place(list.source), default: List()].isSelecting = true
    return [.selecting(true)] + choose(target, true, alone: list.selection == .single, of: targets)
  }

  /// A finger has swiped `target`, one of `targets`, away from an `edge`, so that what lies there is uncovered; `fully`,
  /// where it went so far that the first action is done at once.
  package mutating func swipe(
    _ target: PlayTarget, of targets: PlayTargets, from edge: RowEdge, fully: Bool = false
  ) -> [PlayEffect] {
    guard menu == nil else { return [] }
    if swipe?.place == target.place, swipe?.edge != edge { return close() }
    guard let group = targets.swipeActions(of: target.place, at: edge), let first = group.actions.first else {
      return []
    }
    if fully, group.allowsFullSwipe, !first.isDisabled {
      swipe = nil
      return perform(Place(first.text.source), first.spokenLabel, first.text.source.link)
    }
    swipe = Swipe(place: target.place, edge: edge)
    return [.uncovered(group.actions.map { $0.spokenLabel })]
  }

  /// What lies above everything else goes: a menu, the actions of a swipe, selecting, with what was chosen in it; nothing
  /// happens where there is none.
  package mutating func dismiss() -> [PlayEffect] {
    let closed = close()
    guard closed.isEmpty, lists.values.contains(where: { $0.isSelecting }) else { return closed }
    lists = lists.filter { !$0.value.isSelecting }
    return [.selecting(false)]
  }

  /// Closes a menu, or has a cell go back to its place.
  private mutating func close() -> [PlayEffect] {
    guard menu != nil || swipe != nil else { return [] }
    (menu, swipe) = (nil, nil)
    return [.closed]
  }

  /// Does the action at `place`.
  private mutating func perform(_ place: Place, _ name: String, _ link: Link?) -> [PlayEffect] {
    done.insert(place)
    return [.did(name)] + (link.map { [.led($0)] } ?? [])
  }

  /// Switches a cell of a list on or off; `alone`, all others of the list go off.
  private mutating func choose(
    _ target: PlayTarget, _ isOn: Bool, alone: Bool, of targets: PlayTargets
  ) -> [PlayEffect] {
    guard let list = targets.list(of: target.place) else { return [] }
    var changed = lists[Place(list.source)] ?? List()
    if alone { for cell in list.cells { changed.choices[Place(cell.source)] = false } }
    changed.choices[target.place] = isOn
    lists[Place(list.source)] = changed
    return [.switched(target.name, isOn: isOn)]
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
    guard let state = lists[Place(list.source)] else { return list }
    var list = list
    if state.isSelecting { list.isSelecting = true }
    for section in list.sections.indices {
      for cell in list.sections[section].cells.indices {
        let place = Place(list.sections[section].cells[cell].source)
        if let isOn = state.choices[place] { list.sections[section].cells[cell].isSelected = isOn }
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
