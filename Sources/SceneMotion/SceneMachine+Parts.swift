import CardModel
import SceneLayout

// Parts that are tapped, rows that are chosen, keys that are pressed.
extension SceneMachine {
  /// A part is tapped, or typing in it begins or ends.
  ///
  /// - Parameter isMeant: knows its element, which may have no name.
  mutating func touch(_ event: PartEvent, _ part: String?, where isMeant: (PartSource) -> Bool) {
    if event == .tap, let turn = core.card.pageTurn(where: isMeant) { self.turn(turn, isAnimated: true) }
    switch event {
    case .tap: core.answer(.tap, part)
    case .focus:
      core.state.typing = part
      core.answer(.focus, part)
    case .blur:
      core.state.typing = nil
      core.answer(.blur, part)
    }
  }

  /// A finger taps on `hit`, whether files have a name for it or not.
  mutating func tap(_ hit: SceneHit) {
    guard let target = hit.target else {
      if let step = hit.step { Gesture.play(step, on: &self) }
      return
    }
    switch target.kind {
    case .select: select(target.id, hit.index)
    case .focus: touch(.focus, target.id) { $0 == target.source }
    case .tap, .close: touch(.tap, target.id) { $0 == target.source }
    }
  }

  /// The row or card called `id` is chosen; of several, or of those without a name, the one at `index`, from 1.
  mutating func select(_ id: String?, _ index: Int) {
    let places = core.facts.cards[core.shown].rows.indices.filter { core.facts.cards[core.shown].rows[$0] == id }
    if places.indices.contains(index - 1) { core.highlight(places[index - 1], isByKey: false) }
    core.answer(.select, id)
  }

  // MARK: The map

  /// A tap on the map that an extended card dims.
  mutating func tapMap() {
    guard core.dimsMap else { return }
    switch core.card.tapDim {
    case .peaking: core.move(to: .peaking)
    case .collapsed: core.move(to: .collapsed)
    case .none: return
    }
  }

  // MARK: Keys

  /// The keys that do something now, such as `ctrl+up`.
  package var keys: [String] { keyMap.names }

  var keyMap: KeyMap {
    var shortcuts = [core.facts.scene.shortcuts, core.card.shortcuts]
    if core.shown != core.state.top.card { shortcuts.append(core.shownCard.shortcuts) }
    return KeyMap(shortcuts, hasDefaults: core.facts.scene.hasDefaultKeys, profile: core.facts.profile)
  }

  mutating func press(_ keys: String) {
    guard let command = keyMap.command(keys) else { return }
    switch command {
    case .expand: core.step(up: true)
    case .collapse: core.step(up: false)
    case .pop: pop()
    // Nothing lies over a scene that could be dismissed.
    case .dismiss: return
    case .nextPage: turn(.next, isAnimated: true)
    case .previousPage: turn(.previous, isAnimated: true)
    case .nextRow, .previousRow, .firstRow, .lastRow, .select, .deselect: walk(command)
    }
  }

  /// Walks through the rows of a table, around its ends.
  private mutating func walk(_ command: KeyCommand) {
    let rows = core.facts.cards[core.shown].rows
    guard !rows.isEmpty else { return }
    let row = core.state.changes[core.shown]?.row
    switch command {
    case .nextRow: core.highlight(row.map { ($0 + 1) % rows.count } ?? 0, isByKey: true)
    case .previousRow: core.highlight(row.map { ($0 + rows.count - 1) % rows.count } ?? rows.count - 1, isByKey: true)
    case .firstRow: core.highlight(0, isByKey: true)
    case .lastRow: core.highlight(rows.count - 1, isByKey: true)
    case .deselect: core.highlight(nil, isByKey: false)
    // The rows of another size class may be fewer.
    case .select: if let row, rows.indices.contains(row) { core.answer(.select, rows[row]) }
    default: return
    }
  }
}

extension SceneCard {
  /// What a button of the header does to the pages, the one whose element `isMeant` knows.
  func pageTurn(where isMeant: (PartSource) -> Bool) -> PageTurn? {
    guard let header = headerBar, header.isShown else { return nil }
    if case .segments(_, let segments) = header.pager,
      let page = segments.first(where: { isMeant($0.text.source) })?.card
    {
      return .card(page)
    }
    if case .next(let text) = header.trailing, isMeant(text.source) { return .next }
    return nil
  }
}
