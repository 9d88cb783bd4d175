import CardModel
import Testing

@Suite struct CardDateTests {
  @Test(arguments: [
    ("1970-01-01", 0, 3), ("2000-02-29", 11_016, 1), ("2026-03-04", 20_516, 2), ("1969-12-31", -1, 2),
    ("2026-11-21", 20_778, 5),
  ])
  func daysAreCountedAndWeekdaysKnown(_ text: String, _ number: Int, _ weekday: Int) throws {
    let date = try #require(CardDate(text))
    #expect(date.dayNumber == number)
    #expect(date.weekday == weekday)
    #expect(CardDate(dayNumber: number) == date)
  }

  @Test func everyDayOfFourCenturiesFollowsTheOther() {
    var before = CardDate(dayNumber: -1)
    for number in 0..<146_097 {
      let date = CardDate(dayNumber: number)
      #expect(before < date && date.dayNumber == number)
      let isNext = date.day == before.day + 1 && date.month == before.month || date.day == 1
      if !isNext { Issue.record("\(date) after \(before)") }
      before = date
    }
  }

  @Test(arguments: ["2026-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "26-04-01", "", "tomorrow", "1900-02-29"])
  func whatIsNoDayIsNone(_ text: String) {
    #expect(CardDate(text) == nil)
  }

  @Test func aTimeOrZoneBehindDoesNotMatter() throws {
    let date = try #require(CardDate("2026-03-04T14:05:00Z"))
    #expect(date.medium() == "4 Mar 2026")
    #expect(date.monthTitle() == "March 2026")
    #expect(date.firstOfWeek().medium() == "2 Mar 2026")
    #expect(date.daysInMonth == 31)
  }
}
