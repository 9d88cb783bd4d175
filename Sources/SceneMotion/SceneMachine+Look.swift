import CardModel
package import SceneLayout

/// A moment of a scene: what is seen, and where it stands.
package struct MotionSample: Hashable, Sendable {
  /// What is seen.
  package var look: SceneLook
  /// Where it stands and how clear it is.
  package var frame: SceneFrame
}

extension SceneMachine {
  /// What is seen now, all but where it stands.
  package var look: SceneLook { core.look }

  /// What is seen now.
  package var sample: MotionSample { MotionSample(look: look, frame: frame) }

  /// Whether nothing moves that nobody holds.
  package var isAtRest: Bool { core.state.motion == nil && core.state.turn == nil && core.state.restTime <= state.time }

  /// The moments from now until everything rests, the first and the last among them; a copy is stepped, so nothing changes
  /// here.
  ///
  /// - Parameters:
  ///   - end: The last moment, in seconds of the scene's clock, also where something still moves then or all rests before;
  ///     nil to stop where everything rests.
  ///   - interval: Seconds between two moments.
  package func samples(until end: Double? = nil, every interval: Double = 1.0 / 60) -> [MotionSample] {
    var copy = self
    let start = state.time
    var samples = [sample]
    var rest = self
    rest.settle()
    let last = end ?? rest.state.time
    // By multiplication, so that errors do not add up.
    for count in 1... {
      let time = start + Double(count) * interval
      guard interval > 0, time < last - 1e-9, samples.count < Self.mostSamples else { break }
      copy.advance(to: time)
      samples.append(copy.sample)
    }
    if last > start {
      copy.advance(to: last)
      samples.append(copy.sample)
    }
    return samples
  }

  /// Ten minutes at 60 a second: more than anybody looks at.
  private static let mostSamples = 36_000
}

extension SceneCore {
  /// What is seen now, all but where it stands.
  var look: SceneLook {
    // What a finger holds has not come to rest anywhere else.
    let isSettled = state.motion == nil && state.finger == nil
    var look = SceneLook(
      environment: facts.environment, profile: facts.profile, map: state.map,
      settled: isSettled ? position : state.settled, top: cardLook)
    look.isDimmed = state.dim.to > 0
    look.stride = (geometry.cardWidth + metrics.pageGap) * (geometry.isRightToLeft ? -1 : 1)
    look.movesButtons = hasCard && !geometry.isAtSide
    switch state.motion?.kind {
    case .push(let old):
      // In a swap the other one stood at the same depth.
      let isSwap = !state.stack.dropLast().contains { $0 == old }
      look.other = (isSwap ? replacing(with: old) : covered).cardLook
    case .pop(let old) where state.leaving != nil:
      look.other = adding(old).cardLook
      look.isLeaving = true
    default: break
    }
    return look
  }

  /// The top card as it is seen now.
  var cardLook: SceneCardLook {
    let top = state.top
    let pages = facts.cards[top.card].pages
    var look = SceneCardLook(
      card: top.card, pages: pages, page: top.page, seen: seenPages, style: top.style, isClosable: hasCloseButton,
      hasGrabHandle: hasGrabHandle, separator: card.separator, position: position, rest: restTop)
    look.offsets = top.offsets
    look.offsets[top.page] = nil
    for index in [top.card] + pages {
      guard let change = state.changes[index] else { continue }
      look.rows[index] = change.row
      if change.title != nil || change.subtitle != nil || change.titleHeight != nil {
        look.titles[index] = SceneTitleLook(
          title: change.title, subtitle: change.subtitle, height: change.titleHeight)
      }
    }
    return look
  }

  /// The pages between the one that shows and the one that is being turned to.
  private var seenPages: ClosedRange<Int> {
    let page = state.top.page
    guard let turn = state.turn else { return page...page }
    let from = state.pages.from
    let (low, high) = (Int(from.rounded(.down)), Int(from.rounded(.up)))
    let last = max(0, facts.cards[state.top.card].pages.count - 1)
    return max(0, min(low, turn.page, page))...min(last, max(high, turn.page, page))
  }

  /// Top of the card on top where it rests, or is going, in points from that of the screen.
  var restTop: Double {
    guard hasCard else { return geometry.screen.height }
    return geometry.cardTop(y: geometry.y(position), titleHeight: collapsedHeight)
  }

  /// This scene before the card on top came over another, at rest.
  private var covered: SceneCore {
    var core = self
    if core.state.stack.count > 1 { core.state.stack.removeLast() }
    return core.resting()
  }

  /// This scene with `card` in the place of the one on top, at rest.
  private func replacing(with card: StackedCard) -> SceneCore {
    var core = self
    core.state.stack[core.state.stack.count - 1] = card
    return core.resting()
  }

  /// This scene with `card` on top again, at rest.
  func adding(_ card: StackedCard) -> SceneCore {
    var core = self
    core.state.stack.append(card)
    return core.resting()
  }

  /// The scene with its top card where it was left, at rest.
  private func resting() -> SceneCore {
    var core = self
    core.state.position = core.state.top.saved ?? core.state.position
    (core.state.motion, core.state.turn, core.state.finger, core.state.leaving) = (nil, nil, nil, nil)
    core.state.y = MotionTrack(core.geometry.y(core.state.position))
    core.state.map = core.mapID
    core.state.fixedTitle = core.titleHeight
    return core
  }
}
