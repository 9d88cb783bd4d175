import Foundation
import SceneMotion
import Testing

@Suite("Curves")
struct MotionCurveTests {
  static let curves: [MotionCurve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .spring(damping: 0.75), .spring(damping: 0.8), .spring(damping: 1),
    .deceleration,
  ]

  @Test("Each begins at its beginning and ends at its end", arguments: curves)
  func ends(curve: MotionCurve) {
    #expect(curve.progress(0) == 0 && curve.progress(-1) == 0)
    #expect(curve.progress(1) == 1 && curve.progress(7) == 1)
    #expect(abs(curve.progress(1 - 1e-9) - 1) < 0.0011, "there is no jump at the end")
    #expect(abs(curve.progress(1e-9)) < 1e-6, "and none at the beginning")
  }

  @Test(
    "A spring is a damped oscillator, as small steps of its equation have it", arguments: [0.5, 0.75, 0.8, 0.99, 1])
  func springs(damping: Double) {
    let rest = (1 - damping * damping).squareRoot()
    let decay = damping < 1 ? log(1000 / rest) : 9.233413476451587
    let frequency = decay / damping
    var (x, v) = (-1.0, 0.0)
    func force(_ x: Double, _ v: Double) -> Double { -frequency * frequency * x - 2 * damping * frequency * v }
    let step = 1e-4
    for index in 1..<10_000 {
      // Runge and Kutta's step of fourth order.
      let (k1, l1) = (v, force(x, v))
      let (k2, l2) = (v + step / 2 * l1, force(x + step / 2 * k1, v + step / 2 * l1))
      let (k3, l3) = (v + step / 2 * l2, force(x + step / 2 * k2, v + step / 2 * l2))
      let (k4, l4) = (v + step * l3, force(x + step * k3, v + step * l3))
      x += step / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
      v += step / 6 * (l1 + 2 * l2 + 2 * l3 + l4)
      guard index % 500 == 0 else { continue }
      let progress = MotionCurve.spring(damping: damping).progress(Double(index) * step)
      #expect(abs(progress - 1 - x) < 1e-7, "after \(index)")
    }
  }

  @Test("A spring has settled to 0.1 % when its time is over", arguments: [0.3, 0.75, 0.8, 1])
  func settled(damping: Double) {
    #expect(abs(MotionCurve.spring(damping: damping).progress(1 - 1e-12) - 1) <= 0.001 + 1e-9)
  }

  @Test("Only a spring below 1 goes beyond its end")
  func overshoot() {
    for curve in Self.curves {
      let highest = (0...1000).map { curve.progress(Double($0) / 1000) }.max() ?? 0
      if case .spring(let damping) = curve, damping < 1 { #expect(highest > 1.001) } else { #expect(highest <= 1) }
    }
  }

  @Test(
    "Eases are cubic Béziers",
    arguments: [(MotionCurve.easeIn, 0.42, 1.0), (.easeOut, 0, 0.58), (.easeInOut, 0.42, 0.58)])
  func eases(curve: MotionCurve, x1: Double, x2: Double) {
    for index in 1..<100 {
      let s = Double(index) / 100
      let x = 3 * (1 - s) * (1 - s) * s * x1 + 3 * (1 - s) * s * s * x2 + s * s * s
      let y = 3 * (1 - s) * s * s + s * s * s
      #expect(abs(curve.progress(x) - y) < 1e-9)
    }
  }

  @Test("A scroll that was let go loses 0.2 % of its speed a millisecond")
  func deceleration() {
    let total = 1 - pow(0.998, MotionCurve.decelerationTime * 1000)
    #expect(abs(total - 0.999) < 1e-4)
    for milliseconds in stride(from: 0.0, to: 3400, by: 170) {
      let progress = MotionCurve.deceleration.progress(milliseconds / 1000 / MotionCurve.decelerationTime)
      #expect(abs(progress - (1 - pow(0.998, milliseconds)) / total) < 1e-4)
    }
  }

  @Test("What does not swing never turns back", arguments: curves)
  func monotonous(curve: MotionCurve) {
    if case .spring(let damping) = curve, damping < 1 { return }
    let values = (0...2000).map { curve.progress(Double($0) / 2000) }
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-15 })
  }

  @Test("A spring swings about its end with the frequency and the decay of its equation", arguments: [0.3, 0.75, 0.8])
  func swings(damping: Double) {
    // x = 1 − e^(−δωt) (cos ω′t + δω/ω′ sin ω′t) has its extremes at multiples of π/ω′, each e^(−δπ/√(1−δ²)) of the one before.
    let rest = (1 - damping * damping).squareRoot()
    let half = Double.pi / (log(1000 / rest) / damping * rest)
    let shrink = exp(-damping * Double.pi / rest)
    var (turn, number) = (half, 1)
    while turn < 1 {
      let progress = MotionCurve.spring(damping: damping).progress(turn)
      #expect(abs(abs(progress - 1) - pow(shrink, Double(number))) < 1e-9 && (progress > 1) == (number % 2 == 1))
      (turn, number) = (turn + half, number + 1)
    }
    #expect(number > 1)
  }

  @Test("A spring with the critical damping is what its equation gives without swinging")
  func critical() {
    for index in 1..<100 {
      let time = Double(index) / 100
      let decay = 9.233413476451587 * time
      #expect(abs(MotionCurve.spring(damping: 1).progress(time) - (1 - (1 + decay) * exp(-decay))) < 1e-12)
    }
    #expect(abs((1 + 9.233413476451587) * exp(-9.233413476451587) - 0.001) < 1e-9)
  }

  @Test("A scroll that was let go goes on at the finger's speed, as far as its projection")
  func glide() throws {
    var stage = try Stage(
      #"<PlainCard id="a" map="m" position="extended"><Title>A</Title><HostedView height="4000">V</HostedView></PlainCard>"#
    )
    stage.machine.handle(.scroll(100, velocity: -800, isHeld: false))
    let step = 1e-4
    stage.machine.advance(to: step)
    #expect(abs((stage.machine.frame.scrollOffset - 100) / step - 800) < 1)
    // Trapezes over the speed, which loses 0.2 % a millisecond.
    let speeds = (0...34_504).map { 800 * pow(0.998, Double($0) / 10) }
    let way = zip(speeds, speeds.dropFirst()).reduce(0) { $0 + ($1.0 + $1.1) / 2 * step }
    stage.machine.settle()
    #expect(abs(stage.machine.frame.scrollOffset - 100 - way) < 0.5)
  }

  @Test("A track that is sent elsewhere begins where it is")
  func tracks() {
    var track = MotionTrack(10)
    track.go(to: 20, at: 1, in: 2, .linear)
    #expect(track.value(at: 0) == 10 && track.value(at: 2) == 15 && track.value(at: 9) == 20)
    track.go(to: 0, at: 2, in: 1, .linear)
    #expect(track.value(at: 2) == 15 && track.value(at: 2.5) == 7.5 && track.end == 3)
    track.go(to: 5, at: 2.5, in: 0, .linear)
    #expect(track.value(at: 2.5) == 5)
  }
}
