import CardModel
import SceneLayout

// Who is notified, and what the file does about it.
extension SceneMachine {
  /// Does what waits.
  mutating func drain() {
    while let (actions, card) = core.queue.pop() {
      for action in actions { perform(action, of: card) }
    }
  }

  /// Runs the card's handlers for having been built at once: the map is handed over after that.
  mutating func answerBuilt(_ index: Int) {
    core.state.tell(core.facts.id(index), .built)
    let card = core.facts.scene.cards[index]
    for handler in HandlerQueue.answering(card.handlers, .built, part: nil, position: nil)
    where core.queue.isAllowed(handler) {
      for action in handler.actions { perform(action, of: index) }
    }
  }

  private mutating func perform(_ action: SceneAction, of index: Int) {
    switch action {
    case .push(let id, let isAnimated, let copiesStyle):
      core.facts.index(of: id).map { push($0, isAnimated: isAnimated, copiesStyle: copiesStyle) }
    case .pop(let isAnimated): pop(isAnimated: isAnimated)
    case .swap(let id, let isAnimated): core.facts.index(of: id).map { swap($0, isAnimated: isAnimated) }
    case .move(let position, let isAnimated): core.move(to: position, isAnimated: isAnimated)
    case .drag(let isEnabled): core.state.allowsDragging = isEnabled
    case .page(let turn, let isAnimated): self.turn(turn, isAnimated: isAnimated)
    case .setMap(let map): core.setMap(map, of: index)
    case .zoom(let zoom, let pin, let isAnimated):
      if let map = core.state.map { core.state.aims[map] = MapAim(zoom: zoom, pin: pin) }
      core.state.effects.append(.zoomed(zoom, pin: pin, isAnimated: isAnimated))
    case .overlays(let areShown): toggle(.overlays, areShown)
    case .info(let text): core.state.show(info: text, in: core.metrics.fade)
    case .setTitle(let height, let title, let subtitle): core.setTitle(height, title, subtitle, of: index)
    }
  }

}
