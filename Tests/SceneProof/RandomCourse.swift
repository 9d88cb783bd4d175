import CardModel
import SceneMotion
import Standards

/// Random events in a random scene.
package struct RandomCourse {
  /// What is broken, and after what; nil when all is well.
  package private(set) var trouble: String?
  /// The hash of everything that was seen and told, after each event.
  package private(set) var hashes: [UInt64] = []
  private let seed: UInt64
  private var hash = FNV1a()
  private var isTurned = false

  /// Lets `count` events happen to the scene of `seed`, fewer where pushes only answer one another.
  package init(seed: UInt64, events count: Int) {
    self.seed = seed
    var dice = Dice(seed)
    let isSilent = seed % 4 == 0
    guard let scene = RandomScene(&dice, answers: !isSilent),
      var machine = SceneMachine(scene.facts[0], stack: scene.stack)
    else {
      trouble = "there is no scene of seed \(seed)"
      return
    }
    var law = TraceLaw(machine.facts.scene)
    machine.settle()
    look(&machine, &law, isAtRest: true)
    while trouble == nil, hashes.count <= count, machine.state.stack.count < 200 {
      let event = scene.event(&dice)
      let seconds = dice.chance(0.5) ? nil : Double.random(in: 0...0.5, using: &dice)
      if case .swipe(let points, _) = event, dice.chance(0.5) {
        // The finger has the pages for a while before it lets go.
        machine.handle(.pages(points))
        look(&machine, &law, isAtRest: false)
      }
      let before = machine
      machine.handle(event)
      if case .resize = event { isTurned = true }
      if isSilent { compare(machine, with: before, after: event) }
      if let seconds { machine.advance(to: machine.state.time + seconds) } else { machine.settle() }
      look(&machine, &law, isAtRest: seconds == nil)
      if trouble != nil { trouble? += ", by \(event.name)" }
    }
  }

  /// Lets the same happen twice, the scene measured anew: how many events did, and what is broken or not the same in both.
  package static func watch(seed: UInt64, events: Int) -> (events: Int, trouble: String?) {
    let (one, other) = (RandomCourse(seed: seed, events: events), RandomCourse(seed: seed, events: events))
    guard one.trouble == nil, one.hashes != other.hashes else { return (max(one.hashes.count - 1, 1), one.trouble) }
    let place = zip(one.hashes, other.hashes).prefix { $0 == $1 }.count
    return (place, "seed \(seed), event \(place): the same events do not give the same")
  }

  private mutating func look(_ machine: inout SceneMachine, _ law: inout TraceLaw, isAtRest: Bool) {
    var told: [String] = []
    for case .told(let entry) in machine.takeEffects() {
      told.append(entry.text)
      if case .didMove = entry.call { isTurned = false }
      for byte in entry.text.utf8 { hash.add(UInt64(byte)) }
      if let broken = law.broken(by: entry) { note(broken, told) }
    }
    hash.add(machine.frame)
    hashes.append(hash.value)
    if let broken = SceneLaw.broken(machine) ?? (isAtRest ? SceneLaw.brokenAtRest(machine, isTurned: isTurned) : nil) {
      note(broken, told)
    }
    if let broken = law.open(machine, isAtRest: isAtRest) { note(broken, told) }
  }

  /// Nothing jumps that is animated, and what lies below stays as it is.
  private mutating func compare(_ after: SceneMachine, with before: SceneMachine, after event: MotionEvent) {
    if after.state.stack.count == before.state.stack.count,
      after.state.stack.dropLast() != before.state.stack.dropLast()
    {
      note("a covered card has changed", [])
    }
    guard event.isGlide, after.state.stack.count == before.state.stack.count else { return }
    let (old, new) = (before.frame, after.frame)
    let ways = [
      new.y - old.y, new.page - old.page, new.shade - old.shade, new.dim - old.dim, new.overlays - old.overlays,
      new.buttonsAlpha - old.buttonsAlpha, new.contentAlpha - old.contentAlpha, new.scrollOffset - old.scrollOffset,
      new.fade - old.fade, new.cardTop - old.cardTop, (new.leavingTop ?? -1) - (old.leavingTop ?? -1),
    ]
    if ways.contains(where: { abs($0) > 1e-6 }) { note("it jumps from \(old) to \(new)", []) }
  }

  private mutating func note(_ broken: String, _ told: [String]) {
    if trouble == nil { trouble = "seed \(seed), event \(hashes.count): \(broken) after \(told)" }
  }
}

extension FNV1a {
  fileprivate mutating func add(_ frame: SceneFrame) {
    let lengths = [
      frame.time, frame.cardTop, frame.y, frame.restTop, frame.leavingTop ?? -1, frame.page, frame.scrollOffset,
    ]
    let shares = [
      frame.fade, frame.shade, frame.dim, frame.buttonsAlpha, frame.contentAlpha, frame.overlays, frame.info,
    ]
    for figure in lengths + shares { add(figure.bitPattern) }
  }
}

extension MotionEvent {
  /// Whether it moves what is there from where it is seen, rather than at once.
  fileprivate var isGlide: Bool {
    switch self {
    case .move, .release, .page, .voiceOverFocus: true
    case .simple(let event): [.tapTitle, .tapMap, .expand, .collapse].contains(event)
    case .toggle(let event, _): event == .overlays || event == .visible
    default: false
    }
  }

  /// What it is, without the screens that it may lead to.
  fileprivate var name: String {
    if case .resize = self { return "resize" }
    return "\(self)"
  }
}
