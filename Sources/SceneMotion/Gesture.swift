package import CardModel

/// Turns what a step says into what a scene hears.
package enum Gesture {
  /// Lets `event` happen to `machine`; a resize, for which facts are needed, and a wait do nothing.
  ///
  /// - Returns: why nothing comes of it, where people cannot do it now.
  @discardableResult
  package static func play(_ event: StepEvent, on machine: inout SceneMachine) -> String? {
    if let obstacle = obstacle(to: event, on: machine) { return obstacle }
    switch event {
    case .select(let row, let index): machine.handle(.select(row, index: index ?? 1))
    case .part(.tap, let part, let index): machine.handle(tap(part, index: index ?? 1, on: machine))
    case .part(let event, let part, _): machine.handle(.part(event, part))
    case .tapPoint(let x, let y): machine.handle(.tapPoint(x: x, y: y))
    case .simple(let event): machine.handle(.simple(event))
    case .push(let card): machine.handle(.push(card))
    case .swap(let card): machine.handle(.swap(card))
    case .setMap(let map): machine.handle(.setMap(map))
    case .page(let turn): machine.handle(.page(turn))
    case .swipe(let points, let velocity): machine.handle(.swipe(points, velocity: velocity))
    case .move(let position): machine.handle(.move(position))
    case .drag(let drag): play(drag, on: &machine)
    case .scroll(let points, let velocity):
      machine.handle(.scroll(points, velocity: velocity, isHeld: false))
    case .keys(let keys): machine.handle(.keys(keys))
    case .toggle(let event, let isOn): machine.handle(.toggle(event, isOn))
    case .voiceOverFocus(let edge): machine.handle(.voiceOverFocus(edge))
    case .titleHeight(let height): machine.handle(.titleHeight(height))
    case .resize, .wait: break
    }
    return nil
  }

  private static func play(_ drag: CardDrag, on machine: inout SceneMachine) {
    switch drag.course {
    case .straight(let distance, let velocity, let velocityX):
      guard begin(drag, velocityX, velocity, on: &machine) else { return }
      move(drag, distance, on: &machine)
      end(drag, velocity, on: &machine)
    case .path(let places, let seconds):
      let interval = seconds / Double(max(1, places.count - 1))
      guard places.count > 1,
        begin(drag, places[1].x - places[0].x, places[1].y - places[0].y, on: &machine)
      else { return }
      for (before, after) in zip(places, places.dropFirst()) {
        machine.advance(to: machine.state.time + interval)
        move(drag, after.y - before.y, on: &machine)
      }
      end(drag, velocity(places, interval), on: &machine)
    }
  }

  /// Points a second downwards in the last tenth of a second, or in the last interval where that is longer.
  package static func velocity(_ places: [FingerPlace], _ interval: Double) -> Double {
    guard let last = places.last, places.count > 1, interval > 0 else { return 0 }
    let count = max(Int(min(0.1 / interval + 1e-9, Double(places.count - 1))), 1)
    return (last.y - places[places.count - 1 - count].y) / (Double(count) * interval)
  }

  /// A finger that is still down goes on; another begins unless it goes sideways.
  private static func begin(
    _ drag: CardDrag, _ across: Double, _ along: Double, on machine: inout SceneMachine
  ) -> Bool {
    if machine.state.finger != nil { return true }
    guard abs(across) <= abs(along) else { return false }
    if drag.start != .content { machine.handle(.press(drag.start, velocityX: across, velocity: along)) }
    return drag.start == .content || machine.state.finger != nil
  }

  private static func move(_ drag: CardDrag, _ points: Double, on machine: inout SceneMachine) {
    if drag.start == .content {
      machine.handle(.scroll(-points, velocity: 0, isHeld: true))
    } else {
      machine.handle(.drag(points))
    }
  }

  private static func end(_ drag: CardDrag, _ velocity: Double, on machine: inout SceneMachine) {
    if drag.isHeld { return }
    if machine.state.finger == nil {
      if drag.start == .content, !drag.isCancelled { machine.handle(.scroll(0, velocity: velocity, isHeld: false)) }
    } else if drag.isCancelled {
      machine.handle(.cancel)
    } else {
      machine.handle(.release(velocity: velocity))
    }
  }
}
