/// Angles in turns, and logarithms, to about fifteen digits and the same on every machine.
package enum Trigonometry {
  /// Half of the circumference of a circle with radius 1.
  package static let pi = 3.141592653589793

  /// The sine of an angle in turns, 0 to 1 once around.
  package static func sine(_ turns: Double) -> Double {
    guard turns.isFinite else { return 0 }
    var rest = turns - turns.rounded(.down)
    // To the eighth around 0: sine by symmetry, cosine for the middle.
    var sign = 1.0
    if rest >= 0.5 {
      rest -= 0.5
      sign = -1
    }
    if rest > 0.25 { rest = 0.5 - rest }
    return sign * (rest <= 0.125 ? series(rest * 2 * pi, first: 1) : series((0.25 - rest) * 2 * pi, first: 0))
  }

  /// The cosine of an angle in turns.
  package static func cosine(_ turns: Double) -> Double { sine(turns + 0.25) }

  /// Taylor's series of the sine (`first` 1) or cosine (`first` 0) for small angles in radians.
  private static func series(_ angle: Double, first: Int) -> Double {
    var term = first == 1 ? angle : 1
    var sum = term
    var number = Double(first)
    for _ in 0..<10 {
      term *= -angle * angle / ((number + 1) * (number + 2))
      number += 2
      sum += term
    }
    return sum
  }

  /// The natural logarithm of a number above 0; 0 for others.
  package static func logarithm(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return 0 }
    let ratio = (value.significand - 1) / (value.significand + 1)
    var power = ratio
    var sum = 0.0
    for odd in 0..<20 {
      sum += power / Double(2 * odd + 1)
      power *= ratio * ratio
    }
    return 2 * sum + Double(value.exponent) * 0.6931471805599453
  }

  /// 2 to the power of `exponent`, for -60 to 60.
  package static func powerOfTwo(_ exponent: Double) -> Double {
    let whole = min(max(exponent, -60), 60).rounded(.down)
    let rest = (min(max(exponent, -60), 60) - whole) * 0.6931471805599453
    var (term, sum) = (1.0, 1.0)
    for index in 1..<20 {
      term *= rest / Double(index)
      sum += term
    }
    var result = sum
    for _ in 0..<Int(abs(whole)) { result = whole < 0 ? result / 2 : result * 2 }
    return result
  }
}
