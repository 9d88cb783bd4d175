/// A week or a month with marked days.
package struct CardCalendar: Hashable, Sendable {
  /// Where it stands.
  package var source: PartSource
  /// How much of it is shown.
  package var view: CalendarView
  /// The day that is selected, in the week or month that is shown; nil when the datum is missing.
  package var date: CardDate?
  /// The day that is marked as today; nil marks none, so that a picture never depends on the day it is drawn.
  package var today: CardDate?
  /// What it shows, in one sentence; empty when the file does not say.
  package var label: String
  /// What happens on its days.
  package var events: [CalendarEvent]

  /// The events on `date`.
  package func events(on date: CardDate) -> [CalendarEvent] {
    events.filter { event in event.start.map { $0 <= date && date <= event.end ?? $0 } ?? false }
  }
}

/// Something on a day, or from one day to another.
package struct CalendarEvent: Hashable, Sendable {
  /// What it is.
  package var text: CardText
  /// The day, or the first of several; nil when the datum is missing.
  package var start: CardDate?
  /// The last day, when there are several.
  package var end: CardDate?
  /// What it means.
  package var kind: StatusKind
  /// What a tap opens, if anything.
  package var target: String?
}

/// How much of a calendar is shown.
package enum CalendarView: String, Sendable, CaseIterable {
  case week, month
}

extension CardCalendar: BodyElement {
  init(_ element: CardElement) {
    self.init(
      source: element.source, view: element.choice(.view, .week), date: element.date(.date),
      today: element.date(.today), label: element.shown(.label), events: element.parts(.event, CalendarEvent.init))
  }

  var isEmpty: Bool { false }
}

extension CalendarEvent {
  init(_ element: CardElement) {
    self.init(
      text: CardText(linked: element), start: element.date(.date), end: element.date(.end),
      kind: element.choice(.kind, .neutral), target: element.bound(.target))
  }
}

extension CardElement {
  /// A day; nil when a datum is missing.
  fileprivate func date(_ name: AttributeName) -> CardDate? { bound(name).flatMap { CardDate($0) } }
}
