import CardModel
import SourceText
import Standards
import XMLSyntax

extension DesignRule {
  /// The steps of a timeline follow one another.
  static let timelineOrder = DesignRule(
    "timeline-order", .hint, summary: "The states or times of a timeline contradict their order",
    explanation: """
      What lies before a finished step is finished, too: an open step between finished ones says that a parcel was \
      delivered before it was picked up. Steps that run side by side may be in progress, and one that is optional may be \
      left open; the rule knows words for it in \(WordTable.languages(.optional)). Days and times run forward, or \
      back with the newest first, and past midnight or new year where the day or the year is not told. No guideline needs to say so.
      """,
    sources: ["OWN"], elements: ["Timeline"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Timeline>
            <TimelineEntry state="complete"><Title>Picked up</Title></TimelineEntry>
            <TimelineEntry state="inProgress"><Title>On its way</Title></TimelineEntry>
            <TimelineEntry state="open"><Title>Delivered</Title></TimelineEntry>
          </Timeline>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="order" target="orders/4711">
        <Header>
          <Title>Coolant pump</Title>
        </Header>
        <Body>
          <Timeline>
            <TimelineEntry state="complete"><Title>Picked up</Title></TimelineEntry>
            <⏩TimelineEntry⏪ state="open"><Title>On its way</Title></TimelineEntry>
            <TimelineEntry state="complete"><Title>Delivered</Title></TimelineEntry>
          </Timeline>
        </Body>
      </Card>
      """,
    edges: [
      Edge(#"state="complete"><Title>Picked up"#, passes: #"state="open"><Title>Picked up"#),
      Edge(#"state="complete"><Title>Delivered"#, passes: #"state="open"><Title>Delivered"#),
      Edge(#"state="open"><Title>On its way"#, passes: #"state="inProgress"><Title>On its way"#),
      Edge("On its way", passes: "Optional survey"),
      Edge(steps, passes: timed("9:15", "10:05", "11:30"), fails: timed("9:15", "8:05", "11:30"), saying: "“8:05”"),
      Edge(steps, passes: timed("9:15", "9:15", "11:30"), fails: timed("11:30", "9:15", "11:31"), saying: "“9:15”"),
      Edge(steps, passes: timed("22:10", "23:50", "0:30"), fails: timed("22:10", "23:50", "22:30"), saying: "“22:30”"),
      Edge(steps, passes: timed("11:30 AM", "1:05 PM", "12:10 AM"), fails: timed("11:30 AM", "1:05 AM", "12:10 PM")),
      Edge(steps, passes: timed("Nov 3", "Nov 5", "Nov 9"), fails: timed("Nov 3", "Nov 1", "Nov 9"), saying: "“Nov 1”"),
      Edge(
        steps, passes: timed("Dec 30, 2026", "Dec 31, 2026", "Jan 2, 2027"),
        fails: timed("Dec 30, 2026", "Dec 31, 2026", "Jan 2, 2026")),
      Edge(steps, passes: timed("03.11.2026", "05.11.2026", "09.11.2026"), fails: timed("03.11.", "01.11.", "09.11.")),
      Edge(
        steps, passes: timed("03/11/2026", "01/12/2026", "09/11/2026"),
        fails: timed("2026-11-03", "2026-11-01", "2026-11-09")),
      Edge(
        steps, passes: timed("Nov 3, 18:00", "Nov 4, 8:00", "Nov 4, 9:00"),
        fails: timed("Nov 4, 18:00", "Nov 4, 8:00", "Nov 5, 9:00")),
      Edge(steps, passes: timed("9:15", "Today", "8:30"), fails: timed("9:15", "8:45", "8:30"), saying: "“8:45”"),
      Edge(steps, passes: timed("22:00", "2:00", "23:30"), fails: timed("22:00", "10:01", "23:30"), saying: "“10:01”"),
      Edge(
        steps, passes: timed("Dec 3", "Jan 3", "Feb 1"), fails: timed("Nov 28", "Nov 3", "Nov 20"), saying: "“Nov 3”"),
      Edge(steps, passes: timed("1.2", "1.10", "1.3"), fails: timed("1.2.", "1.4.", "1.3.")),
      Edge(steps, passes: timed("9 AM", "10:30 AM", "1 PM"), fails: timed("9 AM", "7 AM", "11 AM"), saying: "“7 AM”"),
      Edge(
        steps, passes: timed("8.30 Uhr", "9.05 Uhr", "9.15 Uhr", #" xml:lang="de""#),
        fails: timed("8.30 Uhr", "7.15 Uhr", "9.15 Uhr", #" xml:lang="de""#), saying: "“7.15 Uhr”"),
      Edge(
        steps, passes: timed("1er nov. 2026", "3 nov. 2026", "9 nov. 2026", #" xml:lang="fr""#),
        fails: timed("3 nov. 2026", "1er nov. 2026", "9 nov. 2026", #" xml:lang="fr""#), saying: "“1er nov. 2026”"),
      Edge(
        steps, passes: timed("9h00", "9 h 30", "10h", #" xml:lang="fr""#),
        fails: timed("9h30", "9 h 15", "10h", #" xml:lang="fr""#), saying: "“9 h 15”"),
      Edge(
        steps, passes: timed("오전 11:30", "오후 1:05", "오후 2:10", #" xml:lang="ko""#),
        fails: timed("오전 11:30", "오전 1:05", "오후 2:10", #" xml:lang="ko""#)),
      Edge(
        steps, passes: timed("上午11:30", "下午1:05", "下午2:10", #" xml:lang="zh""#),
        fails: timed("上午11:30", "上午1:05", "下午2:10", #" xml:lang="zh""#)),
      Edge(
        steps, passes: timed("11:30 ص", "1:05 م", "2:10 م", #" xml:lang="ar""#),
        fails: timed("11:30 ص", "1:05 ص", "2:10 م", #" xml:lang="ar""#)),
      Edge(
        steps, passes: timed("2026년 7월 1일", "2026.07.03", "2026. 7. 9.", #" xml:lang="ko""#),
        fails: timed("2026년 7월 3일", "2026.07.01", "2026. 7. 9.", #" xml:lang="ko""#), saying: "“2026.07.01”"),
      Edge(
        steps, passes: timed("31 בינואר", "3 בפברואר", "1 במרץ", #" xml:lang="he""#),
        fails: timed("31 בינואר", "3 בינואר", "1 במרץ", #" xml:lang="he""#)),
      Edge(
        steps, passes: timed("11月3日", "11月5日", "11月9日", #" xml:lang="ja""#),
        fails: timed("11月3日", "11月1日", "11月9日", #" xml:lang="ja""#)),
    ]
  ) { node, context in
    let parts = context.children(node, .timelineEntry)
    let lists = context.readLists(node, parts) { entry in
      [context.value(entry, .state) ?? "open"]
        + [.timestamp, .title].map { context.child(entry, $0).map(context.text) ?? "" }
    }
    for steps in lists where reports(steps, &context) { return }
  }
}

/// Reports what contradicts the order of `steps`; whether there is something.
private func reports(_ steps: [ReadPart], _ context: inout RuleContext) -> Bool {
  let order = ["complete", "inProgress", "open"]
  let ranks = steps.compactMap { order.firstIndex(of: $0.texts[0]) }
  guard ranks.count == steps.count, ranks.count > 1 else { return false }
  let pairs = Array(zip(ranks, ranks.dropFirst()))
  let (falls, rises) = (pairs.contains { $0 > $1 }, pairs.contains { $0 < $1 })
  let times = TimelineTimes(steps, context)
  // The newest step may stand first or last.
  if falls, rises || ranks[0] == 2 && times?.runForward == true,
    let wrong = ranks.indices.first(where: {
      ranks[$0] == 2 && ranks[($0 + 1)...].contains(0)
        && !context.wording(steps[$0].texts[2], of: steps[$0].part).hasWord(of: .optional)
    })
  {
    context.report(
      "A later step is complete, and this one is not", at: context.tree.nameRange(of: steps[wrong].part))
    return true
  }
  guard let times, let wrong = times.firstMisplaced(isForward: rises && !falls),
    let stamp = context.child(steps[wrong].part, .timestamp)
  else { return false }
  context.report("“\(steps[wrong].texts[1])” is not in the order of time", at: context.textRange(stamp))
  return true
}

/// The steps of the failing example.
private let steps = """
  <TimelineEntry state="complete"><Title>Picked up</Title></TimelineEntry>
        <TimelineEntry state="open"><Title>On its way</Title></TimelineEntry>
        <TimelineEntry state="complete"><Title>Delivered</Title></TimelineEntry>
  """

/// Steps at these times, with `attributes`, the last of which is open.
private func timed(_ first: String, _ second: String, _ third: String, _ attributes: String = "") -> String {
  zip([first, second, third], ["complete", "complete", "open"]).map { time, state in
    "<TimelineEntry\(attributes) state=\"\(state)\"><Timestamp>\(time)</Timestamp><Title>Picked up</Title></TimelineEntry>"
  }
  .joined()
}

/// When the steps of a timeline happen, which all say it in the same way.
private struct TimelineTimes {
  private let moments: [WrittenMoment]

  /// Those of `steps`; nil where one says none that is known, or they say it in different ways.
  init?(_ steps: [ReadPart], _ context: RuleContext) {
    moments = steps.compactMap { step in
      context.child(step.part, .timestamp).flatMap { WrittenMoment(step.texts[1], context.language($0)) }
    }
    guard moments.count == steps.count, Set(moments.map({ $0.form })).count == 1 else { return nil }
  }

  /// Whether they run forward, past midnights or new years where they do not tell the day or the year.
  var runForward: Bool { runForward(moments.map { $0.place }) }

  private func runForward(_ places: [Int64]) -> Bool {
    zip(places, places.dropFirst()).allSatisfy { isLater($1, than: $0) }
  }

  /// Whether the one place follows the other: it is larger, or so much smaller that the next day or year has begun.
  private func isLater(_ place: Int64, than other: Int64) -> Bool {
    guard place < other, let round = moments[0].form.round else { return place >= other }
    return (other - place) * 2 >= round
  }

  /// The first of three or more that stands before what it follows; nil where all run forward, or back where the steps need not
  /// run forward.
  func firstMisplaced(isForward: Bool) -> Int? {
    let places = moments.map { $0.place }
    guard places.count > 2, !runForward, isForward || !runForward(places.reversed()) else { return nil }
    return places.indices.dropFirst().first { !isLater(places[$0], than: places[$0 - 1]) }
  }
}
