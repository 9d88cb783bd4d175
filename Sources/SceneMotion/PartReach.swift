package import CardModel
import LayoutCore
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
  /// How a finger gets to the part called `id`, of several rows the one at `index`, from 1; nil for one that is no target of its own,
  /// such as a text that only handlers know.
  ///
  /// What is seen once its content is scrolled is not held back: people bring it there first.
  func reach(_ id: String, index: Int = 1) -> PartReach? {
    for group in shown {
      let found = group.targets.filter { $0.id == id }
      guard let target = found.indices.contains(index - 1) ? found[index - 1] : found.first else { continue }
      return PartReach(
        kind: target.kind, count: found.count, obstacle: group.obstacle ?? obstacle(to: target, in: group.place))
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

  /// Targets that belong to what shows.
  private struct Group {
    /// Where their frames count from.
    enum Place {
      case screen, bottomBar, title, content
    }

    var targets: [SceneTarget]
    var place: Place
    /// What is in the way of all of them.
    var obstacle: String?
  }

  private var shown: [Group] {
    let (top, page) = (core.topFacts, core.facts.cards[core.shown])
    let card = core.hasCard ? hidden : "a map alone has no card"
    return [
      Group(targets: top.barTargets.sticky, place: .screen, obstacle: hidden),
      Group(targets: core.hasHeader ? top.headerTargets : [], place: .screen, obstacle: hidden),
      Group(targets: floating, place: .screen, obstacle: card),
      Group(targets: bottomBar, place: .bottomBar, obstacle: card),
      Group(targets: page.titleTargets, place: .title, obstacle: card),
      Group(targets: page.contentTargets, place: .content, obstacle: card),
    ]
  }

  private var hidden: String? { core.state.showsOverlays ? nil : "everything over the map is hidden" }

  /// Whether a finger gets to what begins at `y` of the screen in the title, the content or the bar below it as they stand now.
  ///
  /// On its way the card shows more than where it will rest, and VoiceOver brings up what it comes to.
  func isReached(_ y: Double, inTitle: Bool) -> Bool {
    guard core.state.motion == nil, core.state.finger == nil, !core.state.hasVoiceOver else { return true }
    return switch core.position {
    case .collapsed: inTitle && y < core.frame.cardTop + core.titleHeight(isCollapsed: true)
    case .peaking: inTitle || core.isScrollable || y < core.geometry.screen.height
    case .extended: true
    }
  }

  /// What keeps `target` out of sight.
  private func obstacle(to target: SceneTarget, in place: Group.Place) -> String? {
    let (y, frame) = (target.frame.y, core.frame)
    let shows =
      switch place {
      case .screen: true
      case .bottomBar: isReached(y, inTitle: false)
      case .title: isReached(frame.cardTop + y, inTitle: true)
      case .content: isReached(contentTop(frame) + y, inTitle: false)
      }
    if shows { return nil }
    return core.position == .collapsed
      ? "the card is collapsed; bring it up in a step before"
      : "it lies below the edge of the screen, and content does not scroll while the card is \(core.position.rawValue); "
        + "extend the card in a step before"
  }

  /// Where the content begins as it is scrolled, in points from the top of the screen.
  func contentTop(_ frame: SceneFrame) -> Double {
    let top = frame.cardTop - frame.scrollOffset
    if core.facts.cards[core.shown].runsBeneathTitle { return top }
    return top + core.titleHeight(isCollapsed: core.position == .collapsed)
  }
}

extension Gesture {
  /// Why nothing comes of `event` on `machine`, in a sentence, where it is none that people can do now.
  package static func obstacle(to event: StepEvent, on machine: SceneMachine) -> String? {
    let core = machine.core
    switch event {
    case .select(let id, let index):
      guard let reach = HitTest(core: core).reach(id, index: index ?? 1) else { return nil }
      if let obstacle = reach.obstacle { return untouchable(id, obstacle) }
      // Of a list whose data is not there one row stands for all.
      return reach.count > 1 && index ?? 1 > reach.count
        ? "There is no “\(id)” number \(index ?? 1) here, only \(reach.count)" : nil
    case .part(.tap, let id), .part(.focus, let id):
      return HitTest(core: core).reach(id)?.obstacle.map { untouchable(id, $0) }
    case .tapPoint(let x, let y):
      let screen = core.geometry.screen
      return (0..<screen.width).contains(x) && (0..<screen.height).contains(y)
        ? nil
        : "\(PlainNumber.text(x)),\(PlainNumber.text(y)) lies outside of the screen, which is "
          + "\(PlainNumber.text(screen.width)) × \(PlainNumber.text(screen.height)) points"
    case .simple(.close), .simple(.pop): return obstacleToLeaving(core, byButton: event == .simple(.close))
    case .page(.card(let id)):
      let pages = core.topFacts.pages.map(core.facts.id)
      return pages.contains(id) ? nil : "“\(id)” is no page of the card on top"
    case .page, .swipe: return core.page == nil ? "The card on top has no pages" : nil
    default: return nil
    }
  }

  private static func obstacleToLeaving(_ core: SceneCore, byButton: Bool) -> String? {
    let isLast = core.state.stack.count == 1 && !core.facts.scene.isDismissable
    if isLast, !byButton || !core.hasCloseButton {
      return "The card at the bottom of the stack cannot be left: the scene is not dismissable"
    }
    if byButton, !core.hasCloseButton { return "The card on top has no close button" }
    guard case .pop = core.state.motion?.kind else { return nil }
    return "A card still goes away: until it has gone, no other does"
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
