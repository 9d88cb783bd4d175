package import CardModel
import LayoutCore
import SceneLayout

/// A scene that a person plays: decides what touches, wheels and keys mean, lets it happen, and records it as steps.
///
/// Everything that lasts it does to the scene by ``StepEvent``s, as scenarios do; only pages follow a finger before it lets
/// go, and a screen becomes another by its facts. It knows no clock: times are told, in seconds of the scene's clock.
package struct PlaySession: Sendable {
  /// The scene.
  package private(set) var machine: SceneMachine
  /// What was done, as steps.
  package private(set) var record: PlayRecord
  /// What cards, maps and the scene were notified of.
  package private(set) var trace = PlayTrace()
  /// Where the last input leads beyond the scene: a tap on what has a target, and no handler that answers it.
  package private(set) var link: Link?
  /// The finger, or the wheel, that is at work.
  private var touch: Touch?

  /// Points that a finger goes before it is no tap any more.
  package static let slop = 10.0
  /// Points from the leading edge of the screen within which a finger that goes inwards leads back.
  package static let edge = 20.0

  /// What one finger does.
  private struct Touch {
    var first: PlayTouch
    /// What stood where it came down.
    var hit: SceneHit
    var track = FingerTrack()
    var role = Role.tap
    /// Where it was last.
    var last: PlayTouch
    /// Whether it has stopped content that was scrolling, which is all that it does then unless it goes on.
    var hasStopped = false
    /// Whether it is a wheel.
    var isWheel = false
    /// Whether what stood there was of the card.
    var isOnCard: Bool
  }

  private enum Role {
    /// It has not left the place where it came down.
    case tap
    case drag(DragStart)
    /// It turns pages; how far it has gone towards the trailing edge.
    case pages(Double)
    /// Nothing comes of it any more.
    case nothing
  }

  /// The scene of `facts` at its start; nil for one without cards.
  package init?(_ facts: SceneFacts) {
    guard let machine = SceneMachine(facts) else { return nil }
    self.machine = machine
    record = PlayRecord()
    collect()
  }

  /// The scene of `facts` behind the steps of `record`, which goes on, as a scenario runs them; what the last of them has
  /// begun still moves.
  ///
  /// - Parameter resized: gives the facts of the screen that a step names.
  package init?(_ facts: SceneFacts, behind record: PlayRecord, resized: (String) -> SceneFacts?) {
    self.init(facts)
    switch record.steps.first {
    case .event(.wait)?, nil: break
    default:
      machine.settle()
      collect()
    }
    var traced = 0
    for (place, step) in record.steps.enumerated() {
      guard case .event(let event) = step else { continue }
      switch event {
      case .wait(let seconds): machine.advance(to: machine.state.time + seconds)
      case .resize(let device):
        traced = trace.count
        resized(device).map { machine.handle(.resize($0)) }
      default:
        traced = trace.count
        Gesture.play(event, on: &machine)
      }
      collect()
      let isLast = place == record.steps.count - 1
      if case .event(.wait)? = record.steps.dropFirst(place + 1).first { continue }
      if case .wait = event { continue }
      if isLast { continue }
      machine.settle()
      collect()
    }
    if !record.steps.isEmpty { self.record = PlayRecord(record.steps, machine, traced: traced) }
  }

  /// Lets time go by.
  package mutating func advance(to time: Double) {
    machine.advance(to: Self.rounded(time))
    collect()
  }

  /// Lets `input` happen at `time`.
  package mutating func handle(_ input: PlayInput, at time: Double) {
    advance(to: time)
    link = nil
    switch input {
    case .down(let touch):
      if self.touch?.isWheel == true { end(isCancelled: false) }
      down(touch)
    case .move(let touch): move(touch)
    case .up(let touch): up(touch)
    case .cancel: end(isCancelled: true)
    case .wheel(let touch, let down, let right): wheel(touch, (down * 10).rounded() / 10, (right * 10).rounded() / 10)
    case .wheelEnd: end(isCancelled: false)
    case .keys, .escape, .activate, .focus, .resize, .toggle:
      end(isCancelled: touch?.isWheel == false)
      press(input)
    }
    collect()
  }

  /// Claims what is seen now at the end of the record; nothing while a finger is down, which no claim can say.
  package mutating func pin() {
    guard touch?.isWheel != false else { return }
    end(isCancelled: false)
    collect()
    var rest = machine
    rest.settle()
    // What has all but come to rest is claimed where it rests.
    if machine.frame.isClose(to: rest.frame) { machine = rest }
    collect()
    record.pin(machine, trace)
  }

  private mutating func collect() {
    for case .told(let entry) in machine.takeEffects() { trace.append(entry) }
  }

  private static func rounded(_ time: Double) -> Double { (time * 1000).rounded() / 1000 }

  // MARK: Fingers

  private mutating func down(_ touch: PlayTouch) {
    // One finger is all that cards know.
    guard self.touch == nil else { return }
    let hit = machine.hit(x: touch.x, y: touch.y)
    var new = Touch(first: touch, hit: hit, last: touch, isOnCard: isOnCard(hit, touch))
    new.track.add(touch)
    if hit.isContent, machine.isCoasting {
      play(.scroll(0, velocity: 0))
      new.hasStopped = true
    }
    self.touch = new
  }

  private mutating func move(_ place: PlayTouch) {
    guard var touch else { return }
    touch.track.add(place)
    if case .tap = touch.role { decide(&touch, at: place) }
    switch touch.role {
    case .tap: touch.last = place
    case .drag(let start):
      let points = place.y - touch.last.y
      touch.last = place
      if points != 0 { follow(points, from: start) }
    case .pages(let before):
      let points = before + (isMirrored ? touch.last.x - place.x : place.x - touch.last.x)
      touch.role = .pages(points)
      touch.last = place
      machine.handle(.pages(points))
    case .nothing: break
    }
    self.touch = touch
  }

  /// Decides what a finger does that has left its place; it counts from where it left it.
  private mutating func decide(_ touch: inout Touch, at place: PlayTouch) {
    let (across, along) = (place.x - touch.first.x, place.y - touch.first.y)
    let way = (across * across + along * along).squareRoot()
    guard way > Self.slop else { return }
    let share = Self.slop / way
    touch.last = PlayTouch(
      x: touch.first.x + across * share, y: touch.first.y + along * share, stamp: touch.first.stamp)
    // Sideways drags belong to pages (VC L1558).
    if abs(across) > abs(along) {
      touch.role = .nothing
      let fromEdge = isMirrored ? machine.geometry.screen.width - touch.first.x : touch.first.x
      let leadsBack = machine.state.stack.count > 1 && machine.geometry.mode == .floating
      if leadsBack, fromEdge <= Self.edge, (across > 0) != isMirrored {
        perform(.simple(.edgeSwipe))
      } else if machine.page != nil, touch.isOnCard {
        record.begin(machine, trace)
        touch.role = .pages(takePages())
      }
    } else if touch.isOnCard {
      touch.role = .drag(touch.hit.isContent ? .content : .card)
      record.begin(machine, trace)
    } else {
      touch.role = .nothing
    }
  }

  private mutating func up(_ place: PlayTouch) {
    guard touch != nil else { return }
    if let last = touch?.last, last != place { move(place) }
    guard let touch else { return }
    if case .tap = touch.role {
      self.touch = nil
      if !touch.hasStopped { tap(touch.hit, at: touch.first) }
    } else {
      end(isCancelled: false)
    }
  }

  /// The finger lets go, or is taken away.
  private mutating func end(isCancelled: Bool) {
    guard let touch else { return }
    self.touch = nil
    let velocity = isCancelled ? (x: 0, y: 0) : touch.track.velocity
    switch touch.role {
    case .tap, .nothing: return
    case .drag(let start):
      play(
        .drag(
          CardDrag(course: .straight(0, velocity: velocity.y, velocityX: 0), isCancelled: isCancelled, start: start)))
    case .pages(let points):
      play(.swipe(points, velocity: isMirrored ? -velocity.x : velocity.x))
    }
    collect()
    record.end(machine, trace)
  }

  private mutating func follow(_ points: Double, from start: DragStart) {
    play(.drag(CardDrag(course: .straight(points, velocity: 0, velocityX: 0), isHeld: true, start: start)))
  }

  private var isMirrored: Bool { machine.geometry.isRightToLeft }

  /// Takes the pages where they are seen; returns how far that is from where they rest, towards the trailing edge.
  private mutating func takePages() -> Double {
    let seen = machine.frame.page
    machine.handle(.pages(0))
    let points = (Double(machine.page ?? 0) - seen) * machine.stride
    machine.handle(.pages(points))
    return points
  }

  private func isOnCard(_ hit: SceneHit, _ place: PlayTouch) -> Bool {
    switch hit {
    case .map, .mapButton, .pin, .header: false
    case .handle, .title, .close, .content: true
    // A part of the header stands above the card.
    case .part: place.y >= machine.frame.cardTop
    }
  }

  // MARK: Wheels

  private mutating func wheel(_ place: PlayTouch, _ down: Double, _ right: Double) {
    if touch?.isWheel == false || down == 0 && right == 0 { return }
    if touch == nil { touch = turning(at: place, isAcross: abs(right) > abs(down)) }
    switch touch?.role {
    case .drag(let start) where down != 0: follow(-down, from: start)
    case .pages(let before):
      let points = before - (isMirrored ? -right : right)
      touch?.role = .pages(points)
      machine.handle(.pages(points))
    case .drag, .tap, .nothing, nil: break
    }
  }

  /// A wheel that begins to turn over what is at a place.
  private mutating func turning(at place: PlayTouch, isAcross: Bool) -> Touch {
    let hit = machine.hit(x: place.x, y: place.y)
    var wheel = Touch(first: place, hit: hit, last: place, isWheel: true, isOnCard: isOnCard(hit, place))
    if isAcross, machine.page != nil, wheel.isOnCard {
      record.begin(machine, trace)
      wheel.role = .pages(takePages())
    } else if !isAcross, hit.isContent {
      record.begin(machine, trace)
      wheel.role = .drag(.content)
    } else {
      wheel.role = .nothing
    }
    return wheel
  }

  // MARK: Taps, keys and the rest

  /// `hit` is tapped, which a finger found at `place`.
  private mutating func tap(_ hit: SceneHit, at place: PlayTouch) {
    if let part = machine.state.typing {
      if let target = hit.target, target.kind == .focus, target.id == part { return }
      perform(.part(.blur, part))
    }
    let step = self.step(tapping: hit, at: place)
    // What no finger gets to leads nowhere either.
    if step == nil, hit.step != nil { return }
    if !(hit.target.map(HitTest(core: machine.core).answers) ?? false) { link = hit.link }
    if let step { perform(step) }
  }

  /// The step that says that `hit` is tapped: by its name, or at `place` where it has none or lies below something else by half;
  /// nil where nothing comes of that.
  private func step(tapping hit: SceneHit, at place: PlayTouch) -> StepEvent? {
    if let step = hit.step, Gesture.obstacle(to: step, on: machine) == nil { return step }
    let step = StepEvent.tapPoint(x: place.x, y: place.y)
    guard let target = hit.target, machine.hit(x: place.x, y: place.y).target == target else { return nil }
    return Gesture.obstacle(to: step, on: machine) == nil ? step : nil
  }

  private mutating func press(_ input: PlayInput) {
    switch input {
    case .keys(let keys): perform(.keys(keys))
    case .escape: escape()
    case .activate(let place): tap(place.hit, at: PlayTouch(x: place.frame.midX, y: place.frame.midY, stamp: 0))
    case .focus(let edge): perform(.voiceOverFocus(edge))
    case .resize(let facts, let device):
      record.begin(machine, trace)
      machine.handle(.resize(facts))
      collect()
      record.note(.resize(device), of: machine)
      record.end(machine, trace)
    case .toggle(let event, let isOn): perform(.toggle(event, isOn))
    case .down, .move, .up, .cancel, .wheel, .wheelEnd: return
    }
  }

  /// Ends typing, then the choice of a row, then goes back.
  private mutating func escape() {
    if let part = machine.state.typing { return perform(.part(.blur, part)) }
    if machine.hasSelection {
      perform(.keys("esc"))
      // A scene may have other keys.
      if !machine.hasSelection { return }
    }
    // The gesture is VoiceOver's; without it nobody says more than that the card goes.
    if machine.state.hasVoiceOver || machine.state.stack.count < 2 { return perform(.simple(.escape)) }
    perform(.simple(.pop))
  }

  /// Lets a step happen that is all of a gesture; what nothing comes of is none.
  private mutating func perform(_ step: StepEvent) {
    guard Gesture.obstacle(to: step, on: machine) == nil else { return }
    record.begin(machine, trace)
    play(step)
    collect()
    record.end(machine, trace)
  }

  /// Lets a step happen, and notes it.
  private mutating func play(_ step: StepEvent) {
    let isAlone = !record.isOpen
    if isAlone { record.begin(machine, trace) }
    record.note(step, of: machine)
    Gesture.play(step, on: &machine)
    guard isAlone else { return }
    collect()
    record.end(machine, trace)
  }
}
