import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// The steps of a timeline follow one another.
  static let timelineOrder = DesignRule(
    "timeline-order", .hint, summary: "The states of a timeline contradict their order",
    explanation: """
      What lies before a finished step is finished, too: an open step between finished ones says that a parcel was \
      delivered before it was picked up. Steps that run side by side may be in progress, and one that is optional may be \
      left open; the rule knows words for it in \(WordTable.languages(.optional)). No guideline needs to say so.
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
    ]
  ) { node, context in
    let entries = context.children(node, .timelineEntry)
    let order = ["complete", "inProgress", "open"]
    let ranks = entries.compactMap { order.firstIndex(of: context.value($0, .state) ?? "open") }
    guard ranks.count == entries.count, ranks.count > 1 else { return }
    let pairs = zip(ranks, ranks.dropFirst())
    // The newest step may stand first or last.
    guard pairs.contains(where: { $0 > $1 }),
      pairs.contains(where: { $0 < $1 }) || ranks[0] == 2 && isForward(entries, context)
    else { return }
    guard
      let wrong = ranks.indices.first(where: {
        ranks[$0] == 2 && ranks[($0 + 1)...].contains(0) && !isOptional(entries[$0], &context)
      })
    else { return }
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

/// Whether the title of `entry` says that it may be left out.
private func isOptional(_ entry: NodeID, _ context: inout RuleContext) -> Bool {
  guard let title = context.child(entry, .title) else { return false }
  return context.wording(title).hasWord(of: .optional)
}
