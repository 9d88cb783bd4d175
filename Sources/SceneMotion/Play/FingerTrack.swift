/// Where a finger has been lately, from which its speed follows as the platform derives it.
struct FingerTrack: Hashable, Sendable {
  private var touches: [PlayTouch] = []

  /// Seconds that count for the speed.
  static let window = 0.1

  /// More than fingers are told of in that time.
  private static let most = 64

  /// The finger is at `touch` now.
  mutating func add(_ touch: PlayTouch) {
    // The last before the window stays: where one interval is longer than that, it alone counts.
    while touches.count > 1, touches[1].stamp <= touch.stamp - Self.window { touches.removeFirst() }
    if touches.count == Self.most { touches.removeFirst() }
    touches.append(touch)
  }

  /// Whole points a second to the right and downwards, in the last tenth of a second or the last interval.
  var velocity: (x: Double, y: Double) {
    guard let last = touches.last, touches.count > 1 else { return (0, 0) }
    let begin = last.stamp - Self.window - 1e-9
    let first = touches.dropLast().first { $0.stamp >= begin } ?? touches[touches.count - 2]
    let seconds = last.stamp - first.stamp
    guard seconds > 0 else { return (0, 0) }
    return (((last.x - first.x) / seconds).rounded(), ((last.y - first.y) / seconds).rounded())
  }
}
