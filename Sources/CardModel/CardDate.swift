/// A day of the proleptic Gregorian calendar.
package struct CardDate: Hashable, Comparable, Sendable {
  /// The year.
  package var year: Int
  /// The month, 1 to 12.
  package var month: Int
  /// The day of the month, from 1.
  package var day: Int

  /// Monday to Sunday in two letters.
  package static let weekdays = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"]
  private static let months = [
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November",
    "December",
  ]

  /// The day written as `2026-03-04`, or nil when there is no such day.
  ///
  /// A time zone or a time behind it does not matter.
  package init?(_ text: String) {
    let parts = text.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month),
      day >= 1, day <= Self.days(inMonth: month, of: year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day that is `number` days after 1 January 1970.
  ///
  /// - Parameter number: may be negative.
  package init(dayNumber number: Int) {
    // Counted in eras of 400 years that begin on 1 March.
    let shifted = number + 719_468
    let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
    let dayOfEra = shifted - era * 146_097
    let yearOfEra = (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
    let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
    let shiftedMonth = (5 * dayOfYear + 2) / 153
    day = dayOfYear - (153 * shiftedMonth + 2) / 5 + 1
    month = shiftedMonth < 10 ? shiftedMonth + 3 : shiftedMonth - 9
    year = yearOfEra + era * 400 + (month <= 2 ? 1 : 0)
  }

  /// Days after 1 January 1970; negative before.
  package var dayNumber: Int {
    let shiftedYear = month <= 2 ? year - 1 : year
    let era = (shiftedYear >= 0 ? shiftedYear : shiftedYear - 399) / 400
    let yearOfEra = shiftedYear - era * 400
    let dayOfYear = (153 * (month > 2 ? month - 3 : month + 9) + 2) / 5 + day - 1
    return era * 146_097 + yearOfEra * 365 + yearOfEra / 4 - yearOfEra / 100 + dayOfYear - 719_468
  }

  /// 0 for Monday to 6 for Sunday.
  package var weekday: Int {
    let rest = (dayNumber + 3) % 7
    return rest < 0 ? rest + 7 : rest
  }

  /// The first day of its month.
  package var firstOfMonth: CardDate { CardDate(dayNumber: dayNumber - day + 1) }

  /// How many days its month has.
  package var daysInMonth: Int { Self.days(inMonth: month, of: year) }

  /// The Monday of its week: weeks begin on Monday (ISO 8601).
  package var firstOfWeek: CardDate { CardDate(dayNumber: dayNumber - weekday) }

  /// The name of its month with the year: "March 2026".
  package var monthTitle: String { "\(Self.months[month - 1]) \(year)" }

  /// In medium style: "4 Mar 2026".
  package var medium: String { "\(day) \(Self.months[month - 1].prefix(3)) \(year)" }

  /// Whether `lhs` is before `rhs`.
  package static func < (lhs: CardDate, rhs: CardDate) -> Bool { lhs.dayNumber < rhs.dayNumber }

  private static func days(inMonth month: Int, of year: Int) -> Int {
    switch month {
    case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
    case 4, 6, 9, 11: 30
    default: 31
    }
  }
}
