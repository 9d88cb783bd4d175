import Standards

/// An axis from one value to another, with its labels.
struct ChartScale: Hashable, Sendable {
  var lower: Double
  var upper: Double
  /// The values with a label, from the lowest.
  var ticks: [Double]

  /// A scale over `values` with round numbers: steps of 1, 2, 2.5 or 5 times a power of ten.
  ///
  /// - Parameters:
  ///   - labels: how many labels there are; they stand at equal steps from end to end.
  ///   - startsAtZero: whether 0 is on the scale even when all values are far from it.
  init(_ values: [Double], labels: Int, startsAtZero: Bool, minimum: Double? = nil, maximum: Double? = nil) {
    var low = values.min() ?? 0
    var high = values.max() ?? 1
    if startsAtZero {
      low = min(low, 0)
      high = max(high, 0)
    }
    low = minimum ?? low
    high = maximum ?? high
    // One value alone is the end of a scale from 0.
    if high <= low, low > 0, minimum == nil { low = 0 }
    if high <= low, low < 0, maximum == nil { high = 0 }
    if high <= low { high = low + (low == 0 ? 1 : abs(low)) }
    (lower, upper) =
      labels > 1 ? Self.rounded(low, high, labels - 1, minimum, maximum) : Self.tight(low, high, minimum, maximum)
    let (lower, upper) = (lower, upper)
    switch labels {
    case ...0: ticks = []
    case 1: ticks = [upper]
    default: ticks = (0..<labels).map { lower + (upper - lower) * Double($0) / Double(labels - 1) }
    }
  }

  /// Where `value` is between the ends, 0 to 1.
  func share(_ value: Double) -> Double {
    min(max((value - lower) / (upper - lower), 0), 1)
  }

  /// The smallest round steps, `intervals` of them, that hold everything; a given end stays as it is.
  private static func rounded(
    _ low: Double, _ high: Double, _ intervals: Int, _ minimum: Double?, _ maximum: Double?
  ) -> (Double, Double) {
    if let minimum, let maximum, maximum > minimum { return (minimum, maximum) }
    let count = Double(intervals)
    var step = round((high - low) / count)
    for _ in 0..<8 {
      let lower = minimum ?? (low / step).rounded(.down) * step
      let upper = lower + step * count
      if upper >= high - step * 1e-9 {
        // Nothing negative: no empty room below 0 either.
        if let maximum, maximum > lower { return (lower, maximum) }
        return (lower, upper)
      }
      step = round(step * 1.01)
    }
    return (low, high)
  }

  /// The round numbers next to the values: for a scale without labels between its ends.
  private static func tight(_ low: Double, _ high: Double, _ minimum: Double?, _ maximum: Double?) -> (Double, Double) {
    let step = round((high - low) / 4)
    let lower = minimum ?? (low / step).rounded(.down) * step
    let upper = maximum ?? (high / step - 1e-9).rounded(.up) * step
    return upper > lower ? (lower, upper) : (lower, lower + step)
  }

  /// The next round number that is not smaller.
  static func round(_ value: Double) -> Double {
    guard value > 0, value.isFinite else { return 1 }
    var power = 1.0
    while power * 10 <= value { power *= 10 }
    while power > value { power /= 10 }
    for factor in [1.0, 2, 2.5, 5, 10] where power * factor >= value * (1 - 1e-9) { return power * factor }
    return power * 10
  }

  /// How a label reads: as many decimals as the steps need; thousands in groups, then K and M (KPI-A), or `isShort` from the first
  /// thousand on.
  func label(_ value: Double, unit: String, _ format: NumberFormat, isShort: Bool = false) -> String {
    let step = ticks.count > 1 ? abs(ticks[1] - ticks[0]) : abs(upper - lower)
    let number = Self.text(value, step: step, largest: max(abs(lower), abs(upper)), format, isShort: isShort)
    return format.with(unit, number)
  }

  static func text(
    _ value: Double, step: Double, largest: Double, _ format: NumberFormat, isShort: Bool = false
  ) -> String {
    guard let short = format.shortenings.first(where: { largest >= (isShort ? $0.unit : $0.least) }) else {
      // Nothing has no sign before it.
      return decimal(value == 0 ? 0 : value, step: step, format)
    }
    if value == 0 { return format.digits("0") }
    return decimal(value / short.unit, step: step / short.unit, format) + short.sign
  }

  /// With the decimals that `step` has: two at most, or its first two digits where it is small.
  static func decimal(_ value: Double, step: Double, _ format: NumberFormat) -> String {
    var (most, power) = (2, 0.1)
    while step > 0, step < power * (1 - 1e-9), most < 9 { (most, power) = (most + 1, power / 10) }
    let factors = (0...most).map { (0..<$0).reduce(1.0) { factor, _ in factor * 10 } }
    let parts = (step * factors[most]).rounded()
    let digits = factors.firstIndex { factor in
      let rest = parts * factor / factors[most]
      return rest == rest.rounded()
    }
    return abs(value) < 1e12 ? format.decimal(value, places: digits ?? most) : ""
  }
}
