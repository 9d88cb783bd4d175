package import CardModel
import SceneLayout

/// How a finger gets to a part of a scene that is known by its id.
struct PartReach {
  /// What a tap on it does.
  var kind: SceneTarget.Kind
  /// How many that show are called so.
  var count = 1
  /// Why no finger gets to it now; nil where one does.
  var obstacle: String?
}

extension HitTest {
  /// How a finger gets to the part called `id`; nil for one that is no target of its own, such as a text that only handlers know.
  ///
  /// Rows beyond the edge of the screen, and of a collapsed card, are not held back: people bring them there first.
  func reach(_ id: String) -> PartReach? {
    for (targets, obstacle) in shown {
      let found = targets.filter { $0.id == id }
      if let first = found.first { return PartReach(kind: first.kind, count: found.count, obstacle: obstacle) }
    }
    if let button = (core.topFacts.row + core.topFacts.column).first(where: { $0.id == id }) {
      let isFaded = core.frame.buttonsAlpha == 0
      return PartReach(
        kind: .tap,
        obstacle: button.isDisabled ? "it is disabled" : hidden ?? (isFaded ? "the buttons on the map have faded" : nil)
      )
    }
    if let map = core.facts.scene.maps.first(where: { $0.has(id) }) {
      let isElsewhere = map.source.id != core.state.map
      return PartReach(
        kind: .tap,
        obstacle: isElsewhere ? "its map does not show" : core.state.isMapInteractive ? nil : "the map is dimmed")
    }
    let covered = "the card that it is on does not show"
    if core.facts.cards.contains(where: { ($0.row + $0.column).contains { $0.id == id } }) {
      return PartReach(kind: .tap, obstacle: covered)
    }
    let others = core.facts.cards.lazy.compactMap { card in card.targets.first { $0.id == id } }
    return others.first.map { PartReach(kind: $0.kind, obstacle: covered) }
  }

  /// The targets that belong to what shows, and what is in the way of each.
  private var shown: [(targets: [SceneTarget], obstacle: String?)] {
    let (top, page) = (core.topFacts, core.facts.cards[core.shown])
    let card = core.hasCard ? hidden : "a map alone has no card"
    return [
      (top.barTargets.sticky, hidden), (core.hasHeader ? top.headerTargets : [], hidden), (floating, card),
      (bottomBar, card), (page.titleTargets, card), (page.contentTargets, card),
    ]
  }

  private var hidden: String? { core.state.showsOverlays ? nil : "everything over the map is hidden" }
}

extension Gesture {
  /// Why nothing comes of `event` on `machine`, in a sentence, where it is none that people can do now.
  package static func obstacle(to event: StepEvent, on machine: SceneMachine) -> String? {
    let core = machine.core
    switch event {
    case .select(let id, let index):
      guard let reach = HitTest(core: core).reach(id) else { return nil }
      if let obstacle = reach.obstacle { return untouchable(id, obstacle) }
      // Of a list whose data is not there one row stands for all.
      return reach.count > 1 && index ?? 1 > reach.count
        ? "There is no “\(id)” number \(index ?? 1) here, only \(reach.count)" : nil
    case .part(.tap, let id), .part(.focus, let id):
      return HitTest(core: core).reach(id)?.obstacle.map { untouchable(id, $0) }
    case .page(.card(let id)):
      let pages = core.topFacts.pages.map(core.facts.id)
      return pages.contains(id) ? nil : "“\(id)” is no page of the card on top"
    case .page, .swipe: return core.page == nil ? "The card on top has no pages" : nil
    default: return nil
    }
  }

  private static func untouchable(_ id: String, _ obstacle: String) -> String {
    "“\(id)” cannot be touched here: \(obstacle)"
  }

  /// What a tap on the part of `machine` called `id` is, as a finger on its middle has it.
  static func tap(_ id: String, on machine: SceneMachine) -> MotionEvent {
    switch HitTest(core: machine.core).reach(id)?.kind {
    case .select: .select(id, index: 1)
    case .focus: .part(.focus, id)
    case .close: .simple(.close)
    case .tap, nil: .part(.tap, id)
    }
  }
}

extension MapContent {
  /// Whether a pin, line or area on it is called `id`.
  fileprivate func has(_ id: String) -> Bool {
    pins.contains { $0.text.source.id == id } || (lines + areas).contains { $0.text.source.id == id }
  }
}

extension CardFacts {
  /// Everything that takes taps on the card.
  fileprivate var targets: [SceneTarget] {
    titleTargets + contentTargets + headerTargets + barTargets.sticky + barTargets.bottom + barTargets.row
      + barTargets.button
  }
}
