import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// A calendar shows the days of its events.
  static let calendarElsewhere = DesignRule(
    "calendar-elsewhere", .warning, summary: "A calendar shows days without its events",
    explanation: """
      The week or month that is shown is that of `date`. Where all events are in others, people see an empty calendar and plan what they \
      have planned already; an event in another one than the rest is never drawn, and nobody misses it. Where `today` is shown, that there is nothing may be what the calendar says.
      """,
    sources: ["OWN"], elements: ["Calendar"],
    passing: calendar("week", "2026-12-02"), failing: calendar("week", "⏩2026-12-09⏪"),
    edges: [
      Edge(passes: "2026-11-28", fails: "2026-11-27"),
      .card(passes: calendar("month", "2026-12-31"), fails: calendar("month", "2026-11-30")),
      .card(passes: calendar("week", "2026-12-09", end: "2026-12-07")),
      .card(passes: calendar("week", "2026-12-13", end: "2026-12-07")),
      // In some countries the week begins on Sunday.
      .card(passes: calendar("week", "2026-11-29")),
      .card(
        passes: calendar("week", "2026-12-02", also: "2026-12-05"),
        fails: calendar("week", "2026-12-02", also: "2026-12-11"),
        saying: "never drawn"),
      .card(
        passes: calendar("month", "2026-12-02", also: "2026-12-31"),
        fails: calendar("month", "2026-12-02", also: "2027-01-01")),
      .card(
        passes: calendar("week", "2026-12-09", today: "2026-12-08"),
        fails: calendar("week", "2026-12-09", today: "2026-12-01")),
    ]
  ) { node, context in
    guard let written = context.value(node, .date),
      let date = readings(node, [written], context).first.flatMap({ CardDate($0[0]) })
    else { return }
    let isMonth = context.value(node, .view) == "month"
    let first = date.firstOfMonth.dayNumber
    // Where people live whom it is shown to, the week begins on Monday, Saturday or Sunday.
    let starts = isMonth ? [first] : [0, 5, 6].map { date.dayNumber - (date.weekday + 7 - $0) % 7 }
    let shown = starts.map { $0..<$0 + (isMonth ? date.daysInMonth : 7) }
    let events = context.children(node, .event)
    if !context.isBound(written), reportUnseen(events, shown, isMonth, &context) { return }
    // That there is nothing today may be what it says.
    if let today = context.value(node, .today),
      CardDate(today).map({ day in shown.contains { $0.contains(day.dayNumber) } }) ?? true
    {
      return
    }
    guard let firstEvent = events.first else { return }
    for event in events {
      let first = context.value(event, .date) ?? ""
      let days = readings(event, [first, context.value(event, .end) ?? first], context)
      // What is not known, or not asked for, may be on these days.
      let isBound = context.isBound(first + (context.value(event, .end) ?? ""))
      guard !days.isEmpty, !isBound || days.count == context.bindings?.records(at: event)?.scopes.count else {
        return
      }
      for day in days {
        guard let first = CardDate(day[0]), let last = CardDate(day[1]), first <= last,
          !shown.contains(where: { $0.overlaps(first.dayNumber..<last.dayNumber + 1) })
        else { return }
      }
    }
    let (name, day) = (isMonth ? "month" : "week", context.value(firstEvent, .date) ?? "")
    context.report(
      "No event is in this \(name); show the \(name) of an event", at: context.valueRange(node, .date),
      fixes: context.isBound(written + day)
        ? [] : [context.setting(node, .date, to: day, "Show the \(name) of the first event")])
  }
}

/// Reports those of `events` that are on none of the days which are `shown` wherever the week begins, while others are; whether it does.
private func reportUnseen(
  _ events: [NodeID], _ shown: [Range<Int>], _ isMonth: Bool, _ context: inout RuleContext
) -> Bool {
  let days = events.prefix(200).map { event -> Range<Int>? in
    let date = context.value(event, .date) ?? ""
    guard let first = CardDate(date), let last = CardDate(context.value(event, .end) ?? date), first <= last,
      !context.isBound(date), context.value(event, .each) == nil
    else { return nil }
    return first.dayNumber..<last.dayNumber + 1
  }
  func isSeen(_ days: Range<Int>) -> Bool { shown.contains { $0.overlaps(days) } }
  let unseen = zip(events, days).filter { _, days in days.map { !isSeen($0) } ?? false }
  guard !unseen.isEmpty, days.contains(where: { $0.map(isSeen) ?? false }) else { return false }
  for (event, _) in unseen {
    context.report(
      "This event is in another \(isMonth ? "month" : "week"), and is never drawn", at: context.valueRange(event, .date)
    )
  }
  return true
}

/// A card with a calendar that shows `date`, and an event from 1 December 2026 to `end`.
private func calendar(
  _ view: String, _ date: String, end: String = "2026-12-03", today: String = "2026-10-15", also: String = ""
) -> String {
  let other = also.isEmpty ? "" : "\n        <Event date=\"\(also)\">Exam</Event>"
  return """
    <Card xmlns="urn:cardwright:1" id="shifts" target="shifts/48">
      <Header>
        <Title>My shifts</Title>
      </Header>
      <Body>
        <Calendar view="\(view)" date="\(date)" today="\(today)" label="Training from Tuesday">
          <Event date="2026-12-01" end="\(end)">Training</Event>\(other)
        </Calendar>
      </Body>
    </Card>
    """
}
