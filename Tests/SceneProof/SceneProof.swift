import CardModel
import SceneMotion

#if canImport(Darwin)
  import Darwin
#else
  import Glibc
#endif

/// Lets far more happen to scenes than a test has time for, and prints the seconds of processor time that it took.
///
///     SceneProof events COUNT     so many random events in random scenes; what breaks is told, and it ends with 1
///     SceneProof session COUNT    so many events in one scene, each followed by the frames until rest
@main
enum SceneProof {
  static func main() {
    let arguments = CommandLine.arguments
    guard arguments.count == 3, let count = Int(arguments[2]) else {
      return print("usage: SceneProof events|session COUNT")
    }
    let start = clock()
    guard let trouble = arguments[1] == "session" ? session(count) : events(count) else {
      return print(Double(clock() - start) / Double(CLOCKS_PER_SEC))
    }
    print(trouble)
    exit(1)
  }

  /// What random events break; nil for nothing.
  private static func events(_ count: Int) -> String? {
    var (done, seed) = (0, UInt64(1_000_000))
    while done < count {
      let (events, trouble) = RandomCourse.watch(seed: seed, events: min(500, count - done))
      if let trouble { return trouble }
      done += events
      seed += 1
    }
    return nil
  }

  /// Why a long session could not be played; nil when it could.
  private static func session(_ count: Int) -> String? {
    var dice = Dice(4)
    guard let scene = RandomScene(&dice, answers: false), var machine = SceneMachine(scene.facts[0]) else {
      return "there is no scene"
    }
    var told = 0
    for _ in 0..<count {
      machine.handle(machine.state.stack.count > 8 ? .simple(.pop) : scene.event(&dice))
      for _ in 0..<30 { machine.advance(to: machine.state.time + 1 / 60) }
      machine.settle()
      told += machine.takeEffects().count
    }
    return told > 0 ? nil : "nobody was told of anything"
  }
}
