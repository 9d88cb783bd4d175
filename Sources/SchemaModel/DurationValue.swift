/// A value of `xs:duration` (XSD 1.0 part 2, section 3.2.6).
package struct DurationValue: Hashable, Sendable {
  /// Months, those of the years included.
  let months: Int64
  /// Days, as seconds, with the seconds of the hours and minutes.
  let seconds: Double

  /// The duration written in `bytes[range]`, or nil when it is not one.
  init?(_ bytes: [UInt8], _ range: Range<Int>) {
    var index = range.lowerBound
    let end = range.upperBound
    var sign: Int64 = 1
    if index < end, bytes[index] == 0x2D {
      sign = -1
      index += 1
    }
    guard index < end, bytes[index] == 0x50 else { return nil }
    index += 1
    var months: Int64 = 0
    var seconds = 0.0
    var designator = 0
    var inTime = false
    var isEmpty = true
    while index < end {
      if bytes[index] == 0x54 {
        guard !inTime, index + 1 < end else { return nil }
        inTime = true
        index += 1
        designator = 3
        continue
      }
      guard let number = Self.number(bytes, &index, end), index < end else { return nil }
      let allowed: [UInt8] = [0x59, 0x4D, 0x44, 0x48, 0x4D, 0x53]
      let limit = inTime ? 6 : 3
      while designator < limit, allowed[designator] != bytes[index] { designator += 1 }
      guard designator < limit, !number.hasPoint || designator == 5 else { return nil }
      switch designator {
      case 0: months += number.whole * 12
      case 1: months += number.whole
      case 2: seconds += Double(number.whole) * 86_400
      case 3: seconds += Double(number.whole) * 3600
      case 4: seconds += Double(number.whole) * 60
      default: seconds += Double(number.whole) + number.fraction
      }
      designator += 1
      index += 1
      isEmpty = false
    }
    guard !isEmpty else { return nil }
    self.months = sign * months
    self.seconds = Double(sign) * seconds
  }

  private static func number(
    _ bytes: [UInt8], _ index: inout Int, _ end: Int
  ) -> (whole: Int64, fraction: Double, hasPoint: Bool)? {
    let first = index
    var whole: Int64 = 0
    while index < end, bytes[index] &- 0x30 < 10 {
      let (product, overflow) = whole.multipliedReportingOverflow(by: 10)
      guard !overflow, product < Int64.max / 12 - 10 else { return nil }
      whole = product + Int64(bytes[index] - 0x30)
      index += 1
    }
    let digits = index - first
    guard index < end, bytes[index] == 0x2E else { return digits > 0 ? (whole, 0, false) : nil }
    index += 1
    var fraction = 0.0
    var scale = 0.1
    let point = index
    while index < end, bytes[index] &- 0x30 < 10 {
      fraction += Double(bytes[index] - 0x30) * scale
      scale /= 10
      index += 1
    }
    // Like libxml2, and unlike XSD, digits on one side of the point are enough.
    return index > point || digits > 0 ? (whole, fraction, true) : nil
  }

  /// Negative, zero or positive as this duration is shorter than, equal to or longer than `other`; nil when that depends
  /// on the month in which it begins.
  func compare(_ other: DurationValue) -> Int? {
    let months = Double(self.months - other.months)
    let seconds = self.seconds - other.seconds
    if months == 0 { return seconds < 0 ? -1 : seconds > 0 ? 1 : 0 }
    // A month has 28 to 31 days; over many months the spread is that of the calendar's least and greatest sums.
    let least = months > 0 ? Self.leastDays(months) : -Self.greatestDays(-months)
    let greatest = months > 0 ? Self.greatestDays(months) : -Self.leastDays(-months)
    if least * 86_400 + seconds > 0 { return 1 }
    if greatest * 86_400 + seconds < 0 { return -1 }
    return nil
  }

  private static func leastDays(_ months: Double) -> Double {
    let table = [0.0, 28, 59, 89, 120, 150, 181, 212, 242, 273, 303, 334]
    let years = (months / 12).rounded(.down)
    return years * 365 + (years / 4).rounded(.down) - (years / 100).rounded(.up) + table[Int(months - years * 12)]
  }

  private static func greatestDays(_ months: Double) -> Double {
    let table = [0.0, 31, 62, 92, 123, 153, 184, 215, 245, 276, 306, 337]
    let years = (months / 12).rounded(.down)
    return years * 365 + (years / 4).rounded(.up) + table[Int(months - years * 12)]
  }
}
