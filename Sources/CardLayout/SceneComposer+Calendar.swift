import CardModel
import LayoutCore

// Calendars: a week or a month that begins on Monday (ISO 8601), weekdays in English.
extension SceneComposer {
  /// Adds the month's name, the days with marks for what happens, and the events of the selected day.
  mutating func calendar(_ calendar: CardCalendar) {
    var calendar = calendar
    calendar.events.removeAll { !shows($0.text.source) }
    month(calendar)
  }

  private mutating func month(_ calendar: CardCalendar) {
    guard let date = calendar.date else {
      return placeholder(UnknownPart(source: calendar.source))
    }
    let label = spokenIfDrawn(calendar.label.isEmpty ? calendar.spoken(date) : calendar.label)
    container(
      .column, Paint(source: calendar.source),
      { style in
        style.spacing = CardFigures.rowSpacing
        style.width = .fill
      }
    ) { composer in
      composer.container(
        .column,
        Paint(role: .calendar, label: label, source: calendar.source, isRead: true),
        { $0.width = .fill }
      ) { composer in
        composer.string(date.monthTitle, composer.setting(.headline, .semibold), .primaryLabel) { style in
          style.padding.bottom = CardFigures.cellTextSpacing
        }
        composer.weekdays()
        for week in calendar.weeks(date) { composer.week(week, calendar, date) }
      }
      for event in calendar.events(on: date) { composer.event(event) }
    }
  }

  /// The text of a day grows with the text size as far as seven days have room.
  private var daySetting: TextSetting {
    let setting = setting(.subheadline, lines: 1)
    let room = innerWidth / 7 - 6
    let widest = measurer.width("30", setting)
    guard widest > room else { return setting }
    return TextSetting(
      face: .regular, size: setting.size * room / widest, leading: setting.leading * room / widest, lineLimit: 1)
  }

  private mutating func weekdays() {
    var setting = setting(.caption1, lines: 1)
    let widest = CardDate.weekdays.map { measurer.width($0, setting) }.max() ?? 0
    let scale = min(1, (innerWidth / 7 - 4) / max(1, widest))
    setting = TextSetting(
      face: .regular, size: setting.size * scale, leading: setting.leading * scale, lineLimit: 1)
    container(.equalRow, nil, { $0.width = .fill }) { composer in
      for name in composer.draws ? CardDate.weekdays[...] : CardDate.weekdays.prefix(1) {
        composer.container(
          .column, nil,
          { style in
            style.horizontal = .center
            style.width = .fill
          }
        ) { $0.string(name, setting, .tertiaryLabel) }
      }
    }
  }

  private mutating func week(_ days: [CardDate?], _ calendar: CardCalendar, _ selected: CardDate) {
    container(
      .equalRow, nil,
      { style in
        style.width = .fill
        style.padding.top = 2
      }
    ) { composer in
      // All days are equally high: where nothing is drawn, one stands for its week.
      for day in composer.draws ? days[...] : days.drop(while: { $0 == nil }).prefix(1) {
        composer.container(
          .column, nil,
          { style in
            style.horizontal = .center
            style.spacing = 2
            style.width = .fill
          }
        ) { composer in
          if let day { composer.day(day, calendar, isSelected: day == selected) }
        }
      }
    }
  }

  /// The number in its circle, filled when selected and outlined today, and dots below for what happens.
  private mutating func day(_ day: CardDate, _ calendar: CardCalendar, isSelected: Bool) {
    let isToday = day == calendar.today
    var setting = daySetting
    if isToday || isSelected { setting.face = .bold }
    let side = min(max(BodyFigures.calendarDay, setting.leading + 8), innerWidth / 7 - 2)
    let surface =
      isSelected
      ? Surface(fill: .tintColor, cornerRadius: side / 2)
      : Surface(stroke: isToday ? .tintColor : nil, strokeWidth: isToday ? 1 : 0, cornerRadius: side / 2)
    container(
      .row, Paint(content: .surface(surface)),
      { style in
        style.width = .fixed(side)
        style.height = .fixed(side)
        style.horizontal = .center
        style.vertical = .center
      }
    ) { composer in
      composer.string("\(day.day)", setting, isSelected ? .base2 : isToday ? .tintColor : .primaryLabel)
    }
    let events = draws ? calendar.events(on: day) : []
    let dot = min(environment.scaled(BodyFigures.calendarDot), BodyFigures.calendarDotMost)
    container(
      .row, nil,
      { style in
        style.spacing = 2
        style.height = .fixed(dot)
      }
    ) { composer in
      for event in events.prefix(BodyFigures.calendarDots) { composer.dot(event.kind, dot) }
    }
  }

  private mutating func dot(_ kind: StatusKind, _ side: Double) {
    leaf(Paint(drawing: .dot(.status(kind)))) { style in
      style.width = .fixed(side)
      style.height = .fixed(side)
    }
  }

  private mutating func event(_ event: CalendarEvent) {
    let side = environment.scaled(BodyFigures.legendSwatch)
    let leading = environment.metrics(.subheadline).leading
    container(
      .row, Paint(source: event.text.source, isTouchable: event.target != nil),
      { style in
        style.spacing = CardFigures.itemSpacing
        style.vertical = .top
        style.width = .fill
      }
    ) { composer in
      // On the text's first line.
      composer.container(
        .row, nil,
        { style in
          style.height = .fixed(leading)
          style.vertical = .center
        }
      ) { $0.dot(event.kind, side) }
      composer.text(event.text, composer.setting(.subheadline), .secondaryLabel)
    }
  }
}

extension CardCalendar {
  /// The days that are shown around `date`, a week a row; nil beyond the ends of a month.
  func weeks(_ date: CardDate) -> [[CardDate?]] {
    switch view {
    case .week:
      let first = date.firstOfWeek.dayNumber
      return [(0..<7).map { CardDate(dayNumber: first + $0) }]
    case .month:
      let first = date.firstOfMonth
      let days: [CardDate?] =
        Array(repeating: nil, count: first.weekday)
        + (0..<first.daysInMonth).map { CardDate(dayNumber: first.dayNumber + $0) }
      return stride(from: 0, to: days.count, by: 7).map { start in
        (start..<start + 7).map { $0 < days.count ? days[$0] : nil }
      }
    }
  }

  /// The content in words.
  func spoken(_ date: CardDate) -> String {
    let parts = events.compactMap { event -> String? in
      guard let start = event.start else { return nil }
      let days = event.end.map { "\(start.medium) to \($0.medium)" } ?? start.medium
      return "\(days): \(event.text.string)"
    }
    let head = view == .month ? date.monthTitle : "Week of \(date.firstOfWeek.medium)"
    return parts.isEmpty ? head : "\(head). " + parts.joined(separator: "; ")
  }
}
