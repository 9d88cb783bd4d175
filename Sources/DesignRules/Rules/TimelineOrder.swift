import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The steps of a timeline follow one another.
  static let timelineOrder = DesignRule(
    "timeline-order", .hint, summary: "The states of a timeline contradict their order",
    explanation: """
      What lies before a finished step is finished, too: an open step between finished ones says that a parcel was \
      delivered before it was picked up. No guideline needs to say so.
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
    ]
  ) { node, context in
    let entries = context.children(node, .timelineEntry)
    let order = ["complete", "inProgress", "open"]
    let ranks = entries.compactMap { order.firstIndex(of: context.value($0, .state) ?? "open") }
    guard ranks.count == entries.count, ranks.count > 2 else { return }
    let pairs = zip(ranks, ranks.dropFirst())
    // The newest step may stand first or last.
    guard pairs.contains(where: { $0 > $1 }),
      pairs.contains(where: { $0 < $1 }) || ranks[0] == 2 && isForward(entries, context)
    else { return }
    guard let wrong = ranks.indices.first(where: { ranks[$0] > 0 && ranks[($0 + 1)...].contains(0) }) else { return }
    context.report(
      "A later step is complete, and this one is not", at: context.tree.nameRange(of: entries[wrong]))
  }
}

/// Whether the times of `entries` run forward, as far as they are times of one day.
private func isForward(_ entries: [NodeID], _ context: RuleContext) -> Bool {
  let times = entries.compactMap { entry in context.child(entry, .timestamp).map(context.text) }
  guard times.count == entries.count,
    times.allSatisfy({ $0.utf8.count == 5 && $0.utf8.dropFirst(2).first == UInt8(ascii: ":") })
  else { return false }
  return zip(times, times.dropFirst()).allSatisfy { $0 < $1 }
}
