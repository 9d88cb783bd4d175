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
  /// How a finger gets to the part called `id`, of several the one at `index`, from 1; nil for one that is not drawn, such as what a
  /// menu offers.
  ///
  /// What is seen once its content is scrolled is not held back: people bring it there first.
  func reach(_ id: String, index: Int = 1) -> PartReach? {
    for group in shown {
      let named = group.targets.filter { $0.id == id }
      let touchable = named.filter { $0.takesTaps }
      let found = touchable.isEmpty ? named : touchable
      guard let target = found.indices.contains(index - 1) ? found[index - 1] : found.first else { continue }
      let own = !target.takesTaps ? "it takes no taps" : isDisabled(target) ? "it is disabled" : nil
      return PartReach(
        kind: target.kind, count: found.count,
        obstacle: own ?? group.obstacle ?? obstacle(to: target, in: group.layer))
    }
    let geometry = core.geometry
    if let button = mapButtons(core.frame.cardTop, geometry).first(where: { $0.id == id }) {
      return PartReach(kind: .tap, obstacle: button.isDisabled ? "it is disabled" : hidden ?? obstacle(to: button))
    }
    if let map = core.facts.scene.maps.first(where: { $0.has(id) }) {
      let count = map.pins.filter { $0.text.source.id == id }.count
      return PartReach(
        kind: .tap, count: max(1, count), obstacle: obstacle(to: id, max(1, min(index, count)), on: map))
    }
    let cards = core.facts.cards
    for card in [core.shown] + cards.indices {
      guard let kind = cards[card].kind(of: id) else { continue }
      return PartReach(kind: kind, obstacle: absence(of: card))
    }
    return nil
  }

  /// Why a part of the card at `index` is not seen that is on none of the layers.
  private func absence(of index: Int) -> String {
    let top = core.state.top.card
    if index != top, index == core.shown {
      return "its card shows as a page, which leaves bars and buttons on the map to “\(core.facts.id(top))”"
    }
    return index == top && index != core.shown
      ? "the page that shows has its own in its place" : "the card that it is on does not show"
  }

  /// Targets that belong to what shows.
  private struct Group {
    var targets: [SceneTarget]
    var layer: TouchLayer
    /// What is in the way of all of them.
    var obstacle: String?
  }

  private var shown: [Group] {
    let (top, page) = (core.topFacts, core.facts.cards[core.shown])
    let card = cardHidden
    return [
      Group(targets: top.barTargets.sticky, layer: .sticky, obstacle: hidden),
      Group(targets: core.hasHeader ? top.headerTargets : [], layer: .header, obstacle: hidden),
      Group(targets: floating, layer: .floating, obstacle: card),
      Group(targets: bottomBar, layer: .bottomBar, obstacle: card),
      Group(targets: page.titleTargets, layer: .title, obstacle: card),
      Group(targets: page.contentTargets, layer: .content, obstacle: card),
    ]
  }

  /// Why nothing of the card can be touched.
  fileprivate var cardHidden: String? { core.hasCard ? hidden : "a map alone has no card" }

  fileprivate var hidden: String? { core.state.showsOverlays ? nil : "everything over the map is hidden" }

  /// What keeps a finger from `target`, which lies in `layer`.
  private func obstacle(to target: SceneTarget, in layer: TouchLayer) -> String? {
    let origin = origin(of: layer)
    let frame = target.frame.offset(origin.x, origin.y)
    let shows =
      switch layer {
      case .sticky, .header, .floating: true
      case .bottomBar, .content: isReached(frame.y, inTitle: false)
      case .title: isReached(frame.y, inTitle: true)
      }
    if shows { return cover(of: frame, in: layer).map(Self.words) }
    return core.position == .collapsed
      ? "the card is collapsed; bring it up in a step before"
      : "it lies below the edge of the screen, and content does not scroll while the card is \(core.position.rawValue); "
        + "extend the card in a step before"
  }

  /// What keeps a finger from `button` on the map, which is no disabled one.
  private func obstacle(to button: MapButton) -> String? {
    if core.frame.buttonsAlpha == 0 { return "the buttons on the map have faded" }
    guard isAtRest else { return nil }
    let hit = hit(x: button.frame.midX, y: button.frame.midY)
    if case .mapButton(let target) = hit, target.id == button.id { return nil }
    return Self.words(hit)
  }

  /// What keeps a finger from what is marked as `id` on `map`, of several pins from the one at `index`.
  private func obstacle(to id: String, _ index: Int, on map: MapContent) -> String? {
    if map.source.id != core.state.map { return "its map does not show" }
    if !core.state.isMapInteractive { return "the map is dimmed" }
    // Lines and areas are known to handlers alone.
    guard isAtRest, map.pins.contains(where: { $0.text.source.id == id }) else { return nil }
    let pins = pins()
    guard let pin = pins.first(where: { $0.id == id && $0.index == index }) else {
      return "the map does not show the place where it is"
    }
    let hit = hit(pin.frame.midX, pin.frame.midY) { pins }
    if case .pin(let target) = hit, target.id == id, target.index == index { return nil }
    return Self.words(hit)
  }

  /// What lies over something where `hit` is found in its place.
  private static func words(_ hit: SceneHit) -> String {
    if let id = hit.target?.id { return "“\(id)” lies over it" }
    return switch hit {
    case .header: "a bar lies over it"
    case .handle, .title, .close, .content: "the card lies over it"
    case .map, .mapButton, .pin, .part: "something else lies over it"
    }
  }
}

