import CardModel
import SourceText
import XMLSyntax

extension DesignRule {
  /// A trend is coloured by what it means.
  static let trendSense = DesignRule(
    "trend-sense", .warning, summary: "A rise of something bad is shown as good",
    explanation: """
      More scrap, complaints or downtime is bad news, and less of it is good. Green beside a rising reject rate tells \
      the wrong story at a glance. The rule knows such measures in \(WordTable.languages(.losses)); it asks the title of the card \
      and the text of the trend.
      """,
    sources: ["CH-I", "HIG-A"], elements: ["Trend"],
    passing: """
      <Card xmlns="urn:cardwright:1" id="rejects" target="quality/rejects">
        <Header>
          <Title>Reject rate</Title>
        </Header>
        <Body>
          <Chart type="line" label="The reject rate rose from 1.8 to 3.4 percent">
            <Trend direction="up" kind="negative">0.9 points above last week</Trend>
            <Series>
              <Point value="1.8">W 44</Point>
              <Point value="3.4">W 45</Point>
            </Series>
            <CategoryAxis labels="firstAndLast"/>
          </Chart>
        </Body>
      </Card>
      """,
    failing: """
      <Card xmlns="urn:cardwright:1" id="rejects" target="quality/rejects">
        <Header>
          <Title>Reject rate</Title>
        </Header>
        <Body>
          <Chart type="line" label="The reject rate rose from 1.8 to 3.4 percent">
            <Trend direction="up" kind="⏩positive⏪">0.9 points above last week</Trend>
            <Series>
              <Point value="1.8">W 44</Point>
              <Point value="3.4">W 45</Point>
            </Series>
            <CategoryAxis labels="firstAndLast"/>
          </Chart>
        </Body>
      </Card>
      """,
    edges: [
      Edge(passes: "critical", saying: "negative"),
      Edge(
        #"direction="up" kind="positive""#, passes: #"direction="down" kind="positive""#,
        fails: #"direction="down" kind="negative""#, saying: "positive"),
      Edge("<Title>Reject rate", passes: "<Title>Orders without complaints", fails: "<Title>Complaints"),
    ]
  ) { node, context in
    let said = ["up", "down"]
    guard let direction = context.value(node, .direction), said.contains(direction),
      let kind = context.value(node, .kind),
      ["positive", "negative"].contains(kind), (direction == "up") == (kind == "positive"), isAboutLosses(node, context)
    else { return }
    let other = kind == "positive" ? "negative" : "positive"
    context.report(
      direction == "up"
        ? "More of this is no good news; change the kind to negative"
        : "Less of this is good news; change the kind to positive",
      at: context.valueRange(node, .kind),
      fixes: [context.setting(node, .kind, to: other, "Change the kind to “\(other)”")])
  }
}

/// Whether the trend `node`, or the card that it stands in, names something that is better the less there is of it.
private func isAboutLosses(_ node: NodeID, _ context: RuleContext) -> Bool {
  func isLoss(_ part: NodeID) -> Bool {
    let wording = context.wording(context.text(part), of: part)
    // Of answered complaints there may be more.
    return wording.affirms(.losses) && !wording.speaks(of: .achieved)
  }
  if isLoss(node) { return true }
  guard let card = context.ancestor(node, [.card]), let header = context.child(card, .header),
    let title = context.child(header, .title)
  else { return false }
  return isLoss(title)
}
