import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A pop does not come while another runs.
  static let scenePopsOnce = DesignRule(
    "scene-pops-once", .warning, summary: "A second `Pop` comes while the first still runs",
    explanation: """
      `Pop` takes one card away, in 0.3125 seconds unless `Metrics` says otherwise; another `Pop` does nothing until that is over. To go back \
      by several cards at once, let all of them but the last happen at once, with `animated="false"`: people see the top card go and the card \
      that they come to.
      """,
    sources: ["TGC"], elements: ["Pop"],
    passing: tour("<Pop animated=\"false\"/>\n      <Pop/>"), failing: tour("<Pop/>\n      <⏩Pop⏪/>"),
    edges: [
      Edge(
        "<Pop/>\n      <Pop/>", passes: #"<Pop animated="false"/><Pop/>"#, fails: #"<Pop animated="true"/><Pop/>"#),
      Edge(
        "<Pop/>\n      <Pop/>", passes: #"<Pop/><Push card="job"/><Pop/>"#, fails: "<Pop/><Info>Sent</Info><Pop/>"),
      Edge(
        "<Pop/>\n      <Pop/>", passes: #"<Pop/><Move to="extended"/><Pop/>"#, fails: #"<Pop/><Zoom to="city"/><Pop/>"#),
      Edge(
        #"<MapContent id="town">"#, passes: #"<Metrics pop="0"/><MapContent id="town">"#,
        fails: #"<Metrics pop="0.1"/><MapContent id="town">"#),
    ]
  ) { node, context in
    guard let event = context.parent(node) else { return }
    // What takes no time is over when the next one comes.
    let metrics = context.ancestor(node, [.cardScene]).flatMap { context.child($0, .metrics) }
    if let metrics, context.number(metrics, .pop) == 0 { return }
    // What moves the stack in between breaks the pop off; then another has its turn.
    let moves = context.children(event).prefix { $0 != node }.filter {
      [.pop, .push, .swap, .move].contains(context.name($0))
    }
    guard let before = moves.last, context.name(before) == .pop, context.value(before, .animated)?.flag != false else {
      return
    }
    context.report(
      "This pop does nothing, as the one before it still runs; let that one happen at once",
      at: context.tree.nameRange(of: node),
      fixes: [context.setting(before, .animated, to: "false", "Pop the first card at once", isPreferred: true)])
  }
}

/// A scene of three cards, of which the last is left by `pops`.
private func tour(_ pops: String) -> String {
  """
  <CardScene xmlns="urn:cardwright:1" id="tour" root="jobs">
    <MapContent id="town">
      <Pin id="yard" latitude="52.37" longitude="4.9">Yard</Pin>
    </MapContent>
    <TableCard id="jobs" map="town" position="peaking">
      <Title>Jobs</Title>
      <Section>
        <ObjectCell id="row"><Title>Flow meter</Title></ObjectCell>
      </Section>
      <On event="select" of="row">
        <Push card="job"/>
      </On>
    </TableCard>
    <PlainCard id="job" map="town" position="peaking">
      <Title>Flow meter</Title>
      <BottomBar>
        <Action id="report">Write the report</Action>
      </BottomBar>
      <On event="tap" of="report">
        <Push card="form"/>
      </On>
    </PlainCard>
    <PlainCard id="form" map="town" position="extended">
      <Title>Report</Title>
      <BottomBar>
        <Action id="send" role="primary">Send and finish</Action>
      </BottomBar>
      <On event="tap" of="send">
        \(pops)
      </On>
    </PlainCard>
  </CardScene>
  """
}