extension Gesture {
  /// Why nothing comes of `event` on `machine`, in a sentence, where it is none that people can do now.
  package static func obstacle(to event: StepEvent, on machine: SceneMachine) -> String? {
    let core = machine.core
    let test = HitTest(core: core)
    if !core.state.isVisible, event.isTouch {
      return "Nothing can be touched here: the scene is not on the screen; let it appear in a step before"
    }
    switch event {
    case .select(let id, let index), .part(.tap, let id, let index), .part(.focus, let id, let index):
      guard let reach = test.reach(id, index: index ?? 1) else { return nil }
      if let obstacle = reach.obstacle { return untouchable("“\(id)”", obstacle) }
      // Of a list whose data is not there one row stands for all.
      return reach.count > 1 && index ?? 1 > reach.count
        ? "There is no “\(id)” number \(index ?? 1) here, only \(reach.count)" : nil
    case .part(.blur, let id, _):
      return core.state.typing == id ? nil : "“\(id)” cannot lose the focus: nobody types in it"
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
    case .page, .swipe:
      if core.page == nil { return "The card on top has no pages" }
      if case .swipe = event { return test.hidden.map { untouchable("The pages", $0) } }
      return nil
    case .drag, .scroll: return test.cardHidden.map { untouchable("The card", $0) }
    case .simple(.tapTitle): return test.cardHidden.map { untouchable("The title", $0) }
    case .simple(.tapMap):
      return core.dimsMap ? nil : "The map is not dimmed: \(test.hidden ?? "no extended card stands over it")"
    case .keys(let keys): return machine.keyMap.command(keys) == nil ? "Nothing answers the keys “\(keys)” here" : nil
    case .voiceOverFocus: return core.state.hasVoiceOver ? nil : "VoiceOver does not run here"
    case .titleHeight:
      if case .custom = core.shownCard.title { return nil }
      return "The title that shows has a height of its own; only a CustomTitle can be given another"
    default: return nil
    }
  }

  private static func obstacleToLeaving(_ core: SceneCore, byButton: Bool) -> String? {
    let isLast = core.state.stack.count == 1 && !core.facts.scene.isDismissable
    if isLast, !byButton || !core.hasCloseButton {
      return "The card at the bottom of the stack cannot be left: the scene is not dismissable"
    }
    if byButton, !core.hasCloseButton { return "The card on top has no close button" }
    if byButton, let hidden = HitTest(core: core).hidden { return untouchable("The close button", hidden) }
    guard case .pop = core.state.motion?.kind else { return nil }
    return "A card still goes away: until it has gone, no other does"
  }

  private static func untouchable(_ part: String, _ obstacle: String) -> String {
    "\(part) cannot be touched here: \(obstacle)"
  }

  /// What a tap on the part of `machine` called `id` is, of several on the one at `index`, as a finger on its middle has it.
  static func tap(_ id: String, index: Int, on machine: SceneMachine) -> MotionEvent {
    switch HitTest(core: machine.core).reach(id, index: index)?.kind {
    case .select: .select(id, index: index)
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

extension StepEvent {
  /// Whether a finger does it.
  fileprivate var isTouch: Bool {
    switch self {
    case .select, .part(.tap, _, _), .part(.focus, _, _), .tapPoint, .swipe, .drag, .scroll: true
    case .simple(let event): [.tapTitle, .tapMap, .close, .edgeSwipe].contains(event)
    default: false
    }
  }
}

extension CardFacts {
  /// What a tap on the part called `id` does, wherever on the card it is; nil without one.
  fileprivate func kind(of id: String) -> SceneTarget.Kind? {
    if (row + column).contains(where: { $0.id == id }) { return .tap }
    return targets.first { $0.id == id }?.kind
  }

  /// Everything on the card that takes taps, or is known by its id.
  private var targets: [SceneTarget] {
    titleTargets + contentTargets + headerTargets + barTargets.sticky + barTargets.bottom + barTargets.row
      + barTargets.button
  }
}
