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
      back with the newest first, and past midnight or new year once. No guideline needs to say so.
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
      Edge(
        steps, passes: timed("11月3日", "11月5日", "11月9日", #" xml:lang="ja""#),
        fails: timed("11月3日", "11月1日", "11月9日", #" xml:lang="ja""#)),
    ]
  ) { node, context in
    let entries = context.children(node, .timelineEntry)
    let order = ["complete", "inProgress", "open"]
    let ranks = entries.compactMap { order.firstIndex(of: context.value($0, .state) ?? "open") }
    guard ranks.count == entries.count, ranks.count > 1 else { return }
    let pairs = Array(zip(ranks, ranks.dropFirst()))
    let (falls, rises) = (pairs.contains { $0 > $1 }, pairs.contains { $0 < $1 })
    let times = TimelineTimes(entries, context)
    // The newest step may stand first or last.
    if falls, rises || ranks[0] == 2 && times?.runForward == true,
      let wrong = ranks.indices.first(where: {
        ranks[$0] == 2 && ranks[($0 + 1)...].contains(0) && !isOptional(entries[$0], &context)
      })
    {
      return context.report(
        "A later step is complete, and this one is not", at: context.tree.nameRange(of: entries[wrong]))
    }
    guard let times, let wrong = times.firstMisplaced(isForward: rises && !falls) else { return }
    context.report(
      "“\(context.text(times.parts[wrong]))” is not in the order of time", at: context.textRange(times.parts[wrong]))
  }
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
  /// The parts that say it.
  let parts: [NodeID]
  private let moments: [WrittenMoment]

  /// Those of `entries`; nil where one says none that is known, or they say it in different ways.
  init?(_ entries: [NodeID], _ context: RuleContext) {
    parts = entries.compactMap { context.child($0, .timestamp) }
    moments = parts.compactMap { WrittenMoment(context.text($0), context.language($0)) }
    guard moments.count == entries.count, Set(moments.map(\.form)).count == 1 else { return nil }
  }

  /// Whether they run forward, past midnight or new year at most once.
  var runForward: Bool { runForward(moments.map(\.place)) }

  private func runForward(_ places: [Int]) -> Bool {
    let back = zip(places, places.dropFirst()).filter { $0 > $1 }
    guard let first = places.first, let last = places.last else { return true }
    return back.isEmpty || back.count == 1 && last < first && moments[0].form != .dayOfYear
  }

  /// The first of three or more that stands before what it follows; nil where all run forward, or back where the steps need not
  /// run forward.
  func firstMisplaced(isForward: Bool) -> Int? {
    let places = moments.map(\.place)
    guard places.count > 2, !runForward, isForward || !runForward(places.reversed()) else { return nil }
    return places.indices.dropFirst().first { places[$0] < places[$0 - 1] }
  }
}

/// Whether the title of `entry` says that it may be left out.
private func isOptional(_ entry: NodeID, _ context: inout RuleContext) -> Bool {
  guard let title = context.child(entry, .title) else { return false }
  return context.wording(title).hasWord(of: .optional)
}
