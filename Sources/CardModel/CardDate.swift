package import Standards

/// A day of the proleptic Gregorian calendar.
package struct CardDate: Hashable, Comparable, Sendable {
  /// The year.
  package var year: Int
  /// The month, 1 to 12.
  package var month: Int
  /// The day of the month, from 1.
  package var day: Int

  /// The day written as `2026-03-04`, or nil when there is no such day.
  ///
  /// A time zone or a time behind it does not matter.
  package init?(_ text: String) {
    let parts = text.prefix(10).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 3, parts[0].utf8.count == 4, parts[1].utf8.count == 2, parts[2].utf8.count == 2,
      let year = Int(parts[0]), let month = Int(parts[1]), let day = Int(parts[2]), (1...12).contains(month),
      day >= 1, day <= GregorianCalendar.days(inMonth: month, of: year)
    else { return nil }
    (self.year, self.month, self.day) = (year, month, day)
  }

  /// The day that is `number` days after 1 January 1970.
  ///
  /// - Parameter number: may be negative.
  package init(dayNumber number: Int) {
    (year, month, day) = GregorianCalendar.day(numbered: number)
  }

  /// Days after 1 January 1970; negative before.
  package var dayNumber: Int { GregorianCalendar.dayNumber(year, month, day) }

  /// 0 for Monday to 6 for Sunday.
  package var weekday: Int {
    let rest = (dayNumber + 3) % 7
    return rest < 0 ? rest + 7 : rest
  }

  /// The first day of its month.
  package var firstOfMonth: CardDate { CardDate(dayNumber: dayNumber - day + 1) }

  /// How many days its month has.
  package var daysInMonth: Int { GregorianCalendar.days(inMonth: month, of: year) }

  /// The first day of its week: Monday (ISO 8601), or that on which weeks begin where `language` is written.
  package func firstOfWeek(_ language: LanguageTag? = nil) -> CardDate {
    CardDate(dayNumber: dayNumber - (weekday + 7 - DateFormat(language).firstWeekday) % 7)
  }

  /// The name of its month with the year: "March 2026".
  package func monthTitle(_ language: LanguageTag? = nil) -> String { DateFormat(language).month(month, of: year) }

  /// In medium style: "4 Mar 2026".
  package func medium(_ language: LanguageTag? = nil) -> String { DateFormat(language).medium(day, month, year) }

  /// Whether `lhs` is before `rhs`.
  package static func < (lhs: CardDate, rhs: CardDate) -> Bool { lhs.dayNumber < rhs.dayNumber }
}
