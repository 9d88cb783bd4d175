import Standards

/// A value of one of the eight types of dates and times (XSD 1.0 part 2, sections 3.2.7 to 3.2.14).
package struct DateTimeValue: Hashable, Sendable {
  /// The type.
  let type: BuiltInType
  /// Days since 1970-01-01 in UTC, or in local time when no time zone is written.
  let day: Int64
  /// Seconds since midnight.
  let second: Double
  /// Whether a time zone is written.
  let hasZone: Bool

  /// The value of `type` written in `bytes[range]`, or nil when it is not one.
  init?(_ type: BuiltInType, _ bytes: [UInt8], _ range: Range<Int>) {
    var reader = DateTimeReader(bytes: bytes, index: range.lowerBound, end: range.upperBound)
    guard reader.read(type) else { return nil }
    self.type = type
    hasZone = reader.zone != nil
    var day = Self.dayNumber(reader.year, reader.month, reader.day)
    var second = Double(reader.hour * 3600 + reader.minute * 60) + reader.second - Double((reader.zone ?? 0) * 60)
    while second < 0 {
      second += 86_400
      day -= 1
    }
    while second >= 86_400 {
      second -= 86_400
      day += 1
    }
    self.day = day
    self.second = second
  }

  /// Negative, zero or positive as this value is before, at or after `other`; nil when a missing time zone leaves that
  /// open or the types differ.
  func compare(_ other: DateTimeValue) -> Int? {
    guard type == other.type else { return nil }
    let left = Double(day) * 86_400 + second
    let right = Double(other.day) * 86_400 + other.second
    if hasZone == other.hasZone { return left < right ? -1 : left > right ? 1 : 0 }
    let spread = 14.0 * 3600
    return left < right - spread ? -1 : left > right + spread ? 1 : nil
  }

  /// The number of a day; there is no year 0, so the year -1 is the one before 1.
  private static func dayNumber(_ year: Int64, _ month: Int, _ day: Int) -> Int64 {
    // Beyond this, years differ no more; nobody plans that far.
    let farthest: Int64 = 1_000_000_000_000
    let year = min(max(year < 0 ? year + 1 : year, -farthest), farthest)
    // The calendar repeats after 400 years, which have 146,097 days.
    return Int64(GregorianCalendar.dayNumber(Int(year % 400), month, day)) + year / 400 * 146_097
  }
}

/// Reads the lexical forms of dates and times.
struct DateTimeReader {
  let bytes: [UInt8]
  var index: Int
  let end: Int
  private(set) var year: Int64 = 2000
  private(set) var month = 1
  private(set) var day = 1
  private(set) var hour = 0
  private(set) var minute = 0
  private(set) var second = 0.0
  /// Minutes east of UTC.
  private(set) var zone: Int?

  init(bytes: [UInt8], index: Int, end: Int) {
    self.bytes = bytes
    self.index = index
    self.end = end
  }

  /// Whether all of the text is a value of `type`.
  mutating func read(_ type: BuiltInType) -> Bool {
    let isForm =
      switch type {
      case .dateTime: readYear() && take(0x2D) && readMonth() && take(0x2D) && readDay() && take(0x54) && readTime()
      case .date: readYear() && take(0x2D) && readMonth() && take(0x2D) && readDay()
      case .time: readTime()
      case .gYearMonth: readYear() && take(0x2D) && readMonth()
      case .gYear: readYear()
      case .gMonthDay: take(0x2D) && take(0x2D) && readMonth() && take(0x2D) && readDay()
      case .gDay: take(0x2D) && take(0x2D) && take(0x2D) && readDay()
      case .gMonth: take(0x2D) && take(0x2D) && readMonth()
      default: false
      }
    return isForm && readZone() && index == end && isRealDay(type)
  }

  private func isRealDay(_ type: BuiltInType) -> Bool {
    switch type {
    case .dateTime, .date:
      day <= GregorianCalendar.days(inMonth: month, of: Int(year % 400))
    // The day of some leap year.
    case .gMonthDay: day <= GregorianCalendar.days(inMonth: month, of: 2000)
    default: true
    }
  }

  private mutating func take(_ byte: UInt8) -> Bool {
    guard index < end, bytes[index] == byte else { return false }
    index += 1
    return true
  }

  private mutating func two(_ range: ClosedRange<Int>) -> Int? {
    guard index + 2 <= end, bytes[index] &- 0x30 < 10, bytes[index + 1] &- 0x30 < 10 else { return nil }
    let value = Int(bytes[index] - 0x30) * 10 + Int(bytes[index + 1] - 0x30)
    index += 2
    return range.contains(value) ? value : nil
  }

  private mutating func readYear() -> Bool {
    let isNegative = take(0x2D)
    let first = index
    var value: Int64 = 0
    while index < end, bytes[index] &- 0x30 < 10 {
      let (product, overflow) = value.multipliedReportingOverflow(by: 10)
      let (sum, carry) = product.addingReportingOverflow(Int64(bytes[index] - 0x30))
      if overflow || carry { return false }
      value = sum
      index += 1
    }
    let count = index - first
    guard count >= 4, count == 4 || bytes[first] != 0x30, value != 0 else { return false }
    year = isNegative ? -value : value
    return true
  }

  private mutating func readMonth() -> Bool {
    guard let value = two(1...12) else { return false }
    month = value
    return true
  }

  private mutating func readDay() -> Bool {
    guard let value = two(1...31) else { return false }
    day = value
    return true
  }

  private mutating func readTime() -> Bool {
    guard let hour = two(0...24), take(0x3A), let minute = two(0...59), take(0x3A), let whole = two(0...59) else {
      return false
    }
    var second = Double(whole)
    if take(0x2E) {
      var scale = 0.1
      let first = index
      while index < end, bytes[index] &- 0x30 < 10 {
        second += Double(bytes[index] - 0x30) * scale
        scale /= 10
        index += 1
      }
      if index == first { return false }
    }
    if hour == 24, minute != 0 || second != 0 { return false }
    self.hour = hour
    self.minute = minute
    self.second = second
    return true
  }

  private mutating func readZone() -> Bool {
    if index == end { return true }
    if take(0x5A) {
      zone = 0
      return true
    }
    let isNegative = bytes[index] == 0x2D
    guard isNegative || bytes[index] == 0x2B else { return false }
    index += 1
    guard let hours = two(0...23), take(0x3A), let minutes = two(0...59), hours * 60 + minutes <= 840 else {
      return false
    }
    zone = (hours * 60 + minutes) * (isNegative ? -1 : 1)
    return true
  }
}
