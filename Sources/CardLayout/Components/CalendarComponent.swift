import CardModel
import LayoutCore
import Standards

/// A week or a month that begins on the day on which weeks do in the card's language: the month's name, the days with marks for what
/// happens, and the events of the selected day.
struct CalendarComponent: Component {
  let calendar: CardCalendar

  func compose(into page: inout Composition) {
    guard let date = calendar.date else { return page.placeholder(calendar.source) }
    var calendar = calendar
    calendar.events.removeAll { !page.shows($0.text.source) }
    page.column(BoxStyle(width: .fill, spacing: CardFigures.rowSpacing), Paint(source: calendar.source)) { column in
      column.column(
        BoxStyle(width: .fill),
        Paint(role: .calendar, label: column.spoken(calendar), source: calendar.source, isRead: true)
      ) { month in
        month.string(
          date.monthTitle(calendar.source.language), .headline.semibold, .primaryLabel,
          BoxStyle(padding: Insets(bottom: CellFigures.textSpacing)))
        weekdays(into: &month)
        let days = DayFigures(month.context)
        for week in calendar.weeks(date) {
          // All days are equally high.
          month.evenRow(
            of: week, like: week.first { $0 != nil }, BoxStyle(width: .fill, padding: Insets(top: 2))
          ) { row, day in
            row.column(BoxStyle(width: .fill, spacing: 2, horizontal: .center)) { cell in
              if let day { cell.add(CalendarDay(day: day, calendar: calendar, figures: days)) }
            }
          }
        }
      }
      for event in calendar.events(on: date) { column.add(CalendarEventRow(event: event)) }
    }
  }

  private func weekdays(into page: inout Composition) {
    let context = page.context
    let names = DateFormat(calendar.source.language).weekdays
    let widest = names.map { context.width($0, .caption1) }.max() ?? 0
    let scale = min(1, (context.innerWidth / 7 - 4) / max(1, widest))
    page.evenRow(of: names, like: names.first, BoxStyle(width: .fill)) { row, name in
      row.column(BoxStyle(width: .fill, horizontal: .center)) {
        $0.string(name, .caption1.oneLine(scale: scale), .tertiaryLabel)
      }
    }
  }
}

/// What the days of a calendar have in common, in points.
private struct DayFigures {
  /// Grows with the text size as far as seven days have room.
  let font: Font
  /// Diameter of the circle around a number.
  let side: Double
  let dot: Double

  init(_ context: CardContext) {
    let column = context.innerWidth / 7
    let widest = context.width("30", .subheadline)
    font = widest > column - 6 ? .subheadline.oneLine(scale: (column - 6) / widest) : .subheadline.lines(1)
    side = min(max(BodyFigures.calendarDay, context.setting(font).leading + 8), column - 2)
    dot = min(context.environment.scaled(BodyFigures.calendarDot), BodyFigures.calendarDotMost)
  }
}

/// The number in its circle, filled when selected and outlined today, and dots below for what happens.
private struct CalendarDay: Component {
  let day: CardDate
  let calendar: CardCalendar
  let figures: DayFigures

  func compose(into page: inout Composition) {
    let (isToday, isSelected) = (day == calendar.today, day == calendar.date)
    let surface =
      isSelected
      ? Surface(fill: .tintColor, cornerRadius: figures.side / 2)
      : Surface(stroke: isToday ? .tintColor : nil, strokeWidth: isToday ? 1 : 0, cornerRadius: figures.side / 2)
    page.row(
      BoxStyle(width: .fixed(figures.side), height: .fixed(figures.side), horizontal: .center, vertical: .center),
      Paint(content: .surface(surface))
    ) { circle in
      circle.string(
        NumberFormat(calendar.source.language).digits("\(day.day)"),
        isToday || isSelected ? figures.font.bold : figures.font,
        isSelected ? .base2 : isToday ? .tintColor : .primaryLabel)
    }
    page.row(BoxStyle(height: .fixed(figures.dot), spacing: 2)) { dots in
      dots.ornaments { dots in
        for event in calendar.events(on: day).prefix(BodyFigures.calendarDots) {
          dots.dot(.status(event.kind), figures.dot)
        }
      }
    }
  }
}

/// What happens on a day, with its mark on the first line.
private struct CalendarEventRow: Component {
  let event: CalendarEvent

  func compose(into page: inout Composition) {
    let environment = page.environment
    page.row(
      BoxStyle(width: .fill, spacing: CardFigures.itemSpacing),
      Paint(source: event.text.source, isTouchable: event.target != nil)
    ) { row in
      row.row(BoxStyle(height: .fixed(environment.metrics(.subheadline).leading), vertical: .center)) {
        $0.dot(.status(event.kind), environment.scaled(BodyFigures.legendSwatch))
      }
      row.text(event.text, .subheadline, .secondaryLabel)
    }
  }
}

extension CardCalendar: Spoken {
  var spoken: String {
    guard label.isEmpty, let date else { return label }
    let language = source.language
    let signs = Punctuation(language)
    let parts = events.compactMap { event -> String? in
      guard let start = event.start else { return nil }
      let days =
        event.end.map { DrawnWord.fromTo(language, start.medium(language), $0.medium(language)) }
        ?? start.medium(language)
      return days + signs.colon + event.text.string
    }
    let head =
      view == .month
      ? date.monthTitle(language) : DrawnWord.weekOf(language, date.firstOfWeek(language).medium(language))
    return parts.isEmpty ? head : head + signs.stop + parts.joined(separator: signs.semicolon)
  }

  /// The days that are shown around `date`, a week a row; nil beyond the ends of a month.
  fileprivate func weeks(_ date: CardDate) -> [[CardDate?]] {
    switch view {
    case .week:
      let first = date.firstOfWeek(source.language).dayNumber
      return [(0..<7).map { CardDate(dayNumber: first + $0) }]
    case .month:
      let first = date.firstOfMonth
      let days: [CardDate?] =
        Array(repeating: nil, count: first.dayNumber - first.firstOfWeek(source.language).dayNumber)
        + (0..<first.daysInMonth).map { CardDate(dayNumber: first.dayNumber + $0) }
      return stride(from: 0, to: days.count, by: 7).map { start in
        (start..<start + 7).map { $0 < days.count ? days[$0] : nil }
      }
    }
  }
}
