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
  /// The edges at which a swipe uncovers something.
  package let swipes: [RowEdge]
}

/// Everything that people can touch on a card that is laid out while it is played.
package struct PlayTargets: Sendable {
  /// All of them in the order in which they are read; where two are touched at once, the later one lies above.
  package private(set) var all: [PlayTarget] = []
  private let lists: [ObjectCellList]
  private let environment: CardEnvironment

  /// What can be touched on `scene`, on which `root` is laid out.
  package init(_ scene: PositionedScene, _ root: CardRoot?) {
    (lists, environment) = (root?.objectCellLists ?? [], scene.environment)
    var rows: [PlayState.Place: PlayRow] = [:]
    for list in lists {
      for cell in list.cells { rows[PlayState.Place(cell.source)] = PlayRow(list, cell, environment) }
    }
    var counts: [String: Int] = [:]
    // An open menu keeps everything else from being touched.
    for index in scene.parts.indices where index >= scene.menu ?? 0 {
      let part = scene.parts[index]
      guard let source = part.source else { continue }
      let place = PlayState.Place(source)
      // The first part of a cell is all of it.
      let row = part.role == .none ? rows.removeValue(forKey: place) : nil
      guard part.touchTarget != nil || part.isDisabled || row?.answers ?? false else { continue }
      let control = row == nil ? nil : scene.control(of: place, inside: index)
      guard let kind = Self.kind(part, source, control, isInMenu: scene.menu != nil) else { continue }
      let id = "\(place.start).\(place.item).\(kind.rawValue)"
      counts[id, default: 0] += 1
      all.append(
        PlayTarget(
          id: "\(id).\(counts[id] ?? 0)", place: place, kind: kind, name: scene.name(of: index), part: index,
          isOn: control?.isChecked ?? false, isDisabled: part.isDisabled, link: source.link,
          swipes: row?.swipes ?? []))
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
    case .button: return source.element == "Action" ? .button : .link
    default: break
    }
    if let control { return control.role == .checkbox ? .checkbox : .radioButton }
    return source.link == nil ? .cell : .link
  }

  /// The list that holds the cell at `place`.
  func list(of place: PlayState.Place) -> ObjectCellList? {
    lists.first { $0.cells.contains { PlayState.Place($0.source) == place } }
  }

  /// The actions that a swipe over `target` uncovers at an edge, with those that are shown.
  func swipeActions(of target: PlayTarget, at edge: RowEdge) -> SwipeActions? {
    guard target.swipes.contains(edge) else { return nil }
    let cell = list(of: target.place)?.cells.first { PlayState.Place($0.source) == target.place }
    var actions = cell?.swipeActions.first { $0.edge == edge && environment.shows($0.source) }
    actions?.actions.removeAll { !environment.shows($0.text.source) }
    return actions
  }

  /// Whether `target` is one of the actions that `swipe` has uncovered.
  func isUncovered(_ target: PlayTarget, by swipe: PlayState.Swipe) -> Bool {
    let cell = list(of: swipe.place)?.cells.first { PlayState.Place($0.source) == swipe.place }
    return cell?.swipeActions.contains { group in
      group.edge == swipe.edge && group.actions.contains { PlayState.Place($0.text.source) == target.place }
    } ?? false
  }
}

/// A cell as far as touches are concerned.
private struct PlayRow {
  /// The edges at which a swipe uncovers something.
  let swipes: [RowEdge]
  /// Whether it answers to more than taps.
  let answers: Bool

  init(_ list: ObjectCellList, _ cell: ObjectCell, _ environment: CardEnvironment) {
    swipes = RowEdge.allCases.filter { edge in
      cell.swipeActions.contains { group in
        group.edge == edge && environment.shows(group.source)
          && group.actions.contains { environment.shows($0.text.source) }
      }
    }
    answers = !swipes.isEmpty || list.selection != .none
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
