import CardLayout
import CardModel
import LayoutCore
import SceneLayout

/// The finger of a step: where it goes, and what is seen until it lets go, which takes the scene no time.
struct FilmFinger {
  /// The moments that a drag takes which says no time: 0.35 seconds.
  private static let dragMoments = 21
  /// The moments that a tap takes: 0.2 seconds, about as long as people rest on a button.
  private static let tapMoments = 12
  /// Points from the edge of the screen at which a swipe from there begins, and how far it goes.
  private static let edgeWay = (start: 8.0, length: 140.0)
  /// The farthest that a finger is seen to go sideways which drags nothing, in points.
  private static let sidewaysLimit = 120.0

  /// Where it goes, in points from the screen's upper left corner; empty for a step without one.
  private(set) var way: [FingerPlace] = []
  /// What is seen until the step happens.
  private(set) var moments: [FilmShot.Moment] = []
  /// Whether it stays down behind the step.
  private(set) var isHeld = false

  /// The finger of what `glimpse` begins with, which has been `down` at a place since a step before, or comes now.
  init(_ glimpse: ScenarioGlimpse, down: FingerPlace?) {
    let before = glimpse.before
    switch glimpse.event {
    case .drag(let drag): self.drag(drag, before, from: down)
    case .scroll(let points, let velocity):
      let course = DragCourse.straight(-points, velocity: velocity, velocityX: 0)
      drag(CardDrag(course: course, start: .content), before, from: down)
    case .swipe(let points, _): swipe(points, before, glimpse.after)
    case .simple(.edgeSwipe): edgeSwipe(before)
    case let event?:
      if let place = FingerPlaces(machine: before).tap(event) {
        rest(at: place, before.sample)
      } else if let down {
        // What happens otherwise does not lift it.
        (way, isHeld) = ([down], true)
      }
    case nil: return
    }
  }

  private mutating func rest(at place: FingerPlace, _ sample: MotionSample) {
    way = [place]
    moments = (0..<Self.tapMoments).map {
      FilmShot.Moment(seconds: Double($0) * FilmShot.interval, sample: sample, isTouched: true, finger: 0)
    }
  }

  /// The card under the finger, bit by bit; as the step itself ends, it is not let go.
  private mutating func drag(_ drag: CardDrag, _ before: SceneMachine, from down: FingerPlace?) {
    var seconds = Double(Self.dragMoments) * FilmShot.interval
    var steps: [FingerPlace]
    let first: FingerPlace
    switch drag.course {
    case .straight(let distance, let velocity, let velocityX):
      let count = Double(Self.dragMoments)
      let aside = min(max(velocityX * seconds, -Self.sidewaysLimit), Self.sidewaysLimit)
      steps = Array(repeating: FingerPlace(x: aside / count, y: distance / count), count: Self.dragMoments)
      first = FingerPlace(x: velocityX, y: velocity)
    case .path(let places, let time):
      steps = zip(places.dropFirst(), places).map { FingerPlace(x: $0.x - $1.x, y: $0.y - $1.y) }
      (first, seconds) = (steps.first ?? FingerPlace(x: 0, y: 0), time)
    }
    // As the step has it: what goes sideways first drags nothing.
    let moves = down != nil || before.state.finger != nil || abs(first.x) <= abs(first.y)
    var machine = before
    var piece = drag
    piece.isHeld = true
    way = [down ?? FingerPlaces(machine: before).drag(drag.start, along: steps.reduce(0) { $0 + $1.y })]
    moments = steps.enumerated().map { index, step in
      if moves {
        piece.course = .straight(step.y, velocity: step.y, velocityX: 0)
        Gesture.play(.drag(piece), on: &machine)
      }
      let last = way[index]
      way.append(FingerPlace(x: last.x + step.x, y: last.y + step.y))
      let time = seconds * Double(index + 1) / Double(steps.count)
      return FilmShot.Moment(seconds: time, sample: machine.sample, isTouched: true, finger: index + 1)
    }
    isHeld = drag.isHeld
  }

