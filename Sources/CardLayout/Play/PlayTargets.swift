package import CardModel

/// Something of a card that people can touch while it is played.
package struct PlayTarget: Hashable, Sendable {
  /// What it is for those who hear it.
  package enum Kind: String, Sendable, CaseIterable {
    case button, menuButton, menuItem, checkbox, radioButton, link
    /// A cell on which a tap does nothing, but a swipe or a long touch does.
    case cell
  }

  /// Tells it from the others, in every drawing of one text.
  package let id: String
  /// Where it stands.
  package let place: PlayState.Place
  /// What it is.
  package let kind: Kind
  /// What it is called.
  package let name: String
  /// Index of its part in the scene.
  package let part: Int
  /// Whether a checkbox or a radio button is on.
  package let isOn: Bool
  /// Whether it takes no touch for now.
  package let isDisabled: Bool
  /// Where a tap leads.
  package let link: Link?
  /// Whether the menu of a menu button is open.
  package let isExpanded: Bool
  /// Which radio buttons it is one of; only one of them is on.
  package let group: Int?
  /// The edges at which a swipe uncovers something.
  package let swipes: [RowEdge]
  /// Whether a long touch begins to select.
  package let holds: Bool
}

/// Everything that people can touch on a card that is laid out while it is played.
package struct PlayTargets: Sendable {
  /// All of them in the order in which they are read; where two are touched at once, the later one lies above.
  package private(set) var all: [PlayTarget] = []
  /// The lists of cells as they are now.
  private let lists: [ObjectCellList]
  private let environment: CardEnvironment
  private let state: PlayState
  private let hasMenu: Bool

  /// Whether what is open is there: the menu, what the swipe has uncovered, the cells that are being selected.
  package var hasOpen: Bool {
    hasMenu || lists.contains { $0.isSelecting }
      || state.swipe.map { swipeActions(of: $0.place, at: $0.edge) != nil } ?? false
  }

  /// What can be touched on `scene`, on which `root` is laid out as people have left it.
  package init(_ scene: PositionedScene, _ root: CardRoot?, playing state: PlayState) {
    (lists, environment, self.state) = ((root?.objectCellLists ?? []).map(state.current), scene.environment, state)
    hasMenu = scene.menu != nil
    var rows: [PlayState.Place: PlayRow] = [:]
    for list in lists {
      for cell in list.cells { rows[PlayState.Place(cell.source)] = PlayRow(list, cell, environment, state) }
    }
    var counts: [String: Int] = [:]
    for (index, part) in scene.parts.enumerated() {
      guard let source = part.source else { continue }
      let place = PlayState.Place(source)
      // An open menu keeps everything else from being touched but what has opened it.
      let isExpanded = hasMenu && part.role == .menuButton && place == state.menu
      guard isExpanded || index >= scene.menu ?? 0 else { continue }
      // The first part of a cell is all of it.
      let row = part.role == .none ? rows.removeValue(forKey: place) : nil
      guard part.touchTarget != nil || part.isDisabled || row?.answers ?? false else { continue }
      let control = row == nil ? nil : scene.control(of: place, inside: index)
      guard let kind = Self.kind(part, source, control, isInMenu: hasMenu) else { continue }
      let id = "\(place.start).\(place.item)"
      counts[id, default: 0] += 1
      all.append(
        PlayTarget(
          id: "\(id).\(counts[id] ?? 0)", place: place, kind: kind, name: scene.name(of: index), part: index,
          isOn: control?.isChecked ?? false, isDisabled: part.isDisabled, link: source.link, isExpanded: isExpanded,
          group: kind == .radioButton ? row?.list : nil, swipes: row?.swipes ?? [], holds: row?.holds ?? false))
    }
  }

  /// The target called `id`, if it is there.
  package subscript(id: String) -> PlayTarget? { all.first { $0.id == id } }

  /// What a part is, in which a `control` stands if it is a cell with one; nil for that itself.
  private static func kind(
    _ part: ScenePart, _ source: PartSource, _ control: ScenePart?, isInMenu: Bool
  ) -> PlayTarget.Kind? {
    switch part.role {
    case .menuButton: return .menuButton
    case .checkbox, .radioButton: return nil
    case .button where isInMenu: return .menuItem
    case .button: return part.isAction ? .button : .link
    default: break
    }
    if let control { return control.role == .checkbox ? .checkbox : .radioButton }
    return source.link == nil ? .cell : .link
  }

  /// The list that holds the cell at `place`.
  func list(of place: PlayState.Place) -> ObjectCellList? {
    lists.first { $0.cells.contains { PlayState.Place($0.source) == place } }
  }

  /// The actions that a swipe over the cell at `place` uncovers at an edge.
  func swipeActions(of place: PlayState.Place, at edge: RowEdge) -> SwipeActions? {
    guard let list = list(of: place), !list.isSelecting else { return nil }
    let cell = list.cells.first { PlayState.Place($0.source) == place }
    return cell?.swipeActions(at: edge, environment, state)
  }

  /// Whether `target` is one of the actions that `swipe` has uncovered.
  func isUncovered(_ target: PlayTarget, by swipe: PlayState.Swipe) -> Bool {
    let actions = swipeActions(of: swipe.place, at: swipe.edge)?.actions ?? []
    return actions.contains { PlayState.Place($0.text.source) == target.place }
  }
}

/// A cell as far as touches are concerned.
private struct PlayRow {
  /// Where its list stands.
  let list: Int
  /// The edges at which a swipe uncovers something: none while cells are being selected.
  let swipes: [RowEdge]
  /// Whether a long touch begins to select.
  let holds: Bool
  /// Whether it answers to more than taps.
  var answers: Bool { !swipes.isEmpty || holds }

  init(_ list: ObjectCellList, _ cell: ObjectCell, _ environment: CardEnvironment, _ state: PlayState) {
    self.list = list.source.start
    let edges = list.isSelecting || cell.swipeActions.isEmpty ? [] : RowEdge.allCases
    swipes = edges.filter { cell.swipeActions(at: $0, environment, state) != nil }
    holds = list.selection != .none && !list.isSelecting
  }
}

extension ObjectCell {
  /// The actions that a swipe uncovers at an edge as they are at the moment that is drawn; nil where there are none.
  func swipeActions(at edge: RowEdge, _ environment: CardEnvironment, _ state: PlayState?) -> SwipeActions? {
    guard var group = swipeActions.first(where: { $0.edge == edge && environment.shows($0.source) }) else { return nil }
    let actions = environment.enabled(group.actions.filter { environment.shows($0.text.source) })
    group.actions = state?.current(actions) ?? actions
    return group.actions.isEmpty ? nil : group
  }
}

extension PositionedScene {
  /// The parts inside of part `index`, which stand behind it.
  private func inside(_ index: Int) -> ArraySlice<ScenePart> {
    parts[(index + 1)...].prefix { $0.parent.map { $0 >= index } ?? false }
  }

  /// The checkbox or radio button of the cell at `place`, whose first part is `index`.
  fileprivate func control(of place: PlayState.Place, inside index: Int) -> ScenePart? {
    inside(index).first { part in
      (part.role == .checkbox || part.role == .radioButton) && part.source.map(PlayState.Place.init) == place
    }
  }

  /// What part `index` is called: its label, or the texts inside.
  fileprivate func name(of index: Int) -> String {
    if let label = parts[index].label, !label.isEmpty { return label }
    let texts = ([parts[index]] + inside(index)).compactMap { part in
      if case .text(let text) = part.content { text.fullText } else { nil }
    }
    return texts.joined(separator: ", ")
  }
}
