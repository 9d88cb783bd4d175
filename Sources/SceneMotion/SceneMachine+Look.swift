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
    let last = end ?? restTime
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

  /// When everything rests, in seconds of the scene's clock.
  private var restTime: Double {
    var rest = self
    rest.settle()
    return rest.state.time
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
      settled: isSettled ? position : state.mapPosition ?? state.settled, top: cardLook)
    // How far the page on top is scrolled is the frame's to say.
    look.top.offsets[look.top.page] = nil
    look.isDimmed = state.dim.to > 0
    look.info = state.info ?? (state.infoAlpha.end > state.time ? state.lastInfo : nil)
    look.aim = state.map.flatMap { state.aims[$0] }
    look.left = state.map == nil ? state.leftMap : nil
    look.stride = (geometry.cardWidth + metrics.pageGap) * (geometry.isRightToLeft ? -1 : 1)
    look.movesButtons = hasCard && !geometry.isAtSide
    switch state.motion?.kind {
    case .push(let old):
      // In a swap the other one stood at the same depth.
      let isSwap = !state.stack.dropLast().contains { $0 == old }
      look.other = (isSwap ? showing(old, inPlace: true) : covered).cardLook
    default:
      guard let old = state.leaving else { break }
      look.other = showing(old, inPlace: false).cardLook
      look.other?.rest = state.leavingStart
      look.isLeaving = true
    }
    return look
  }

  /// The top card as it is seen now.
  var cardLook: SceneCardLook {
    let top = state.top
    let pages = facts.cards[top.card].pages
    var look = SceneCardLook(card: top.card, pages: pages, page: top.page)
    (look.seen, look.style, look.isClosable, look.hasGrabHandle) = (seenPages, top.style, hasCloseButton, hasGrabHandle)
    (look.separator, look.position, look.rest) = (card.separator, position, targetTop)
    look.offsets = top.offsets
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

  /// The pages between the one that shows and where a finger or a turn takes them.
  private var seenPages: ClosedRange<Int> {
    let page = state.top.page
    let last = Double(max(0, facts.cards[state.top.card].pages.count - 1))
    let ends = [state.pages.from, state.pages.to].filter { $0.isFinite }.map { min(max($0, 0), last) }
    guard let low = ends.min(), let high = ends.max(), state.turn != nil || state.pages.to != Double(page) else {
      return page...page
    }
    return min(Int(low.rounded(.down)), page)...max(Int(high.rounded(.up)), page)
  }

  /// Top of the card on top where it rests, or is going, in points from that of the screen.
  var targetTop: Double {
    guard hasCard else { return geometry.screen.height }
    return geometry.cardTop(y: geometry.y(position), titleHeight: collapsedHeight)
  }

  /// This scene before the card on top came over another, at rest.
  private var covered: SceneCore {
    var core = self
    if core.state.stack.count > 1 { core.state.stack.removeLast() }
    return core.resting()
  }

  /// This scene with `card` on top again, or in the place of the one that is, at rest.
  private func showing(_ card: StackedCard, inPlace: Bool) -> SceneCore {
    var core = self
    if inPlace { core.state.stack.removeLast() }
    core.state.stack.append(card)
    return core.resting()
  }

  /// The scene with its top card where it was left, at rest.
  private func resting() -> SceneCore {
    var core = self
    core.state.position = core.state.top.saved ?? core.state.position
    (core.state.motion, core.state.turn, core.state.finger, core.state.leaving) = (nil, nil, nil, nil)
    core.state.y = MotionTrack(core.geometry.y(core.state.position))
    // Only the page on which it was left is seen.
    core.state.pages = MotionTrack(Double(core.state.top.page))
    core.state.map = core.mapID
    core.state.fixedTitle = core.titleHeight
    return core
  }
}
