import CardLayout

/// How a value goes from its beginning to its end: the platform's curves in closed form, so that a frame depends on the time alone.
package enum MotionCurve: Hashable, Sendable {
  case linear
  /// Cubic Béziers (0.42, 0, 1, 1), (0, 0, 0.58, 1) and (0.42, 0, 0.58, 1), as UIKit's.
  case easeIn, easeOut, easeInOut
  /// A damped oscillator with this damping ratio, 0 to 1, that has come within 0.1 % of its end when its time is over.
  case spring(damping: Double)
  /// A scroll that was let go: its speed falls by 0.2 % a millisecond, UIKit's normal deceleration.
  case deceleration

  /// How far the value has come after `share` of the time, 1 from the end on; a spring goes beyond 1 on its way.
  package func progress(_ share: Double) -> Double {
    guard share > 0 else { return 0 }
    guard share < 1 else { return 1 }
    return switch self {
    case .linear: share
    case .easeIn: Self.bezier(0.42, 1, share)
    case .easeOut: Self.bezier(0, 0.58, share)
    case .easeInOut: Self.bezier(0.42, 0.58, share)
    case .spring(let damping): damping < 1 ? Self.swinging(max(damping, 0.01), share) : Self.critical(share)
    case .deceleration: (1 - Self.exponential(-Self.thousand * share)) / 0.999
    }
  }

  /// Seconds after which a scroll that was let go has come within 0.1 % of its end.
  package static let decelerationTime = 3.4504

  /// The share of the time after which a scroll that was let go has come so far, as a share of its way.
  static func decelerationShare(of progress: Double) -> Double {
    progress > 0 ? min(-Trigonometry.logarithm(1 - 0.999 * min(progress, 1)) / thousand, 1) : 0
  }

  /// The natural logarithm of 1000.
  private static let thousand = 6.907755278982137

  /// y of the cubic Bézier (x1, 0), (x2, 1) where its x is `share`: those of the eases all begin at 0 and end at 1.
  private static func bezier(_ x1: Double, _ x2: Double, _ share: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      let rest = 1 - middle
      let x = 3 * rest * rest * middle * x1 + 3 * rest * middle * middle * x2 + middle * middle * middle
      if x < share { low = middle } else { high = middle }
    }
    let at = (low + high) / 2
    return at * at * (3 - 2 * at)
  }

  private static func swinging(_ damping: Double, _ share: Double) -> Double {
    let rest = (1 - damping * damping).squareRoot()
    // The envelope is at 0.1 % when the time is over.
    let decay = thousand - Trigonometry.logarithm(rest)
    let turns = decay * rest / damping * share / (2 * Trigonometry.pi)
    let swing = Trigonometry.cosine(turns) + damping / rest * Trigonometry.sine(turns)
    return 1 - exponential(-decay * share) * swing
  }

  /// (1 + d) e^-d is 0.1 % at d = 9.2334.
  private static func critical(_ share: Double) -> Double {
    let decay = 9.233413476451587 * share
    return 1 - (1 + decay) * exponential(-decay)
  }

  private static func exponential(_ power: Double) -> Double { Trigonometry.powerOfTwo(power / 0.6931471805599453) }
}

/// A value that may be on its way.
package struct MotionTrack: Hashable, Sendable {
  /// Where it began.
  package private(set) var from: Double
  /// Where it ends.
  package private(set) var to: Double
  /// Where it would end if nothing stopped it before.
  private var aim: Double
  /// How long that would take, in seconds.
  private var span = 0.0
  /// When it began, in seconds of the scene's clock.
  package private(set) var start = 0.0
  /// How long it takes, in seconds.
  package private(set) var duration = 0.0
  /// How it gets there.
  package private(set) var curve = MotionCurve.linear

  /// A value that stays.
  package init(_ value: Double) { (from, to, aim) = (value, value, value) }

  /// The value at `time`.
  package func value(at time: Double) -> Double {
    guard duration > 0, time < end else { return to }
    return from + (aim - from) * curve.progress((time - start) / span)
  }

  /// When it has come to its end.
  package var end: Double { from == to ? start : start + duration }

  /// Goes from where it is at `time` to `value`; at once when there is no time.
  package mutating func go(to value: Double, at time: Double, in duration: Double, _ curve: MotionCurve) {
    from = self.value(at: time)
    (to, start, self.duration, self.curve) = (value, time, duration, curve)
    (aim, span) = (value, duration)
    if duration <= 0 { from = value }
  }

  /// Goes on as a scroll does that was let go, towards `aim`, and stops where `range` ends on the way.
  mutating func coast(to aim: Double, within range: ClosedRange<Double>, at time: Double) {
    go(to: aim, at: time, in: MotionCurve.decelerationTime, .deceleration)
    let limit = min(max(aim, range.lowerBound), range.upperBound)
    guard limit != aim, aim != from else { return }
    to = limit
    duration = span * MotionCurve.decelerationShare(of: (limit - from) / (aim - from))
  }

  /// Is at `value` from now on.
  package mutating func jump(to value: Double) { self = MotionTrack(value) }
}