  /// The pages under the finger, which goes `points` towards the trailing edge.
  private mutating func swipe(_ points: Double, _ before: SceneMachine, _ after: SceneMachine) {
    let (start, end) = (before.frame.page, after.frame.page)
    guard start != end else { return }
    let place = FingerPlaces(machine: before).drag(.content, along: 0)
    let way = before.geometry.isRightToLeft ? -points : points
    across(from: FingerPlace(x: place.x - way / 2, y: place.y), by: way) { share in
      var sample = after.sample
      sample.frame.page = start + (end - start) * share
      return sample
    }
  }

  private mutating func edgeSwipe(_ before: SceneMachine) {
    let screen = before.geometry.screen
    let isMirrored = before.geometry.isRightToLeft
    let start = FingerPlace(
      x: isMirrored ? screen.width - Self.edgeWay.start : Self.edgeWay.start, y: screen.height / 2)
    across(from: start, by: isMirrored ? -Self.edgeWay.length : Self.edgeWay.length) { _ in before.sample }
  }

  /// The finger goes sideways, while `seen` is what it is seen to do.
  private mutating func across(from start: FingerPlace, by points: Double, _ seen: (_ share: Double) -> MotionSample) {
    let count = Self.dragMoments
    way = (0...count).map { FingerPlace(x: start.x + points * Double($0) / Double(count), y: start.y) }
    moments = (1...count).map { index in
      FilmShot.Moment(
        seconds: Double(index) * FilmShot.interval, sample: seen(Double(index) / Double(count)), isTouched: true,
        finger: index)
    }
  }
}

/// Where fingers touch a scene, in points from the screen's upper left corner.
private struct FingerPlaces {
  let machine: SceneMachine

  private var cardMiddle: Double { machine.geometry.cardLeft + machine.geometry.cardWidth / 2 }
  private var height: Double { machine.geometry.screen.height }
  private var titleBottom: Double {
    machine.frame.cardTop + machine.core.titleHeight(isCollapsed: machine.position == .collapsed)
  }
  private var title: FingerPlace {
    FingerPlace(x: cardMiddle, y: min((machine.frame.cardTop + titleBottom) / 2, height))
  }

  /// Where a finger takes the card that goes `points` downwards: in the middle of the title, or of the content so that it stays
  /// on that.
  func drag(_ start: DragStart, along points: Double) -> FingerPlace {
    guard start == .content else { return title }
    let (top, bottom) = (titleBottom, max(titleBottom, height))
    return FingerPlace(x: cardMiddle, y: min(max((top + bottom - points) / 2, top), bottom))
  }

  /// Where a finger rests that does what `event` says; nil for what no finger does, or where what it touches is not seen.
  func tap(_ event: StepEvent) -> FingerPlace? {
    let screen = machine.geometry.screen
    switch event {
    case .tapPoint(let x, let y): return FingerPlace(x: x, y: y)
    case .simple(.tapTitle): return title
    case .simple(.tapMap):
      return FingerPlace(x: screen.width / 2, y: (machine.geometry.headerBottom + machine.frame.cardTop) / 2)
    case .simple(.close), .part(.tap, _, _), .part(.focus, _, _), .select:
      guard let frame = machine.places.first(where: { event.touches($0) })?.frame else { return onMap(event) }
      let (top, bottom) = (max(frame.y, 0), min(frame.maxY, screen.height))
      let (left, right) = (max(frame.x, 0), min(frame.maxX, screen.width))
      return top < bottom && left < right ? FingerPlace(x: (left + right) / 2, y: (top + bottom) / 2) : nil
    default: return nil
    }
  }

  /// Where what a tap names is on the map, unless something covers it.
  private func onMap(_ event: StepEvent) -> FingerPlace? {
    guard case .part(.tap, let id, let index) = event, index ?? 1 == 1 else { return nil }
    let core = machine.core
    guard let place = HitTest(core: core).map?.touch(of: id, core.facts.environment) else { return nil }
    switch machine.hit(x: place.x, y: place.y) {
    case .map, .pin: return FingerPlace(x: place.x, y: place.y)
    default: return nil
    }
  }
}

extension StepEvent {
  /// Whether what stands at `place` is what it touches.
  fileprivate func touches(_ place: TouchPlace) -> Bool {
    switch self {
    case .part(.tap, let id, let index): place.isNamed(id) && place.hit.index == index ?? 1
    case .select(let row, index: 1): place.hit.step == .select(row, index: nil)
    default: place.hit.step == self
    }
  }
}
