import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// An event ends after it begins.
  static let eventOrder = DesignRule(
    "event-order", .hint, summary: "An event ends before it begins",
    explanation: """
      The end of an event is its last day; before the first it makes no sense, and the calendar cannot show it. No \
      guideline needs to say so.
      """,
    sources: ["OWN"], elements: ["Event"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Calendar view="month" date="2026-12-01" label="Fair from 8 to 11 December">
            <Event date="2026-12-08" end="2026-12-11">Fair</Event>
          </Calendar>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Calendar view="month" date="2026-12-01" label="Fair from 8 to 11 December">
            <Event date="2026-12-11" end="⏩2026-12-08⏪">Fair</Event>
          </Calendar>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "2026-12-11", fails: "2026-12-10")
    ]
  ) { node, context in
    guard let written = context.value(node, .date), let writtenEnd = context.value(node, .end) else { return }
    if context.isBound(written + writtenEnd) {
      let isWrong = readings(node, [written, writtenEnd], context).contains {
        isDay($0[0]) && isDay($0[1]) && $0[1] < $0[0]
      }
      if isWrong { context.report("This event ends before it begins", at: context.valueRange(node, .end)) }
      return
    }
    let (date, end) = (written, writtenEnd)
    guard isDay(date), isDay(end), end < date else { return }
    let (first, last) = (context.valueRange(node, .date), context.valueRange(node, .end))
    context.report(
      "This event ends before it begins", at: last,
      fixes: [Fix("Swap the days", [TextEdit(first, end), TextEdit(last, date)], isPreferred: true)])
  }
}

/// Whether `text` is a day such as 2026-12-08; such texts are in the order of the days.
private func isDay(_ text: String) -> Bool {
  text.utf8.count == 10 && text.utf8.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D }
}
